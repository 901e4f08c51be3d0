import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { applySettings, largestOnPhone, windows } from './accessibility-modes.ts';
import { contactsAlone } from './contacts-alone.ts';
import { faultsOf } from './faults-of.ts';
import { expect, test } from './fixtures.ts';
import { dialogOf, hydrated } from './forms.ts';
import { frameFaults } from './frame-faults.ts';
import { findingsIn } from './html-findings.ts';
import { inAllUnless } from './in-all.ts';
import { fontsHaveCome, layoutFaults } from './layout-faults.ts';
import { carouselHomes, guideSlugs, paths, sizeAt, styles, templates, widths } from './paths.ts';
import { smallTargets } from './small-targets.ts';

const [smallest, phone, , laptop] = windows;

async function expectFrameHolds(page: Page, path: string, frames: readonly number[]) {
  for (const width of frames) {
    await page.setViewportSize(sizeAt(width));
    expect.soft(await frameFaults(page), `${path} at ${width} px`).toEqual([]);
  }
}

async function expectBrokerageBesideContacts(page: Page, path: string) {
  await page.getByText("Let's Connect").click();
  for (const width of process.env.TEST_ALL ? widths : []) {
    await page.setViewportSize(sizeAt(width));
    await expectNoneAlone(page, `${path} at ${width} px`);
  }
  await expectNoneAlone(page, path);
}

async function expectNoneAlone(page: Page, where: string) {
  const { count, alone } = await contactsAlone(page);
  expect.soft(alone, `no brokerage beside, on ${where}`).toEqual([]);
  expect.soft(count, `points of contact on ${where}`).toBeGreaterThan(2);
}

const framed = [390, 1280, 1920, 900];

/** Every run tries one width on one page, and another on the next. */
function framesOf(isTemplate: boolean, place: number): readonly number[] {
  if (!isTemplate) return [390, 1280];
  return process.env.TEST_ALL ? [...framed, 768] : [framed[place % framed.length] ?? 390];
}

/** Words alone, built of what a guide has too, and what has journeys of its own. */
const left = '/faq /neighborhood-quiz /neighborhood-quiz/coastal /privacy-policy /accessibility'.split(' ');
const looks = templates.filter((path) => process.env.TEST_ALL || !left.includes(path));

const isOneOfMany = (path: string) => /^\/(neighborhoods|neighborhood-quiz)\/./.test(path);

// Opening a page takes longer than checking it, so each is opened once for all common checks.
for (const { named, looksAt } of [
  { named: 'a page of each kind with more than words', looksAt: looks },
  { named: `each of the ${paths.length} pages`, looksAt: paths },
])
  test(
    `${named} is valid HTML, and has lines of at most 66ch, one edge, no hole in a row, targets of at least 24 px for a mouse, room for the largest text and nothing that axe finds; one of each kind is also valid after its scripts and names the brokerage beside each point of contact`,
    inAllUnless(looksAt !== paths),
    async ({ page, request }) => {
      test.slow();
      const folder = mkdtempSync(join(tmpdir(), 'rivermark-html-'));
      const keep = (path: string, state: string, html: string) =>
        writeFileSync(join(folder, `${path.replaceAll(/[^a-z0-9-]/g, '_')}.${state}.html`), html);
      for (const path of [
        ...paths.filter((path) => looksAt.includes(path) || templates.includes(path)),
        '/maps/new-developments',
        '/no-such-page',
        '/enquiries/received?kind=contact',
      ])
        keep(path, 'delivered', await (await request.get(path)).text());

      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const [place, path] of looksAt.entries()) {
        const isTemplate = templates.includes(path);
        const window = place % 2 === 0 ? phone : laptop;
        await page.setViewportSize(window);
        await page.goto(path);
        await hydrated(page);
        await fontsHaveCome(page);
        // Guides differ only in their words, and so do the results of the quiz.
        // `accessibility-axe.spec.ts` looks at the home page in every mode, and
        // `accessibility-dialogs.spec.ts` at the answers.
        if (!['/', '/faq'].includes(path) && (isTemplate || !isOneOfMany(path)))
          expect.soft(await faultsOf(page), `axe, ${path} at ${window.width} px`).toEqual([]);
        expect.soft(await smallTargets(page, 24), path).toEqual([]);
        if (isTemplate) keep(path, 'scripted', await page.content());
        const [first = 390, ...others] = framesOf(isTemplate, place);
        await expectFrameHolds(page, path, [first]);
        if (isTemplate) await expectBrokerageBesideContacts(page, path);
        await page.keyboard.press('Escape');
        await expectFrameHolds(page, path, others);
        await page.setViewportSize(smallest);
        await applySettings(page, largestOnPhone);
        await fontsHaveCome(page);
        expect.soft(await layoutFaults(page), `${path} with the largest text`).toEqual([]);
      }
      expect(findingsIn(folder)).toEqual([]);
      rmSync(folder, { recursive: true });
    },
  );

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  /** What a page does without scripts beside showing its words. */
  const answers: Readonly<Record<string, (page: Page) => Promise<void>>> = {
    '/': async (page) => {
      await expect(page.getByRole('tablist')).toBeHidden();
      await expect(page.locator('.neighborhood-card').filter({ visible: true })).toHaveCount(
        guideSlugs.length,
      );
      await expect(page.locator('.feature-panel').filter({ visible: true })).toHaveCount(4);
      await expect(page.locator('.slide')).toHaveCount(carouselHomes.length);
      await expect(page.locator('.slide[inert]')).toHaveCount(0);
      await page.getByRole('link', { name: 'Avondale Tudor', exact: true }).last().click();
      await expect(page.locator('#listing-avondale-tudor')).toBeInViewport();
      await page.setViewportSize(sizeAt(390));
      await page.getByText('Menu', { exact: true }).click();
      await page.getByRole('banner').getByRole('link', { name: 'Market Insights' }).click();
      await expect(page).toHaveURL(/market-insights$/);
      await page.setViewportSize(sizeAt(1280));
    },
    '/faq': async (page) => {
      await page.locator('.answers summary').nth(1).click();
      await expect(page.locator('.answers details:nth-child(2) p').first()).toBeVisible();
      // A dialog has its style, which scripts would bring late.
      await page.getByRole('button', { name: 'Schedule Consultation' }).first().click();
      const field = dialogOf(page, 'consultation').locator('.field-control').first();
      await expect(field).toHaveCSS('display', 'block');
    },
    '/neighborhood-quiz': async (page) => {
      await expect(page.getByText('it needs scripts')).toBeVisible();
      for (const style of styles)
        await expect(page.locator(`main a[href="/neighborhood-quiz/${style}"]`)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Next' })).toBeHidden();
    },
  };

  /** Pages with islands, of which each must stand without its script. */
  const withScripts = ['/', '/faq', '/neighborhood-quiz', '/market-insights', '/properties'];

  test('pages with scripts show all their words at once; the carousel scrolls through its homes, its thumbnails are links into it, and the tabs show all: every card, and four at length; the menu opens on a phone, an answer, and a dialog in its style; the quiz says what it needs and leads to its results; the map is drawn with every card', async ({
    page,
  }) => {
    test.slow();
    for (const path of process.env.TEST_ALL ? [...templates, '/properties'] : withScripts) {
      await page.goto(path);
      // Settings need scripts.
      await expect(page.locator('.settings-button')).toBeHidden();
      await expect(page.getByText("Let's Connect")).toBeVisible();
      const main = page.locator('main');
      await expect(main.locator('h1')).toBeVisible();
      // Everything except what a visitor opens (dialogs, answers, tables of figures) and what is
      // useless at that moment.
      const words = 'p, li, dd, dt, h2, h3, td, th, figcaption, legend, label'
        .split(', ')
        .map(
          (tag) =>
            `${tag}:not(dialog *, details > *, details > * *, [aria-hidden=true], .visually-hidden, .quiz *, .needs-scripts *, .on-paper, .developments-more, .chapter-number:has(> a:only-child))`,
        )
        .join(', ');
      const hidden = await main.locator(words).evaluateAll((all) =>
        all
          .filter(({ textContent }) => /\S/.test(textContent))
          .filter((element) => {
            const { width, height } = element.getBoundingClientRect();
            return !element.checkVisibility({ visibilityProperty: true }) || width * height === 0;
          })
          .map(({ innerHTML }) => innerHTML),
      );
      expect(hidden, path).toEqual([]);
      await answers[path]?.(page);
    }
    await page.goto('/maps/new-developments');
    await expect(page.locator('.pin:visible')).toHaveCount(20);
    await expect(page.locator('.card:visible')).toHaveCount(20);
  });
});
