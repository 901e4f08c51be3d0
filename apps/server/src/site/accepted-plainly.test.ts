import { expect, test } from 'vitest';
import { acceptedPlainly } from './accepted-plainly.ts';

test.each([
  ['a browser', ['Host', 'a', 'Accept', '*/*', 'Accept-Encoding', 'gzip, br'], 'gzip, br'],
  ['a front that writes small', ['host', 'a', 'accept-encoding', 'br', 'x-if-match', '"a"'], 'br'],
  ['who takes no compressed form', ['Host', 'a'], ''],
  ['who says nothing at all', [], ''],
] as const)('%s is answered by what it takes alone', (_, headers, accepted) => {
  expect(acceptedPlainly(headers)).toBe(accepted);
});

test.each([
  ['a condition', ['IF-NONE-MATCH', '"a"']],
  ['another condition', ['If-Match', '"a"']],
  ['a length', ['Content-Length', '0']],
  ['a body in chunks', ['transfer-encoding', 'chunked']],
  ['two encodings', ['Accept-Encoding', 'br', 'accept-encoding', 'gzip']],
  ['two hosts', ['HOST', 'b']],
] as const)('with %s its headers are to be weighed', (_, more) => {
  expect(acceptedPlainly(['Host', 'a', ...more])).toBeUndefined();
});
