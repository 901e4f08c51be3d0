import type { Metric } from 'web-vitals';
import { lateModule } from '../loading/late-module.ts';

const metrics = lateModule(() => import('web-vitals'));

/**
 * Reports how fast the page was to the analytics tag: CLS in thousandths, the others in milliseconds. The metrics
 * module is only fetched where there is a tag to report to.
 */
export async function reportWebVitals(): Promise<void> {
  if (typeof window.gtag !== 'function') return;
  const report = ({ name, value }: Metric) =>
    window.gtag?.('event', name, {
      event_category: 'Core Web Vitals',
      value: Math.round(name === 'CLS' ? value * 1000 : value),
      non_interaction: true,
    });
  try {
    const { onCLS, onFCP, onINP, onLCP, onTTFB } = await metrics.load();
    for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(report);
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: the page works without the metrics
    console.warn('Failed to load web-vitals:', error);
  }
}
