import { DAY_MS } from '@rivermark/contracts/durations';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../../../clock/clock.ts';
import { isBelow, landing } from '../../../desk/auth/landing.ts';
import type { DeskEnquiries } from '../../../desk/enquiries/desk-enquiries.ts';
import type { SettleSeveral } from '../../../desk/enquiries/settle-several.ts';
import type { Html } from '../../../plain-pages/html.ts';
import { idOr } from '../desk-form.ts';
import { atDeskOf, entriesOf, entryOf } from '../form-of.ts';
import { sendDeskPage } from '../send-desk-page.ts';
import {
  type Age,
  ages,
  confirmPage,
  SETTLE,
  settleAddress,
  settledLine,
  settlePage,
  undoneLine,
} from './settle-pages.ts';

const ORDINARY: Age = 30;

interface SettleRoutes {
  readonly enquiries: DeskEnquiries;
  readonly settling: SettleSeveral;
  readonly clock: Clock;
}

const textOf = (query: Record<string, unknown>, name: string) =>
  typeof query[name] === 'string' ? query[name] : '';
const countOf = (text: string) => (/^\d{1,3}$/.test(text) ? Number(text) : 0);

/** A page of this list, and no other. */
function backTo(to: unknown): string {
  const address = landing(to);
  return isBelow(address.split('?', 1)[0] ?? '', SETTLE) ? address : settleAddress(ORDINARY);
}

/** The same page, saying what was done: words of ours, an id and numbers. */
function saying(to: unknown, entries: Readonly<Record<string, string | number>>): string {
  const url = new URL(backTo(to), 'https://desk.invalid');
  for (const [name, value] of Object.entries(entries)) url.searchParams.set(name, String(value));
  return url.pathname + url.search;
}

/** Settles many old inquiries in one act: they are chosen, confirmed, marked, and undone as one. */
export function deskSettling(scope: FastifyInstance, { enquiries, settling, clock }: SettleRoutes): void {
  async function lineOf(
    request: FastifyRequest,
    query: Record<string, unknown>,
    to: string,
  ): Promise<{ title: string; line: Html } | undefined> {
    const done = textOf(query, 'done');
    if (done === 'taken-back')
      return { title: 'Taken back', line: undoneLine(countOf(textOf(query, 'count'))) };
    if (done !== 'settled') return undefined;
    const id = textOf(query, 'of');
    const count = await settling.count(id);
    const left = countOf(textOf(query, 'left'));
    if (count + left === 0) return undefined;
    return {
      title: count === 0 ? 'Nothing was settled' : `${count} settled`,
      line: settledLine(request, { id, count, left, to }),
    };
  }

  async function sendList(
    request: FastifyRequest,
    reply: FastifyReply,
    query: Record<string, unknown>,
    fault = '',
  ): Promise<FastifyReply> {
    const asked = textOf(query, 'older');
    const days = Object.hasOwn(ages, asked) ? (Number(asked) as Age) : ORDINARY;
    const after = textOf(query, 'after');
    const filter = { state: 'open', before: clock() - days * DAY_MS } as const;
    const [page, found, done] = await Promise.all([
      enquiries.page(filter, after === '' ? undefined : after),
      enquiries.count(filter),
      lineOf(request, query, settleAddress(days, after)),
    ]);
    const isAll = textOf(query, 'all') === '1';
    return sendDeskPage(request, reply, {
      title: fault ? 'Please choose first' : (done?.title ?? 'Settle several at once'),
      section: '/desk',
      status: fault ? 422 : 200,
      main: settlePage(request, { days, page, found, after, isAll, said: done?.line, fault }),
    });
  }

  scope.get<{ Querystring: Record<string, unknown> }>('/settle', (request, reply) =>
    sendList(request, reply, request.query),
  );

  async function sendConfirm(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const ids = [...new Set(entriesOf(request, 'of'))];
    const to = backTo(entryOf(request, 'to'));
    const chosen = await settling.waiting(ids);
    if (chosen.length === 0) {
      const fault =
        ids.length === 0
          ? 'Choose at least one inquiry.'
          : 'What you chose was decided on meanwhile. Here is what still waits.';
      const { searchParams } = new URL(to, 'https://desk.invalid');
      return sendList(request, reply, Object.fromEntries(searchParams), fault);
    }
    return sendDeskPage(request, reply, {
      title: `Settle ${chosen.length}?`,
      section: '/desk',
      main: confirmPage(request, { chosen, gone: ids.length - chosen.length, to }),
    });
  }

  scope.post('/settle/confirm', sendConfirm);

  scope.post('/settle', async (request, reply) => {
    if (entryOf(request, 'sure') !== 'yes') return sendConfirm(request, reply);
    const enquiryIds = [...new Set(entriesOf(request, 'of'))];
    const id = idOr(entryOf(request, 'id'));
    await settling.settle({ id, enquiryIds }, atDeskOf(request).device.words);
    const left = enquiryIds.length - (await settling.count(id));
    const to = saying(entryOf(request, 'to'), { done: 'settled', of: id, ...(left > 0 && { left }) });
    return reply.code(303).header('location', to).send();
  });

  scope.post('/settle/undo', async (request, reply) => {
    const count = await settling.takeBack(entryOf(request, 'act'), atDeskOf(request).device.words);
    const to = saying(entryOf(request, 'to'), { done: 'taken-back', count });
    return reply.code(303).header('location', to).send();
  });
}
