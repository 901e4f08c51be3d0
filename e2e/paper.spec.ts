import { expect, test } from './fixtures.ts';
import { inAll } from './in-all.ts';
import { overlapsInPdf } from './overlaps-in-pdf.ts';
import { paths, templates } from './paths.ts';

const formats = ['Letter', 'A4'] as const;
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
        for (const format of formats) {
          const pdf = await page.pdf({ format, printBackground: true });
          for (const fault of await overlapsInPdf(pdf)) faults.push(`${path} on ${format}, ${fault}`);
        }
      }
      expect(faults).toEqual([]);
    },
  );
