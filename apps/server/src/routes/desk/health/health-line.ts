import { healthInWords } from '../../../health/health-in-words.ts';
import type { Health } from '../../../health/look-at-health.ts';
import { type Html, html } from '../../../plain-pages/html.ts';
import { asRead } from '../desk-time.ts';

/**
 * The overall state. One line below the inquiries if all is well; otherwise above them, with what
 * is wrong and who can help.
 */
export function healthLine({ items, troubles }: Health): Html {
  if (troubles.length === 0) {
    return html`<p class="health fine">${healthInWords(items).heading}. <a href="/desk/health">Health</a></p>`;
  }
  const lines = troubles.map(({ name, words }) => html`<li><strong>${name}:</strong> ${asRead(words)}</li>`);
  return html`<section class="health trouble" aria-label="Something needs attention"><ul>${lines}</ul>
<p><a href="/desk/health">What to do, and whom to call</a></p></section>`;
}
