import { DAY_MS, MINUTE_MS } from '@rivermark/contracts/durations';
import { limits, manyLines, oneLine, tooLong } from '@rivermark/contracts/forms';
import { momentOfField } from '@rivermark/contracts/jacksonville-moment';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../../../clock/clock.ts';
import type { DeskEnquiries, EnquiryRow } from '../../../desk/enquiries/desk-enquiries.ts';
import { isCovered } from '../../../intake/buyer-agreements.ts';
import type { AgentCalendar } from '../../../showings/calendar/agent-calendar.ts';
import { freeTimes, proposedUntil } from '../../../showings/free-times.ts';
import type { ShowingBook } from '../../../showings/showing-book.ts';
import { idOr } from '../desk-form.ts';
import { detailsOf, ENQUIRIES } from '../enquiries/enquiry-parts.ts';
import { afterwards } from '../flash-message.ts';
import { entriesOf, entryOf } from '../form-of.ts';
import { sendDeskPage } from '../send-desk-page.ts';
import { lengths, MOST_TIMES, type RefusedTimes, timesPage } from './times-page.ts';

interface ShowingRoutes {
  readonly enquiries: Pick<DeskEnquiries, 'find' | 'agreement' | 'addNote'>;
  readonly showings: ShowingBook;
  readonly calendar: AgentCalendar;
  readonly clock: Clock;
}

type WithId = { Params: { id: string } };

const ORDINARY_MINUTES = 60;
const QUARTER_MS = 15 * MINUTE_MS;

/** Why a time cannot be offered; '' where it can. */
function faultOfTime(at: number | undefined, now: number): string {
  if (at === undefined || !Number.isSafeInteger(at)) return 'Enter the day and the time.';
  if (at <= now) return 'This time is over. Choose one that is still to come.';
  if (at > now + 366 * DAY_MS) return 'Choose a time within a year.';
  return at % QUARTER_MS === 0 ? '' : 'Choose a time on a quarter of an hour, such as 10:15.';
}

/** What is wrong with the reason for a tour without an agreement; '' for nothing. */
function faultOfReason(reason: string): string {
  if (reason === '') return 'Say why, or record the signed agreement first.';
  return reason.length > limits.address ? tooLong('The reason', limits.address) : '';
}

const TAKEN = 'Another showing is at this time. Choose another one.';

/** What the agent does about the time of a showing. */
export function deskShowings(scope: FastifyInstance, parts: ShowingRoutes): void {
  const { enquiries, showings, calendar, clock } = parts;
  const leave = (reply: FastifyReply, to: string) => reply.code(303).header('location', to).send();

  async function proposalsFor(enquiry: EnquiryRow, minutes: number): Promise<number[] | undefined> {
    const now = clock();
    const { preferredDate = '', preferredTime = '' } = detailsOf(enquiry);
    const wanted = { day: preferredDate, part: preferredTime };
    const until = proposedUntil(now, wanted);
    const [busy, booked, blocked] = await Promise.all([
      calendar.busy(now, until),
      showings.busy(now, until),
      showings.blockedDays(),
    ]);
    if (!busy) return undefined;
    const diary = {
      hours: scope.content().businessHours,
      blockedDays: new Set(blocked),
      busy: [...busy, ...booked],
    };
    return freeTimes(now, wanted, minutes, diary);
  }

  /** Whether these times need no reason: no tour, or covered by a signed agreement. */
  async function isAgreed(enquiry: EnquiryRow, times: readonly number[]): Promise<boolean> {
    if (!scope.content().asksForBuyerAgreement || enquiry.kind !== 'showing') return true;
    const agreement = await enquiries.agreement(enquiry);
    return times.every((at) => isCovered(agreement, at));
  }

  /** Records in the history why a tour has no agreement. The same form again adds nothing. */
  const recordReason = (formId: string, enquiryId: string, reason: string) =>
    reason === ''
      ? undefined
      : enquiries.addNote({
          id: `${formId}.reason`,
          enquiryId,
          text: `A tour without a signed buyer agreement: ${reason}`,
        });

  async function sendTimes(request: FastifyRequest<WithId>, reply: FastifyReply, refused?: RefusedTimes) {
    const enquiry = await enquiries.find(request.params.id);
    if (!enquiry) {
      reply.callNotFound();
      return reply;
    }
    const proposed = await proposalsFor(enquiry, refused?.minutes ?? ORDINARY_MINUTES);
    // What was checked stays on the page, free or not.
    const shown = refused && proposed ? [...new Set([...refused.chosen, ...proposed])].sort() : proposed;
    const showing = await showings.ofEnquiry(enquiry.id);
    const needsReason = !(await isAgreed(enquiry, [clock()]));
    return sendDeskPage(request, reply, {
      title: refused ? 'Please check your entries' : `Times for ${enquiry.name}`,
      section: '/desk',
      status: refused ? 422 : 200,
      main: timesPage(request, { enquiry, showing, proposed: shown, refused, needsReason, now: clock() }),
    });
  }

  const minutesOf = (request: FastifyRequest) =>
    lengths.find((one) => String(one) === entryOf(request, 'minutes')) ?? ORDINARY_MINUTES;

  /** Whether another showing has any part of a time; the inquiry's own does not count. */
  async function isTaken(enquiryId: string, at: number, minutes: number): Promise<boolean> {
    const own = await showings.ofEnquiry(enquiryId);
    const to = at + minutes * MINUTE_MS;
    const all = await showings.between(at - DAY_MS, to);
    return all.some(
      ({ showing: { id, starts_at, minutes: long } }) =>
        id !== own?.id && starts_at !== null && starts_at < to && starts_at + long * MINUTE_MS > at,
    );
  }

  scope.get<WithId>('/enquiries/:id/times', (request, reply) => sendTimes(request, reply));

  scope.post<WithId>('/enquiries/:id/times', async (request, reply) => {
    const { id } = request.params;
    const now = clock();
    const chosen = entriesOf(request, 'time').map(Number).filter(Number.isSafeInteger);
    const others = entriesOf(request, 'other').filter((one) => one !== '');
    const times = [...new Set([...chosen, ...others.map((one) => momentOfField(one) ?? Number.NaN)])].sort(
      (one, other) => one - other,
    );
    const text = manyLines(entryOf(request, 'text'));
    const minutes = minutesOf(request);
    const refuse = (field: 'times' | 'text' | 'reason', message: string) =>
      sendTimes(request, reply, { message, field, text, chosen, others, agreed: '', reason, minutes });
    const reason = oneLine(entryOf(request, 'reason'));
    const enquiry = await enquiries.find(id);
    if (!enquiry) return reply.callNotFound();
    if (enquiry.email === '') return refuse('times', 'There is no email address to send times to.');
    if (times.length === 0) return refuse('times', 'Choose at least one time.');
    if (times.length > MOST_TIMES) return refuse('times', 'Choose three times at most.');
    const fault = times.map((at) => faultOfTime(at, now)).find((words) => words !== '');
    if (fault) return refuse('times', fault);
    for (const at of times) if (await isTaken(id, at, minutes)) return refuse('times', TAKEN);
    if (text === '') return refuse('text', 'Write a few words to go with the times.');
    if (text.length > limits.message) return refuse('text', tooLong('The text', limits.message));
    const reasonFault = (await isAgreed(enquiry, times)) ? '' : faultOfReason(reason);
    if (reasonFault) return refuse('reason', reasonFault);
    const arrangement = { id: idOr(entryOf(request, 'id')), enquiryId: id, words: text, minutes };
    if (!(await showings.offer(arrangement, times))) return reply.callNotFound();
    await recordReason(arrangement.id, id, reason);
    const showing = await showings.ofEnquiry(id);
    return leave(reply, afterwards(`${ENQUIRIES}/${id}`, { what: 'times-offered', id: showing?.id ?? '' }));
  });

  scope.post<WithId>('/enquiries/:id/times/agreed', async (request, reply) => {
    const { id } = request.params;
    const typed = entryOf(request, 'at');
    const minutes = minutesOf(request);
    const reason = oneLine(entryOf(request, 'reason'));
    const enquiry = await enquiries.find(id);
    if (!enquiry) return reply.callNotFound();
    const refuse = (message: string, field: 'agreed' | 'agreed-reason' = 'agreed') =>
      sendTimes(request, reply, {
        message,
        field,
        text: '',
        chosen: [],
        others: [],
        agreed: typed,
        reason,
        minutes,
      });
    const at = momentOfField(typed);
    const fault = faultOfTime(at, clock());
    if (at === undefined || fault) return refuse(fault);
    const reasonFault = (await isAgreed(enquiry, [at])) ? '' : faultOfReason(reason);
    if (reasonFault) return refuse(reasonFault, 'agreed-reason');
    const arrangement = { id: idOr(entryOf(request, 'id')), enquiryId: id, words: '', minutes };
    const booked = await showings.set(arrangement, at);
    if (booked === 'gone') return reply.callNotFound();
    if (booked === 'taken') return refuse(TAKEN);
    await recordReason(arrangement.id, id, reason);
    const showing = await showings.ofEnquiry(id);
    return leave(reply, afterwards(`${ENQUIRIES}/${id}`, { what: 'times-set', id: showing?.id ?? '' }));
  });

  scope.post<WithId>('/showings/:id/off', async (request, reply) => {
    const found = await showings.callOff(request.params.id);
    if (!found) return reply.callNotFound();
    return leave(reply, afterwards(entryOf(request, 'to'), { what: 'times-off', id: found.showing.id }));
  });
}
