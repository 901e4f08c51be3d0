import { test } from './desk-fixture.ts';
import { expect } from './fixtures.ts';
import { lookAtPage } from './look-at-page.ts';
import { sizeAt } from './paths.ts';
import { signInToDesk } from './sign-in-to-desk.ts';

test.use({ publishes: true });

test('on a phone the agent enters the figures of a new month, sees the page and publishes it', async ({
  page,
  watching,
  desk: { site, mail },
}) => {
  test.slow();
  watching.expected.push(/422/);
  const look = () => lookAtPage(page);
  await page.setViewportSize(sizeAt(390));
  await signInToDesk(page, { site, mail });
  await page.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name: 'Site' }).click();
  await page.getByRole('link', { name: 'Market figures' }).click();
  await look();
  // A digit too few is asked about.
  const price = page.getByLabel('Median Price, November 2026');
  await price.fill('38,600');
  await page.getByRole('button', { name: 'Save These Figures' }).click();
  await expect(page.getByText('goes from 385,000 to 38,600. Is that right?')).toBeVisible();
  await look();
  await page.getByRole('link', { name: 'Change More' }).click();
  await price.fill('386,000');
  await page.getByRole('button', { name: 'Save and See What Changes' }).click();
  await page.getByRole('link', { name: 'See It' }).click();
  await expect(page.getByText('$386,000').first()).toBeVisible();
  await page.getByRole('link', { name: 'Back to your changes' }).click();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('status')).toContainText('Published: Market figures.');
  await look();
});

test('without scripts a question is added and a fault stands beside it', async ({
  browser,
  desk: { site, mail },
}) => {
  test.slow();
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
  const page = await context.newPage();
  await page.setViewportSize(sizeAt(390));
  await signInToDesk(page, { site, mail });
  await page.goto('/desk/site');
  await page.getByRole('link', { name: 'Questions' }).click();
  await page.getByRole('button', { name: 'Add Another to Questions' }).click();
  await page.getByLabel('Question', { exact: true }).last().fill('Is there a fee?');
  await page.getByLabel('Answer', { exact: true }).last().fill('No. It is perfect for families.');
  await page.getByRole('button', { name: 'Save and See What Changes' }).click();
  await expect(page.getByRole('alert')).toContainText('Is there a fee?, Answer: "families" is kept out', {
    ignoreCase: true,
  });
  await page.getByLabel('Answer', { exact: true }).last().fill('No.');
  await page.getByRole('button', { name: 'Save and See What Changes' }).click();
  await expect(page.getByText('Questions: new, Is there a fee?')).toBeVisible();
  await page.getByRole('link', { name: 'Change More' }).click();
  await page.locator('summary', { hasText: 'Is there a fee?' }).click();
  await page.getByRole('button', { name: 'Remove Is there a fee?' }).click();
  await expect(page.getByText('Is there a fee?')).toHaveCount(0);
  await context.close();
});
