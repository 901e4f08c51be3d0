import type { ReceivedMail } from '@rivermark/testkit/mail-server';
import { expect, test } from 'vitest';
import { doubledOf } from './deliveries.ts';

const copy = (at: number) => ({ at, isAnswered: true, mail: { messageId: '<one>' } }) as ReceivedMail;
const doubled = (times: readonly number[], ends: readonly string[]) =>
  doubledOf([times.map(copy)], { kills: [{ began: 1000, up: 1400 }], attempts: { '<one>': ends } });

test('a mail that a killed process had sent may come a moment after the word to kill it', () => {
  expect(doubled([1002, 19_000], ['lease-expired', 'sent'])).toMatchObject({ killed: 1, unexplained: [] });
  expect(doubled([990, 19_000], ['lease-expired', 'sent'])).toMatchObject({ killed: 1, unexplained: [] });
});

test('a mail that came twice from one process, or that no process lost hold of, is a fault', () => {
  expect(doubled([1500, 19_000], ['lease-expired', 'sent']).unexplained).toHaveLength(1);
  expect(doubled([900, 950], ['lease-expired', 'sent']).unexplained).toHaveLength(1);
  expect(doubled([1002, 19_000], ['sent']).unexplained).toHaveLength(1);
});
