import { type Enquiry, parseEmailSend } from '@rivermark/contracts/email-send';
import { expect, test } from 'vitest';
import { callBody } from './calls.ts';
import { startApp } from './start-app.ts';

const arrival = { via: 'script', foreignOrigin: false } as const;

function enquiry(changes: Partial<Enquiry> = {}): Enquiry {
  const parsed = parseEmailSend(callBody());
  if (!parsed.ok) throw new Error(parsed.message);
  return { ...parsed.enquiry, ...changes };
}

test('a group larger than one commit is stored whole, each enquiry with its mail', async () => {
  const server = await startApp();
  await Promise.all(Array.from({ length: 450 }, () => server.acceptEnquiry(enquiry(), arrival)));
  expect(await server.enquiries()).toHaveLength(450);
  expect(await server.outbox()).toHaveLength(450);
});

test('one enquiry that the database refuses does not take the others of its moment with it', async () => {
  const server = await startApp();
  const faulty = enquiry({ name: null as unknown as string });
  const results = await Promise.allSettled(
    [enquiry(), faulty, enquiry()].map((one) => server.acceptEnquiry(one, arrival)),
  );
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(await server.enquiries()).toHaveLength(2);
  expect(await server.outbox()).toHaveLength(2);
});

test('a phone number that does not parse is kept as typed, without an E.164 form', async () => {
  const server = await startApp();
  await server.acceptEnquiry(enquiry({ phone: '0000000000000000000' }), arrival);
  expect((await server.enquiries())[0]).toMatchObject({ phone: '0000000000000000000', phone_e164: null });
});
