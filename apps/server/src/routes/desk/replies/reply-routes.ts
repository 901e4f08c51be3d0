import { limits, manyLines, tooLong } from '@rivermark/contracts/forms';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  isReplyId,
  originalReply,
  type ReplyId,
  type ReplyTemplates,
  type ReplyTexts,
  replyIds,
  replyNames,
} from '../../../desk/replies/reply-templates.ts';
import { fillReply } from '../../../desk/replies/write-reply.ts';
import { type Html, html } from '../../../plain-pages/html.ts';
import { entryOf, formOf } from '../form-of.ts';
import { sendDeskPage } from '../send-desk-page.ts';
import { REPLIES } from './replies-address.ts';

/** So that an address with a reply in it stays short enough for every mail program. */
const LONGEST = 1000;

interface RepliesView {
  readonly texts: ReplyTexts;
  readonly refused: { readonly id: ReplyId; readonly text: string; readonly message: string } | undefined;
  readonly saved: { readonly id: ReplyId; readonly before: string } | undefined;
}

const sample = {
  kind: 'showing',
  name: 'María José Fernández-Núñez',
  home: 'Avondale',
  page: '/',
} as const;

function replyForm(request: FastifyRequest, id: ReplyId, { texts, refused }: RepliesView): Html {
  const fault = refused?.id === id ? refused : undefined;
  const isOwn = texts[id] !== originalReply(id);
  return html`<section id="${id}"><h2>${replyNames[id]}</h2>${formOf(
    request,
    `${REPLIES}/${id}`,
    html`<label for="text-${id}">Your words</label><textarea id="text-${id}" name="text" rows="7"${fault && html` aria-invalid="true" aria-describedby="fault-${id}"`}>
${fault?.text ?? texts[id]}</textarea>${fault && html`<p class="fault" id="fault-${id}" role="alert">${fault.message}</p>`}<button class="quiet keep">Save<span class="hidden">: ${replyNames[id]}</span></button>`,
  )}<details><summary>How it reads</summary><p class="message">${fillReply(request.server.content(), texts[id], sample, { preferredDate: '2026-12-04' }).trim()}</p></details>${
    isOwn &&
    formOf(
      request,
      `${REPLIES}/${id}`,
      html`<input type="hidden" name="original" value="yes"><button class="as-link">Back to the Words That Came With the Site</button>`,
    )
  }</section>`;
}

/** What was saved, with the words before as the way back. */
const savedLine = (request: FastifyRequest, { id, before }: NonNullable<RepliesView['saved']>): Html =>
  html`<div class="said" role="status"><p>Saved: ${replyNames[id].toLowerCase()}.</p>${formOf(
    request,
    `${REPLIES}/${id}`,
    html`<input type="hidden" name="text" value="${before}"><button class="quiet">Undo</button>`,
  )}</div>`;

const repliesPage = (
  request: FastifyRequest,
  view: RepliesView,
): Html => html`${view.saved && savedLine(request, view.saved)}
<p class="back"><a href="/desk">Back to what is waiting</a></p><h1>Your replies</h1>
<p class="lead">‘Reply’ and ‘Text’ open with these words. Your signature is added to an email.</p>
<p>{first name}, {home} and {date} stand for what the inquiry says. Where it names no home, {home} is ‘your plans’; where it names no day, {date} is ‘a day that suits you’.</p>
<div class="narrow">${replyIds.map((id) => replyForm(request, id, view))}</div>`;

/** The page on which the agent writes her own replies. */
export function deskReplies(scope: FastifyInstance, { replies }: { readonly replies: ReplyTemplates }): void {
  async function sendReplies(
    request: FastifyRequest,
    reply: FastifyReply,
    more: Partial<Pick<RepliesView, 'refused' | 'saved'>> = {},
  ): Promise<FastifyReply> {
    const view = { texts: await replies.all(), refused: more.refused, saved: more.saved };
    return sendDeskPage(request, reply, {
      title: more.refused ? 'Please check your entries' : more.saved ? 'Saved' : 'Your replies',
      section: '/desk',
      status: more.refused ? 422 : 200,
      main: repliesPage(request, view),
    });
  }

  scope.get('/replies', (request, reply) => sendReplies(request, reply));

  scope.post<{ Params: { id: string } }>('/replies/:id', async (request, reply) => {
    const { id } = request.params;
    if (!isReplyId(id)) return reply.callNotFound();
    const text = manyLines(entryOf(request, 'text'));
    const refuse = (message: string) => sendReplies(request, reply, { refused: { id, text, message } });
    const isOriginal = entryOf(request, 'original') === 'yes';
    if (text === '' && !isOriginal) return refuse('Write something to reply with.');
    const most = Math.min(LONGEST, limits.message);
    if (text.length > most) return refuse(tooLong('The reply', most));
    const before = await replies.save(id, isOriginal ? '' : text);
    // Shown by the answer itself: the words before are nothing for an address.
    return sendReplies(request, reply, { saved: { id, before } });
  });
}
