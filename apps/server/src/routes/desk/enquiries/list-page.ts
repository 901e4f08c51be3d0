import { isStoredKind, type StoredKind } from '@rivermark/contracts/forms';
import type { FastifyRequest } from 'fastify';
import type { Attempts } from '../../../desk/enquiries/desk-enquiries.ts';
import { stageInWords } from '../../../desk/enquiries/history.ts';
import { timeOfList } from '../../../desk/enquiries/time-of-list.ts';
import type { EnquiryPage } from '../../../intake/enquiry-list.ts';
import { type Html, html } from '../../../plain-pages/html.ts';
import { ENQUIRIES } from './enquiry-parts.ts';
import { enquiryRows } from './enquiry-rows.ts';
import { type Asked, searchBox, stateNames } from './search-box.ts';

interface ListView {
  readonly asked: Asked;
  readonly homes: readonly string[];
  readonly found: number;
  /** So many stand on the pages before this one. */
  readonly before: number;
  readonly page: EnquiryPage;
  /** The first row of each person on this page, and how many more rows they have. */
  readonly rows: EnquiryPage['rows'];
  readonly more: ReadonlyMap<string, number>;
  readonly attempts: ReadonlyMap<string, Attempts>;
  readonly said: Html | undefined;
  readonly now: number;
  readonly to: string;
}

function addressOf({ search, state, kind, home, stage }: Asked, after = ''): string {
  const query = new URLSearchParams({ q: search, state, kind, home, stage, after });
  for (const [name, value] of [...query]) if (value === '') query.delete(name);
  return query.size === 0 ? ENQUIRIES : `${ENQUIRIES}?${query}`;
}

const nothing = ({ search, state, kind, home, stage }: Asked): Html =>
  search || state || kind || home || stage
    ? html`<div class="empty"><p class="lead">Nothing matches.</p><p>Try fewer words or a part of one, or <a href="${ENQUIRIES}">see all inquiries</a>.</p></div>`
    : html`<div class="empty"><p class="lead">No inquiry has come in yet.</p><p>Whatever visitors send shows up here and in your inbox.</p></div>`;

/** What those are called who came for the same. */
const kindsByName: Readonly<Record<StoredKind, string>> = {
  contact: 'messages',
  showing: 'showings',
  'open-house': 'guests of open houses',
  'cma-request': 'home valuations',
  consultation: 'consultations',
  portfolio: 'homes to list',
  'buyer-guide': 'Buyer’s Guides',
};

/** What one came for: what was searched, or where it stands and what it is. */
function headingOf({ search, state, kind, stage }: Asked, found: number): string {
  if (search) return `${found > 0 ? 'Found for' : 'Nothing for'} “${search}”`;
  const name = Object.hasOwn(stateNames, state)
    ? stateNames[state as keyof typeof stateNames]
    : 'All inquiries';
  const ofKind = isStoredKind(kind) ? `${name}: ${kindsByName[kind]}` : name;
  const isStage = Object.hasOwn(stageInWords, stage);
  return isStage ? `${ofKind}: ${stageInWords[stage as keyof typeof stageInWords].toLowerCase()}` : ofKind;
}

/** As the list is sorted: what waits is answered in turn. */
const isOpen = ({ state }: Asked) => ['open', 'late', 'old'].includes(state);

/** As a ledger: by day while they are new, then by week and month. */
function byTime(request: FastifyRequest, { rows: all, more, now, to, attempts }: ListView): Html[] {
  const times = new Map<string, EnquiryPage['rows'][number][]>();
  for (const row of all) {
    const time = timeOfList(row.received_at, now);
    times.set(time, [...(times.get(time) ?? []), row]);
  }
  return [...times].map(
    ([time, rows]) =>
      html`<section class="time"><h2>${time}</h2>${enquiryRows(request, rows, { now, to, attempts, more })}</section>`,
  );
}

const inWords = (count: number) => count.toLocaleString('en-US');

/** Which of all found these are: '51–100 of 800'; '' where they are all. */
function placeInAll({ page: { rows }, found, before }: ListView): string {
  if (rows.length === 0 || rows.length >= found) return '';
  const first = rows.length > 1 && `${inWords(before + 1)}–`;
  return `${first || ''}${inWords(before + rows.length)} of ${inWords(found)}`;
}

/** The ways on and back, with where one is. */
function foot(view: ListView): Html | false {
  const { asked, page, before } = view;
  return (
    (page.next !== undefined || before > 0) &&
    html`<p class="more">${page.next && html`<a class="button" href="${addressOf(asked, page.next.id)}">More Inquiries</a>`}${before > 0 && html`<a href="${addressOf(asked)}">Back to the first</a>`}<span>${placeInAll(view)}</span></p>`
  );
}

/** All enquiries, searched and narrowed. */
export function listPage(request: FastifyRequest, view: ListView): Html {
  const { asked, homes, found, page, said } = view;
  const count = `${placeInAll(view) || inWords(found)} ${found === 1 ? 'inquiry' : 'inquiries'}`;
  return html`${said}<h1>${headingOf(asked, found)}</h1>
${searchBox(asked, homes)}
<p class="count${found === 0 && ' hidden'}" role="status">${count}${found > 1 && `, the ${isOpen(asked) ? 'oldest' : 'newest'} first`}</p>
${found > 1 && (asked.state === 'old' || asked.state === 'late') && html`<p class="onward"><a href="/desk/settle?older=${asked.state === 'old' ? 30 : 1}">Settle Several at Once</a></p>`}
${page.rows.length > 0 ? byTime(request, view) : nothing(asked)}
${foot(view)}`;
}
