import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { openForm } from './forms.ts';
import { openPanel, styleOf, toggle } from './panel.ts';

const rootSize = (page: Page) => styleOf(page, 'html', 'font-size').then(Number.parseFloat);

test('with each step of the text size the words grow, at a wide window and on a phone; each contrast changes colours, not pictures, and fixed parts stay fixed', async ({
  page,
}) => {
  const panel = await openPanel(page, '/neighborhoods/ortega');
  const size = panel.getByRole('group', { name: 'Text size' });
  const less = size.getByRole('button', { name: 'Decrease text size' });
  const more = size.getByRole('button', { name: 'Increase text size' });
  const sizes = (selector: string) => styleOf(page, selector, 'font-size').then(Number.parseFloat);
  const heading = await sizes('h1');
  const lead = await sizes('.lead');
  await less.click();
  expect(await rootSize(page)).toBeCloseTo(16 * 0.75);
  // What a visitor looks at moves in each step, at the wide window and on a phone.
  let before = { heading: await sizes('h1'), lead: await sizes('.lead'), phone: 0 };
  expect(before.heading).toBeLessThan(heading * 0.9);
  expect(before.lead).toBeCloseTo(lead * 0.75, 0);
  for (const percent of [100, 125, 150, 175, 200]) {
    await more.click();
    expect(await rootSize(page)).toBeCloseTo((16 * percent) / 100);
    const now = { heading: await sizes('h1'), lead: await sizes('.lead'), phone: 0 };
    await page.setViewportSize({ width: 390, height: 900 });
    now.phone = await sizes('h1');
    await page.setViewportSize({ width: 1280, height: 900 });
    expect(now.heading, `h1 at ${percent} %`).toBeGreaterThan(before.heading);
    expect(now.lead, `.lead at ${percent} %`).toBeGreaterThan(before.lead);
    expect(now.phone, `h1 on a phone at ${percent} %`).toBeGreaterThan(before.phone);
    before = now;
  }
  expect(before.lead).toBeCloseTo(lead * 2, 0);

  await panel.getByRole('button', { name: 'Reset All Settings' }).click();
  for (const [contrast, brighter] of [
    ['High', false],
    ['Inverted', true],
  ] as const) {
    await panel.getByLabel(contrast, { exact: true }).check();
    const ink = await styleOf(page, '.opening .prose p', 'color');
    expect(Number(/\d+/.exec(ink)?.[0]) > 127, contrast).toBe(brighter);
    const filtered = await page.evaluate(
      () =>
        [...document.querySelectorAll('*')].filter((element) => {
          const { filter, mixBlendMode } = getComputedStyle(element);
          return filter !== 'none' || mixBlendMode !== 'normal';
        }).length,
    );
    expect(filtered, contrast).toBe(0);
  }
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  await expect(page.getByRole('link', { name: 'Explore More' })).toBeInViewport();
  await expect(toggle(page)).toBeInViewport();
});

const scales = [
  ['Text spacing', 4, 'letter-spacing', 0.12],
  ['Line height', 4, 'line-height', 3],
] as const;

test('spacing and line height grow step by step, in a dialog too; the readable font is fetched when it is chosen, links are underlined and highlighted, the cursor is a larger drawing at each step, and paused animations stop all movement', async ({
  page,
  request,
}) => {
  const fonts: string[] = [];
  page.on('request', (asked) => {
    if (asked.url().includes('hyperlegible')) fonts.push(asked.url());
  });
  const panel = await openPanel(page);
  const link = '.nav-full a';
  expect(await styleOf(page, link, 'text-decoration-line')).toBe('none');
  const ground = await styleOf(page, link, 'background-color');
  await panel.getByLabel('Underline links').check();
  expect(await styleOf(page, link, 'text-decoration-line')).toBe('underline');
  await panel.getByLabel('Highlight links').check();
  expect(await styleOf(page, link, 'background-color')).not.toBe(ground);
  await panel.getByLabel('Underline links').uncheck();
  await panel.getByLabel('Highlight links').uncheck();
  expect(await styleOf(page, link, 'text-decoration-line')).toBe('none');
  expect(await styleOf(page, link, 'background-color')).toBe(ground);

  expect(fonts).toEqual([]);
  await panel.getByLabel('Readable font').check();
  await expect.poll(() => fonts.length).toBe(1);
  expect(await styleOf(page, 'h1', 'font-family')).toContain('Hyperlegible');
  await expect
    .poll(() => page.evaluate(() => document.fonts.check('1rem "Atkinson Hyperlegible Next"')))
    .toBe(true);

  expect(await styleOf(page, 'main', 'cursor')).toBe('auto');
  for (const percent of [150, 200, 250]) {
    await panel.getByRole('button', { name: 'Increase cursor size' }).click();
    expect(await styleOf(page, 'main', 'cursor')).toContain(`/cursors/arrow-${percent}.png`);
    // Each step has the same kinds, each drawn twice.
    if (percent !== 250 && !process.env.TEST_ALL) continue;
    for (const [kind, selector] of [
      ['hand', 'main a'],
      ['hand', 'summary'],
      ['text', 'main p'],
    ] as const)
      expect(await styleOf(page, selector, 'cursor')).toContain(`/cursors/${kind}-${percent}.png`);
    for (const kind of ['arrow', 'hand', 'text'])
      for (const [density, suffix] of [
        [1, ''],
        [2, '-2x'],
      ] as const) {
        const answer = await request.get(`/cursors/${kind}-${percent}${suffix}.png`);
        expect(answer.headers()['content-type']).toContain('image/png');
        // The width stands in the header of every PNG.
        expect((await answer.body()).readUInt32BE(16)).toBe((24 * percent * density) / 100);
      }
  }

  await panel.getByLabel('Pause animations').check();
  expect(await styleOf(page, '.button', 'transition-duration')).toBe('0s');
  expect(await styleOf(page, 'html', 'scroll-behavior')).toBe('auto');

  const inFonts = (selector: string, property: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element, name) => {
        const style = getComputedStyle(element);
        return Number.parseFloat(style.getPropertyValue(name)) / Number.parseFloat(style.fontSize);
      }, property);
  for (const [label, steps, property, most] of scales) {
    let before = 0;
    for (let step = 0; step < steps; step += 1) {
      await panel.getByRole('button', { name: `Increase ${label.toLowerCase()}` }).click();
      const now = await inFonts('main p', property);
      expect(now, label).toBeGreaterThan(before);
      before = now;
    }
    expect(before, label).toBeCloseTo(most, 2);
  }
  await page.keyboard.press('Escape');
  await openForm(page, 'contact');
  for (const [label, , property, most] of scales)
    expect(await inFonts('dialog:modal label', property), label).toBeCloseTo(most, 2);
});
