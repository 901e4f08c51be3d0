import { phoneTarget, type SiteIdentity } from '@rivermark/content/site';
import { useContent } from '../site/site.tsx';
import { ContactLines, type ContactWords } from '../ui/contact-lines.tsx';
import './contact.css';

/** The contact's names and details. */
export const contactWords = ({ agentName, brokerageName, phone, email }: SiteIdentity): ContactWords => ({
  name: agentName,
  brokerage: brokerageName,
  phone,
  tel: `tel:${phoneTarget(phone)}`,
  email,
});

/**
 * The only way to print phone and email. The agent's registered name and the brokerage's full name
 * are directly above them (Rule 61J2-10.025 F.A.C.), so neither can be shown without.
 */
export const Contact = () => <ContactLines {...contactWords(useContent().identity)} />;

/**
 * The contact at the foot of the window: the number directly above the brokerage, with room before
 * it.
 */
export function FootCaller() {
  const { brokerage, phone, tel } = contactWords(useContent().identity);
  return (
    <a className="floating-name" href={tel}>
      <b>{phone}</b>
      {brokerage}
    </a>
  );
}
