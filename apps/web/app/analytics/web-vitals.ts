import { classOf } from '@rivermark/contracts/counts';
import type { Metric } from 'web-vitals';
import { retryingImport } from '../loading/retrying-import.ts';
import { countsVisits, countVisit } from './counts.ts';

const metrics = retryingImport(() => import('web-vitals'));

/** The tag and our own counts both load the module. Its failure is reported once. */
let isWarned = false;

/** CLS in thousandths, the others in milliseconds. */
type Tell = (name: Metric['name'], value: number) => void;

/** Reports each speed measure once it is known. Loads the library only if somebody listens. */
async function measure(tell: Tell): Promise<void> {
  const report = ({ name, value }: Metric) => tell(name, Math.round(name === 'CLS' ? value * 1000 : value));
  try {
    const { onCLS, onFCP, onINP, onLCP, onTTFB } = await metrics.load();
    for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(report);
  } catch (error) {
    if (isWarned) return;
    isWarned = true;
    // biome-ignore lint/suspicious/noConsole: the page works without the metrics
    console.warn('Failed to load web-vitals:', error);
  }
}

/** Adds the page's speed to the site's own counts, in classes. */
export async function countWebVitals(): Promise<void> {
  if (!countsVisits || navigator.globalPrivacyControl) return;
  await measure((name, value) => countVisit(name, classOf(name, value)));
}

/** Reports the page's speed to the analytics tag, if there is one. */
export async function reportWebVitals(): Promise<void> {
  if (typeof window.gtag !== 'function') return;
  await measure((name, value) => {
    window.gtag?.('event', name, { event_category: 'Core Web Vitals', value, non_interaction: true });
  });
}
