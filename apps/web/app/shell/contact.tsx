import { identity, phoneTarget } from '@rivermark/content/site';
import './contact.css';

/**
 * The one way to print phone and e-mail: the agent's registered name and the brokerage's full name stand directly
 * above them (Rule 61J2-10.025 F.A.C.), so neither can be shown without.
 */
export function Contact({ phoneOnly = false }: { readonly phoneOnly?: boolean }) {
  return (
    <address className={phoneOnly ? 'contact caller' : 'contact'}>
      <span className="contact-name">{identity.agentName}</span>
      <span>{identity.brokerageName}</span>
      <a href={`tel:${phoneTarget(identity.phone)}`}>{identity.phone}</a>
      {!phoneOnly && <a href={`mailto:${identity.email}`}>{identity.email}</a>}
    </address>
  );
}
