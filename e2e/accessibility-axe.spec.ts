import { inEveryMode } from './accessibility-modes.ts';
import { faultsOf } from './faults-of.ts';
import { expect, test } from './fixtures.ts';
import { hydrated } from './forms.ts';
import { templates } from './paths.ts';
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
    await inEveryMode(page, async (where, _, differs) =>
      expect.soft(await faultsOf(page, differs), where).toEqual([]),
    );
  });
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
