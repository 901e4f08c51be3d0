import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Floods } from '../../../desk/enquiries/floods.ts';
import { idOr } from '../desk-form.ts';
import { atDeskOf, entryOf } from '../form-of.ts';
import { sendDeskPage } from '../send-desk-page.ts';
import { FLOOD } from './flood-address.ts';
import { broughtBackLine, floodPage } from './flood-pages.ts';

type WithId = { Params: { id: string }; Querystring: Record<string, unknown> };

const countOf = (text: unknown) =>
  typeof text === 'string' && /^\d{1,9}$/.test(text) ? Number(text) : undefined;

/** Shows a flood by one of its inquiries, takes it away in one act, and brings it back as one. */
export function deskFloods(scope: FastifyInstance, { floods }: { readonly floods: Floods }): void {
  async function sendFlood(request: FastifyRequest<WithId>, reply: FastifyReply): Promise<FastifyReply> {
    const { after } = request.query;
    const flood = await floods.around(request.params.id, typeof after === 'string' ? after : undefined);
    if (!flood) {
      reply.callNotFound();
      return reply;
    }
    const back = countOf(request.query.back);
    return sendDeskPage(request, reply, {
      title: back === undefined ? 'A flood' : 'Taken back',
      section: '/desk',
      main: floodPage(request, flood, back === undefined ? undefined : broughtBackLine(back)),
    });
  }

  scope.get<WithId>('/flood/:id', sendFlood);

  scope.post<WithId>('/flood/:id', async (request, reply) => {
    const { id: enquiryId } = request.params;
    const act = { id: idOr(entryOf(request, 'id')), enquiryId };
    await floods.takeAway(act, atDeskOf(request).device.words);
    return reply
      .code(303)
      .header('location', `${FLOOD}/${encodeURIComponent(enquiryId)}`)
      .send();
  });

  scope.post<WithId>('/flood/:id/undo', async (request, reply) => {
    const count = await floods.bringBack(entryOf(request, 'act'), atDeskOf(request).device.words);
    return reply
      .code(303)
      .header('location', `${FLOOD}/${encodeURIComponent(request.params.id)}?back=${count}`)
      .send();
  });
}
