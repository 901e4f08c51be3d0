import formbody from '@fastify/formbody';
import { submissionOf } from '@rivermark/contracts/email-send';
import {
  checkForm,
  extraFieldNames,
  isEnquiryKind,
  limits,
  oneLine,
  thanksDescription,
  thanksTitle,
} from '@rivermark/contracts/forms';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../errors.ts';
import type { AcceptEnquiry } from '../../intake/accept-enquiry.ts';
import { countedAsEnquiry } from '../../plugins/enquiry-limit.ts';
import { enquiryPage } from './enquiry-page.ts';
import { isForeignOrigin } from './is-foreign-origin.ts';
import { escapeHtml, sendPlainPage } from './plain-page.ts';

/** Each name once, as text: a repeated or nested entry is no entry of our forms. */
function entriesOf(body: unknown): Record<string, string> {
  if (typeof body !== 'object' || body === null) return {};
  return Object.fromEntries(
    Object.entries(body).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/** The forms as a browser without scripts sends them; the same rules, answered by plain pages. */
export async function postEnquiry(app: FastifyInstance, acceptEnquiry: AcceptEnquiry): Promise<void> {
  await app.register(formbody);

  app.post<{ Params: { kind: string } }>('/enquiries/:kind', countedAsEnquiry, async (request, reply) => {
    const { kind } = request.params;
    if (!isEnquiryKind(kind)) throw new AppError('not-found', 'There is no such form');
    const entries = entriesOf(request.body);
    const checked = checkForm(kind, entries);
    if (!checked.ok) {
      return sendPlainPage(
        reply,
        422,
        'Please check your entries',
        enquiryPage(kind, entries, checked.faults),
      );
    }
    const extra = (name: keyof typeof extraFieldNames) => entries[extraFieldNames[name]] ?? '';
    const submission = submissionOf(checked.form, {
      submissionId: /^[A-Za-z0-9-]{8,64}$/.test(extra('submissionId')) ? extra('submissionId') : '',
      page: oneLine(extra('page')).slice(0, limits.page),
      textConsent: extra('textConsent') === 'yes',
      honeypot: extra('honeypot'),
      fillMs: undefined,
    });
    await acceptEnquiry(submission, { via: 'form', foreignOrigin: isForeignOrigin(request) });
    return reply.code(303).header('location', `/enquiries/received?kind=${kind}`).send();
  });

  app.get<{ Querystring: { kind?: string } }>('/enquiries/received', async (request, reply) => {
    const { kind } = request.query;
    if (!isEnquiryKind(kind)) throw new AppError('not-found', 'There is nothing here');
    const main = `<h1>${escapeHtml(thanksTitle)}</h1><p>${escapeHtml(thanksDescription(kind))}</p><p><a href="/">Return to Home</a></p>`;
    return sendPlainPage(reply, 200, 'Thank you', main);
  });
}
