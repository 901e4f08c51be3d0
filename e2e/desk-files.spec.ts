import { test } from './desk-fixture.ts';
import { expect } from './fixtures.ts';
import { inAll } from './in-all.ts';
import { sizeAt } from './paths.ts';
import { signInToDesk } from './sign-in-to-desk.ts';

test.use({ publishes: true });

test(
  'without scripts a question is added and a fault stands beside it',
  inAll,
  async ({ browser, desk: { site, mail } }) => {
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
  },
);
