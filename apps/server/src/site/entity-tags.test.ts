import { expect, test } from 'vitest';
import { statusFor } from './entity-tags.ts';

test.each([
  [{}, 200],
  [{ 'if-none-match': '"a"' }, 304],
  [{ 'if-none-match': 'W/"a"' }, 304],
  [{ 'if-none-match': '"b", W/"c",W/"a"' }, 304],
  [{ 'if-none-match': '*' }, 304],
  [{ 'if-none-match': ' * ' }, 304],
  [{ 'if-none-match': '"b"' }, 200],
  [{ 'if-none-match': '"xa", "a\\""' }, 200],
  [{ 'if-none-match': 'a' }, 200],
  [{ 'if-none-match': '"*"' }, 200],
  [{ 'if-match': '*' }, 200],
  [{ 'if-match': '"b", "a"' }, 200],
  [{ 'if-match': 'W/"a"' }, 412],
  [{ 'if-match': '"b"' }, 412],
  [{ 'if-match': '' }, 412],
  [{ 'if-match': '"b"', 'if-none-match': '"a"' }, 412],
  [{ 'if-match': '"a"', 'if-none-match': '"a"' }, 304],
] as const)('of something with the tag "a", %j is answered %i', (headers, status) => {
  expect(statusFor(headers, '"a"')).toBe(status);
});
