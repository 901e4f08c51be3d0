import { COUNTS_PATH } from '@rivermark/contracts/counts';
import {
  documentIds,
  FUNCTIONS_PATH,
  NoticeRequestSchema,
  RESUMABLE_PATH,
  STORAGE_PATH,
  UploadMetadataSchema,
} from '@rivermark/contracts/documents';
import { EMAIL_SEND_PATH, emailIds } from '@rivermark/contracts/email-send';
import { valuesSchemas } from '@rivermark/contracts/forms';
import fc from 'fast-check';
import { callBody } from '../calls.ts';
import { pdfBytes } from '../documents-calls.ts';
import { anyCharacter, anyText, MARK, nearly, ofShape } from './from-schema.ts';
import type { Sent } from './sent.ts';

const bytes = (text: string) => Buffer.from(text).toString('latin1');
const json = (value: unknown) => {
  try {
    return bytes(JSON.stringify(value) ?? '');
  } catch {
    return '{"a":';
  }
};
const base64 = (text: string) => Buffer.from(text).toString('base64');

/** Headers without line breaks: more would be another request. */
const headerText = anyText.map((text) => bytes(text).replace(/[\r\n]/g, ' '));
const pathText = fc.oneof(
  anyText.map((text) => encodeURIComponent(text.toWellFormed())),
  fc.string({ unit: 'binary-ascii', maxLength: 40 }).map((text) => text.replace(/[\s?#]/g, '_')),
  fc.constantFrom('%', '%zz', '%2e%2e%2f', '..', '.', '%00', 'a'.repeat(3000)),
);

/** A valid file except for some bytes: flipped, removed, doubled, cut off, or with an insertion. */
function damaged(file: Buffer): fc.Arbitrary<string> {
  const text = file.toString('latin1');
  const at = fc.nat({ max: text.length });
  const change = fc.oneof(
    fc.tuple(at, fc.nat({ max: 255 })).map(([place, byte]) => (now: string) => {
      return now.slice(0, place) + String.fromCharCode(byte) + now.slice(place + 1);
    }),
    at.map((place) => (now: string) => now.slice(0, place)),
    fc.tuple(at, at).map(
      ([from, to]) =>
        (now: string) =>
          now.slice(0, from) + now.slice(to),
    ),
    fc
      .tuple(
        at,
        fc.constantFrom(
          '<<',
          '>>',
          '/Encrypt 1 0 R',
          '/Launch',
          'endobj',
          'stream\n',
          '%%EOF',
          '('.repeat(900),
          '[[',
        ),
      )
      .map(
        ([place, put]) =>
          (now: string) =>
            now.slice(0, place) + put + now.slice(place),
      ),
  );
  return fc.array(change, { maxLength: 4 }).map((changes) => changes.reduce((now, next) => next(now), text));
}

const jpeg = Buffer.from(
  'ffd8ffe000104a46494600010100000100010000ffdb004300' +
    '01'.repeat(64) +
    'ffc0000b080010001001011100ffda0008010100003f00d2cf20ffd9',
  'hex',
);
const png = Buffer.from(
  '89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c4890000000d49444154789c6360000002000154a24f5d0000000049454e44ae426082',
  'hex',
);
const file = fc.oneof(
  damaged(pdfBytes(`${MARK} a statement`)),
  damaged(jpeg),
  damaged(png),
  fc.string({ unit: anyCharacter, maxLength: 300 }).map(bytes),
);

const key = { apikey: documentIds.anonKey, authorization: `Bearer ${documentIds.anonKey}` };
const name = fc.oneof({ weight: 4, arbitrary: fc.constant('{object}') }, pathText);
const uploadMetadata = fc.oneof(
  ofShape(UploadMetadataSchema).map((said) => JSON.stringify(said)),
  fc.constant(JSON.stringify({ submissionId: '{uuid}', originalName: `${MARK}.pdf` })),
  anyText,
);
const tusMetadata = fc.oneof(
  uploadMetadata.map(
    (said) => `bucketName ${base64(documentIds.bucket)},objectName {object64},metadata ${base64(said)}`,
  ),
  headerText,
);
const offset = fc.oneof(fc.constantFrom('0', '10', '-1', '', '9'.repeat(20), '0x1', ' 0'), headerText);
const tus = fc.record(
  {
    'tus-resumable': fc.oneof({ weight: 6, arbitrary: fc.constant('1.0.0') }, headerText),
    'upload-offset': fc.oneof({ weight: 3, arbitrary: fc.constant('0') }, offset),
    'upload-length': fc.oneof({ weight: 3, arbitrary: fc.constant('600') }, offset),
    'upload-metadata': tusMetadata,
    'content-type': fc.constantFrom('application/offset+octet-stream', 'text/plain', 'application/json'),
    'x-http-method-override': fc.constantFrom('PATCH', 'DELETE', 'POST', 'TRACE'),
  },
  { requiredKeys: ['tus-resumable'] },
);

const multipart = fc
  .tuple(file, uploadMetadata, headerText, fc.constantFrom('\r\n', '\n', ''))
  .map(([content, said, filename, end]) => {
    const part = (head: string, value: string) =>
      `--zz\r\ncontent-disposition: form-data; ${head}\r\n\r\n${value}${end}`;
    const body = [
      part('name="cacheControl"', '3600'),
      part('name="metadata"', bytes(said)),
      part(`name=""; filename="${filename}"\r\ncontent-type: application/pdf`, content),
      '--zz--\r\n',
    ];
    return body.join('');
  });

const post = (
  path: fc.Arbitrary<string>,
  headers: fc.Arbitrary<Record<string, string>>,
  body: fc.Arbitrary<string>,
) => fc.record({ method: fc.constant('POST'), path, headers, body });
const asJson = fc.constant({ 'content-type': 'application/json' });
const asForm = fc.constant({ 'content-type': 'application/x-www-form-urlencoded' });
const form = (entries: Readonly<Record<string, unknown>>) =>
  bytes(
    new URLSearchParams(
      Object.entries(entries).map(([each, value]) => [each, String(value)] as [string, string]),
    ).toString(),
  );

const params = (marked: object = {}) =>
  callBody({
    from_name: `${MARK} Brown`,
    from_email: `${MARK}@visitor.example`,
    message: MARK,
    submission_id: '{uuid}',
    ...marked,
  });
const email = fc.oneof(
  nearly(params().template_params).map((template_params) => json({ ...params(), template_params })),
  fc
    .tuple(
      fc.constantFrom(...Object.values(emailIds.templates)),
      fc.dictionary(anyText, fc.oneof(anyText, fc.anything())),
    )
    .map(([template_id, more]) => json({ ...params(more), template_id })),
  nearly(params()).map(json),
  fc.anything().map(json),
  anyText.map(bytes),
);
const kinds = Object.keys(valuesSchemas) as (keyof typeof valuesSchemas)[];

/** Requests by the contracts of the endpoints: valid, nearly valid and invalid. */
export const byContract: fc.Arbitrary<Sent> = fc.oneof(
  post(fc.constant(EMAIL_SEND_PATH), asJson, email),
  fc.constantFrom(...kinds).chain((kind) =>
    post(
      fc.constant(`/enquiries/${kind}`),
      asForm,
      fc.oneof(
        ofShape(valuesSchemas[kind]).map((values) => form(values as Record<string, unknown>)),
        nearly({
          name: `${MARK} B`,
          firstName: MARK,
          lastName: MARK,
          email: `${MARK}@visitor.example`,
          phone: '(904) 555-0123',
          message: MARK,
          key: '{uuid}',
        }).map((values) => form(values as Record<string, unknown>)),
        anyText.map(bytes),
      ),
    ),
  ),
  post(
    fc.constant(`${FUNCTIONS_PATH}/${documentIds.functionName}`),
    fc.constant({ ...key, 'content-type': 'application/json' }),
    fc.oneof(ofShape(NoticeRequestSchema).map(json), fc.anything().map(json)),
  ),
  post(
    fc.constant(COUNTS_PATH),
    asJson,
    fc.oneof(fc.array(fc.tuple(anyText, anyText)).map(json), fc.anything().map(json)),
  ),
  post(
    name.map((each) => `${STORAGE_PATH}/object/${documentIds.bucket}/${each}`),
    fc.oneof(
      fc.constant({ ...key, 'content-type': 'multipart/form-data; boundary=zz' }),
      headerText.map((type) => ({ ...key, 'content-type': type })),
    ),
    multipart,
  ),
  post(
    name.map((each) => `${STORAGE_PATH}/object/${documentIds.bucket}/${each}`),
    uploadMetadata.map((said) => ({ ...key, 'content-type': 'application/pdf', 'x-metadata': base64(said) })),
    file,
  ),
  post(
    fc.constant(RESUMABLE_PATH),
    tus.map((headers) => ({ ...key, ...headers })),
    file,
  ),
  fc.record({
    method: fc.constantFrom('PATCH', 'HEAD', 'DELETE', 'POST'),
    path: fc.oneof(fc.constant('{upload}'), pathText).map((id) => `${RESUMABLE_PATH}/${id}`),
    headers: tus.map((headers) => ({ ...key, ...headers })),
    body: file,
  }),
);

/** For every route: signed in or not, with any kind of values for the names in its pattern. */
export function toRoute({ method, pattern }: { method: string; pattern: string }): fc.Arbitrary<Sent> {
  const known: Record<string, string> = {
    token: '{link}',
    documentId: '{document}',
    id: '{enquiry}',
    name: 'send-email',
    kind: 'contact',
  };
  const path = pattern.split(/(:\w+|\*)/).map((part) => {
    if (part === '*') return pathText.map((text) => `x${text}`);
    if (!part.startsWith(':')) return fc.constant(part);
    return fc.oneof({ weight: 2, arbitrary: fc.constant(known[part.slice(1)] ?? 'x') }, pathText);
  });
  const isDesk = pattern.startsWith('/desk');
  const right = {
    cookie: '{cookie}',
    'sec-fetch-site': 'same-origin',
    'content-type': 'application/x-www-form-urlencoded',
  };
  const wrong = fc.record(
    {
      cookie: headerText,
      origin: headerText,
      accept: headerText,
      'accept-encoding': headerText,
      range: headerText,
      'if-none-match': headerText,
      'content-type': headerText,
    },
    { requiredKeys: [] },
  );
  const storage = /^\/(storage|functions)/.test(pattern) ? { ...key, 'tus-resumable': '1.0.0' } : {};
  return fc.record({
    method: fc.constant(method),
    path: fc
      .tuple(
        fc.tuple(...path).map((parts) => parts.join('')),
        fc.oneof(
          { weight: 3, arbitrary: fc.constant('') },
          pathText.map((text) => `?q=${text}&before=${text}`),
        ),
      )
      .map((both) => both.join('')),
    headers: fc.oneof(
      { weight: 3, arbitrary: fc.constant({ ...(isDesk && right), ...storage }) },
      wrong as fc.Arbitrary<Record<string, string>>,
    ),
    body:
      method === 'GET' || method === 'HEAD'
        ? fc.constant('')
        : fc.oneof(
            fc
              .dictionary(
                fc.constantFrom('email', 'note', 'how', 'at', 'to', 'id', 'passphrase', 'subscription', 'q'),
                anyText,
              )
              .map((entries) => form({ token: '{form}', ...entries })),
            fc.constant(form({ token: '{form}' })),
            anyText.map(bytes),
          ),
  });
}
