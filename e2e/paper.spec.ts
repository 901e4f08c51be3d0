import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { startSite } from '@rivermark/testkit/site';
import { codeInPdf, openReader } from './code-in-pdf.ts';
import { drawSite } from './draw-site.ts';
import { expect, test } from './fixtures.ts';
import { hydrated } from './forms.ts';
import { inAll } from './in-all.ts';
import { overlapsInPdf } from './overlaps-in-pdf.ts';
import { pagesOfPdf, picturesOfPdf } from './pages-of-pdf.ts';
import { BROKERAGE, paths, templates } from './paths.ts';

const formats = ['Letter', 'A4'] as const;
const PHONE = '904-555-0142';
const estate = '/properties/riverfront-estate';
/** Print styles are in the deferred sheet. */
const styled = (page: Page) =>
  expect(page.locator('link[data-deferred]')).toHaveAttribute('data-deferred', 'applied');

const rest = paths.filter((path) => !templates.includes(path) && path !== '/properties');

/** Pictures and figures beside words. A home and a guide print in their own journeys. */
const withPictures = ['/properties', '/market-insights'];
for (const [which, printed, formatsOf, tag] of [
  // One on Letter, the next on A4.
  ['a list with pictures and one with figures', withPictures, (at: number) => [formats[at % 2 ? 1 : 0]], {}],
  ['every page', [...templates, '/properties', ...rest], () => formats, inAll],
] as const)
  test(
    `${which} prints without words over others or over a picture, on Letter and on A4`,
    tag,
    async ({ page }) => {
      const faults: string[] = [];
      for (const [at, path] of printed.entries()) {
        await page.goto(path);
        await styled(page);
        for (const format of formatsOf(at)) {
          const pdf = await page.pdf({ format, printBackground: true });
          for (const fault of await overlapsInPdf(pdf)) faults.push(`${path} on ${format}, ${fault}`);
        }
      }
      expect(faults).toEqual([]);
    },
  );

test('a home prints as a brochure, one sheet and a rider, each with its code at 2 cm or more', async ({
  page,
  context,
  baseURL,
}) => {
  const reader = await context.newPage();
  await openReader(reader);
  const short = `${baseURL}/h/1`;
  /** Prints the home, looks for faults, and reads the code of one of its sheets. */
  const printed = async (path: string, sheets: number) => {
    await page.goto(path);
    await styled(page);
    await hydrated(page);
    const print = async (format: (typeof formats)[number]) => {
      const pdf = await page.pdf({ format, printBackground: true });
      expect(await pagesOfPdf(pdf), `${path} on ${format}`).toHaveLength(sheets);
      expect(await overlapsInPdf(pdf)).toEqual([]);
      return pdf;
    };
    if (process.env.TEST_ALL) await print('A4');
    const pdf = await print('Letter');
    const lines = await pagesOfPdf(pdf);
    if (!path.endsWith('rider')) expect(lines.at(-1)).toContain(PHONE);
    const words = lines.map((lines) => lines.join(' ').replaceAll(' ', ''));
    // Drawing a sheet takes longer than printing it.
    if (path.includes('?') && !process.env.TEST_ALL) return { words, centimeters: 0 };
    const code = await codeInPdf(reader, pdf, sheets);
    expect(code?.text).toBe(short);
    return { words, centimeters: code?.centimeters ?? 0 };
  };

  const { words: brochure, centimeters } = await printed(estate, 3);
  const [cover, facts, place] = brochure;
  for (const part of ['RiverfrontEstate', '$1,350,000', BROKERAGE])
    expect(cover).toContain(part.replaceAll(' ', ''));
  for (const part of ['Aboutthishome', 'Theparticulars', '4,820']) expect(facts).toContain(part);
  for (const part of ['Theplan', 'OpenStreetMap', BROKERAGE, short.replace('http://', ''), 'EqualHousing'])
    expect(place).toContain(part.replaceAll(' ', ''));
  expect(centimeters).toBeGreaterThan(1.9);
  expect(centimeters).toBeLessThan(2.2);

  const { words: sheet } = await printed(`${estate}?sheet=1`, 1);
  for (const part of ['RiverfrontEstate', '$1,350,000', 'Theparticulars', BROKERAGE])
    expect(sheet[0]).toContain(part.replaceAll(' ', ''));
  const { words: rider, centimeters: large } = await printed(`${estate}?sheet=rider`, 1);
  expect(rider).toEqual([short.replace('http://', '')]);
  if (process.env.TEST_ALL) expect(large).toBeGreaterThan(10);
  await page.emulateMedia({ media: 'print' });
  const { width: pixels = 0 } = (await page.locator('.home-code svg').boundingBox()) ?? {};
  expect((pixels / 96) * 2.54).toBeGreaterThan(10);

  await page.goto(short);
  await expect(page).toHaveURL(estate);
});

test(
  'twelve photos of a home are all on its brochure, and none on the sheet but the first',
  inAll,
  async ({ page, watching }) => {
    test.slow();
    watching.expected.push(/asked/);
    const source = mkdtempSync(join(tmpdir(), 'rivermark-photos-'));
    const content = join(import.meta.dirname, '../packages/content/fixtures/specification/content');
    cpSync(content, join(source, 'content'), { recursive: true });
    const masters = join(import.meta.dirname, '../illustrations/masters');
    const folder = join(source, 'photos/riverfront-estate');
    mkdirSync(folder, { recursive: true });
    const numbers = Array.from({ length: 12 }, (_, at) => String(at + 1).padStart(2, '0'));
    for (const [at, number] of numbers.entries())
      cpSync(
        join(masters, at % 3 === 1 ? 'hero-tall.webp' : 'riverfront-estate.webp'),
        join(folder, `${number}.webp`),
      );
    writeFileSync(
      join(folder, 'captions.txt'),
      numbers.map((number) => `${number}: The house, seen in view ${number}.\n`).join(''),
    );
    using drawn = await drawSite(source);
    rmSync(source, { recursive: true });
    const site = await startSite({ builtSite: drawn.folder });
    const printed = async (path: string, format: (typeof formats)[number]) => {
      await page.goto(site.url + path);
      await styled(page);
      await hydrated(page);
      return page.pdf({ format, printBackground: true });
    };
    for (const format of formats) {
      const pdf = await printed(estate, format);
      expect(await overlapsInPdf(pdf)).toEqual([]);
      expect((await picturesOfPdf(pdf)).slice(0, 3)).toEqual([1, 11, 0]);
      const sheet = await printed(`${estate}?sheet=1`, format);
      expect(await picturesOfPdf(sheet)).toEqual([1]);
    }
    await site.remove();
  },
);
