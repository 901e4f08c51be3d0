/** A click, or the submission of a form whose island is not hydrated yet. */
export type EarlyEvent = Pick<Event, 'type' | 'target'>;

declare global {
  interface Window {
    /** What happened before the scripts came; later the scripts take each event themselves. */
    earlyEvents?: { push(event: EarlyEvent): unknown };
  }
}

/** On a form that only scripts can answer. */
const NEEDS_SCRIPT = 'form[data-needs-script]';

/**
 * Records clicks for the scripts to answer when they come. Holds back the submission of a form that
 * needs its island: the browser would load the page again and lose what was chosen.
 */
export function recordEarlyEvents(): void {
  window.earlyEvents = [];
  addEventListener('click', (event) => window.earlyEvents?.push(event));
  addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    if (!form.matches(NEEDS_SCRIPT) || form.closest('[data-island][data-hydrated]')) return;
    event.preventDefault();
    window.earlyEvents?.push(event);
  });
}
