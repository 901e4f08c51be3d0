import { join } from 'node:path';
import { faultsOf } from './faults-of.ts';
import { expect, test } from './fixtures.ts';
import { hydrated } from './forms.ts';
import { guideSlugs, paths, sizeAt } from './paths.ts';

test.use({ builtSite: join(import.meta.dirname, '../.cache/gallery') });

for (const width of [390, 1280]) {
  test(`at ${width} px the gallery shows every picture with its sizes, its weights and whether it is a photo`, async ({
    page,
  }) => {
    await page.setViewportSize(sizeAt(width));
    await page.goto('/gallery/pictures');
    await hydrated(page);
    const cuts = page.getByRole('region', { name: 'Cuts' }).getByRole('listitem');
    expect(await cuts.count()).toBeGreaterThanOrEqual(28);
    for (const name of [
      ...guideSlugs,
      'hero',
      'hero-portrait',
      'not-found',
      'quiz-coastal',
      'avondale-tudor',
    ]) {
      const cut = cuts.filter({ has: page.getByRole('heading', { name, exact: true }) });
      await expect(cut).toContainText(/(Illustration|Photo), \d+ × \d+/);
      await expect(cut.getByRole('row', { name: /^800 \d+\.\d KB \d+\.\d KB \d+$/ })).toHaveCount(1);
    }
    expect(
      await page.getByRole('region', { name: 'Social cards' }).getByRole('img').count(),
    ).toBeGreaterThanOrEqual(paths.length);
    expect(await faultsOf(page)).toEqual([]);
  });
}
