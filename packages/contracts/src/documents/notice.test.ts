import { expect, test } from 'vitest';
import { oneLine } from '../forms/lines.ts';
import { documentFieldNames, documentSpecs } from './fields.ts';
import { noticeRequest, parseNotice, publicPathOf } from './notice.ts';
import { objectNameOf } from './object-name.ts';

const objects = documentFieldNames.map((field, place) =>
  objectNameOf(1_790_000_000_000 + place, field, 'a b.pdf'),
);
const urlOf = (object: string) => `https://rivermark.example${publicPathOf(object)}`;
const notice = {
  objects,
  acknowledged: true,
  clientKey: '5f0c2c1e-0000-4000-8000-000000000000',
  clientName: 'Ada Brown',
  clientEmail: 'ada@visitor.example',
};
const service = { agentEmail: 'agent@rivermark.example', urlOf, isOurs: true };
const messageOnly = (message: string) => ({ to_email: '', subject: '', from_name: '', message });

test('a notice lists each document by type, name and link, says the acknowledgment, and is read back', () => {
  const request = noticeRequest(notice, service);
  const lines = documentSpecs.map(
    ({ typeLabel }, place) => `${typeLabel}: a-b.pdf\n${urlOf(objects[place] ?? '')}\n\n`,
  );
  expect(request.message).toBe(`${lines.join('')}The client acknowledged the exclusive broker agreement.`);
  expect(parseNotice(request)).toEqual(notice);
  expect(noticeRequest({ ...notice, clientName: '' }, service).from_name).toBe('Client Concierge');
});

test('links to other buckets, other paths and impossible names are nothing', () => {
  const message = [
    'https://x.example/storage/v1/object/public/other/1790000000000_photoId_a.pdf',
    'https://x.example/storage/v1/object/sign/client-documents/1790000000000_photoId_a.pdf',
    'https://x.example/storage/v1/object/public/client-documents/%E0%A4%A',
    'https://x.example/storage/v1/object/public/client-documents/..%2F1790000000000_photoId_a.pdf',
  ].join('\n');
  expect(parseNotice(messageOnly(message))).toMatchObject({ objects: [], acknowledged: false });
});

test("a client's name and address are lines without control characters from the wire on", () => {
  const awkward = ' a\u0000b\r\nBcc: x\u202efdp.exe\u2069 ';
  expect(parseNotice({ ...messageOnly(''), client_name: awkward, client_email: awkward })).toMatchObject({
    clientName: oneLine(awkward),
    clientEmail: oneLine(awkward),
  });
});

test.each([undefined, null, 'text', {}, { ...messageOnly(''), message: 7 }])('%j is no notice', (body) => {
  expect(parseNotice(body)).toBeUndefined();
});
