import type { Content } from '@rivermark/content';
import type { QuizStyle } from '@rivermark/content/ids';
import { pageName } from '@rivermark/content/page-names';
import type { Counted, VisitFigures } from '../../../counts/visit-figures.ts';
import { type Html, html } from '../../../plain-pages/html.ts';
import { shareLine } from '../figures/bar-chart.ts';
import { stackingTable } from '../figures/stacking-table.ts';

/** How far back one can look, in days. */
export const visitPeriods = { 7: 'A week', 28: 'Four weeks', 91: 'A quarter', 365: 'A year' } as const;

function counts(
  caption: string,
  heads: readonly [string, string],
  rows: readonly Counted[],
  nameOf: (label: string) => string,
): Html {
  const all = rows.reduce((sum, row) => sum + row.count, 0);
  return stackingTable(
    caption,
    heads,
    rows.map(({ label, count }) => ({ head: nameOf(label), cells: [count], line: shareLine(count, all) })),
    { isTitled: true },
  );
}

const namesIn = (content: Content) => ({
  place: (id: string) =>
    content.homes.find((home) => home.id === id)?.name ??
    content.neighborhoods.find(({ slug }) => slug === id)?.name ??
    id,
  page: (path: string) =>
    path === '/404' ? 'An address that is no page' : (pageName(content, path) ?? path),
  style: (style: string) => content.quiz.results[style as QuizStyle]?.title ?? style,
});

/** What visitors opened, and how fast it was. `figures` undefined: nothing is counted. */
export function visitsPage(content: Content, figures: VisitFigures | undefined, days: number): Html {
  const names = namesIn(content);
  const links = Object.entries(visitPeriods).map(
    ([count, words]) =>
      html`<li><a href="/desk/visits?days=${count}"${Number(count) === days && html` aria-current="true"`}>${words}</a></li>`,
  );
  const nothing = figures
    ? 'Nothing was counted in these days yet. A visit is written down within a minute after it ended.'
    : 'This site does not count its visits: COUNTS is off.';
  return html`<div class="room-head"><h1>Visits</h1><p><a href="/desk/figures">Figures of your answers</a></p></div>
<nav aria-label="Period"><ul class="periods">${links}</ul></nav>
${
  !figures || figures.views.length === 0
    ? html`<div class="empty"><p class="lead">${nothing}</p></div>`
    : html`<h2>Pages</h2>${counts('Pages by how often they were opened', ['Page', 'Opened'], figures.views, names.page)}
${figures.homes.length > 0 && html`<h2>Interest</h2>${counts('Homes and neighborhoods by interest', ['Home or neighborhood', 'Asked for'], figures.homes, names.place)}`}
${figures.quiz.length > 0 && html`<h2>The quiz</h2>${counts('Results of the quiz', ['Style', 'Times'], figures.quiz, names.style)}`}`
}
<details><summary>How this is counted</summary><p>When a page is left, it tells which pages were opened, how fast they were (see Health), how the quiz ended and which homes were asked for, by names from a fixed list. No cookie is set, and nothing is kept of who it was: no address, no identifier, no time but the day. So nobody can say how many people these were. Visitors who turned on Global Privacy Control, or whose browser runs no scripts, are not counted.</p></details>`;
}
