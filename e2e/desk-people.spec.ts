import { test } from './desk-fixture.ts';
import { expect } from './fixtures.ts';
import { lookAtPage } from './look-at-page.ts';
import { sizeAt } from './paths.ts';
import { signInToDesk } from './sign-in-to-desk.ts';
import { enquire } from './visitors.ts';

test('on a phone the agent adds a call, sees whose it is, tells a couple apart, and records an agreement', async ({
  page,
  desk: { site, mail },
}) => {
  test.slow();
  const look = () => lookAtPage(page);
  await page.setViewportSize(sizeAt(390));
  await enquire(site.url, 'contact', {
    name: 'Ada Brown',
    email: 'ada@visitor.example',
    phone: '904-555-0123',
    message: 'Is the dock deep enough?',
  });
  await signInToDesk(page, { site, mail });
  const said = page.getByRole('status').first();

  await page.getByRole('link', { name: 'Add an Inquiry' }).filter({ visible: true }).click();
  await look();
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
  await look();
});
