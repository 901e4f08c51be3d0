import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { dialogOf, hydrated } from './forms.ts';
import { inAllUnless } from './in-all.ts';
import { sizeAt } from './paths.ts';

test.use({ colorScheme: 'dark' });

/** The pictures of the page that take part in a view transition. */
const moving = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main img')]
      .filter((image) => getComputedStyle(image).viewTransitionName === 'moving')
      .map(({ className }) => className),
  );

test("a card's picture grows into its guide's first picture, and nothing moves where movement is unwanted", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    // After the script in the head has named the picture.
    addEventListener('pagereveal', ({ viewTransition }) =>
      requestAnimationFrame(() => {
        if (!viewTransition) return;
        const names = [...document.querySelectorAll<HTMLElement>('main img')]
          .filter(({ style }) => style.getPropertyValue('view-transition-name') === 'moving')
          .map(({ className }) => className);
        seen.push(names.join() || 'nothing');
      }),
    );
  });
  const seen = () => page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  await page.setViewportSize(sizeAt(1280));
  await page.goto('/');
  await hydrated(page);
  await page.locator('#neighborhoods .neighborhood-card[href$="/avondale"]').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Avondale' })).toBeVisible();
  await expect.poll(seen).toEqual(['pic-avondale']);
  await expect.poll(() => moving(page)).toEqual([]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.getByRole('banner').getByRole('link', { name: 'FAQ' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Frequently Asked Questions');
  expect(await seen()).toEqual([]);
});

for (const ms of [0, 100, 200, 300])
  test(
    `a press ${ms} ms after a page change reaches what is pressed`,
    inAllUnless(ms === 200),
    async ({ page }) => {
      await page.setViewportSize(sizeAt(1280));
      // Where the press will be, whatever moves meanwhile.
      await page.goto('/neighborhoods/avondale');
      const button = page.getByRole('main').getByRole('button', { name: 'Request a Showing' }).first();
      const box = await button.boundingBox();
      if (!box) throw new Error('There is no button');
      await page.goto('/');
      await hydrated(page);
      const card = page.locator('#neighborhoods .neighborhood-card[href$="/avondale"]');
      await card.scrollIntoViewIfNeeded();
      // In the new document, so that no message between test and browser adds to the time.
      await page.addInitScript((wait) => {
        addEventListener('pagereveal', ({ viewTransition }) => {
          Object.assign(window, { crossed: Boolean(viewTransition) });
          setTimeout(() => Object.assign(window, { ripe: true }), wait);
        });
      }, ms);
      await card.click();
      await page.waitForFunction(() => (window as unknown as { ripe?: true }).ripe);
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
      expect(await page.evaluate(() => (window as unknown as { crossed: boolean }).crossed)).toBe(true);
      await expect(dialogOf(page, 'showing')).toBeVisible();
    },
  );
