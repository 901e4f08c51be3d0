import type { AnalyticsEvent } from './events.ts';
import { track } from './track.ts';

/** The attribute by which static markup names the events that a click reports, in their order. */
export const tracked = (...events: readonly AnalyticsEvent[]) => ({
  'data-track': events.map(({ action, label }) => `${action}:${label}`).join(' '),
});

/** Reports the events of the link or button that was clicked. */
export function trackClick(target: Element): void {
  const events = target.closest<HTMLElement>('[data-track]')?.dataset.track;
  for (const event of events?.split(' ') ?? []) {
    const [action, label] = event.split(':');
    track({ action, label } as AnalyticsEvent);
  }
}
