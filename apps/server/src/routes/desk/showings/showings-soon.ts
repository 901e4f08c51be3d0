import { momentInJacksonville, nextDay } from '@rivermark/contracts/jacksonville-moment';
import { clockTimeInJacksonville, dateInJacksonville } from '@rivermark/contracts/jacksonville-time';
import type { FastifyRequest } from 'fastify';
import type { EnquiryRow } from '../../../desk/enquiries/desk-enquiries.ts';
import { soonDays } from '../../../intake/wanted-soon.ts';
import { type Html, html } from '../../../plain-pages/html.ts';
import type { ShowingBook, ShowingOf } from '../../../showings/showing-book.ts';
import { asRead } from '../desk-time.ts';
import { aboutLine, ENQUIRIES, reachLinks } from '../enquiries/enquiry-parts.ts';
import { timesAddress } from './showing-parts.ts';

/** The showings of one day. */
export interface DayOfShowings {
  readonly name: 'today' | 'tomorrow';
  readonly confirmed: readonly ShowingOf[];
  /** Asked for on this day and answered, without a time yet. */
  readonly unconfirmed: readonly EnquiryRow[];
}

/** Today's and tomorrow's showings. */
export async function showingsOfDays(showings: ShowingBook, now: number): Promise<DayOfShowings[]> {
  const days = soonDays(now);
  const [today, tomorrow] = days;
  const from = momentInJacksonville(today, '00:00');
  const until = momentInJacksonville(nextDay(tomorrow), '00:00');
  const [confirmed, unconfirmed] = await Promise.all([
    showings.between(from, until),
    showings.unconfirmed(days),
  ]);
  return days.map((day, at) => ({
    name: at === 0 ? 'today' : 'tomorrow',
    confirmed: confirmed.filter(({ showing }) => dateInJacksonville(showing.starts_at ?? 0) === day),
    unconfirmed: unconfirmed.filter(({ wanted_on }) => wanted_on === day),
  }));
}

function row(
  request: FastifyRequest,
  enquiry: EnquiryRow,
  time: Html,
  more: Html | false,
  now: number,
): Html {
  return html`<li class="entry"><div class="who"><p class="due">${time}</p>
<h3><a href="${ENQUIRIES}/${enquiry.id}">${enquiry.name}</a></h3>${aboutLine(enquiry, now, { isReached: true })}</div>
<div class="do">${reachLinks(request, enquiry)}${more}</div></li>`;
}

/** What is shown today and tomorrow, on top of the desk. */
export const showingsSoon = (request: FastifyRequest, days: readonly DayOfShowings[], now: number): Html[] =>
  days
    .filter(({ confirmed, unconfirmed }) => confirmed.length + unconfirmed.length > 0)
    .map(
      ({ name, confirmed, unconfirmed }) =>
        html`<section class="now"><h2>Showings ${name}</h2><ul class="entries">${confirmed.map(
          ({ showing, enquiry }) =>
            row(
              request,
              enquiry,
              html`<strong>${asRead(clockTimeInJacksonville(showing.starts_at ?? 0))}</strong>`,
              false,
              now,
            ),
        )}${unconfirmed.map((enquiry) =>
          row(
            request,
            enquiry,
            html`No time confirmed yet`,
            html`<a class="button" href="${timesAddress(enquiry.id)}">Propose Times<span class="hidden"> to ${enquiry.name}</span></a>`,
            now,
          ),
        )}</ul></section>`,
    );
