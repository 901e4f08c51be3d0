import { healthInWords } from '../../../desk/health/health-in-words.ts';
import type { Health } from '../../../desk/health/look-at-health.ts';
import { type Html, html } from '../../../plain-pages/html.ts';

/** How everything stands: one line, below what waits, where nothing is known to be wrong; else what is, above it. */
export function healthLine({ items, troubles }: Health): Html {
  if (troubles.length === 0) {
    return html`<p class="health fine">${healthInWords(items).lead} <a href="/desk/health">Health</a></p>`;
  }
  const lines = troubles.map(({ name, words }) => html`<li><strong>${name}:</strong> ${words}</li>`);
  return html`<section class="health trouble" aria-label="Something needs care"><ul>${lines}</ul>
<p><a href="/desk/health">What to do</a></p></section>`;
}
