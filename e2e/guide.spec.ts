import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { hydrated } from './forms.ts';
import { inAll } from './in-all.ts';
import { overlapsInPdf } from './overlaps-in-pdf.ts';
import { pagesOfPdf } from './pages-of-pdf.ts';
import { BROKERAGE, type GuideSlug, guideSlugs, homeIds, sizeAt } from './paths.ts';

const sizes: (readonly [width: number, height: number])[] = [
  [390, 844],
  [900, 900],
  [1280, 800],
];
if (process.env.TEST_ALL) sizes.push([320, 640], [768, 900], [1920, 1080]);

interface Panel {
  readonly top: number;
  readonly sizes: readonly string[];
  readonly under: number;
}

/** The panel that a place or a home begins with. */
const panelOf = (page: Page): Promise<Panel> =>
  page.evaluate(() => {
    const panel = document.querySelector('.panel') as Element;
    const words = [...panel.querySelectorAll('*')].filter(
      (element) =>
        element.checkVisibility() &&
        !element.closest('.visually-hidden') &&
        [...element.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim()),
    );
    const picture = document.querySelector('.spread > .picture') as Element;
    return {
      top: (panel.querySelector('.breadcrumbs') as Element).getBoundingClientRect().top,
      sizes: [...new Set(words.map((element) => getComputedStyle(element).fontSize))],
      under: panel.getBoundingClientRect().bottom - picture.getBoundingClientRect().bottom,
    };
  });

function expectPanel({ top, sizes, under }: Panel, path: string) {
  expect(top, path).toBeCloseTo(128, 0);
  expect(sizes.length, `${path}: ${sizes}`).toBeLessThanOrEqual(4);
  expect(Math.abs(under), `${path}: the panel ends with its picture`).toBeLessThan(2);
}

async function expectPanelOfHome(page: Page, id: string) {
  await page.setViewportSize(sizeAt(1280));
  await page.goto(`/properties/${id}`);
  expectPanel(await panelOf(page), id);
}

async function expectFirstScreen(page: Page, slug: GuideSlug) {
  await page.setViewportSize(sizeAt(1280));
  await page.goto(`/neighborhoods/${slug}`);
  expectPanel(await panelOf(page), slug);
  await hydrated(page);
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    const seen = await page.evaluate(() => {
      const boxOf = (selector: string) =>
        (document.querySelector(selector) as Element).getBoundingClientRect();
      const picture = boxOf('.guide-hero img');
      const rows = [...document.querySelectorAll('.snapshot .figures > div')].map((tile) =>
        tile.getBoundingClientRect(),
      );
      return {
        ratio: picture.width / picture.height,
        sideways: document.documentElement.scrollWidth - innerWidth,
        lastRow: Math.max(...rows.map((row) => row.bottom)),
        bar: boxOf('.floating').top,
        bands: [...document.querySelectorAll('.see-place:has(.home-here)')].flatMap((section) => {
          const [all, home, words] = [section, ...section.children].map((part) =>
            part.getBoundingClientRect(),
          );
          return all && home && words ? [home.top - all.top, words.top - home.bottom] : [];
        }),
      };
    });
    const where = `${slug} at ${width} px`;
    expect(seen.ratio, where).toBeCloseTo(4 / 3, 1);
    expect(seen.sideways, where).toBeLessThanOrEqual(0);
    // On a tablet no empty band is above or below the home's picture.
    if (width === 900) for (const band of seen.bands) expect(band, where).toBeLessThan(3);
    // The tabs stand in the gutters there: the whole height is the page's.
    if (width === 1280) expect(seen.lastRow, where).toBeLessThanOrEqual(height);
    // On phones all stand in one row, above the bar.
    if (width === 390) expect(seen.lastRow, where).toBeLessThanOrEqual(seen.bar);
  }
}

test(
  'every guide shows its picture whole, its figures in the first screen at 390 and 1280 px, and its first panel in four sizes from one height, as a home does',
  inAll,
  async ({ page }) => {
    test.slow();
    for (const slug of guideSlugs) await expectFirstScreen(page, slug);
    for (const id of homeIds) await expectPanelOfHome(page, id);
  },
);

test('a guide shows its picture whole, its figures in the first screen at 390 and 1280 px, and its first panel in four sizes from one height, as a home does; a number on its drawing keeps its place at every width, and leads to its row and back; a home is asked for by its own button, with its address chosen; it prints as four sheets, without words over others or over a picture: cover, words and figures, map and buildings, home and notices', async ({
  page,
}) => {
  const placeOf = (number: Locator) =>
    number.evaluate((link) => {
      const picture = document.querySelector('.plate-numbered img')?.getBoundingClientRect() as DOMRect;
      const circle = link.querySelector('circle')?.getBoundingClientRect() as DOMRect;
      return {
        right: (circle.x + circle.width / 2 - picture.x) / picture.width,
        down: (circle.y + circle.height / 2 - picture.y) / picture.height,
        least: circle.width,
      };
    });
  await expectFirstScreen(page, 'ortega');
  const drawn = page.getByRole('link', { name: '2. The bulkhead report' });
  const inList = page.getByRole('link', { name: '2 on the drawing' });
  for (const width of process.env.TEST_ALL ? [320, 390, 900, 1280] : [320, 1280]) {
    await page.setViewportSize(sizeAt(width));
    const { right, down, least } = await placeOf(drawn);
    expect(right, `${width}`).toBeCloseTo(850 / 1200, 2);
    expect(down, `${width}`).toBeCloseTo(820 / 900, 2);
    expect(least, `${width}`).toBeGreaterThanOrEqual(24);
    await drawn.click();
    await expect(page.locator('li:target h3')).toHaveText('The bulkhead report');
    await expect(page.locator('li:target')).toBeInViewport();
    await inList.click();
    await expect(page.locator('a:target')).toHaveText('2');
    await expect(page.locator('a:target')).toBeInViewport();
  }

  const see = page.getByRole('region', { name: 'See Ortega for yourself' });
  const home = await see.getByRole('heading', { level: 3 }).textContent();
  await see.getByRole('button', { name: 'Request a Showing' }).click();
  const dialog = page.getByRole('dialog');
  const chosen = await dialog.locator('select[name=place]').inputValue();
  expect(await see.textContent()).toContain(chosen);
  expect(chosen).not.toBe('Ortega');
  expect(home).not.toBe('');
  await page.keyboard.press('Escape');

  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  expect(await overlapsInPdf(pdf)).toEqual([]);
  const pages = await pagesOfPdf(pdf);
  const [cover, words, place, last] = pages.map((lines) => lines.join('\n'));
  expect(pages).toHaveLength(4);
  expect(cover).toContain('Ortega');
  expect(cover).toContain(BROKERAGE);
  for (const part of ['Market Snapshot', '$695K', 'About Ortega', 'What to check'])
    expect(words).toContain(part);
  // Digits are of another face, and the file keeps no space between two.
  for (const part of ['Ortega, 32210', 'Yacht Club Residences', 'OpenStreetMap'])
    expect(place?.replaceAll(' ', '')).toContain(part.replaceAll(' ', ''));
  for (const part of ['See Ortega for yourself', 'Riverfront Estate', 'Equal Housing Opportunity'])
    expect(last).toContain(part);
  for (const [at, lines] of pages.slice(1).entries())
    expect(lines.at(-1)?.replaceAll(' ', '')).toBe(
      `Rivermark · ${BROKERAGE}${at + 2} / 4`.replaceAll(' ', ''),
    );
  for (const floating of ["Let's Connect", 'Explore More', 'Look further', 'Request a Showing'])
    expect(pages.flat().join('\n')).not.toContain(floating);
  await expectPanelOfHome(page, 'riverfront-estate');
});
