import { identity, phoneTarget } from '@rivermark/content/site';
import { ContactLines, type ContactWords } from '../ui/contact-lines.tsx';
import './contact.css';

export const tel = `tel:${phoneTarget(identity.phone)}`;

/** Whom to reach, and how. */
export const contactWords: ContactWords = {
  name: identity.agentName,
  brokerage: identity.brokerageName,
  phone: identity.phone,
  tel,
  email: identity.email,
};

/**
 * The one way to print phone and email: the agent's registered name and the brokerage's full name stand directly
 * above them (Rule 61J2-10.025 F.A.C.), so neither can be shown without.
 */
export const Contact = () => <ContactLines {...contactWords} />;

/** Whom to call, at the foot of the window: the number directly above the brokerage, with room before it. */
export const footCaller = (
  <a className="floating-name" href={tel}>
    <b>{identity.phone}</b>
    {identity.brokerageName}
  </a>
);
