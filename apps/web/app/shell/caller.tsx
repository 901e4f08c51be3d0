import { agentLine, phoneTarget } from '@rivermark/content/site';
import { useContent } from '../site/site.tsx';

/** Whom to call, in the home page's header: the number stands directly above both names. */
export function Caller() {
  const { identity } = useContent();
  return (
    <address className="contact caller">
      <a className="big" href={`tel:${phoneTarget(identity.phone)}`}>
        {identity.phone}
      </a>
      <span>{agentLine(identity)}</span>
    </address>
  );
}
