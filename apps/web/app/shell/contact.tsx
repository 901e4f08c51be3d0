import { identity, phoneTarget } from '@rivermark/content/site';
import './contact.css';

export const tel = `tel:${phoneTarget(identity.phone)}`;

/**
 * The one way to print phone and email: the agent's registered name and the brokerage's full name stand directly
 * above them (Rule 61J2-10.025 F.A.C.), so neither can be shown without.
 */
export function Contact() {
  return (
    <address className="contact">
      <span className="contact-name">{identity.agentName}</span>
      <span>{identity.brokerageName}</span>
      <a href={tel}>{identity.phone}</a>
      <a href={`mailto:${identity.email}`}>{identity.email}</a>
    </address>
  );
}

/** Whom to call, at the foot of the window: the number directly above the brokerage, with room before it. */
export const footCaller = (
  <a className="floating-name" href={tel}>
    <b>{identity.phone}</b>
    {identity.brokerageName}
  </a>
);
