import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../../errors.ts';
import type { LetterDesk, LetterOfHome } from '../../../letters/letter-desk.ts';
import { letterLook } from '../../../notify/letter-look.ts';
import { html } from '../../../plain-pages/html.ts';
import { atDeskOf, entriesOf, entryOf } from '../form-of.ts';
import { sendDeskPage } from '../send-desk-page.ts';
import { SITE } from '../site/site-addresses.ts';
import { LETTERS, letterPage, lettersPage } from './letter-pages.ts';

type ById = { Params: { id: string }; Querystring: { dark?: string } };

/** What the page of letters says was done. */
interface Done {
  readonly sent?: string;
  readonly left?: string;
  readonly gone?: string;
}

function doneInWords({ sent, left, gone }: Done): string | undefined {
  if (left !== undefined) return 'The letter stays unsent.';
  if (gone !== undefined) return 'That letter was decided before, or a newer one took its place.';
  if (sent === undefined || !/^\d+$/.test(sent)) return undefined;
  return `The letter is on its way to ${sent} ${sent === '1' ? 'person' : 'people'}.`;
}

/** The letters about homes: what is proposed, how it looks, sending it or leaving it. */
export function deskLetters(scope: FastifyInstance, letters: LetterDesk, publicUrl: string): void {
  const see = (reply: FastifyReply, address: string) => reply.code(303).header('location', address).send();
  const device = (request: FastifyRequest) => atDeskOf(request).device.words;

  scope.get<{ Querystring: Done }>('/letters', async (request, reply) => {
    const words = doneInWords(request.query);
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
    return one ? sendLetter(request, reply, one) : see(reply, `${LETTERS}?gone`);
  });

  /** Stores subject and words as the form has them. */
  const saveText = (request: FastifyRequest<ById>) =>
    letters.save(request.params.id, {
      subject: entryOf(request, 'subject').replace(/\s+/g, ' ').trim(),
      words: entryOf(request, 'words').replaceAll('\r\n', '\n').trim(),
    });

  scope.post<ById>('/letters/:id', async (request, reply) => {
    await saveText(request);
    return see(reply, `${LETTERS}/${request.params.id}`);
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
    // A page that was opened before an upgrade sends no words.
    if (entriesOf(request, 'words').length > 0) await saveText(request);
    try {
      const sent = await letters.send(id, device(request), entryOf(request, 'marketed') === 'yes');
      return see(reply, sent > 0 ? `${LETTERS}?sent=${sent}` : `${LETTERS}?gone`);
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
