import { sampleIdentity as identity } from '@rivermark/content/site';
import { describe, expect, test } from 'vitest';
import { detailsOf, wireNameOf } from './email-details.ts';
import {
  emailIds,
  enquiryOf,
  parseEmailSend,
  templateOf,
  toOutsideParams,
  toTemplateParams,
} from './email-send.ts';
import {
  checkForm,
  type EnquiryKind,
  enquiryKinds,
  type FilledForm,
  formSpecs,
  TEXT_CONSENT_VERSION,
} from './forms/index.ts';
import { sampleEntries } from './sample-entries.ts';

const extras = {
  enquiryKey: '5f0c2c1e-0000-4000-8000-000000000000',
  page: '/riverside',
  textConsent: true,
  honeypot: '',
  fillMs: 8123.4,
};

function filled(kind: EnquiryKind, changes: object = {}): FilledForm {
  const checked = checkForm(kind, { ...sampleEntries, ...changes });
  if (!checked.ok) throw new Error(JSON.stringify(checked.faults));
  return checked.form;
}

const body = (kind: EnquiryKind, params: Record<string, unknown>) => ({
  lib_version: '4.4.1',
  user_id: emailIds.publicKey,
  service_id: emailIds.serviceId,
  template_id: emailIds.templates[templateOf(kind)],
  template_params: params,
});

describe('what the browser sends', () => {
  const person = ['to_email', 'from_name', 'from_email', 'phone'];
  const lead = [...person, 'property_address', 'interested_in', 'message', 'subject', 'email_body'];
  const extraKeys = [
    'submission_id',
    'page',
    'text_consent',
    'consent_version',
    'reason_code',
    'fill_ms',
    'source_first',
    'source_last',
  ];
  test.each([
    ['buyer-guide', lead],
    ['cma-request', lead],
    ['consultation', lead],
    ['portfolio', [...person, 'property_address', 'notes', 'subject']],
    ['contact', [...person, 'message', 'subject']],
    ['showing', [...person, ...detailsOf('showing').map(wireNameOf), 'subject']],
  ] as const)('for %s has the specified keys in their order, then our own', (kind, keys) => {
    const params = toTemplateParams(filled(kind), extras, identity.email);
    const own = detailsOf(kind)
      .map(wireNameOf)
      .filter((key) => !keys.includes(key));
    expect(Object.keys(params)).toEqual([...keys, ...own, ...extraKeys]);
    const outside = Object.keys(toOutsideParams(filled(kind), extras, identity.email));
    expect(outside, 'an outside service gets no more than is specified and the consent').toEqual([
      ...keys,
      'text_consent',
      'consent_version',
    ]);
    expect(Object.values(params).every((value) => typeof value === 'string')).toBe(true);
    expect(params.to_email).toBe(identity.email);
  });

  test('sums a lead up in plain text, without lines for what was not given', () => {
    const nothingMore = Object.fromEntries(detailsOf('consultation').map((detail) => [detail, '']));
    const { email_body } = toTemplateParams(filled('consultation', nothingMore), extras, identity.email);
    expect(email_body).toBe(
      'Consultation Request from Ada Brown\n\nName: Ada Brown\nEmail: ada@visitor.example\nPhone: (904) 555-0123',
    );
  });
});

describe('what the server reads', () => {
  test.each(enquiryKinds)('is for %s what the browser was given', (kind) => {
    const form = filled(kind);
    const parsed = parseEmailSend(body(kind, toTemplateParams(form, extras, identity.email)));
    expect(parsed).toEqual({ ok: true, enquiry: enquiryOf(form, extras) });
    expect(parsed.ok && parsed.enquiry).toMatchObject({
      kind,
      name: 'Ada Brown',
      enquiryKey: extras.enquiryKey,
      page: '/riverside',
      textConsent: { given: true, version: TEXT_CONSENT_VERSION },
      fillMs: 8123,
    });
  });

  test.each(enquiryKinds)('keeps for %s everything that the visitor entered', (kind) => {
    const form = filled(kind);
    const { name, email, phone, details } = enquiryOf(form, extras);
    const kept = [name, email, phone, ...Object.values(details)].join('\n');
    for (const field of formSpecs[kind].fields) expect(kept).toContain(sampleEntries[field.name]);
  });

  test('takes the specified keys alone, as any user of the SDK sends them', () => {
    const { to_email, from_name, from_email, phone, message, subject } = toTemplateParams(
      filled('contact'),
      extras,
      identity.email,
    );
    const parsed = parseEmailSend(
      body('contact', { to_email, from_name, from_email, phone, message, subject }),
    );
    expect(parsed).toEqual({
      ok: true,
      enquiry: {
        kind: 'contact',
        name: 'Ada Brown',
        email: 'ada@visitor.example',
        phone: sampleEntries.phone,
        details: { message: sampleEntries.message },
        page: '',
        textConsent: { given: false, version: '' },
        honeypot: '',
      },
    });
  });

  test('takes the longest name that the lead form lets through', () => {
    const long = { firstName: 'A'.repeat(100), lastName: 'B'.repeat(100) };
    const params = toTemplateParams(filled('buyer-guide', long), extras, identity.email);
    expect(parseEmailSend(body('buyer-guide', params)).ok).toBe(true);
  });

  test('asks for the property address of a home valuation', () => {
    const params = toTemplateParams(filled('cma-request'), extras, identity.email);
    const parsed = parseEmailSend(body('cma-request', { ...params, property_address: '' }));
    expect(parsed).toMatchObject({
      ok: false,
      code: 'invalid-params',
      message: 'property_address: Enter the property address',
    });
  });

  test.each([undefined, null, 7, 'text', [], {}, { template_params: [] }])('never throws on %j', (raw) => {
    expect(parseEmailSend(raw)).toMatchObject({ ok: false, code: 'malformed-body' });
  });
});
