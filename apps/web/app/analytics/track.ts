import { countVisit } from './counts.ts';
import { type AnalyticsEvent, categories } from './events.ts';

declare global {
  interface Window {
    /** The analytics tag, if the page has one. */
    gtag?: (...command: unknown[]) => void;
  }
}

const warned = new Set<string>();

function warnOnce(warning: string) {
  if (warned.has(warning)) return;
  warned.add(warning);
  // biome-ignore lint/suspicious/noConsole: distinguishes a site without the tag from one that lost it
  console.warn(warning);
}

/** The tag is a third-party program: its exceptions must not break the event's own code. */
function tell(...command: unknown[]) {
  try {
    window.gtag?.(...command);
  } catch (thrown) {
    warnOnce(`The analytics tag failed: ${thrown}`);
  }
}

/**
 * Reports an event to the analytics tag. If there is none or it fails, the product continues after
 * a single warning.
 */
export function track({ action, label }: AnalyticsEvent): void {
  if (action === 'quiz_completion') countVisit('quiz', label);
  if (action === 'property_interest') countVisit('home', label);
  if (typeof window.gtag === 'function') {
    tell('event', action, { event_category: categories[action], event_label: label });
  } else warnOnce('The analytics tag function (gtag) is not available');
}

/** Reports a page view: path, title and address, without query and fragment. */
export function trackPageView(path: string, title: string): void {
  if (typeof window.gtag === 'function') {
    tell('event', 'page_view', {
      page_path: path,
      page_title: title,
      page_location: location.origin + path,
    });
  } else warnOnce('The analytics tag function (gtag) is not available for page views');
}
