import { createHash, randomUUID } from 'node:crypto';
import formbody from '@fastify/formbody';
import { enquiryOf } from '@rivermark/contracts/email-send';
import {
  checkForm,
  type EnquiryKind,
  extraFieldNames,
  type FieldFault,
  failureDescription,
  isEnquiryKind,
  limits,
  oneLine,
  readingFor,
  thanksDescription,
  thanksTitle,
} from '@rivermark/contracts/forms';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { AppError } from '../../errors.ts';
import { type Html, html } from '../../plain-pages/html.ts';
import { plateFigure } from '../../plain-pages/plate-figure.ts';
import { sendPlainPage } from '../../plain-pages/send-plain-page.ts';
import { beginErrorAnswer, referenceLine } from '../../plugins/error-handler.ts';
import { isForeignOrigin } from '../is-foreign-origin.ts';
import { enquiryPage } from './enquiry-page.ts';
import { type EnquiryRouteDeps, limitRefusals } from './enquiry-route-deps.ts';

/** Each name once, as text: a repeated or nested entry is no entry of our forms. */
function entriesOf(body: unknown): Record<string, string> {
  if (typeof body !== 'object' || body === null) return {};
  return Object.fromEntries(
    Object.entries(body).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

const enquiryKeyPattern = /^[A-Za-z0-9-]{8,64}$/;

/** Prerendered forms have no id of their own, so one is added before the form is shown again. */
function withEnquiryKey(entries: Record<string, string>): Record<string, string> {
  const name = extraFieldNames.enquiryKey;
  return enquiryKeyPattern.test(entries[name] ?? '') ? entries : { ...entries, [name]: randomUUID() };
}

/**
 * A form that comes back keeps its key. Without scripts nothing changes it, so a corrected second
 * post would count as a repeat and be lost. The entries are therefore part of the key. The visit's
 * sources are not, because the browser forgets them once sent.
 */
function keyOfFilling(entries: Record<string, string>): string {
  const { firstSource, lastSource } = extraFieldNames;
  const filled = Object.entries({ ...entries, [firstSource]: '', [lastSource]: '' }).sort(([a], [b]) =>
    a < b ? -1 : 1,
  );
  return createHash('sha256').update(JSON.stringify(filled)).digest('hex');
}

function sendFormAgain(
  reply: FastifyReply,
  status: number,
  kind: EnquiryKind,
  entries: Record<string, string>,
  faults: readonly FieldFault[],
  reference: Html | false = false,
) {
  const title = status === 422 ? 'Please check your entries' : 'Your message was not sent';
  return sendPlainPage(
    reply,
    status,
    title,
    html`<div>${enquiryPage(reply.server.content().identity, kind, title, entries, faults)}${reference}</div>${plateFigure(reply.server)}`,
  );
}

/** The forms as a browser without scripts sends them; the same rules, answered by plain pages. */
export async function postEnquiry(
  app: FastifyInstance,
  { acceptEnquiry, origins, limits: requestLimits }: EnquiryRouteDeps,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    await scope.register(formbody);
    limitRefusals(scope, requestLimits);

    scope.post<{ Params: { kind: string } }>('/enquiries/:kind', async (request, reply) => {
      const { kind } = request.params;
      if (!isEnquiryKind(kind)) throw new AppError('not-found', 'There is no such form');
      const entries = withEnquiryKey(entriesOf(request.body));
      const checked = checkForm(kind, entries);
      if (!checked.ok) {
        await requestLimits.refusals.call(scope, request, reply);
        return sendFormAgain(reply, 422, kind, entries, checked.faults);
      }
      const extra = (name: keyof typeof extraFieldNames) => entries[extraFieldNames[name]] ?? '';
      const enquiry = enquiryOf(checked.form, {
        enquiryKey: keyOfFilling(entries),
        page: oneLine(extra('page')).slice(0, limits.page),
        textConsent: extra('textConsent') === 'yes',
        honeypot: extra('honeypot'),
        fillMs: undefined,
        firstSource: extra('firstSource'),
        lastSource: extra('lastSource'),
      });
      try {
        const foreignOrigin = isForeignOrigin(request, ...origins);
        const isBeyondLimit = await requestLimits.isBeyondLimit(request);
        await acceptEnquiry(enquiry, { via: 'form', foreignOrigin, isBeyondLimit, ip: request.ip });
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        const { statusCode } = beginErrorAnswer(error, request, reply);
        const fault = { field: '', message: failureDescription(kind) };
        return sendFormAgain(reply, statusCode, kind, entries, [fault], referenceLine(request, statusCode));
      }
      return reply.code(303).header('location', `/enquiries/received?kind=${kind}`).send();
    });
  });

  app.get<{ Querystring: { kind?: string } }>('/enquiries/received', async (request, reply) => {
    const { kind } = request.query;
    if (!isEnquiryKind(kind)) throw new AppError('not-found', 'There is nothing here');
    const reading = readingFor(kind);
    const offer = reading && html`<p><a href="${reading.path}">${reading.label}</a></p>`;
    const main = html`<h1>${thanksTitle}</h1><p>${thanksDescription(kind)}</p>${offer}<p><a class="button main" href="/">Return to Home</a></p>${plateFigure(app)}`;
    return sendPlainPage(reply, 200, 'Thank you', main);
  });
}
