import type { Content } from '@rivermark/content';
import { isStoredKind, limits, manyLines, tooLong } from '@rivermark/contracts/forms';
import { momentOfField, pastMomentOfField } from '@rivermark/contracts/jacksonville-moment';
import { dateInJacksonville } from '@rivermark/contracts/jacksonville-time';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../../../clock/clock.ts';
import { landing } from '../../../desk/auth/landing.ts';
import type { ContactWay, DeskEnquiries } from '../../../desk/enquiries/desk-enquiries.ts';
import { stages } from '../../../desk/enquiries/history.ts';
import { lateBefore } from '../../../desk/enquiries/time-left.ts';
import type { FollowUps } from '../../../desk/follow-ups/follow-ups.ts';
import { isReminderTime, morningOf } from '../../../desk/follow-ups/proposed-times.ts';
import type { LookAtHealth } from '../../../health/look-at-health.ts';
import type { EnquiryFilter } from '../../../intake/enquiry-list.ts';
import { stateOf } from '../../../intake/enquiry-state.ts';
import { oldBefore } from '../../../intake/old-before.ts';
import { placesNamed } from '../../../intake/places-named.ts';
import type { ShowingBook } from '../../../showings/showing-book.ts';
import { idOr } from '../desk-form.ts';
import { afterwards, withoutDone } from '../flash-message.ts';
import { entryOf } from '../form-of.ts';
import { sendDeskPage } from '../send-desk-page.ts';
import { showingsOfDays } from '../showings/showings-soon.ts';
import { detailPage, type Refused } from './detail-page.ts';
import { doneLine } from './done-line.ts';
import { listPage } from './list-page.ts';
import { openPage } from './open-page.ts';
import { type Asked, stateNames } from './search-box.ts';

interface EnquiryRoutes {
  readonly enquiries: DeskEnquiries;
  readonly followUps: FollowUps;
  readonly showings: ShowingBook;
  readonly lookAtHealth: LookAtHealth;
  readonly clock: Clock;
}

type Query = { Querystring: Record<string, unknown> };
type WithId = Query & { Params: { id: string } };

/** On the page of what waits: the first, and ten others. */
const AT_A_TIME = 11;

const contactWays: readonly ContactWay[] = ['call', 'text', 'mail', 'in-person', 'other', 'no-answer'];
/** A clock may be a little behind the one in the agent's hand. */
const LEEWAY_MS = 2 * 60_000;

const askedOf = (query: Record<string, unknown>): Asked => {
  const text = (name: string) => (typeof query[name] === 'string' ? query[name] : '');
  return {
    search: text('q').trim().slice(0, 200),
    state: text('state'),
    kind: text('kind'),
    home: text('home'),
    stage: text('stage'),
  };
};

/** The list that a page was opened from, with its search; else what waits. */
function listOf(from: unknown): string {
  const address = landing(from);
  return address.split('?', 1)[0] === '/desk/enquiries' ? withoutDone(address) : '/desk';
}

/** What is no choice of ours narrows nothing. */
function filterOf({ search, state, kind, home, stage }: Asked, content: Content, now: number): EnquiryFilter {
  const known = Object.hasOwn(stateNames, state) ? (state as keyof typeof stateNames) : undefined;
  return {
    ...(known === 'late' || known === 'old'
      ? { state: 'open', before: known === 'late' ? lateBefore(now) : oldBefore(now) }
      : { state: known }),
    // A list of thousands of imported contacts would bury what visitors wrote.
    isAsked: known === undefined && search === '',
    kind: isStoredKind(kind) ? kind : undefined,
    home: home || undefined,
    stage: stages.find((one) => one === stage),
    search: search || undefined,
    searchPlaces: search ? placesNamed(content, search) : undefined,
  };
}

const placeOf = ({ query }: FastifyRequest<Query>) =>
  typeof query.after === 'string' ? query.after : undefined;

/** Inquiries on the desk: what waits, all of them, each with what is done with it. */
export function deskEnquiries(
  scope: FastifyInstance,
  { enquiries, followUps, showings, lookAtHealth, clock }: EnquiryRoutes,
): void {
  const leave = (reply: FastifyReply, to: string) => reply.code(303).header('location', to).send();
  const attemptsOf = (rows: readonly { readonly id: string }[]) =>
    enquiries.attempts(rows.map(({ id }) => id));

  scope.get<Query>('/', async (request, reply) => {
    const to = withoutDone(request.url);
    const after = placeOf(request);
    const toAnswer = await enquiries.toAnswer();
    const [waiting, due, { asleep }, page, inTime, health, soon, undelivered, done] = await Promise.all([
      enquiries.waiting(),
      followUps.due(),
      followUps.count(),
      enquiries.page(toAnswer, after, AT_A_TIME),
      enquiries.page({ ...toAnswer, since: lateBefore(clock()) + 1 }, undefined, 1),
      lookAtHealth(false),
      after === undefined ? showingsOfDays(showings, clock()) : [],
      after === undefined ? showings.undelivered() : [],
      doneLine(request, { enquiries, followUps, showings }, to),
    ]);
    const isLaterPage = after !== undefined;
    const [firstInTime] = inTime.rows;
    const attempts = await attemptsOf(page.rows);
    const view = {
      waiting,
      due: isLaterPage ? [] : due,
      asleep,
      attempts,
      page,
      firstInTime,
      health,
      isLaterPage,
      showings: soon,
      undelivered,
      said: done?.line,
      now: clock(),
      to,
    };
    const count = waiting.open + due.length;
    const title = done?.title ?? (count > 0 ? `${count} waiting` : 'Nothing is waiting');
    return sendDeskPage(request, reply, { title, section: '/desk', main: openPage(request, view) });
  });

  scope.get<Query>('/enquiries', async (request, reply) => {
    const to = withoutDone(request.url);
    const asked = askedOf(request.query);
    const filter = filterOf(asked, scope.content(), clock());
    const [page, found, before, homes, done] = await Promise.all([
      enquiries.page(filter, placeOf(request)),
      enquiries.count(filter),
      enquiries.countBefore(filter, placeOf(request)),
      enquiries.homes(),
      doneLine(request, { enquiries, followUps, showings }, to),
    ]);
    const { rows, more } = await enquiries.collapse(page.rows);
    const attempts = await attemptsOf(rows);
    const view = {
      asked,
      page,
      rows,
      more,
      found,
      before,
      homes,
      attempts,
      said: done?.line,
      now: clock(),
      to,
    };
    return sendDeskPage(request, reply, {
      title: done?.title ?? 'All inquiries',
      section: '/desk',
      main: listPage(request, view),
    });
  });

  async function sendDetail(
    request: FastifyRequest<WithId>,
    reply: FastifyReply,
    refused?: Refused,
  ): Promise<FastifyReply> {
    const { id } = request.params;
    const from = listOf(request.query.from);
    const to =
      from === '/desk' ? `/desk/enquiries/${id}` : `/desk/enquiries/${id}?from=${encodeURIComponent(from)}`;
    const full = await enquiries.inFull(id, request.method !== 'HEAD');
    if (!full) {
      reply.callNotFound();
      return reply;
    }
    const done = await doneLine(request, { enquiries, followUps, showings }, to);
    const attempts = (await attemptsOf([full.enquiry])).get(id);
    const showing = await showings.ofEnquiry(id);
    const isMarked = request.query.done === 'marked' && stateOf(full.enquiry) === 'contacted';
    const next = isMarked
      ? (await enquiries.page(await enquiries.toAnswer(), undefined, 1)).rows[0]
      : undefined;
    const view = { ...full, said: done?.line, attempts, showing, next, from, refused, now: clock(), to };
    return sendDeskPage(request, reply, {
      title: refused ? 'Please check your entries' : (done?.title ?? 'Inquiry'),
      section: '/desk',
      status: refused ? 422 : 200,
      main: detailPage(request, view),
    });
  }

  scope.get<WithId>('/enquiries/:id', (request, reply) => sendDetail(request, reply));

  scope.post<WithId>('/enquiries/:id/contacted', async (request, reply) => {
    const { id } = request.params;
    const enquiry = await enquiries.find(id);
    if (!enquiry) return reply.callNotFound();
    const now = clock();
    const typed = entryOf(request, 'at');
    const note = manyLines(entryOf(request, 'note'));
    const how = contactWays.find((way) => way === entryOf(request, 'how')) ?? 'other';
    const at = typed === '' ? now : pastMomentOfField(typed, now + LEEWAY_MS);
    const refuse = (message: string) =>
      sendDetail(request, reply, { field: 'at', message, how, at: typed, note });
    if (at === undefined) return refuse('Enter the day and the time, or leave it empty for now.');
    if (at > now + LEEWAY_MS) return refuse('This time has not come yet. Enter when you were in touch.');
    // Fields have no seconds.
    if (at < enquiry.received_at - 60_000) {
      return refuse('That was before the inquiry came in. Enter when you were in touch about it.');
    }
    if (note.length > limits.message) {
      const message = tooLong('The note', limits.message);
      return sendDetail(request, reply, { field: 'note', message, how, at: typed, note });
    }
    const formId = idOr(entryOf(request, 'id'));
    const before = await enquiries.findContact(formId);
    const mark = {
      // Back in the browser and another button: another contact. The same one is the same.
      id: before && before.how !== how ? `${formId}.${how}` : formId,
      enquiry_id: id,
      how,
      at: Math.min(now, Math.max(at, enquiry.received_at)),
      note,
    };
    if (!(await enquiries.mark(mark))) return reply.callNotFound();
    return leave(reply, afterwards(entryOf(request, 'to'), { what: 'marked', id: mark.id }));
  });

  scope.post<WithId>('/enquiries/:id/undo', async (request, reply) => {
    await enquiries.takeBack(entryOf(request, 'mark'));
    return leave(reply, afterwards(entryOf(request, 'to'), { what: 'undone', id: request.params.id }));
  });

  scope.post<WithId>('/enquiries/:id/note', async (request, reply) => {
    const { id } = request.params;
    const text = manyLines(entryOf(request, 'text') || entryOf(request, 'note'));
    const refuse = (message: string) =>
      sendDetail(request, reply, { field: 'note', message, how: '', at: '', note: text });
    if (text === '') return refuse('Write something to keep.');
    if (text.length > limits.message) return refuse(tooLong('The note', limits.message));
    if (!(await enquiries.addNote({ id: idOr(entryOf(request, 'id')), enquiryId: id, text }))) {
      return reply.callNotFound();
    }
    return leave(reply, afterwards(entryOf(request, 'to'), { what: 'noted', id }));
  });

  scope.post<WithId>('/enquiries/:id/remove-note', async (request, reply) => {
    await enquiries.removeNote(entryOf(request, 'note'));
    return leave(reply, afterwards(entryOf(request, 'to'), { what: 'note-removed', id: request.params.id }));
  });

  scope.post<WithId>('/enquiries/:id/remind', async (request, reply) => {
    const { id } = request.params;
    const now = clock();
    const note = manyLines(entryOf(request, 'note'));
    const day = entryOf(request, 'day');
    const refuse = (message: string) =>
      sendDetail(request, reply, { field: 'day', message, how: '', at: '', note, day });
    const isDay = entryOf(request, 'at') === 'day';
    if (isDay && momentOfField(`${day}T08:00`) === undefined) return refuse('Choose a day.');
    const dueAt = isDay ? morningOf(day) : Number(entryOf(request, 'at'));
    if (!isReminderTime(dueAt, now)) return refuse('Choose a day within the next three years.');
    if (isDay && day < dateInJacksonville(now))
      return refuse('This day is over. Choose one that is still to come.');
    if (note.length > limits.message) return refuse(tooLong('The note', limits.message));
    const followUpId = idOr(entryOf(request, 'id'));
    const attempt = entryOf(request, 'attempt');
    const attemptId = attempt === '' ? undefined : (await enquiries.findContact(attempt))?.id;
    if (!(await followUps.add({ id: followUpId, enquiryId: id, dueAt, note, attemptId })))
      return reply.callNotFound();
    return leave(reply, afterwards(entryOf(request, 'to'), { what: 'reminded', id: followUpId }));
  });

  scope.post<WithId>('/enquiries/:id/stage', async (request, reply) => {
    const { id } = request.params;
    const before = await enquiries.find(id);
    const stage = stages.find((one) => one === entryOf(request, 'stage')) ?? null;
    if (!before || !(await enquiries.setStage(id, stage))) return reply.callNotFound();
    const what = entryOf(request, 'undo') === 'yes' ? 'stage-back' : 'staged';
    return leave(reply, afterwards(entryOf(request, 'to'), { what, id }, before.stage ?? 'none'));
  });

  for (const [decision, isSpam] of [
    ['spam', true],
    ['not-spam', false],
    ['undecided', null],
  ] as const) {
    scope.post<WithId>(`/enquiries/:id/${decision}`, async (request, reply) => {
      const { id } = request.params;
      if (!(await enquiries.decideSpam(id, isSpam))) return reply.callNotFound();
      return leave(reply, afterwards(entryOf(request, 'to'), { what: decision, id }));
    });
  }
}
