import { expect, test } from 'vitest';
import { asciiSlug, objectNameOf, parseObjectName } from './object-name.ts';

test.each([
  ['Führerschein Müller.PDF', 'Fuhrerschein-Muller.PDF'],
  ['scan (1).jpg', 'scan-1.jpg'],
  ['../../etc/passwd', 'etc-passwd'],
  ['a%2f..%2fb.png', 'a-2f.-2fb.png'],
  ['заявление', 'document'],
  ['.hidden.pdf', 'hidden.pdf'],
  ['', 'document'],
])('%j becomes %j', (name, slug) => {
  expect(asciiSlug(name)).toBe(slug);
});

test('a made name is read back, however long the original was', () => {
  for (const original of ['pay stub.pdf', `${'very-'.repeat(60)}long.jpeg`, '…', 'x..y.pdf']) {
    const name = objectNameOf(1_790_000_000_000, 'proofOfIncome', original);
    expect(parseObjectName(name)).toEqual({
      chosenAt: 1_790_000_000_000,
      field: 'proofOfIncome',
      fileName: asciiSlug(original),
    });
  }
});

test.each([
  '1790000000000_passport_a.pdf',
  '1790000000000_photoId_../a.pdf',
  '1790000000000_photoId_..',
  '1790000000000_photoId_a..b.pdf',
  '1790000000000_photoId_a/b.pdf',
  '1790000000000_photoId_a\\b.pdf',
  '1790000000000_photoId_a%2e%2e.pdf',
  '1790000000000_photoId_a\u0000.pdf',
  '1790000000000_photoId_a\n.pdf',
  '1790000000000_photoId_.env',
  '1790000000000_photoId_',
  `1790000000000_photoId_${'a'.repeat(121)}`,
  '179000000000_photoId_a.pdf',
  'photoId/1790000000000_photoId_a.pdf',
  '1790000000000_constructor_a.pdf',
  '',
])('%j is no object name', (name) => {
  expect(parseObjectName(name)).toBeUndefined();
});
