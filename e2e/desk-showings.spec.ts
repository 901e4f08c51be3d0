import { waitUntil } from '@rivermark/testkit/wait-until';
import { test } from './desk-fixture.ts';
import { expect } from './fixtures.ts';
import { lookAtPage } from './look-at-page.ts';
import { sizeAt } from './paths.ts';
import { signInToDesk } from './sign-in-to-desk.ts';
import { enquire } from './visitors.ts';

test('on a phone the agent proposes times to somebody without an agreement, the visitor confirms one, and she calls it off', async ({
  page,
  browser,
  desk: { site, mail },
}) => {
  test.slow();
  const look = () => lookAtPage(page);
  await page.setViewportSize(sizeAt(390));
  await enquire(site.url, 'showing', {
    name: 'Ada Brown',
    email: 'ada@visitor.example',
    place: 'No. 1 Sample Point, Ortega',
  });
  await signInToDesk(page, { site, mail });
  await page.getByRole('link', { name: 'Ada Brown' }).first().click();
  await look();

  // Two taps and a reason: the best three times are checked, and the words are hers.
  await page.getByRole('link', { name: 'Propose Times' }).click();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(3);
  await look();
  await page.getByText('Agreed on the phone').click();
  await look();
  await page.getByLabel('No signed buyer agreement').first().fill('It is my own listing');
  await page.getByRole('button', { name: 'Send These Times' }).click();
  await expect(page.getByRole('status').first()).toContainText('The times are on their way to Ada Brown');
  await expect(page.getByText('Offered, not confirmed yet')).toBeVisible();
  await look();

  const offer = await waitUntil('the mail with the times', async () =>
    mail.received.find(({ recipients }) => recipients.includes('ada@visitor.example')),
  );
  const [link = ''] = /http\S+\/times\/\S+/.exec(offer.mail.text ?? '') ?? [];
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: sizeAt(390) });
  const visitor = await context.newPage();
  await visitor.goto(link);
  await visitor.getByRole('button', { name: 'Confirm This Time' }).click();
  await expect(visitor.getByRole('heading', { name: 'It is confirmed' })).toBeVisible();
  await context.close();

  await page.reload();
  await expect(page.getByText('Confirmed for')).toBeVisible();
  await look();
  await page.getByRole('button', { name: 'Call It Off' }).click();
  await expect(page.getByRole('status').first()).toContainText('Called off.');
  const invitations = await waitUntil('two invitations, and that it is called off', async () => {
    const sent = mail.received.flatMap(({ mail: { attachments } }) =>
      attachments.filter(({ mimeType }) => mimeType === 'application/ics'),
    );
    return sent.length >= 2 ? sent : undefined;
  });
  expect(invitations[0]?.filename).toBe('invitation.ics');

  await page.goto(`${site.url}/desk/calendar`);
  await expect(page.getByRole('heading', { name: 'Days off' })).toBeVisible();
  await look();
});
