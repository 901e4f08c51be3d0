import { whatItIs } from '@rivermark/contracts/enquiry-words';
import { dateOfWeekInWords } from '@rivermark/contracts/jacksonville-time';
import { stageInWords } from '../../../desk/enquiries/history.ts';
import type { AnswerTimes } from '../../../desk/figures/answer-times.ts';
import type { Figures } from '../../../desk/figures/desk-figures.ts';
import { durationInShort } from '../../../duration-in-words.ts';
import { type Html, html } from '../../../plain-pages/html.ts';
import { columnChart, shareLine } from './bar-chart.ts';
import { stackingTable } from './stacking-table.ts';

/** How far back one can look, in weeks. */
export const periods = { 12: '12 weeks', 26: 'Half a year', 52: 'A year' } as const;

/** So many rows are seen at once. */
const FIRST = 6;
const NONE = '–';
const time = (ms: AnswerTimes['median']) =>
  ms === undefined ? NONE : ms === 'open' ? 'Not yet' : durationInShort(ms);
const percent = (share: number | undefined) => (share === undefined ? NONE : `${Math.round(share * 100)}%`);

/** A table of times. It has a 90th percentile column if at least one row has enough data. */
function timeTable(
  caption: string,
  first: string,
  rows: readonly (readonly [head: string, times: AnswerTimes])[],
): Html {
  const isKnown = rows.some(([, { ninetieth }]) => typeof ninetieth === 'number');
  return stackingTable(
    caption,
    [first, 'Inquiries', 'Typical wait', ...(isKnown ? ['9 of 10 within'] : []), 'In 1 hour', 'In 24 hours'],
    rows.map(([head, { received, median, ninetieth, withinHour, withinDay }]) => ({
      head,
      cells: [
        received,
        time(median),
        ...(isKnown ? [time(ninetieth)] : []),
        percent(withinHour),
        percent(withinDay),
      ],
    })),
    { onPhones: 'columns', isTitled: true },
  );
}

/** With fewer than these a share says nothing yet. */
const ENOUGH = 10;

const spans = { 12: 'the last 12 weeks', 26: 'the last half year', 52: 'the last year' } as const;

/** How many of few were answered, and how fast. */
function answeredOf({ received, answered, withinDay }: AnswerTimes): string {
  if (answered === 0) return 'none is answered yet';
  const many = answered === received ? 'all are' : `${answered} ${answered === 1 ? 'is' : 'are'}`;
  return `${many} answered${withinDay === 1 ? ', within 24 hours' : ''}`;
}

/** What there is to say of few: their number, and how far it is to the first chart. */
function inWords({ all, weeks }: Figures): Html {
  const { received } = all;
  const inquiries = received === 1 ? 'inquiry' : 'inquiries';
  const marks = Array.from({ length: ENOUGH }, (_, at) => html`<i${at < received && html` class="in"`}></i>`);
  return html`<div class="few-so-far"><p class="so-many"><b>${received}</b> ${inquiries} over ${spans[weeks as keyof typeof spans]}; ${answeredOf(all)}.</p>
<div class="to-ten"><p class="ten" aria-hidden="true">${marks}</p><p><small>Charts and typical waits show up here from the tenth inquiry on: ${ENOUGH - received} to go.</small></p></div></div>`;
}

function tiles({ received, median, ninetieth, withinHour, withinDay }: AnswerTimes): Html {
  const tile = (figure: string, words: string) =>
    figure !== NONE && figure !== 'Not yet' && html`<div><dt>${words}</dt><dd>${figure}</dd></div>`;
  return html`<dl class="tiles">${tile(received.toLocaleString('en-US'), 'inquiries')}
${tile(percent(withinDay), 'answered within 24 hours')}${tile(percent(withinHour), 'answered within one hour')}
${tile(time(median), 'typical wait (median)')}${tile(time(ninetieth), 'nine of ten answered within')}</dl>`;
}

/** Weeks between two dates below the chart. */
const EVERY = { 12: 3, 26: 6, 52: 13 } as const;

function weekChart({ byWeek, weeks }: Figures): Html {
  const every = EVERY[weeks as keyof typeof EVERY];
  const columns = byWeek.map(({ key, times }, at) => ({
    whole: times.received,
    part: times.answeredInDay,
    under: at % every === 0 ? dateOfWeekInWords(key) : undefined,
  }));
  return html`<figure>${columnChart(columns, 'Inquiries by week, and how many of them were answered within 24 hours; the table below has the numbers')}
<figcaption><span class="key part">Answered within 24 hours</span> <span class="key whole">Answered later, or not yet</span></figcaption></figure>`;
}

function counts(caption: string, first: string, rows: Figures['byPage']): Html | false {
  if (rows.length === 0) return false;
  const all = rows.reduce((sum, { count }) => sum + count, 0);
  const table = (some: Figures['byPage']) =>
    stackingTable(
      caption,
      [first, 'Inquiries'],
      some.map(({ key, count }) => ({
        head: key,
        cells: [count],
        // A bar that stands alone would say nothing, and look like more than those above.
        ...(rows.length > 1 && { line: shareLine(count, all) }),
      })),
    );
  const rest = rows.slice(FIRST);
  return html`${table(rows.slice(0, FIRST))}${rest.length > 0 && html`<details><summary>${rest.length} more</summary>${table(rest)}</details>`}`;
}

/** How far they have come; nothing where she gives no stages. */
const byStageOf = ({ byStage }: Figures): Html | false =>
  byStage.length > 0 &&
  html`<h2>What they became</h2>${stackingTable(
    'How far inquiries came',
    ['Stage', 'Inquiries'],
    byStage.map(({ stage, count }) => ({ head: stageInWords[stage], cells: [count] })),
  )}`;

/** Charts and tables, once there are enough to compare. */
const inFull = (figures: Figures): Html => {
  const { all, byWeek, byKind, byPage, byHome, bySource } = figures;
  return html`${tiles(all)}
<h2>By week</h2>${weekChart(figures)}
<details><summary>The figures of each week</summary>${timeTable('Inquiries by week', 'Week of', byWeek.map(({ key, times }) => [dateOfWeekInWords(key), times] as const).reverse())}</details>
<h2>By kind</h2>${timeTable(
    'Inquiries by kind',
    'What they ask',
    byKind.map(({ key, times }) => [whatItIs[key], times]),
  )}
<h2>Where they come from</h2>${counts('Inquiries by page', 'Page', byPage)}
${counts('Inquiries by the site or campaign that led here', 'Source', bySource)}
${counts('Showings by home or neighborhood', 'Home', byHome)}`;
};

const none = html`<div class="empty"><p class="lead">No inquiry came in over this time.</p><p>There is nothing to count yet.</p></div>`;

/** How fast the agent answers, and what visitors ask for. */
export function figuresPage(figures: Figures): Html {
  const { received } = figures.all;
  const links = Object.entries(periods).map(
    ([count, words]) =>
      html`<li><a href="/desk/figures?weeks=${count}"${Number(count) === figures.weeks && html` aria-current="true"`}>${words}</a></li>`,
  );
  const few = received === 0 ? none : inWords(figures);
  return html`<div class="room-head"><h1>Figures</h1><p><a href="/desk/visits">Visits</a></p></div><nav aria-label="Period"><ul class="periods">${links}</ul></nav>
${received < ENOUGH ? few : inFull(figures)}
${byStageOf(figures)}
<details><summary>How this is counted</summary><p>The wait runs from the moment an inquiry came in to the first contact you marked here. An inquiry that still has some of its 24 hours left is not counted yet. One that was never answered counts as the slowest. Spam is left out. Weeks begin on Monday, Jacksonville time.</p></details>`;
}
