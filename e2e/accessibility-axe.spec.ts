import { inEveryMode, windows } from './accessibility-modes.ts';
import { faultsOf } from './faults-of.ts';
import { expect, test } from './fixtures.ts';
import { hydrated } from './forms.ts';
import { paths, templates } from './paths.ts';
import { violationsOf } from './second-opinion.ts';

// One page for all modes and widths: opening it anew for each would take longer than looking at it.
for (const path of [...templates, '/no-such-page']) {
  test(`axe finds nothing on ${path} in any mode, at any width`, async ({ page, watching }) => {
    test.slow();
    watching.expected.push(/404/);
    await page.goto(path);
    await hydrated(page);
    if (templates.includes(path)) {
      expect.soft(await violationsOf(page), 'to a second engine').toEqual([]);
    }
    await inEveryMode(page, async (where) => expect.soft(await faultsOf(page), where).toEqual([]));
  });
}

test('the second engine finds what is wrong on a page that is wrong', async ({ page }) => {
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
});

test('axe finds nothing on the other pages as they come, on a phone or on a laptop', async ({ page }) => {
  test.slow();
  // They differ from their template in words alone, so each is looked at in one window, by turns.
  for (const [place, path] of paths.filter((one) => !templates.includes(one)).entries()) {
    const window = windows[place % 2 === 0 ? 1 : 3];
    await page.setViewportSize(window);
    await page.goto(path);
    await hydrated(page);
    expect.soft(await faultsOf(page), `${path} at ${window.width} px`).toEqual([]);
  }
});
