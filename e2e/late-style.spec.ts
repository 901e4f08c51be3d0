import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { takenOver } from './forms.ts';
import { sizeAt, templates } from './paths.ts';

const WHOLE = '**/assets/whole-*.css';
const whole = (page: Page) => page.locator('#whole-style');
const isHere = (page: Page) =>
  expect
    .poll(() => whole(page).evaluate((link: HTMLLinkElement) => link.sheet !== null && link.media === ''))
    .toBe(true);

/** What is drawn of each element and of what stands before and after its words: its box, and every property but our own. */
async function drawn(page: Page): Promise<string[][]> {
  const computedStyles = await page.evaluate(() =>
    Array.from(getComputedStyle(document.body)).filter((name) => !name.startsWith('--')),
  );
  const client = await page.context().newCDPSession(page);
  const { documents, strings } = await client.send('DOMSnapshot.captureSnapshot', { computedStyles });
  await client.detach();
  return documents.flatMap(({ layout, nodes }) =>
    layout.nodeIndex.map((node, at) => [
      `${strings[nodes.nodeName?.[node] ?? -1]} at ${layout.bounds[at]?.join(' ')}`,
      ...(layout.styles[at]?.map((text, n) => `${computedStyles[n]}: ${strings[text]}`) ?? []),
    ]),
  );
}

/** Some of what is drawn otherwise, and how: all of it would be longer than anybody reads. */
function differences(was: readonly string[][], is: readonly string[][]): string[] {
  if (was.length !== is.length) return [`${was.length} parts, then ${is.length}`];
  const others = is.map((part, at) => part.filter((value, n) => value !== was[at]?.[n]).join('; '));
  return others.flatMap((other, at) => (other ? [`${was[at]?.[0]}: ${other}`] : [])).slice(-3);
}

for (const path of [...templates, '/properties', '/no-such-page'])
  test(`the rest of the style changes nothing of what stands at ${path}`, async ({ page, watching }) => {
    watching.expected.push(/404/);
    // What only moves or opens, and scripts, are no matter here.
    await page.route('**/assets/{late-*.css,*.js}', () => {});
    // A window that changes its width chooses its pictures anew, whenever it comes to it.
    for (const width of [390, 1280]) {
      const asked = Promise.withResolvers<() => Promise<void>>();
      await page.route(WHOLE, (route) => asked.resolve(() => route.continue()), { times: 1 });
      await page.setViewportSize(sizeAt(width));
      // The load event waits for the sheet.
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      const go = await asked.promise;
      // Faces of folded words would come between the two looks.
      await page.evaluate(async () => {
        await Promise.all(Array.from(document.fonts, (face) => face.load()));
        await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      });
      const before = await drawn(page);
      await go();
      await isHere(page);
      expect(differences(before, await drawn(page))).toEqual([]);
    }
  });

test('a page that is chosen before the rest of the style is here comes as a document, whole', async ({
  page,
}) => {
  await page.route(WHOLE, () => {});
  await page.goto('/privacy-policy');
  await takenOver(page);
  await page.evaluate(() => Object.assign(window, { marked: true }));
  await page.getByRole('banner').getByRole('link', { name: 'Market Insights' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Market Insights & Trends' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => 'marked' in window)).toBe(false);
  await expect(page).toHaveURL(/\/market-insights$/);
});

test('a rest of the style that is lost on its way is fetched again', async ({ page, watching }) => {
  watching.expected.push(/ERR_FAILED/);
  await page.clock.install();
  let asked = 0;
  await page.route(WHOLE, (route) => {
    asked += 1;
    return asked === 1 ? route.abort() : route.continue();
  });
  await page.goto('/faq');
  await expect(async () => {
    await page.clock.runFor(1000);
    expect(asked).toBeGreaterThan(1);
  }).toPass();
  await isHere(page);
});
