import { join } from 'node:path';
import { inEveryMode } from './accessibility-modes.ts';
import { expectNoFaults, faultsOf } from './faults-of.ts';
import { expect, test } from './fixtures.ts';
import { hydrated } from './forms.ts';
import { inAll } from './in-all.ts';
import { guideSlugs, paths, sizeAt } from './paths.ts';

test.use({ builtSite: join(import.meta.dirname, '../.cache/gallery') });

test(
  'axe finds nothing in any example of the gallery, in any mode, at any width',
  inAll,
  async ({ page }) => {
    test.slow();
    await page.goto('/gallery');
    await hydrated(page);
    // One of each kind of toast is in the page. Those that were opened disappear before the last
    // mode.
    const kinds = page.getByRole('button', { name: /^Show a (?!title)/ });
    expect(await kinds.count()).toBeGreaterThan(1);
    await expect(page.locator('.gallery .toast')).toHaveCount(await kinds.count());
    for (const show of await kinds.all()) await show.click();
    expect(
      await page.locator('.gallery > section, .gallery > [data-island] > section').count(),
    ).toBeGreaterThan(10);
    await inEveryMode(page, (where, _, rules) => expectNoFaults(page, where, rules));
    await page.getByRole('button', { name: 'Open the dialog' }).click();
    expect(await faultsOf(page)).toEqual([]);
  },
);

test('the gallery shows a control hovered, pressed and focused as the pointer and the keyboard do', async ({
  page,
}) => {
  await page.goto('/gallery');
  await hydrated(page);
  const example = page.getByRole('region', { name: 'Button primary' });
  const lookOf = (name: string) =>
    example.getByRole('button', { name, exact: true }).evaluate((button) => {
      for (const animation of button.getAnimations()) animation.finish();
      const { backgroundColor, color, outlineStyle, transform } = getComputedStyle(button);
      return { backgroundColor, color, outlineStyle, transform };
    });
  const rest = await lookOf('At rest');
  await expect.poll(() => lookOf('Hovered')).not.toEqual(rest);
  const shown = await lookOf('Hovered');
  await example.getByRole('button', { name: 'At rest' }).hover();
  await expect.poll(() => lookOf('At rest')).toEqual(shown);
  expect((await lookOf('Focused')).outlineStyle).not.toBe('none');
});

test(
  'the gallery shows every picture with its sizes, its weights and whether it is a photo',
  inAll,
  async ({ page }) => {
    await page.setViewportSize(sizeAt(390));
    await page.goto('/gallery/pictures');
    await hydrated(page);
    const cuts = page.getByRole('region', { name: 'Cuts' }).getByRole('listitem');
    expect(await cuts.count()).toBeGreaterThanOrEqual(28);
    for (const name of [...guideSlugs, 'hero', 'hero-tall', 'not-found', 'quiz-coastal', 'avondale-tudor']) {
      const cut = cuts.filter({ has: page.getByRole('heading', { name, exact: true }) });
      await expect(cut).toContainText(/(Illustration|Photo), \d+ × \d+/);
      await expect(cut.getByRole('row', { name: /^800 \d+\.\d KB \d+\.\d KB \d+$/ })).toHaveCount(1);
    }
    // The lists of homes share one.
    const withOwnCard = paths.filter((path) => !path.startsWith('/properties/in/'));
    expect(
      await page.getByRole('region', { name: 'Social cards' }).getByRole('img').count(),
    ).toBeGreaterThanOrEqual(withOwnCard.length);
    for (const width of [390, 1280]) {
      await page.setViewportSize(sizeAt(width));
      expect(await faultsOf(page), `at ${width} px`).toEqual([]);
    }
  },
);
