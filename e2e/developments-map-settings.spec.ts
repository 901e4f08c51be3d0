import type { FrameLocator, Page } from '@playwright/test';
import type { Settings } from '../apps/web/app/boot/settings.ts';
import { applySettings, inEveryMode, keepSettings, switchMode, windows } from './accessibility-modes.ts';
import { atTheMap, MAP } from './at-the-map.ts';
import { expectNoFaults } from './faults-of.ts';
import { expect, test } from './fixtures.ts';
import { inAllUnless } from './in-all.ts';
import { layoutFaults } from './layout-faults.ts';
import { toggle } from './panel.ts';

const all = {
  fontSize: 150,
  contrast: 'inverted',
  textSpacing: 200,
  lineHeight: 200,
  cursorSize: 200,
  underlineLinks: true,
  readableFont: true,
  highlightLinks: true,
  pauseAnimations: true,
} satisfies Settings;

/** What each setting has come to in the map's document, told by the look of its parts. */
function looksOf(map: FrameLocator | Page) {
  return map.locator('html').evaluate((root) => {
    const styleOf = (selector: string) => getComputedStyle(root.querySelector(selector) as Element);
    const [text, own] = [styleOf('.card-text'), getComputedStyle(root)];
    const size = Number.parseFloat(text.fontSize);
    return {
      text: Number.parseFloat(own.fontSize) / 16,
      ground: styleOf('body').backgroundColor,
      letters: (Number.parseFloat(text.letterSpacing) || 0) / size,
      lines: Number.parseFloat(text.lineHeight) / size,
      cursor: /cursors\/\w+-(\d+)/.exec(styleOf('.map').cursor)?.[1] ?? 'own',
      underlined: styleOf('.card-links a:not(.card-ask)').textDecorationLine,
      face: text.fontFamily.split(',')[0]?.replaceAll('"', ''),
      marked: styleOf('.credit a').backgroundColor,
      still: root.getAttribute('data-animations'),
    };
  });
}

const changed = {
  text: 1.5,
  ground: 'rgb(11, 21, 33)',
  letters: expect.closeTo(0.12),
  lines: expect.closeTo(3),
  cursor: '200',
  underlined: 'underline',
  face: 'Atkinson Hyperlegible Next',
  marked: 'rgb(255, 230, 128)',
  still: 'paused',
};

test('all settings take effect in the frame at once, and end there at once; what is chosen in the panel holds there, and in a map that stands alone in another tab', async ({
  page,
  context,
}) => {
  // Nothing is kept: no other document can learn of them but from the page.
  const map = await atTheMap(page);
  const before = await looksOf(map);
  await applySettings(page, all);
  await expect(map.locator('html')).toHaveAttribute('data-text-size', '150');
  expect(await looksOf(map)).toEqual(changed);
  // The map itself goes with its text: marks and names.
  await expect(map.locator('.pin:visible').first()).toHaveAttribute('transform', /scale\(1\.5/);
  await applySettings(page, {});
  await expect(map.locator('html')).not.toHaveAttribute('data-text-size');
  expect(await looksOf(map)).toEqual(before);
  await expect(map.locator('.pin:visible').first()).toHaveAttribute('transform', /scale\(1\)/);

  const alone = await context.newPage();
  await alone.goto(MAP);
  await toggle(page).click();
  await page.getByRole('radio', { name: 'Inverted' }).check();
  await page.getByRole('button', { name: 'Increase text size' }).click();
  for (const root of [map.locator('html'), alone.locator('html')]) {
    await expect(root).toHaveAttribute('data-contrast', 'inverted');
    await expect(root).toHaveAttribute('data-text-size', '125');
  }
  await expect(alone.locator('.pin:visible').first()).toHaveAttribute('transform', /scale\(1\.2[45]/);
});

test('what is stored holds before the map is drawn, without its script', async ({ page, watching }) => {
  watching.expected.push(/ERR_FAILED/);
  await keepSettings(page, all);
  await page.route('**/assets/frame-entry-*.js', (route) => route.abort());
  await page.goto(MAP);
  expect(await looksOf(page)).toEqual(changed);
  await expect(page.locator('html')).not.toHaveAttribute('data-started');
});

const large = { fontSize: 200, textSpacing: 200, lineHeight: 200, readableFont: true, highlightLinks: true };
const readings = process.env.TEST_ALL ? [{}, { fontSize: 200 }, large] : [large];
const seenIn = process.env.TEST_ALL
  ? windows
  : windows.filter(({ width }) => width === 320 || width === 1280);

/** Words of the drawing lie under the card and end at its edge, as the land does. */
const mapFaults = async (page: Page) =>
  (await layoutFaults(page)).filter((fault) => !/t(?:ext(?:path)?|span)\.\[object/.test(fault));

for (const choice of ['', '?project=four-seasons']) {
  test(
    `on the map ${choice && 'with a card '}axe finds nothing in any mode, at any width, and with every setting at its largest no words are cut, lie over others or scroll sideways`,
    inAllUnless(choice !== ''),
    async ({ page }) => {
      test.slow();
      await page.goto(MAP + choice);
      await expect(page.locator('html')).toHaveAttribute('data-started', '');
      await inEveryMode(page, (where, _, rules) => expectNoFaults(page, where, rules));
      await switchMode(page, 'as it comes');
      const ask = page.getByRole('link', { name: 'Ask about it' });
      for (const settings of readings) {
        await applySettings(page, settings);
        for (const window of seenIn) {
          await page.setViewportSize(window);
          await expect.soft.poll(() => mapFaults(page), `at ${window.width} px`).toEqual([]);
          if (!choice || window.width !== 320) continue;
          await ask.scrollIntoViewIfNeeded();
          await expect(ask).toBeInViewport();
        }
      }
      if (!choice) return;
      await page.getByRole('button', { name: 'Close this project' }).click();
      await expect(ask).toBeHidden();
      for (const window of seenIn) {
        await page.setViewportSize(window);
        await expect.soft.poll(() => mapFaults(page), `without a card, at ${window.width} px`).toEqual([]);
      }
    },
  );
}
