import { trackPageView } from './track.ts';
import { reportWebVitals } from './web-vitals.ts';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
  interface Navigator {
    readonly globalPrivacyControl?: boolean;
  }
}

const KEY = 'rivermark-analytics';
type Choice = 'granted' | 'denied';

/** What the visitor chose before, or undefined; a browser that keeps nothing is asked each time. */
function choice(): Choice | undefined {
  try {
    const kept = localStorage.getItem(KEY);
    return kept === 'granted' || kept === 'denied' ? kept : undefined;
  } catch {
    return undefined;
  }
}

function loadTag(tagId: string): void {
  window.dataLayer = [];
  // The tag reads the arguments object itself, not an array of what is in it.
  window.gtag = function gtag() {
    // biome-ignore lint/complexity/noArguments: see above
    window.dataLayer?.push(arguments);
  };
  window.gtag('js', new Date());
  window.gtag('config', tagId, { send_page_view: false, allow_google_signals: false });
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(tagId)}`;
  document.head.append(script);
  trackPageView(location.pathname, document.title);
  void reportWebVitals();
}

/** Whether to ask: not where the browser says no by Global Privacy Control, and not twice. */
export const mustAsk = (): boolean => !navigator.globalPrivacyControl && choice() === undefined;

/** Loads the tag where the visitor agreed to it before. */
export function loadTagIfAgreed(tagId: string): void {
  if (!navigator.globalPrivacyControl && choice() === 'granted') loadTag(tagId);
}

export function answerConsent(tagId: string, answer: Choice): void {
  try {
    localStorage.setItem(KEY, answer);
  } catch {
    // The answer then holds for this page only.
  }
  if (answer === 'granted') loadTag(tagId);
}
