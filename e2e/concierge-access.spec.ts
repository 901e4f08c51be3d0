import { fieldOf, open, papers, test } from './documents.ts';
import { expect } from './fixtures.ts';
import { sizeAt } from './paths.ts';

test.use({ hasTouch: true, isMobile: true, viewport: sizeAt(390) });

test('on a phone a photograph is taken where a picture is accepted', async ({ page }) => {
  await open(page);
  await expect(page.getByText('Take a photo', { exact: false })).toHaveCount(2);
  const camera = fieldOf(page, 'photoId').locator('input[capture=environment]');
  await expect(camera).toHaveAttribute('accept', 'image/jpeg,image/png');
  await camera.setInputFiles({ ...papers().photoId, mimeType: 'image/png' });
  await expect(fieldOf(page, 'photoId')).toContainText(papers().photoId.name);
  await expect(camera).toHaveCount(0);
});
