import { expect, test } from 'vitest';
import { whyNotStarted } from './why-not-started.ts';

const faultOf = (code: string) => Object.assign(new Error('as the driver says it'), { code });

test('a step of an upgrade that PostgreSQL ended is not taken for a database that is away', () => {
  expect(whyNotStarted(faultOf('57014'))).toMatch(/ended a step of the upgrade/);
  expect(whyNotStarted(faultOf('ECONNREFUSED'))).toMatch(/does not answer/);
});
