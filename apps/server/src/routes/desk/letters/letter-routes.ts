import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../../errors.ts';
import type { LetterDesk, LetterOfHome } from '../../../letters/letter-desk.ts';
import { letterLook } from '../../../notify/letter-look.ts';
import { html } from '../../../plain-pages/html.ts';
import { atDeskOf, entryOf } from '../form-of.ts';
import { sendDeskPage } from '../send-desk-page.ts';
import { SITE } from '../site/site-addresses.ts';
import { LETTERS, letterPage, lettersPage } from './letter-pages.ts';

type ById = { Params: { id: string }; Querystring: { dark?: string } };

/** The letters about homes: what is proposed, how it looks, sending it or leaving it. */
export function deskLetters(scope: FastifyInstance, letters: LetterDesk, publicUrl: string): void {
  const see = (reply: FastifyReply, address: string) => reply.code(303).header('location', address).send();
  const device = (request: FastifyRequest) => atDeskOf(request).device.words;

  scope.get<{ Querystring: { sent?: string; left?: string } }>('/letters', async (request, reply) => {
    const { sent, left } = request.query;
    const words =
      left !== undefined
        ? 'The letter stays unsent.'
        : sent !== undefined &&
          /^\d+$/.test(sent) &&
          `The letter is on its way to ${sent} ${sent === '1' ? 'person' : 'people'}.`;
    return sendDeskPage(request, reply, {
      title: words ? 'Done' : 'Letters',
      section: SITE,
      main: lettersPage(request, {
        proposed: await letters.proposed(),
        decided: await letters.decided(),
        readers: await letters.countReaders(),
        faults: letters.faults(),
        done: words ? html`<div class="said" role="status"><p>${words}</p></div>` : undefined,
      }),
    });
  });

  async function sendLetter(
    request: FastifyRequest,
    reply: FastifyReply,
    one: LetterOfHome,
    trouble?: string,
  ) {
    const { home, letter } = one;
    return sendDeskPage(request, reply, {
      title: home?.name ?? 'A letter',
      section: SITE,
      status: trouble ? 422 : 200,
      frames: true,
      main: letterPage(request, {
        one,
        readers: home ? await letters.readersOf(home) : [],
        isMarketed: await letters.isMarketed(letter.home),
        faults: letters.faults(),
        perDay: letters.perDay,
        trouble,
      }),
    });
  }

  /** The proposed letter of an address; undefined once it was decided. */
  const proposedOf = async (id: string) => {
    const one = await letters.find(id);
    return one?.letter.state === 'proposed' ? one : undefined;
  };

  scope.get<ById>('/letters/:id', async (request, reply) => {
    const one = await proposedOf(request.params.id);
    return one ? sendLetter(request, reply, one) : see(reply, LETTERS);
  });

  scope.post<ById>('/letters/:id', async (request, reply) => {
    const { id } = request.params;
    await letters.save(id, {
      subject: entryOf(request, 'subject').replace(/\s+/g, ' ').trim(),
      words: entryOf(request, 'words').replaceAll('\r\n', '\n').trim(),
    });
    return see(reply, `${LETTERS}/${id}`);
  });

  scope.get<ById>('/letters/:id/look', async (request, reply) => {
    const one = await letters.find(request.params.id);
    if (!one?.home) return reply.callNotFound();
    const isDark = request.query.dark !== undefined;
    return reply
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; frame-ancestors 'self'; sandbox allow-popups allow-same-origin",
      )
      .header('x-frame-options', 'SAMEORIGIN')
      .type('text/html; charset=utf-8')
      .send(await letterLook(request.server.content(), one, one.home, { publicUrl, isDark }));
  });

  scope.post<ById>('/letters/:id/send', async (request, reply) => {
    const { id } = request.params;
    try {
      const sent = await letters.send(id, device(request), entryOf(request, 'marketed') === 'yes');
      return see(reply, sent > 0 ? `${LETTERS}?sent=${sent}` : LETTERS);
    } catch (error) {
      const one = await proposedOf(id);
      if (!(error instanceof AppError) || !one) throw error;
      return sendLetter(request, reply, one, error.message);
    }
  });

  scope.post<ById>('/letters/:id/leave', async (request, reply) => {
    await letters.leave(request.params.id, device(request));
    return see(reply, `${LETTERS}?left`);
  });
}
