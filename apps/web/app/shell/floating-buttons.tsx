import { useRef, useState } from 'react';
import { AccessibilityButton } from '../features/accessibility-panel/accessibility-button.tsx';
import type { SiteRoute } from '../routes.ts';
import { footCaller } from './contact.tsx';
import { ContactWidget } from './contact-widget.tsx';
import { ExploreMore } from './explore-more.tsx';
import './floating-buttons.css';

/**
 * What floats at the foot of the window, in one line so that nothing lies on another, at any width and size of
 * text: at the left whom to call, on guides behind the way to all of them; settings and contact at the right. One opens, the other closes.
 * On the page's own paper: it can be read over bands and pictures alike.
 */
export function FloatingButtons({ page }: { page: SiteRoute['page'] }) {
  const contact = useRef<HTMLDetailsElement>(null);
  const [settingsOpen, setSettingsOpen] = useState(false);
  return (
    <aside className="floating" aria-label="Settings and contact">
      {page === 'neighborhood' && <ExploreMore />}
      {footCaller}
      <AccessibilityButton
        open={settingsOpen}
        onToggle={(open) => {
          setSettingsOpen(open);
          if (open && contact.current) contact.current.open = false;
        }}
      />
      <ContactWidget ref={contact} onOpen={() => setSettingsOpen(false)} />
    </aside>
  );
}
