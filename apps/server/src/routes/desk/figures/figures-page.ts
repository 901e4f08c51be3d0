import { whatTheyDo } from '@rivermark/contracts/enquiry-words';
import { dateOfWeekInWords } from '@rivermark/contracts/jacksonville-time';
import { durationInShort } from '../../../desk/duration-in-words.ts';
import type { AnswerTimes } from '../../../desk/figures/answer-times.ts';
import type { Figures } from '../../../desk/figures/desk-figures.ts';
import { type Html, html } from '../../../plain-pages/html.ts';
import { columnChart, shareLine } from './bar-chart.ts';
import { stackingTable, type TableRow } from './stacking-table.ts';

/** How far back one can look, in weeks. */
export const periods = { 12: '12 weeks', 26: 'Half a year', 52: 'A year' } as const;

/** So many rows are seen at once. */
const FIRST = 6;
const NONE = '–';
const time = (ms: AnswerTimes['median']) =>
  ms === undefined ? NONE : ms === 'open' ? 'Not yet' : durationInShort(ms);
const percent = (share: number | undefined) => (share === undefined ? NONE : `${Math.round(share * 100)}%`);

const timeHeads = ['Inquiries', 'Half in', '9 of 10 in', 'In 1 h', 'In 24 h'];
const timeRow = (
  head: string,
  { received, median, ninetieth, withinHour, withinDay }: AnswerTimes,
): TableRow => ({
  head,
  cells: [received, time(median), time(ninetieth), percent(withinHour), percent(withinDay)],
});

function tiles({ received, median, ninetieth, withinHour, withinDay }: AnswerTimes): Html {
  const tile = (figure: string, words: string) => html`<div><dt>${words}</dt><dd>${figure}</dd></div>`;
  return html`<dl class="tiles">${tile(received.toLocaleString('en-US'), 'inquiries')}
${tile(percent(withinDay), 'answered within 24 hours')}${tile(percent(withinHour), 'answered within one hour')}
${tile(time(median), 'until half were answered (median)')}${tile(time(ninetieth), 'until nine of ten were answered')}</dl>`;
}

function weekChart({ byWeek }: Figures): Html {
  const columns = byWeek.map(({ times }) => ({
    whole: times.received,
    part: Math.round(times.received * (times.withinDay ?? 0)),
  }));
  const [first, last] = [byWeek[0]?.key ?? '', byWeek.at(-1)?.key ?? ''];
  return html`<figure>${columnChart(columns, 'Inquiries by week, and how many of them were answered within 24 hours; the table below has the numbers')}
<p class="axis"><span>Week of ${dateOfWeekInWords(first)}</span><span>This week</span></p>
<figcaption><span class="key whole">Inquiries</span> <span class="key part">answered within 24 hours</span><span class="hidden">, from the week of ${dateOfWeekInWords(first)} to that of ${dateOfWeekInWords(last)}</span></figcaption></figure>`;
}

function counts(caption: string, first: string, rows: Figures['byPage']): Html | false {
  if (rows.length === 0) return false;
  const most = rows[0]?.count ?? 0;
  const table = (some: Figures['byPage']) =>
    stackingTable(
      caption,
      [first, 'Inquiries'],
      some.map(({ key, count }) => ({ head: key, cells: [count], line: shareLine(count, most) })),
    );
  const rest = rows.slice(FIRST);
  return html`${table(rows.slice(0, FIRST))}${rest.length > 0 && html`<details><summary>${rest.length} more</summary>${table(rest)}</details>`}`;
}

/** How fast the agent answers, and what visitors ask for. */
export function figuresPage(figures: Figures): Html {
  const { all, byWeek, byKind, byPage, byHome, weeks } = figures;
  const links = Object.entries(periods).map(
    ([count, words]) =>
      html`<li><a href="/desk/figures?weeks=${count}"${Number(count) === weeks && html` aria-current="true"`}>${words}</a></li>`,
  );
  return html`<div class="room-head"><h1>Figures</h1><p><a href="/desk/visits">Visits of the site</a></p></div><nav aria-label="Period"><ul class="periods">${links}</ul></nav>
${
  all.received === 0
    ? html`<div class="empty"><p class="lead">No inquiry came in these weeks.</p><p>So there is nothing to count yet.</p></div>`
    : html`${tiles(all)}
<h2>By week</h2>${weekChart(figures)}
<details><summary>The figures of each week</summary>${stackingTable('Inquiries by week', ['Week of', ...timeHeads], byWeek.map(({ key, times }) => timeRow(dateOfWeekInWords(key), times)).reverse(), { onPhones: 'columns', isTitled: true })}</details>
<h2>By kind</h2>${stackingTable(
        'Inquiries by kind',
        ['What they do', ...timeHeads],
        byKind.map(({ key, times }) => timeRow(whatTheyDo[key], times)),
        { isTitled: true },
      )}
<h2>Where they come from</h2>${counts('Inquiries by page', 'Page', byPage)}
${counts('Showings by home or neighborhood', 'Home', byHome)}`
}
<details><summary>How this is counted</summary><p>The time runs from when an inquiry came in to the first contact that is marked on this desk. What still has its 24 hours is not counted yet. What has had them and was not answered counts as the slowest, so that leaving it betters no figure. Spam and what is held back as such is left out. Weeks begin on Monday, by the clock of Jacksonville.</p></details>`;
}
