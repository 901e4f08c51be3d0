import * as z from 'zod/mini';
import { detailsOf, type EnquiryDetails, wireNameOf } from './email-details.ts';
import { TEXT_CONSENT_VERSION } from './forms/consent-version.ts';
import { type Detail, detailFields } from './forms/fields.ts';
import {
  type EnquiryKind,
  isLeadType,
  leadTypeOfSubject,
  type StoredKind,
  subjectFor,
} from './forms/kinds.ts';
import { limits } from './forms/limits.ts';
import { emailRule, optionalLine, optionalText, phoneRule, requiredLine } from './forms/rules.ts';
import { type FilledForm, faultsOf, valuesSchemas } from './forms/values.ts';
import { parseVisitSource, type VisitSources } from './visit-source.ts';

export type { EnquiryDetails } from './email-details.ts';

/** The wire format of the email service's call, as @emailjs/browser 4 sends it. */
export const EMAIL_SEND_PATH = '/api/v1.0/email/send';

/** The ids of our own server. An outside service has its own, set at build time. */
export const emailIds = {
  publicKey: 'rivermark-site',
  serviceId: 'rivermark',
  templates: { lead: 'lead', portfolio: 'portfolio', contact: 'contact', showing: 'showing' },
} as const;

export type EmailTemplate = keyof typeof emailIds.templates;

/** The service's template for a kind of enquiry. */
export function templateOf(kind: EnquiryKind): EmailTemplate {
  return isLeadType(kind) ? 'lead' : (kind as EmailTemplate);
}

/**
 * Sent beside the visitor's entries. `fillMs`: milliseconds from opening the form to sending it.
 */
export interface EnquiryExtras {
  /** Made by the browser when a form is opened; makes retries safe. */
  readonly enquiryKey: string;
  readonly page: string;
  readonly textConsent: boolean;
  readonly honeypot: string;
  readonly fillMs: number | undefined;
  /** The first and the last outside source of the visit, as stored by the browser; '' for none. */
  readonly firstSource?: string;
  readonly lastSource?: string;
}

/** One validated enquiry as it enters the intake, from any channel. */
export interface Enquiry {
  readonly enquiryKey?: string;
  readonly kind: StoredKind;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly details: EnquiryDetails;
  readonly page: string;
  /** `version`: the wording that the visitor saw. */
  readonly textConsent: { readonly given: boolean; readonly version: string };
  readonly honeypot: string;
  readonly fillMs?: number;
  /** Absent if the visit came from no other site, or the browser did not say. */
  readonly sources?: VisitSources;
}

const personParams = (form: { name: string; email: string; phone: string }, agentEmail: string) => ({
  to_email: agentEmail,
  from_name: form.name,
  from_email: form.email,
  phone: form.phone,
});

function summary(title: string, rows: readonly (readonly [string, string])[]): string {
  const filled = rows.filter(([, value]) => value !== '');
  return [title, '', ...filled.map(([label, value]) => `${label}: ${value}`)].join('\n');
}

/**
 * The details of each template by the specification, in its order. Only our own server gets any
 * other. The lead forms share one template: fields of other forms are ''. The showing form is ours.
 */
const specifiedDetails: Readonly<Record<EmailTemplate, readonly Detail[]>> = {
  lead: ['propertyAddress', 'interestedIn', 'message'],
  portfolio: ['propertyAddress', 'notes'],
  contact: ['message'],
  showing: detailsOf('showing'),
};

const paramsOf = (details: readonly Detail[], values: FilledForm['values']): Record<string, string> =>
  Object.fromEntries(details.map((detail) => [wireNameOf(detail), values[detail] ?? '']));

function ownParams({ kind, values }: FilledForm): Record<string, string> {
  const specified = specifiedDetails[templateOf(kind)];
  return paramsOf(
    detailsOf(kind).filter((detail) => !specified.includes(detail)),
    values,
  );
}

function specifiedParams(form: FilledForm, agentEmail: string): Record<string, string> {
  const { kind, values } = form;
  const { firstName, lastName, email = '', phone = '', place } = values;
  const name = values.name ?? `${firstName} ${lastName}`;
  const subject = subjectFor(kind, name, place);
  const person = personParams({ name, email, phone }, agentEmail);
  const details = paramsOf(specifiedDetails[templateOf(kind)], values);
  if (!isLeadType(kind)) return { ...person, ...details, subject };
  const email_body = summary(subject, [
    ['Name', name],
    ['Email', email],
    ['Phone', phone],
    ...detailsOf(kind).map((detail) => [detailFields[detail].label, values[detail] ?? ''] as const),
  ]);
  return { ...person, ...details, subject, email_body };
}

/**
 * The template_params for an outside email service: the specified keys and the text message
 * consent. It gets nothing that only our own intake needs.
 */
export function toOutsideParams(
  form: FilledForm,
  { textConsent: agreed }: EnquiryExtras,
  agentEmail: string,
): Record<string, string> {
  return {
    ...specifiedParams(form, agentEmail),
    text_consent: agreed ? 'yes' : '',
    consent_version: TEXT_CONSENT_VERSION,
  };
}

/**
 * The template_params for our own server: the specified keys in order, then those for the intake.
 */
export function toTemplateParams(
  form: FilledForm,
  extras: EnquiryExtras,
  agentEmail: string,
): Record<string, string> {
  return {
    ...specifiedParams(form, agentEmail),
    ...ownParams(form),
    submission_id: extras.enquiryKey,
    page: extras.page,
    text_consent: extras.textConsent ? 'yes' : '',
    consent_version: TEXT_CONSENT_VERSION,
    reason_code: extras.honeypot,
    fill_ms: extras.fillMs === undefined ? '' : String(Math.round(extras.fillMs)),
    source_first: extras.firstSource ?? '',
    source_last: extras.lastSource ?? '',
  };
}

const uuidLike = /^[A-Za-z0-9-]{8,64}$/;

const extrasShape = {
  submission_id: z._default(
    z
      .string()
      .check(
        z.refine(
          (text) => text === '' || uuidLike.test(text),
          'submission_id must be 8 to 64 letters, digits or hyphens',
        ),
      ),
    '',
  ),
  page: optionalLine('page', limits.page),
  text_consent: optionalLine('text_consent', limits.choice),
  consent_version: optionalLine('consent_version', limits.choice),
  reason_code: optionalLine('reason_code', limits.message),
  fill_ms: z._default(
    z.string().check(z.refine((text) => /^\d{0,12}$/.test(text), 'fill_ms must be a number of milliseconds')),
    '',
  ),
  // No inquiry is refused because of where its visit began.
  source_first: z.catch(z.string(), ''),
  source_last: z.catch(z.string(), ''),
};

const sender = {
  from_name: requiredLine('from_name', 'from_name is missing', limits.name * 2 + 1),
  from_email: emailRule,
  phone: phoneRule,
};
const subjectLine = z._default(
  z.string('subject must be text').check(z.maxLength(1000, 'subject is too long')),
  '',
);

/**
 * A kind's params by the rules of its form. A lead may also carry a message, as its template does.
 */
function paramsSchema(kind: EnquiryKind): z.ZodMiniType<Record<string, string>> {
  const rules = valuesSchemas[kind].shape;
  const details = detailsOf(kind).map((detail) => [wireNameOf(detail), rules[detail]]);
  const message = isLeadType(kind) && { message: optionalText('message') };
  const shape = { ...sender, ...message, ...Object.fromEntries(details), ...extrasShape };
  return z.object(shape) as z.ZodMiniType<Record<string, string>>;
}
const paramsSchemas: Readonly<Record<EnquiryKind, ReturnType<typeof paramsSchema>>> = {
  'buyer-guide': paramsSchema('buyer-guide'),
  'cma-request': paramsSchema('cma-request'),
  consultation: paramsSchema('consultation'),
  portfolio: paramsSchema('portfolio'),
  contact: paramsSchema('contact'),
  showing: paramsSchema('showing'),
};

const envelopeSchema = z.object({
  lib_version: z._default(
    z.string('lib_version must be text').check(z.maxLength(40, 'lib_version is too long')),
    '',
  ),
  user_id: z.string('user_id (the public key) is missing'),
  service_id: z.string('service_id is missing'),
  template_id: z.string('template_id is missing'),
  template_params: z.record(z.string(), z.unknown(), 'template_params must be an object'),
});

export type EmailSendErrorCode =
  | 'malformed-body'
  | 'unknown-public-key'
  | 'unknown-service'
  | 'unknown-template'
  | 'unknown-subject'
  | 'invalid-params';

export type ParsedEmailSend =
  | { ok: true; enquiry: Enquiry }
  | { ok: false; code: EmailSendErrorCode; message: string };

const refuse = (code: EmailSendErrorCode, message: string): ParsedEmailSend => ({ ok: false, code, message });

/**
 * Checks the JSON body of one call. Never throws. Ignores `to_email`, `email_body` and unknown
 * keys: the server knows the recipient, and renders the mail from validated fields. Error messages
 * are one sentence and repeat nothing that the caller sent.
 */
export function parseEmailSend(body: unknown): ParsedEmailSend {
  const envelope = z.safeParse(envelopeSchema, body);
  if (!envelope.success) {
    const fault = faultsOf(envelope.error)[0];
    return refuse('malformed-body', fault?.field ? fault.message : 'The body must be a JSON object');
  }
  const { user_id, service_id, template_id, template_params } = envelope.data;
  if (user_id !== emailIds.publicKey) return refuse('unknown-public-key', 'The public key is not known here');
  if (service_id !== emailIds.serviceId) return refuse('unknown-service', 'The service ID is not known here');
  const template = (Object.keys(emailIds.templates) as EmailTemplate[]).find(
    (name) => emailIds.templates[name] === template_id,
  );
  if (!template) return refuse('unknown-template', 'The template ID is not known here');

  const subject = z.safeParse(subjectLine, template_params.subject);
  if (!subject.success) return refuse('invalid-params', 'subject must be text of at most 1000 characters');
  const kind = template === 'lead' ? leadTypeOfSubject(subject.data) : template;
  if (!kind) return refuse('unknown-subject', 'The subject is none that the lead form sends');

  const params = z.safeParse(paramsSchemas[kind], template_params);
  if (!params.success) return refuse('invalid-params', faultsOf(params.error).map(faultText).join('; '));
  return { ok: true, enquiry: enquiryOfParams(kind, params.data) };
}

const faultText = ({ field, message }: { field: string; message: string }) =>
  message.startsWith(field) ? message : `${field}: ${message}`;

function enquiryOfParams(kind: EnquiryKind, params: Record<string, string>): Enquiry {
  const text = (key: string) => params[key] ?? '';
  const details = (Object.keys(detailFields) as Detail[]).map((detail) => [detail, text(wireNameOf(detail))]);
  const enquiryKey = text('submission_id');
  const fillMs = text('fill_ms');
  const last = parseVisitSource(text('source_last'));
  const first = parseVisitSource(text('source_first')) ?? last;
  return {
    ...(enquiryKey && { enquiryKey }),
    kind,
    name: text('from_name'),
    email: text('from_email'),
    phone: text('phone'),
    details: Object.fromEntries(details.filter(([, value]) => value !== '')),
    page: text('page'),
    textConsent: { given: text('text_consent') === 'yes', version: text('consent_version') },
    honeypot: text('reason_code'),
    ...(fillMs && { fillMs: Number(fillMs) }),
    ...(first && { sources: { first, last: last ?? first } }),
  };
}

/** Turns a form that was validated on the server (scripts off) into an enquiry. */
export function enquiryOf(form: FilledForm, extras: EnquiryExtras): Enquiry {
  // No recipient: the server has its own.
  return enquiryOfParams(form.kind, toTemplateParams(form, extras, ''));
}
