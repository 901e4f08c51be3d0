import { parseEmailSend, type Submission } from '@rivermark/contracts/email-send';
import { expect, test } from 'vitest';
import { callBody } from './calls.ts';
import { startApp } from './start-app.ts';

const arrival = { via: 'script', foreignOrigin: false } as const;

function submission(changes: Partial<Submission> = {}): Submission {
  const parsed = parseEmailSend(callBody());
  if (!parsed.ok) throw new Error(parsed.message);
  return { ...parsed.submission, ...changes };
}

test('a group larger than one commit is stored whole, each enquiry with its mail', async () => {
  const server = await startApp();
  await Promise.all(Array.from({ length: 450 }, () => server.acceptEnquiry(submission(), arrival)));
  expect(await server.enquiries()).toHaveLength(450);
  expect(await server.outbox()).toHaveLength(450);
});

test('one enquiry that the database refuses does not take the others of its moment with it', async () => {
  const server = await startApp();
  const faulty = submission({ name: null as unknown as string });
  const results = await Promise.allSettled(
    [submission(), faulty, submission()].map((one) => server.acceptEnquiry(one, arrival)),
  );
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(await server.enquiries()).toHaveLength(2);
  expect(await server.outbox()).toHaveLength(2);
});

test('a phone number that does not parse is kept as typed, without an E.164 form', async () => {
  const server = await startApp();
  await server.acceptEnquiry(submission({ phone: '0000000000000000000' }), arrival);
  expect((await server.enquiries())[0]).toMatchObject({ phone: '0000000000000000000', phone_e164: null });
});
