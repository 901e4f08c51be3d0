import { waitUntil } from '@rivermark/testkit/wait-until';
import { test } from './desk-fixture.ts';
import { expect } from './fixtures.ts';
import { glanceAtPage, lookAtPage } from './look-at-page.ts';
import { sizeAt } from './paths.ts';
import { signInToDesk } from './sign-in-to-desk.ts';
import { enquire } from './visitors.ts';

test('on a phone the agent notes a call without an answer, sleeps on it, sets a stage, and loses no note on a dead line; proposes times, which the visitor confirms, and calls it off; adds a call, tells a couple apart, and records an agreement', async ({
  page,
  context,
  browser,
  watching,
  desk: { site, mail },
}) => {
  test.slow();
  watching.expected.push(/ERR_INTERNET_DISCONNECTED/);
  const look = () => lookAtPage(page);
  const glance = () => glanceAtPage(page);
  await page.setViewportSize(sizeAt(390));
  await enquire(site.url, 'contact', {
    name: 'Ada Brown',
    email: 'ada@visitor.example',
    phone: '904-555-0123',
    message: 'Is the dock deep enough?',
  });
  await enquire(site.url, 'showing', {
    name: 'Ben Oak',
    email: 'ben@visitor.example',
    phone: '904-555-0155 or 904-555-0156',
    place: 'No. 1 Sample Point, Ortega',
  });
  await signInToDesk(page, { site, mail });

  // Two taps from the first card: no answer, and when to try again.
  await page.getByRole('button', { name: 'No Answer from Ada Brown' }).click();
  await expect(page.getByRole('status').first()).toContainText('Ada Brown did not answer');
  await glance();
  await page.getByRole('status').getByRole('button', { name: /9:00/ }).click();
  await expect(page.getByRole('status').first()).toContainText('comes back to the top of your desk');
  await expect(page.getByRole('heading', { name: '1 inquiry waits for you' })).toBeVisible();
  await glance();
  await page.getByRole('link', { name: '1 reminder' }).click();
  await expect(page.getByRole('heading', { name: 'Your reminders' })).toBeVisible();
  await glance();
  await page.getByRole('button', { name: 'Done : Ada Brown' }).click();
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(page.getByText('Asleep until')).toBeVisible();
  await page.getByRole('link', { name: 'Back to what is waiting' }).click();

  await page.getByRole('link', { name: 'Ben Oak' }).first().click();
  await page.waitForURL(/\/desk\/enquiries\/[\w-]+/);
  const ofBen = page.url();
  await page.getByRole('button', { name: 'Under contract' }).click();
  await expect(page.getByRole('status').first()).toContainText(
    'Ben Oak is now in the stage “Under contract”',
  );
  await page.getByText('Remind Me On').click();
  await look();

  // A dead line: the note stays, and is sent once when the line is back.
  await page.getByPlaceholder('A note (optional)').fill('Wants the boathouse');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Save the Note' }).click();
  await expect(page.getByText('No connection. This is kept here')).toBeVisible();
  await expect(page.getByPlaceholder('A note (optional)')).toHaveValue('Wants the boathouse');
  await look();
  await context.setOffline(false);
  await expect(page.getByText('Your note is saved.')).toBeVisible();
  const history = page.getByRole('list').filter({ hasText: 'Received' });
  await expect(history.getByText('Wants the boathouse')).toHaveCount(1);

  await page.getByRole('button', { name: /^Mark as contacted By Phone/ }).click();
  await expect(page.getByText(/You called, /).first()).toBeVisible();
  await page.getByText('Reply with other words').click();
  await look();
  await page.getByRole('link', { name: 'Edit my replies' }).click();
  await expect(page.getByRole('heading', { name: 'Your replies' })).toBeVisible();
  await glance();

  await page.goto(ofBen);
  // Two taps and a reason: the best three times are checked, and the words are hers.
  await page.getByRole('link', { name: 'Propose Times' }).click();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(3);
  await look();
  await page.getByText('Agreed on the phone').click();
  await look();
  await page.getByLabel('No signed buyer agreement').first().fill('It is my own listing');
  await page.getByRole('button', { name: 'Send These Times' }).click();
  await expect(page.getByRole('status').first()).toContainText('The times are on their way to Ben Oak');
  await expect(page.getByText('Offered, not confirmed yet')).toBeVisible();
  await look();

  const offer = await waitUntil('the mail with the times', async () =>
    mail.received.find(({ recipients }) => recipients.includes('ben@visitor.example')),
  );
  const [link = ''] = /http\S+\/times\/\S+/.exec(offer.mail.text ?? '') ?? [];
  const elsewhere = await browser.newContext({ javaScriptEnabled: false, viewport: sizeAt(390) });
  const visitor = await elsewhere.newPage();
  await visitor.goto(link);
  await visitor.getByRole('button', { name: 'Confirm This Time' }).click();
  await expect(visitor.getByRole('heading', { name: 'It is confirmed' })).toBeVisible();
  await elsewhere.close();

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

  const said = page.getByRole('status').first();
  await page.goto(`${site.url}/desk`);
  await page.getByRole('link', { name: 'Add an Inquiry' }).filter({ visible: true }).click();
  await glance();
  await page.getByLabel('Name', { exact: true }).fill('Ben Brown');
  await page.getByLabel('Phone or email').fill('(904) 555 0123');
  await page.getByLabel('A note for yourself').fill('Saw the sign');
  await page.getByRole('button', { name: 'Add the Inquiry' }).click();
  await expect(said).toContainText('Ben Brown is on your desk.');
  await expect(page.getByRole('heading', { name: 'From the same person' })).toBeVisible();
  await look();

  await page.getByRole('button', { name: /^Another Person\W+Ada Brown$/ }).click();
  await expect(said).toContainText('Ada Brown is another person now.');
  await expect(page.getByRole('heading', { name: 'Same household' })).toBeVisible();
  await look();
  await said.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', { name: 'From the same person' })).toBeVisible();

  await page.getByText('Buyer agreement: None').click();
  await look();
  await page.getByLabel('Signed until').fill('2099-12-31');
  await page.getByRole('button', { name: 'Signed', exact: true }).click();
  await expect(page.getByText('Buyer agreement: Signed until')).toBeVisible();
  await page.getByRole('link', { name: 'Is this someone you know?' }).click();
  await page.getByRole('searchbox').last().fill('ada');
  await page.getByRole('searchbox').last().press('Enter');
  await expect(page.getByRole('button', { name: /^The Same Person\W+Ada Brown$/ })).toBeVisible();
  await glance();
});
