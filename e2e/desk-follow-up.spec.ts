import { test } from './desk-fixture.ts';
import { expect } from './fixtures.ts';
import { lookAtPage } from './look-at-page.ts';
import { sizeAt } from './paths.ts';
import { signInToDesk } from './sign-in-to-desk.ts';
import { enquire } from './visitors.ts';

test('on a phone the agent notes a call without an answer, sleeps on it, sets a stage, and loses no note on a dead line', async ({
  page,
  context,
  watching,
  desk: { site, mail },
}) => {
  test.slow();
  watching.expected.push(/ERR_INTERNET_DISCONNECTED/);
  const look = () => lookAtPage(page);
  await page.setViewportSize(sizeAt(390));
  await enquire(site.url, 'contact', {
    name: 'Ada Brown',
    email: 'ada@visitor.example',
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
  await look();
  await page.getByRole('status').getByRole('button', { name: /9:00/ }).click();
  await expect(page.getByRole('status').first()).toContainText('comes back to the top of your desk');
  await expect(page.getByRole('heading', { name: '1 inquiry waits for you' })).toBeVisible();
  await look();
  await page.getByRole('link', { name: '1 reminder' }).click();
  await expect(page.getByRole('heading', { name: 'Your reminders' })).toBeVisible();
  await look();
  await page.getByRole('button', { name: 'Done : Ada Brown' }).click();
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(page.getByText('Asleep until')).toBeVisible();
  await page.getByRole('link', { name: 'Back to what is waiting' }).click();

  await page.getByRole('link', { name: 'Ben Oak' }).first().click();
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
  await look();
});
