import { AccessibilityButton } from '../features/accessibility-panel/accessibility-button.tsx';
import { Island } from '../islands/island.tsx';
import { FootCaller } from './contact.tsx';
import { ContactWidget } from './contact-widget.tsx';
import { ExploreMore } from './explore-more.tsx';
import './floating-buttons.css';

/**
 * What floats at the foot of the window, in one line so that nothing covers anything at any width
 * and text size: whom to call at the left, on guides after the way to all of them; settings and
 * contact at the right.
 */
export function FloatingButtons({ isGuide }: { isGuide: boolean }) {
  return (
    <aside className="floating" aria-label="Settings and contact">
      {isGuide && <ExploreMore />}
      <FootCaller />
      <Island name="accessibility-button" of={AccessibilityButton} when="press" props={{}} />
      <ContactWidget />
    </aside>
  );
}
