import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { countPages } from './count-pages.ts';

const file = (...parts: (string | Uint8Array<ArrayBuffer>)[]) => new Blob(['%PDF-1.7\n', ...parts]);
const root = (count: string) => `2 0 obj\n<< /Kids [3 0 R] /Count ${count} /Type /Pages >>\nendobj\n`;
const packed = (text: string) => new Uint8Array(deflateSync(text));

test.each([
  ['as it stands', file(root('3')), 3],
  ['as it was changed last', file(root('3'), root('5')), 5],
  ['not a branch', file(root('3'), '<< /Type /Pages /Parent 2 0 R /Count 2 >>'), 3],
  [
    'packed',
    file('1 0 obj\n<< /Type /ObjStm /Filter /FlateDecode >>\nstream\r\n', packed(root('12')), '\nendstream'),
    12,
  ],
  ['said elsewhere', file(root('9 0 R')), undefined],
  ['encrypted and packed', file('<< /Type /ObjStm >> stream\n', 'sealed', '\nendstream /Encrypt'), undefined],
  ['cut off', file('<< /Type /ObjStm >> stream\n', packed(root('4')).slice(0, 9)), undefined],
  ['nothing', file(), undefined],
])('pages: %s', async (_name, bytes, pages) => {
  expect(await countPages(bytes)).toBe(pages);
});
