import { join } from 'node:path';
import { faultsOf } from './faults-of.ts';
import { expect, test } from './fixtures.ts';
import { hydrated } from './forms.ts';
import { inAllUnless } from './in-all.ts';
import { sizeAt } from './paths.ts';

test.use({ builtSite: join(import.meta.dirname, '../.cache/gallery') });
// Each worker starts a server for this site.
test.describe.configure({ mode: 'default' });

for (const width of [390, 1280]) {
  test(
    `at ${width} px photos stand uncut in a row, and fill the screen one by one by keys, buttons and hand`,
    inAllUnless(width === 390),
    async ({ page }) => {
      await page.setViewportSize(sizeAt(width));
      await page.goto('/gallery');
      await hydrated(page);
      const row = page.locator('.home-gallery-row');
      await row.scrollIntoViewIfNeeded();
      const photos = row.getByRole('link');
      await expect(photos).toHaveCount(7);
      const ratios = await row.locator('img').evaluateAll((images) =>
        (images as HTMLImageElement[]).map((image) => {
          const { width: wide, height } = image.getBoundingClientRect();
          return [wide / height, Number(image.getAttribute('width')) / Number(image.getAttribute('height'))];
        }),
      );
      for (const [shown = 0, own = 0] of ratios) expect(shown).toBeCloseTo(own, 1);
      expect(new Set(ratios.map(([, own = 0]) => own.toFixed(1))).size).toBeGreaterThan(1);

      await photos.nth(1).click();
      const dialog = page.getByRole('dialog', { name: 'Photos of a home that is not there' });
      await expect(dialog).toBeVisible();
      await expect(dialog).toContainText('2 / 7');
      const seen = (place: number) =>
        expect(dialog.getByRole('img', { name: `View ${place} of a home` })).toBeInViewport({ ratio: 0.9 });
      await seen(2);
      await page.keyboard.press('ArrowRight');
      await seen(3);
      await expect(dialog.getByRole('status')).toHaveText(/^Photo 3 of 7\. View 3/);
      // Alt and an arrow navigate back in the browser, so that key is not ours.
      const back = { key: 'ArrowLeft', altKey: true, bubbles: true, cancelable: true };
      const isLeftAlone = await dialog.evaluate(
        (element, init) => element.dispatchEvent(new KeyboardEvent('keydown', init)),
        back,
      );
      expect(isLeftAlone).toBe(true);
      await page.keyboard.press('End');
      await seen(7);
      await expect(dialog.getByRole('button', { name: 'Next photo' })).toBeDisabled();
      await dialog.getByRole('button', { name: 'Previous photo' }).click();
      await seen(6);
      await dialog.getByRole('button', { name: 'Next photo' }).click();
      await seen(7);
      // At the last one the button is disabled, and keys continue from it.
      await page.keyboard.press('ArrowLeft');
      await seen(6);
      await dialog
        .locator('.home-photos-track')
        .evaluate((track) => track.scrollTo({ left: 0, behavior: 'instant' }));
      await seen(1);
      await expect(dialog).toContainText('1 / 7');
      // Pressed again before the photo moved.
      await dialog.getByRole('button', { name: 'Next photo' }).evaluate((button: HTMLElement) => {
        button.click();
        button.click();
      });
      await seen(3);
      // The rest of the page is behind it.
      expect(await faultsOf(page, 'all', 'dialog[open]')).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(photos.nth(1)).toBeFocused();
    },
  );
}

test('where the view of the whole screen cannot be had, the photo is still there by itself', async ({
  page,
  watching,
}) => {
  // A browser shows a picture alone in its own page, whose style our policy does not know.
  watching.expected.push(/Failed to load resource/, /Applying inline style/);
  await page.goto('/gallery');
  await hydrated(page);
  await page.route('**/assets/full-screen-*', (route) => route.abort());
  const photo = page.locator('.home-gallery-row').getByRole('link').first();
  const address = await photo.getAttribute('href');
  await photo.click();
  await expect(page).toHaveURL(new RegExp(`${address}$`));
});
