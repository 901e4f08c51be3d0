import { agentLine, identity } from '@rivermark/content/site';
import { tel } from './contact.tsx';

/** Whom to call, in the home page's header: the number stands directly above both names. */
export function Caller() {
  return (
    <address className="contact caller">
      <a className="big" href={tel}>
        {identity.phone}
      </a>
      <span>{agentLine}</span>
    </address>
  );
}
