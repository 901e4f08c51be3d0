import type { Page } from '@playwright/test';
import { keepSettings } from './accessibility-modes.ts';
import { expect, test } from './fixtures.ts';
import { dialogOf, takenOver } from './forms.ts';
import { sizeAt, templates } from './paths.ts';

const WHOLE = '**/assets/whole-*.css';
const whole = (page: Page) => page.locator('#whole-style');
/** Of that of every page, and of that of pages alone, what a document left out. */
const rest = (page: Page) => page.locator('link[data-late]:not([href*="/late-"])');
const isHere = (page: Page) => expect(rest(page).and(page.locator(':not([media=""])'))).toHaveCount(0);

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
      const html = await (await page.request.get(path)).text();
      const missing = Array.from(html.matchAll(/href="([^"]+)"[^>]* data-late/g), ([, href = '']) => href);
      const held: (() => Promise<void>)[] = [];
      for (const href of missing.filter((one) => !one.includes('/late-')))
        await page.route(`**${href}`, (route) => held.push(() => route.continue()), { times: 1 });
      await page.setViewportSize(sizeAt(width));
      // The load event waits for the sheets.
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await expect.poll(() => held.length).toBe(await rest(page).count());
      expect(held.length).toBeGreaterThan(0);
      // Faces of folded words would come between the two looks, and pictures that wait for a scroll or some seconds.
      await page.evaluate(async () => {
        dispatchEvent(new Event('scroll'));
        await Promise.all(Array.from(document.fonts, (face) => face.load()));
        await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      });
      const before = await drawn(page);
      // One after the other, as they may come.
      for (const [at, go] of held.entries()) {
        await go();
        await expect
          .poll(() =>
            rest(page).evaluateAll((all: HTMLLinkElement[]) => all.filter(({ sheet }) => sheet).length),
          )
          .toBe(at + 1);
        expect(differences(before, await drawn(page))).toEqual([]);
      }
      await isHere(page);
      expect(differences(before, await drawn(page))).toEqual([]);
    }
  });

test('a page that is chosen before the rest of the style is here comes as a document, whole', async ({
  page,
}) => {
  await page.route(WHOLE, () => {});
  // The load event waits for the sheet, and the scripts for that or a key.
  await page.goto('/privacy-policy', { waitUntil: 'domcontentloaded' });
  await page.keyboard.press('Shift');
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

test('a dialog that is asked for before the rest of the style is here opens with it', async ({ page }) => {
  const asked = Promise.withResolvers<() => Promise<void>>();
  await page.route(WHOLE, (route) => asked.resolve(() => route.continue()), { times: 1 });
  // Nobody waits that long: it must not be the clock that opens it.
  await page.clock.install();
  await page.goto('/faq', { waitUntil: 'domcontentloaded' });
  const go = await asked.promise;
  await page.clock.pauseAt(Date.now() + 600_000);
  await page.getByRole('button', { name: 'Schedule Consultation' }).first().click();
  await expect(dialogOf(page, 'consultation')).toBeHidden();
  await go();
  await expect(dialogOf(page, 'consultation')).toBeVisible();
  expect(await whole(page).evaluate((link: HTMLLinkElement) => link.media)).toBe('');
  await page.keyboard.press('Escape');
  await expect(dialogOf(page, 'consultation')).toBeHidden();
});

test('a dialog opens within a second where the rest of the style does not come', async ({ page }) => {
  await page.route(WHOLE, () => {});
  await page.clock.install();
  await page.goto('/faq', { waitUntil: 'domcontentloaded' });
  await page.clock.pauseAt(Date.now() + 600_000);
  await page.getByRole('button', { name: 'Schedule Consultation' }).first().click();
  await page.clock.runFor(1000);
  await expect(dialogOf(page, 'consultation')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialogOf(page, 'consultation')).toBeHidden();
});

for (const comes of [true, false])
  test(`who has set something sees nothing drawn otherwise first, and the page within three seconds, where the rest of the style ${comes ? 'comes late' : 'does not come'}`, async ({
    page,
  }) => {
    await keepSettings(page, { contrast: 'inverted', fontSize: 150 });
    const asked = Promise.withResolvers<() => Promise<void>>();
    await page.route(WHOLE, (route) => asked.resolve(() => route.continue()), { times: 1 });
    // The page's time stands: how long this machine takes to look is not counted.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.goto('/faq', { waitUntil: 'domcontentloaded' });
    const go = await asked.promise;
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeHidden();
    if (comes) await go();
    else await page.clock.runFor(3000);
    await expect(heading).toBeVisible();
    if (comes)
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('24px');
    await expect(page.locator('html')).not.toHaveAttribute('style');
  });

test('without scripts all of the style is here at once', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  const sheet = page.waitForResponse(WHOLE);
  await page.goto('/faq');
  expect((await sheet).status()).toBe(200);
  await page.getByRole('button', { name: 'Schedule Consultation' }).first().click();
  await expect(dialogOf(page, 'consultation').locator('.field-control').first()).toHaveCSS(
    'display',
    'block',
  );
  await context.close();
});
