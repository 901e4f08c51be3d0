import type { Page } from '@playwright/test';
import { codeInPdf } from './code-in-pdf.ts';
import { expect, test } from './fixtures.ts';
import { hydrated } from './forms.ts';
import { inAll } from './in-all.ts';
import { overlapsInPdf } from './overlaps-in-pdf.ts';
import { pagesOfPdf } from './pages-of-pdf.ts';
import { BROKERAGE, paths, templates } from './paths.ts';

const formats = ['Letter', 'A4'] as const;
const estate = '/properties/riverfront-estate';
/** Print styles are in the deferred sheet. */
const styled = (page: Page) =>
  expect(page.locator('link[data-deferred]')).toHaveAttribute('data-deferred', 'applied');

const rest = paths.filter((path) => !templates.includes(path) && path !== '/properties');

for (const [which, printed, tag] of [
  ['a page of each kind', [...templates, '/properties'], {}],
  ['every other page', rest, inAll],
] as const)
  test(
    `${which} prints without words over others or over a picture, on Letter and on A4`,
    tag,
    async ({ page }) => {
      const faults: string[] = [];
      for (const path of printed) {
        await page.goto(path);
        await styled(page);
        for (const format of formats) {
          const pdf = await page.pdf({ format, printBackground: true });
          for (const fault of await overlapsInPdf(pdf)) faults.push(`${path} on ${format}, ${fault}`);
        }
      }
      expect(faults).toEqual([]);
    },
  );

test('a home prints as a brochure, one sheet and a rider, each with its code at 2 cm or more', async ({
  page,
  baseURL,
}) => {
  const short = `${baseURL}/h/1`;
  /** Prints the home, looks for faults, and reads the code of one of its sheets. */
  const printed = async (path: string, sheets: number) => {
    await page.goto(path);
    await styled(page);
    await hydrated(page);
    for (const format of formats) {
      const pdf = await page.pdf({ format, printBackground: true });
      expect(await pagesOfPdf(pdf), `${path} on ${format}`).toHaveLength(sheets);
      expect(await overlapsInPdf(pdf)).toEqual([]);
    }
    const pdf = await page.pdf({ format: 'Letter', printBackground: true });
    const code = await codeInPdf(page, pdf, sheets);
    expect(code?.text).toBe(short);
    const words = (await pagesOfPdf(pdf)).map((lines) => lines.join(' ').replaceAll(' ', ''));
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
  expect(large).toBeGreaterThan(10);

  await page.goto(short);
  await expect(page).toHaveURL(estate);
});
