import { tracked } from '../analytics/track-clicks.ts';

/**
 * Floats on a guide and leads back to all of them. `scroll-later.ts` does the smooth scroll;
 * without scripts the browser jumps.
 */
export const ExploreMore = () => (
  <a
    className="floating-tab explore-more"
    href="/#neighborhoods"
    data-scroll-later
    {...tracked({ action: 'button_click', label: 'explore_more' })}
  >
    Explore More
  </a>
);
