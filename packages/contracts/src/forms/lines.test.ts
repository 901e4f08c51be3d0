import { expect, test } from 'vitest';
import { UploadMetadataSchema } from '../documents/index.ts';
import { manyLines, oneLine } from './lines.ts';

const awkward = ' a\u0000b\r\nBcc: x\u0085c\u2028d\u007f\u202efdp.exe\u2069 ';

test('a line holds no control character, no line break and nothing that turns its direction', () => {
  expect(oneLine(awkward)).toBe('a b Bcc: x c d fdp.exe');
  expect(manyLines(awkward)).toBe('a b\nBcc: x c\nd fdp.exe');
});

test('names of files are such lines from the wire on', () => {
  expect(UploadMetadataSchema.parse({ originalName: awkward })).toEqual({ originalName: oneLine(awkward) });
});
