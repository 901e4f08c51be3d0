import { whatTheyDo } from '@rivermark/contracts/enquiry-words';
import { isEnquiryKind } from '@rivermark/contracts/forms';
import type { FastifyRequest } from 'fastify';
import type { EnquiryPage } from '../../../intake/enquiry-list.ts';
import { type Html, html } from '../../../plain-pages/html.ts';
import { ENQUIRIES } from './enquiry-parts.ts';
import { enquiryRows } from './enquiry-rows.ts';
import { type Asked, searchBox, stateNames } from './search-box.ts';

interface ListView {
  readonly asked: Asked;
  readonly homes: readonly string[];
  readonly found: number;
  readonly page: EnquiryPage;
  readonly said: Html | undefined;
  readonly now: number;
  readonly to: string;
}

function addressOf({ search, state, kind, home }: Asked, after: string): string {
  const query = new URLSearchParams({ q: search, state, kind, home, after });
  for (const [name, value] of [...query]) if (value === '') query.delete(name);
  return `${ENQUIRIES}?${query}`;
}

const nothing = ({ search, state, kind, home }: Asked): Html =>
  search || state || kind || home
    ? html`<div class="empty"><p class="lead">Nothing matches.</p><p>Try fewer words or a part of one, or <a href="${ENQUIRIES}">see all inquiries</a>.</p></div>`
    : html`<div class="empty"><p class="lead">No inquiry has come in yet.</p><p>Whatever visitors send shows up here and in your inbox.</p></div>`;

/** What one came for: a list by where it stands has that as its name. */
const headingOf = ({ state, kind }: Asked): string => {
  const name = Object.hasOwn(stateNames, state)
    ? stateNames[state as keyof typeof stateNames]
    : 'All inquiries';
  return isEnquiryKind(kind) ? `${name}: ${whatTheyDo[kind]}` : name;
};

/** As the list is sorted: what waits is answered in turn. */
const isOpen = ({ state }: Asked) => ['open', 'late', 'old'].includes(state);

/** All enquiries, searched and narrowed. */
export function listPage(
  request: FastifyRequest,
  { asked, homes, found, page, said, now, to }: ListView,
): Html {
  const count = `${found.toLocaleString('en-US')} ${found === 1 ? 'inquiry' : 'inquiries'}`;
  return html`${said}<h1>${headingOf(asked)}</h1>
${searchBox(asked, homes)}
<p class="count" role="status">${count}${found > 1 && `, the ${isOpen(asked) ? 'oldest' : 'newest'} first`}</p>
${found > 1 && (asked.state === 'old' || asked.state === 'late') && html`<p class="onward"><a href="/desk/settle?older=${asked.state === 'old' ? 30 : 1}">Settle several at once</a></p>`}
${page.rows.length > 0 ? enquiryRows(request, page.rows, { heading: 'h2', now, to }) : nothing(asked)}
${page.next && html`<p class="more"><a class="button" href="${addressOf(asked, page.next.id)}">More Inquiries</a></p>`}`;
}
