import type { Page } from '@playwright/test';
import {
  applySettings,
  inEveryMode,
  largestOnPhone,
  largestText,
  modesForAxe,
  switchMode,
} from './accessibility-modes.ts';
import { expectNoFaults, faultsOf } from './faults-of.ts';
import { expect, test } from './fixtures.ts';
import { hydrated } from './forms.ts';
import { inAllUnless } from './in-all.ts';
import { fontsHaveCome, layoutFaults } from './layout-faults.ts';
import { templates } from './paths.ts';
import { violationsOf } from './second-opinion.ts';

/** WCAG 1.4.12, as a visitor's own style sheet would set it, over everything that the page says. */
const spaced = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
       p { margin-block-end: 2em !important }`,
    );
    document.adoptedStyleSheets = [sheet];
  });

interface Reading {
  /** Contains what the readings that only `--all` tries would show. */
  readonly isExample?: true;
  readonly width: number;
  readonly height: number;
  readonly settings?: Record<string, string | number | boolean>;
  readonly spaced?: true;
}

const readings: Readonly<Record<string, Reading>> = {
  'a phone with text at 200 %': { width: 320, height: 640, settings: { fontSize: 200 } },
  'a tablet with text at 200 %': { width: 900, height: 900, settings: { fontSize: 200 } },
  'a laptop with text at 200 %': { width: 1280, height: 900, settings: { fontSize: 200 } },
  'a laptop with text at 75 %': { width: 1280, height: 900, settings: { fontSize: 75 } },
  'a laptop with every setting at its largest': {
    isExample: true,
    width: 1280,
    height: 900,
    settings: largestText,
  },
  'a phone with every setting at its largest': { width: 320, height: 640, settings: largestOnPhone },
  'a laptop enlarged to 400 %': { isExample: true, width: 320, height: 256 },
  "a laptop with the guidelines' text spacing": { width: 1280, height: 900, spaced: true },
  "a phone with the guidelines' text spacing": { isExample: true, width: 320, height: 640, spaced: true },
};

// Opening a page takes longer than a look at it, so each is opened once for all of them.
for (const path of [...templates, '/no-such-page']) {
  test(
    `on ${path} axe finds nothing in any mode at any width, and nothing is cut, lies over other words or scrolls sideways, however it is read`,
    inAllUnless(path === '/'),
    async ({ page, watching }) => {
      test.slow();
      watching.expected.push(/404/);
      await page.goto(path);
      await hydrated(page);
      if (templates.includes(path) && process.env.TEST_ALL)
        await test.step('a second engine finds nothing', async () =>
          expect.soft(await violationsOf(page)).toEqual([]));
      await test.step('axe finds nothing in any mode, at any width', () =>
        inEveryMode(page, (where, _, rules) => expectNoFaults(page, where, rules), modesForAxe));
      await switchMode(page, 'as it comes');
      for (const [name, { isExample, width, height, settings = {}, spaced: isSpaced }] of Object.entries(
        readings,
      )) {
        if (!isExample && !process.env.TEST_ALL) continue;
        await test.step(`${name} cuts nothing, and nothing lies over other words`, async () => {
          await page.setViewportSize({ width, height });
          await applySettings(page, settings);
          if (isSpaced) await spaced(page);
          await fontsHaveCome(page);
          expect.soft(await layoutFaults(page), name).toEqual([]);
        });
      }
    },
  );
}

test('both engines find what is wrong on a page that is wrong, and axe what looks wrong', async ({
  page,
}) => {
  await page.setContent(
    '<!doctype html><html><title>x</title><body><img src="x"><input><p style="color:#ccc">pale</p>',
  );
  const found = (await violationsOf(page)).map((line) => line.split(' ', 1)[0]);
  expect(found).toEqual(
    expect.arrayContaining([
      'html_lang_exists',
      'img_alt_valid',
      'input_label_exists',
      'text_contrast_sufficient',
    ]),
  );
  const byAxe = await faultsOf(page);
  expect(byAxe.map((line) => line.split(':', 1)[0])).toEqual(
    expect.arrayContaining(['color-contrast', 'html-has-lang', 'image-alt', 'label']),
  );
  expect(await faultsOf(page, 'appearance')).toEqual([expect.stringMatching(/^color-contrast: p/)]);
});
