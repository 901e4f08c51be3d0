import type { FastifyRequest } from 'fastify';
import type { Waiting } from '../../../desk/enquiries/desk-enquiries.ts';
import { timeLeft } from '../../../desk/enquiries/time-left.ts';
import type { Health } from '../../../desk/health/look-at-health.ts';
import type { EnquiryPage } from '../../../intake/enquiry-list.ts';
import { type Html, html } from '../../../plain-pages/html.ts';
import { healthLine } from '../health/health-line.ts';
import { enquiryCards } from './enquiry-card.ts';
import { ENQUIRIES } from './enquiry-parts.ts';
import { searchBox } from './search-box.ts';

interface OpenView {
  readonly waiting: Waiting;
  readonly page: EnquiryPage;
  /** Whether the list begins behind an enquiry. */
  readonly isLaterPage: boolean;
  readonly health: Health;
  readonly said: Html | undefined;
  readonly now: number;
  /** The page's own address. */
  readonly to: string;
}

const inquiries = (count: number) => `${count} ${count === 1 ? 'inquiry' : 'inquiries'}`;

function heading({ open, late }: Waiting): string {
  if (open === 0) return 'Nothing is waiting';
  if (late === open) return `${inquiries(open)} ${open === 1 ? 'is' : 'are'} late`;
  return `${inquiries(open)} ${open === 1 ? 'waits' : 'wait'} for you`;
}

/** What matters next, in one sentence. */
function nextStep({ waiting, page, now, isLaterPage }: OpenView): Html {
  const { open, late, old } = waiting;
  const [oldest] = page.rows;
  if (open === 0 || !oldest) {
    return html`<div class="empty"><p class="lead">Everyone who wrote${old > 0 && ' this month'} has been answered.</p><p>What comes in next stands here, the oldest first, with what is left of the 24 hours.</p></div>`;
  }
  if (late > 0 && late < open) {
    return html`<p class="lead"><strong>${late} ${late === 1 ? 'is' : 'are'} late.</strong> The oldest stands first.</p>`;
  }
  if (late > 0)
    return html`<p class="lead">The 24 hours that the site promises are over. The oldest stands first.</p>`;
  if (isLaterPage) return html`<p class="lead">The oldest stands first.</p>`;
  const { words } = timeLeft(oldest.received_at, now);
  return html`<p class="lead">The oldest stands first: ${words.charAt(0).toLowerCase()}${words.slice(1)}.</p>`;
}

/** What waits for an answer: where the agent's day begins. */
export function openPage(request: FastifyRequest, view: OpenView): Html {
  const { waiting, page, health, said, now, to } = view;
  const { held, old } = waiting;
  const isFine = health.troubles.length === 0;
  return html`${said}${!isFine && healthLine(health)}
<h1>${heading(waiting)}</h1>
${nextStep(view)}
${page.rows.length > 0 && enquiryCards(request, page.rows, { now, to })}
${page.next && html`<p class="more"><a class="button" href="/desk?after=${page.next.id}">Later inquiries</a></p>`}
${waiting.late > 1 && html`<p class="aside">Were some of the ${waiting.late} late ones answered elsewhere? <a href="/desk/settle?older=1">Settle several at once</a></p>`}
${old > 0 && html`<p class="aside"><a href="${ENQUIRIES}?state=old">${inquiries(old)} ${old === 1 ? 'has' : 'have'} waited for more than a month</a> without a mark. <a href="/desk/settle">Settle several at once</a></p>`}
${held > 0 && html`<p class="aside"><a href="${ENQUIRIES}?state=held">${held} ${held === 1 ? 'message was' : 'messages were'} held back as possible spam</a> and not mailed. Please look whether ${held === 1 ? 'it is' : 'they are'}.</p>`}
${searchBox({ search: '' })}
<p><a href="${ENQUIRIES}">All inquiries</a></p>${isFine && healthLine(health)}`;
}
