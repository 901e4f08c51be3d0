import { isEnquiryKind, limits, manyLines, tooLong } from '@rivermark/contracts/forms';
import { pastMomentOfField } from '@rivermark/contracts/jacksonville-moment';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../../../clock.ts';
import type { ContactWay, DeskEnquiries } from '../../../desk/enquiries/desk-enquiries.ts';
import { lateBefore } from '../../../desk/enquiries/time-left.ts';
import type { LookAtHealth } from '../../../desk/health/look-at-health.ts';
import type { EnquiryFilter } from '../../../intake/enquiry-list.ts';
import { oldBefore } from '../../../intake/old-before.ts';
import { idOr } from '../desk-form.ts';
import { entryOf } from '../form-of.ts';
import { afterwards, withoutDone } from '../said.ts';
import { sendDeskPage } from '../send-desk-page.ts';
import { detailPage, type Refused } from './detail-page.ts';
import { doneLine } from './done-line.ts';
import { listPage } from './list-page.ts';
import { openPage } from './open-page.ts';
import { type Asked, stateNames } from './search-box.ts';

interface EnquiryRoutes {
  readonly enquiries: DeskEnquiries;
  readonly lookAtHealth: LookAtHealth;
  readonly clock: Clock;
}

type Query = { Querystring: Record<string, unknown> };
type WithId = Query & { Params: { id: string } };

/** On the page of what waits: the first, and ten others. */
const AT_A_TIME = 11;

const contactWays: readonly ContactWay[] = ['call', 'text', 'mail', 'in-person', 'other'];
/** A clock may be a little behind the one in the agent's hand. */
const LEEWAY_MS = 2 * 60_000;

const askedOf = (query: Record<string, unknown>): Asked => {
  const text = (name: string) => (typeof query[name] === 'string' ? query[name] : '');
  return {
    search: text('q').trim().slice(0, 200),
    state: text('state'),
    kind: text('kind'),
    home: text('home'),
  };
};

/** What is no choice of ours narrows nothing. */
function filterOf({ search, state, kind, home }: Asked, now: number): EnquiryFilter {
  const known = Object.hasOwn(stateNames, state) ? (state as keyof typeof stateNames) : undefined;
  return {
    ...(known === 'late' || known === 'old'
      ? { state: 'open', before: known === 'late' ? lateBefore(now) : oldBefore(now) }
      : { state: known }),
    kind: isEnquiryKind(kind) ? kind : undefined,
    home: home || undefined,
    search: search || undefined,
  };
}

const placeOf = ({ query }: FastifyRequest<Query>) =>
  typeof query.after === 'string' ? query.after : undefined;

/** Inquiries on the desk: what waits, all of them, each with what is done with it. */
export function deskEnquiries(
  scope: FastifyInstance,
  { enquiries, lookAtHealth, clock }: EnquiryRoutes,
): void {
  const leave = (reply: FastifyReply, to: string) => reply.code(303).header('location', to).send();

  scope.get<Query>('/', async (request, reply) => {
    const to = withoutDone(request.url);
    const after = placeOf(request);
    const toAnswer = await enquiries.toAnswer();
    const [waiting, page, inTime, health, done] = await Promise.all([
      enquiries.waiting(),
      enquiries.page(toAnswer, after, AT_A_TIME),
      enquiries.page({ ...toAnswer, since: lateBefore(clock()) + 1 }, undefined, 1),
      lookAtHealth(false),
      doneLine(request, enquiries, to),
    ]);
    const isLaterPage = after !== undefined;
    const [firstInTime] = inTime.rows;
    const view = { waiting, page, firstInTime, health, isLaterPage, said: done?.line, now: clock(), to };
    const title = done?.title ?? (waiting.open > 0 ? `${waiting.open} waiting` : 'Nothing is waiting');
    return sendDeskPage(request, reply, { title, room: '/desk', main: openPage(request, view) });
  });

  scope.get<Query>('/enquiries', async (request, reply) => {
    const to = withoutDone(request.url);
    const asked = askedOf(request.query);
    const filter = filterOf(asked, clock());
    const [page, found, before, homes, done] = await Promise.all([
      enquiries.page(filter, placeOf(request)),
      enquiries.count(filter),
      enquiries.countBefore(filter, placeOf(request)),
      enquiries.homes(),
      doneLine(request, enquiries, to),
    ]);
    const view = { asked, page, found, before, homes, said: done?.line, now: clock(), to };
    return sendDeskPage(request, reply, {
      title: done?.title ?? 'All inquiries',
      room: '/desk',
      main: listPage(request, view),
    });
  });

  async function sendDetail(
    request: FastifyRequest<WithId>,
    reply: FastifyReply,
    refused?: Refused,
  ): Promise<FastifyReply> {
    const { id } = request.params;
    const to = `/desk/enquiries/${id}`;
    const full = await enquiries.inFull(id, request.method !== 'HEAD');
    if (!full) {
      reply.callNotFound();
      return reply;
    }
    const done = await doneLine(request, enquiries, to);
    const view = { ...full, said: done?.line, refused, now: clock(), to };
    return sendDeskPage(request, reply, {
      title: refused ? 'Please check your entries' : (done?.title ?? 'Inquiry'),
      room: '/desk',
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
      sendDetail(request, reply, { field: 'at', message, how, at: typed, note, text: '' });
    if (at === undefined) return refuse('Enter the day and the time, or leave it empty for now.');
    if (at > now + LEEWAY_MS) return refuse('This time has not come yet. Enter when you were in touch.');
    // Fields have no seconds.
    if (at < enquiry.received_at - 60_000) {
      return refuse('That was before the inquiry came in. Enter when you were in touch about it.');
    }
    if (note.length > limits.message) return refuse(tooLong('The note', limits.message));
    const formId = idOr(entryOf(request, 'id'));
    const before = await enquiries.findMark(formId);
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
    const text = manyLines(entryOf(request, 'text'));
    const refuse = (message: string) =>
      sendDetail(request, reply, { field: 'text', message, how: '', at: '', note: '', text });
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
