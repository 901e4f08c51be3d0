import { modeNames, switchMode, windows } from './accessibility-modes.ts';
import { faultsOf } from './faults-of.ts';
import { expect, test } from './fixtures.ts';
import { hydrated } from './forms.ts';
import { paths, templates } from './paths.ts';

// One page for all modes and widths: opening it anew for each would take longer than looking at it.
for (const path of [...templates, '/no-such-page']) {
  test(`axe finds nothing on ${path} in any mode at any width`, async ({ page, watching }) => {
    test.slow();
    watching.expected.push(/404/);
    await page.goto(path);
    await hydrated(page);
    for (const mode of modeNames) {
      await switchMode(page, mode);
      for (const window of windows) {
        await page.setViewportSize(window);
        expect.soft(await faultsOf(page), `with ${mode} at ${window.width} px`).toEqual([]);
      }
    }
  });
}

for (const path of paths.filter((one) => !templates.includes(one))) {
  test(`axe finds nothing on ${path} as it comes, on a phone and on a laptop`, async ({ page }) => {
    for (const window of [windows[1], windows[3]]) {
      await page.setViewportSize(window);
      await page.goto(path);
      await hydrated(page);
      expect.soft(await faultsOf(page), `at ${window.width} px`).toEqual([]);
    }
  });
}
