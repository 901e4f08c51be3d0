import { expect, test } from './fixtures.ts';
import { hydrated } from './forms.ts';
import { sizeAt } from './paths.ts';

test('a guide opens at its top and links the featured homes that lie there and further guides; Explore More leads home and then down to the neighborhoods', async ({
  page,
}) => {
  await page.goto('/neighborhoods/avondale');
  await hydrated(page);
  await expect(page.getByRole('region', { name: 'See Avondale for yourself' })).toContainText(
    'Avondale Tudor',
  );
  const further = page.getByRole('navigation', { name: 'Look further' });
  await expect(further.getByRole('listitem')).toHaveCount(3);
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await further.getByRole('link', { name: /^Next guide/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Avondale');
  expect(await page.evaluate(() => scrollY)).toBe(0);

  await hydrated(page);
  const button = page.getByRole('link', { name: 'Explore More' });
  for (const width of [1280, 390]) {
    await page.setViewportSize(sizeAt(width));
    const box = await button.boundingBox();
    const brand = await page.getByRole('banner').getByRole('link').first().boundingBox();
    // On a phone at the edge of the words, on a wide window in the gutter beside it.
    expect(box?.x).toBeLessThanOrEqual(brand?.x ?? 0);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(sizeAt(width).height - 60);
  }
  await button.click();
  await expect(page).toHaveURL(/\/$/);
  const heading = page.locator('#neighborhoods h2');
  await expect(heading).toBeInViewport();
  await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(300);
  expect((await heading.boundingBox())?.y).toBeGreaterThan(0);
  // It is requested once: a reload keeps its position.
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});
