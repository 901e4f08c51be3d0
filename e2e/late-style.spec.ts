import type { Page } from '@playwright/test';
import { keepSettings } from './accessibility-modes.ts';
import { expect, test } from './fixtures.ts';
import { dialogOf } from './forms.ts';
import { inAllUnless } from './in-all.ts';
import { sizeAt, templates } from './paths.ts';

const DEFERRED = '**/assets/deferred-*.css';
const isHere = (page: Page) =>
  expect(page.locator('link[data-deferred]')).toHaveAttribute('data-deferred', 'applied');

/** These say how a change looks, and nothing changes here. */
const OF_MOVEMENT = /^(transition|animation|interpolate-size)/;

/**
 * What is drawn of each element, and of what stands before and after its words: its box, and every
 * property but our own. A box without an area shows nothing.
 */
async function drawn(page: Page): Promise<string[][]> {
  const computedStyles = await page.evaluate(() =>
    Array.from(getComputedStyle(document.body)).filter((name) => !name.startsWith('--')),
  );
  const client = await page.context().newCDPSession(page);
  const { documents, strings } = await client.send('DOMSnapshot.captureSnapshot', { computedStyles });
  await client.detach();
  return documents.flatMap(({ layout, nodes }) =>
    layout.nodeIndex.flatMap((node, at) => {
      const [, , width = 0, height = 0] = layout.bounds[at] ?? [];
      if (width * height === 0) return [];
      const element = strings[nodes.nodeName?.[node] ?? -1];
      const styles = (layout.styles[at] ?? []).map((text, n) => {
        const name = computedStyles[n] ?? '';
        return OF_MOVEMENT.test(name) ? name : `${name}: ${strings[text]}`;
      });
      return [[`${element} at ${layout.bounds[at]?.join(' ')}`, ...styles]];
    }),
  );
}

/** Some of what is drawn otherwise, and how: all of it would be longer than anybody reads. */
function differences(was: readonly string[][], is: readonly string[][]): string[] {
  if (was.length !== is.length) return [`${was.length} parts, then ${is.length}`];
  const others = is.map((part, at) => part.filter((value, n) => value !== was[at]?.[n]).join('; '));
  return others.flatMap((other, at) => (other ? [`${was[at]?.[0]}: ${other}`] : [])).slice(-3);
}

for (const path of [...templates, '/properties', '/no-such-page'])
  test(
    `the deferred style changes nothing of what stands at ${path}`,
    inAllUnless(path === '/'),
    async ({ page, watching }) => {
      watching.expected.push(/404/);
      await page.route('**/assets/*.js', () => {});
      // A window that changes its width chooses its pictures again, at a time of its own.
      for (const width of path === '/' && !process.env.TEST_ALL ? [1280] : [390, 1280]) {
        const asked = Promise.withResolvers<() => Promise<void>>();
        await page.route(DEFERRED, (route) => asked.resolve(() => route.continue()), { times: 1 });
        await page.setViewportSize(sizeAt(width));
        // The load event waits for the sheet.
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        const go = await asked.promise;
        // Fonts of folded words would come between the two looks, and deferred pictures.
        await page.evaluate(async () => {
          // An ornament that only the deferred style draws, behind everything.
          for (const river of document.querySelectorAll('.river')) river.remove();
          dispatchEvent(new Event('scroll'));
          await Promise.all(Array.from(document.fonts, (face) => face.load()));
          await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
        });
        const before = await drawn(page);
        await go();
        await isHere(page);
        expect(differences(before, await drawn(page))).toEqual([]);
      }
    },
  );

test('a dialog that is asked for before the deferred style is here opens with it', async ({ page }) => {
  const asked = Promise.withResolvers<() => Promise<void>>();
  await page.route(DEFERRED, (route) => asked.resolve(() => route.continue()), { times: 1 });
  // Nobody waits that long: it must not be the clock that opens it.
  await page.clock.install();
  await page.goto('/faq', { waitUntil: 'domcontentloaded' });
  const go = await asked.promise;
  await page.clock.pauseAt(Date.now() + 600_000);
  await page.getByRole('button', { name: 'Schedule Consultation' }).first().click();
  await expect(dialogOf(page, 'consultation')).toBeHidden();
  await go();
  await expect(dialogOf(page, 'consultation')).toBeVisible();
  await isHere(page);
  await page.keyboard.press('Escape');
  await expect(dialogOf(page, 'consultation')).toBeHidden();
});

test('a dialog opens within a second where the deferred style is lost on its way, and the style is fetched again', async ({
  page,
  watching,
}) => {
  watching.expected.push(/ERR_FAILED/);
  await page.clock.install();
  await page.route(DEFERRED, (route) => route.abort(), { times: 1 });
  await page.goto('/faq');
  await page.clock.pauseAt(Date.now() + 600_000);
  await page.getByRole('button', { name: 'Schedule Consultation' }).first().click();
  await page.clock.runFor(1000);
  await expect(dialogOf(page, 'consultation')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialogOf(page, 'consultation')).toBeHidden();
  await page.clock.runFor(10_000);
  await isHere(page);
});

test('a visitor who has set something sees it in the first drawing, and waits for nothing', async ({
  page,
}) => {
  await keepSettings(page, { contrast: 'inverted', fontSize: 150 });
  await page.route(/\/assets\/.*\.(css|js)$/, () => {});
  await page.goto('/faq', { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(
    await page.evaluate(() => [
      getComputedStyle(document.documentElement).fontSize,
      document.documentElement.dataset.contrast,
    ]),
  ).toEqual(['24px', 'inverted']);
});
