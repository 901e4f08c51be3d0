import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../../../clock/clock.ts';
import type { FollowUps } from '../../../desk/follow-ups/follow-ups.ts';
import { isReminderTime } from '../../../desk/follow-ups/proposed-times.ts';
import { type Html, html } from '../../../plain-pages/html.ts';
import { afterwards, withoutDone } from '../flash-message.ts';
import { entryOf } from '../form-of.ts';
import { sendDeskPage } from '../send-desk-page.ts';
import { followUpDoneLine } from './follow-up-done-line.ts';
import { REMINDERS, reminderRows } from './follow-up-parts.ts';

type Query = { Querystring: Record<string, unknown> };
type WithId = { Params: { id: string } };

interface FollowUpRoutes {
  readonly followUps: FollowUps;
  readonly enquiries: Parameters<typeof followUpDoneLine>[1]['enquiries'];
  readonly clock: Clock;
}

/** The list of what is asleep, and what is done with one reminder. */
export function deskFollowUps(scope: FastifyInstance, parts: FollowUpRoutes): void {
  const { followUps, clock } = parts;

  scope.get<Query>('/reminders', async (request, reply) => {
    const to = withoutDone(request.url);
    const [due, asleep, done] = await Promise.all([
      followUps.due(),
      followUps.asleep(),
      followUpDoneLine(request, parts, to),
    ]);
    const view = { now: clock(), to };
    const part = (heading: string, rows: typeof due): Html | false =>
      rows.length > 0 && html`<section><h2>${heading}</h2>${reminderRows(request, rows, view)}</section>`;
    const none = html`<div class="empty"><p class="lead">Nothing is asleep.</p><p>Set a reminder on the page of any inquiry. It comes back to the top of your desk on its day.</p></div>`;
    return sendDeskPage(request, reply, {
      title: done?.title ?? 'Your reminders',
      section: '/desk',
      main: html`${done?.line}<p class="back"><a href="/desk">Back to what is waiting</a></p><h1>Your reminders</h1>
${part('Now', due)}${part('Asleep', asleep)}${due.length + asleep.length === 0 && none}`,
    });
  });

  const leave = (reply: FastifyReply, request: FastifyRequest, what: string, id: string, before?: number) =>
    reply
      .code(303)
      .header('location', afterwards(entryOf(request, 'to') || REMINDERS, { what, id }, before))
      .send();

  scope.post<WithId>('/reminders/:id/done', async (request, reply) => {
    const followUp = await followUps.end(request.params.id);
    if (!followUp) return reply.callNotFound();
    return leave(reply, request, 'reminder-done', followUp.id);
  });

  scope.post<WithId>('/reminders/:id/undone', async (request, reply) => {
    const followUp = await followUps.resume(request.params.id);
    if (!followUp) return reply.callNotFound();
    return leave(reply, request, 'reminder-back', followUp.id);
  });

  scope.post<WithId>('/reminders/:id/move', async (request, reply) => {
    const at = Number(entryOf(request, 'at'));
    const before = await followUps.find(request.params.id);
    if (!before || !isReminderTime(at, clock())) return reply.callNotFound();
    await followUps.move(before.id, at);
    const isUndo = entryOf(request, 'undo') === 'yes';
    return leave(reply, request, isUndo ? 'reminder-back' : 'reminder-moved', before.id, before.due_at);
  });

  scope.post<WithId>('/reminders/:id/remove', async (request, reply) => {
    const followUp = await followUps.remove(request.params.id);
    return leave(reply, request, 'reminder-removed', followUp?.enquiry_id ?? '');
  });
}
