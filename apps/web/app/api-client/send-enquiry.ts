import { init, send } from '@emailjs/browser';
import {
  type EnquiryExtras,
  templateOf,
  toOutsideParams,
  toTemplateParams,
} from '@rivermark/contracts/email-send';
import type { FilledForm } from '@rivermark/contracts/forms';
import { apiOrigin } from '../api-origin.ts';
import { forgetVisitSource, visitSource } from '../boot/visit-source.ts';
import { emailService } from '../build-config.ts';
import { withTimeLimit } from './with-time-limit.ts';

const TIME_LIMIT_MS = 30_000;

let ready = false;

/**
 * Sends a validated form with the email service's own client. Resolves once the service has
 * accepted it. Rejects with the client's status object, an Error, or a plain string (see
 * `failureText`).
 */
export async function sendEnquiry(
  form: FilledForm,
  extras: EnquiryExtras,
  agentEmail: string,
): Promise<void> {
  const { publicKey, serviceId, templates, origin } = emailService;
  if (!ready) {
    // The client takes the origin only here; send() ignores it as an option.
    init({ publicKey, origin: origin || apiOrigin || window.location.origin });
    ready = true;
  }
  const { source_first: firstSource, source_last: lastSource } = visitSource();
  const toParams = origin ? toOutsideParams : toTemplateParams;
  const params = toParams(form, { ...extras, firstSource, lastSource }, agentEmail);
  const sending = send(serviceId, templates[templateOf(form.kind)], params);
  await withTimeLimit(sending, TIME_LIMIT_MS);
  forgetVisitSource();
}
