import { expect, test } from 'vitest';
import { NoticeRequestSchema, UploadMetadataSchema } from '../documents/index.ts';
import { manyLines, oneLine } from './lines.ts';

const awkward = ' a\u0000b\r\nBcc: x\u0085c\u2028d\u007f\u202efdp.exe\u2069 ';

test('a line holds no control character, no line break and nothing that turns its direction', () => {
  expect(oneLine(awkward)).toBe('a b Bcc: x c d fdp.exe');
  expect(manyLines(awkward)).toBe('a b\nBcc: x c\nd fdp.exe');
});

test('names of files and clients are such lines from the wire on', () => {
  expect(UploadMetadataSchema.parse({ originalName: awkward })).toEqual({ originalName: oneLine(awkward) });
  const notice = { to_email: '', subject: '', from_name: '', message: '' };
  expect(NoticeRequestSchema.parse({ ...notice, client_name: awkward, client_email: awkward })).toMatchObject(
    {
      client_name: oneLine(awkward),
      client_email: oneLine(awkward),
    },
  );
});
