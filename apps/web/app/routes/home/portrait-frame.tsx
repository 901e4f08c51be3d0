import type { Content } from '@rivermark/content';
import { agentLine } from '@rivermark/content/site';
import './portrait-frame.css';

const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .slice(0, 3)
    .map((word) => word[0]?.toUpperCase() ?? '')
    .join('');

/** The agent's place until there is a photo: an oval in a brass frame with the initials. */
export const PortraitFrame = ({ identity }: Pick<Content, 'identity'>) => (
  <figure className="plate">
    <div className="portrait-frame" aria-hidden="true">
      <span>{initialsOf(identity.agentName)}</span>
    </div>
    <figcaption>{agentLine(identity)}</figcaption>
  </figure>
);
