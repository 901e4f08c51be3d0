import { enterMode, modeNames, windows } from './accessibility-modes.ts';
import { faultsOf } from './faults-of.ts';
import { expect, test } from './fixtures.ts';
import { hydrated } from './forms.ts';
import { paths } from './paths.ts';

for (const mode of modeNames) {
  test.describe(`with ${mode}`, () => {
    for (const path of [...paths, '/no-such-page']) {
      test(`axe finds nothing on ${path} at any width`, async ({ page, watching }) => {
        watching.expected.push(/404/);
        await enterMode(page, mode);
        await page.goto(path);
        await hydrated(page);
        for (const window of windows) {
          await page.setViewportSize(window);
          expect(await faultsOf(page), `at ${window.width} px`).toEqual([]);
        }
      });
    }
  });
}
