import { holdPort } from '@rivermark/testkit/hold-port';
import { startMailServer } from '@rivermark/testkit/mail-server';
import { startSite } from '@rivermark/testkit/site';
import { TESTED_SITE } from './build-sites.ts';
import { expect, test } from './fixtures.ts';
import {
  entriesFor,
  expectThanks,
  fillForm,
  hydrated,
  newVisitor,
  openForm,
  subjectOf,
  submitButton,
} from './forms.ts';

// These journeys break the server, so each has one of its own.

test('a thanked visitor reaches the agent although the mail server was down and the server was killed', async ({
  page,
  watching,
}) => {
  const held = await holdPort();
  const env = { SMTP_URL: `smtp://127.0.0.1:${held.port}` };
  const first = await startSite({ env, builtSite: TESTED_SITE });
  watching.expected.push(new RegExp(`^asked localhost:${first.port}$`));
  const visitor = newVisitor();
  await page.goto(first.url);
  await hydrated(page);
  await openForm(page, 'consultation');
  await fillForm(page, 'consultation', entriesFor('consultation', visitor));
  await submitButton(page, 'consultation').click();
  await expectThanks(page, 'consultation');
  await expect.poll(() => first.logs()).toContain('mail not sent');
  await first.kill();

  const mail = await startMailServer();
  held.leadTo(mail.port);
  const second = await startSite({ env, dataDir: first.dataDir, builtSite: TESTED_SITE });
  const { mail: arrived } = await mail.waitForMail(
    (received) => received.mail.subject === subjectOf('consultation', visitor),
  );
  expect(arrived.replyTo?.[0]?.address).toBe(visitor.email);
  expect(mail.received).toHaveLength(1);
  await second.remove();
  await held.stop();
  await mail.stop();
});
