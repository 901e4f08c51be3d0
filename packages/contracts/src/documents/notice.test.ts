import { expect, test } from 'vitest';
import { documentFieldNames, documentSpecs } from './fields.ts';
import { documentIds } from './ids.ts';
import { noticeMessage, readNotice } from './notice.ts';
import { objectNameOf, parseObjectName } from './object-name.ts';

const names = documentFieldNames.map((field, place) =>
  objectNameOf(1_790_000_000_000 + place, field, 'a b.pdf'),
);
const urlOf = (name: string) =>
  `https://rivermark.example/storage/v1/object/public/${documentIds.bucket}/${encodeURI(name)}`;

test('a notice lists each document by type, name and link, says the acknowledgment, and is read back', () => {
  const message = noticeMessage(
    names.flatMap((name) => {
      const parsed = parseObjectName(name);
      return parsed ? [{ name: parsed, url: urlOf(name) }] : [];
    }),
  );
  for (const [place, { typeLabel }] of documentSpecs.entries())
    expect(message).toContain(`${typeLabel}: a-b.pdf\n${urlOf(names[place] ?? '')}`);
  expect(readNotice(message)).toEqual({ objects: names, acknowledged: true });
});

test('links to other buckets, other paths and impossible names are nothing', () => {
  const message = [
    'https://x.example/storage/v1/object/public/other/1790000000000_photoId_a.pdf',
    'https://x.example/storage/v1/object/sign/client-documents/1790000000000_photoId_a.pdf',
    'https://x.example/storage/v1/object/public/client-documents/%E0%A4%A',
    'https://x.example/storage/v1/object/public/client-documents/..%2F1790000000000_photoId_a.pdf',
  ].join('\n');
  expect(readNotice(message)).toEqual({ objects: [], acknowledged: false });
});
