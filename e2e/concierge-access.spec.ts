import { documentSpecs } from '@rivermark/contracts/documents';
import { fieldOf, open, papers, submit, test } from './documents.ts';
import { expect } from './fixtures.ts';
import { sizeAt } from './paths.ts';

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: sizeAt(390) });

  test('a photograph is taken where a picture is accepted', async ({ page }) => {
    await open(page);
    await expect(page.getByText('Take a photo', { exact: false })).toHaveCount(2);
    const camera = fieldOf(page, 'photoId').locator('input[capture=environment]');
    await expect(camera).toHaveAttribute('accept', 'image/jpeg,image/png');
    await camera.setInputFiles({ ...papers().photoId, mimeType: 'image/png' });
    await expect(fieldOf(page, 'photoId')).toContainText(papers().photoId.name);
    await expect(camera).toHaveCount(0);
  });
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says what it needs, what papers are asked for, and how else to hand them over', async ({
    page,
  }) => {
    await page.goto('/client-concierge');
    await expect(page.getByText('This page needs scripts')).toContainText('Please call');
    for (const { label } of documentSpecs) await expect(page.getByText(label, { exact: true })).toBeVisible();
    await expect(page.locator('input[type=file]').first()).toBeHidden();
    await expect(submit(page)).toBeHidden();
    await expect(page.getByRole('main').getByRole('link', { name: '904-555-0142' })).toBeVisible();
  });
});
