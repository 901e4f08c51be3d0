import type { Page } from '@playwright/test';
import { applySettings, inEveryMode, modesForAxe, switchMode, windows } from './accessibility-modes.ts';
import { MAP } from './at-the-map.ts';
import { expectNoFaults } from './faults-of.ts';
import { expect, test } from './fixtures.ts';
import { inAllUnless } from './in-all.ts';
import { layoutFaults } from './layout-faults.ts';

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
      await inEveryMode(page, (where, _, rules) => expectNoFaults(page, where, rules), modesForAxe);
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
