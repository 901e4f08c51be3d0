import type { Page } from '@playwright/test';
import { withTag } from './analytics-tag.ts';
import { expect, test } from './fixtures.ts';
import { islandReady, openForm } from './forms.ts';
import { inAllUnless } from './in-all.ts';
import { openPanel, styleOf, toggle } from './panel.ts';

const rootSize = (page: Page) => styleOf(page, 'html', 'font-size').then(Number.parseFloat);

test('it opens, takes the focus, and closes by its button, by Escape and by the floating button; no setting is told to analytics', async ({
  page,
}) => {
  const tag = await withTag(page);
  const panel = await openPanel(page);
  await expect(panel.getByRole('heading', { name: 'Accessibility' })).toBeFocused();
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
  // On a laptop it is seen whole, to the end of its last sentence.
  await page.setViewportSize({ width: 1280, height: 800 });
  expect(await panel.evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0);
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(panel).toBeHidden();
  await expect(toggle(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(toggle(page)).toBeFocused();
  await toggle(page).click();
  await toggle(page).click();
  await expect(panel).toBeHidden();

  await tag.has('page_view');
  // How fast the page was may be reported at any time.
  const told = () => tag.sent.filter(([, , details]) => details?.event_category !== 'Core Web Vitals');
  await toggle(page).click();
  const before = told();
  await panel.getByLabel('High', { exact: true }).check();
  await panel.getByRole('button', { name: 'Increase text size' }).click();
  await panel.getByLabel('Pause animations').check();
  await expect(page.locator('html')).toHaveAttribute('data-animations', 'paused');
  expect(told()).toEqual(before);
});

test('text size goes from 75 to 200 percent in steps of 25, and each end is disabled', async ({ page }) => {
  const panel = await openPanel(page, '/neighborhoods/ortega');
  const size = panel.getByRole('group', { name: 'Text size' });
  const less = size.getByRole('button', { name: 'Decrease text size' });
  const more = size.getByRole('button', { name: 'Increase text size' });
  const sizes = (selector: string) => styleOf(page, selector, 'font-size').then(Number.parseFloat);
  const heading = await sizes('h1');
  const lead = await sizes('.lead');
  await less.click();
  expect(await rootSize(page)).toBeCloseTo(16 * 0.75);
  await expect(less).toBeDisabled();
  await expect(more).toBeFocused();
  // What a visitor looks at moves in each step, at the wide window and on a phone.
  let before = { heading: await sizes('h1'), lead: await sizes('.lead'), phone: 0 };
  expect(before.heading).toBeLessThan(heading * 0.9);
  expect(before.lead).toBeCloseTo(lead * 0.75, 0);
  for (const percent of [100, 125, 150, 175, 200]) {
    await more.click();
    expect(await rootSize(page)).toBeCloseTo((16 * percent) / 100);
    await expect(size).toContainText(`${percent}%`);
    await expect(panel.getByRole('status')).toHaveText(`Text size ${percent} percent`);
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
  await expect(more).toBeDisabled();
  await expect(less).toBeFocused();
});

const scales = [
  ['Text spacing', 4, 'letter-spacing', 'main p', (px: number, font: number) => px / font, 0.12],
  ['Line height', 4, 'line-height', 'main p', (px: number, font: number) => px / font, 3],
] as const;
for (const [label, steps, property, selector, measure, most] of scales) {
  test(
    `${label} grows step by step, in a dialog too; paused animations stop the carousel at once, and let it go again`,
    inAllUnless(label === 'Text spacing'),
    async ({ page }) => {
      const panel = await openPanel(page, '/');
      await islandReady(page, 'featured-carousel');
      await panel.getByLabel('Pause animations').check();
      await expect(page.getByRole('button', { name: 'Start the automatic change of slides' })).toBeAttached();
      expect(await styleOf(page, '.button', 'transition-duration')).toBe('0s');
      expect(await styleOf(page, 'html', 'scroll-behavior')).toBe('auto');
      await panel.getByLabel('Pause animations').uncheck();
      await expect(page.getByRole('button', { name: 'Stop the automatic change of slides' })).toBeAttached();

      const more = panel.getByRole('button', { name: `Increase ${label.toLowerCase()}` });
      let before = 0;
      for (let step = 0; step < steps; step += 1) {
        await more.click();
        const [value, font] = await Promise.all([
          styleOf(page, selector, property).then(Number.parseFloat),
          styleOf(page, selector, 'font-size').then(Number.parseFloat),
        ]);
        expect(measure(value, font)).toBeGreaterThan(before);
        before = measure(value, font);
      }
      expect(before).toBeCloseTo(most, 2);
      await expect(more).toBeDisabled();
      await page.keyboard.press('Escape');
      await openForm(page, 'contact');
      const inDialog = await styleOf(page, 'dialog:modal label', property).then(Number.parseFloat);
      const font = await styleOf(page, 'dialog:modal label', 'font-size').then(Number.parseFloat);
      expect(measure(inDialog, font)).toBeCloseTo(most, 2);
    },
  );
}

test('the readable font is fetched when it is chosen, links are underlined and highlighted, and the cursor is a larger drawing at each step', async ({
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
    for (const [kind, selector] of [
      ['arrow', 'main'],
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
});

for (const [contrast, brighter] of [
  ['High', false],
  ['Inverted', true],
] as const) {
  test(
    `${contrast} contrast changes colours, not pictures, and fixed parts stay fixed`,
    inAllUnless(contrast === 'Inverted'),
    async ({ page }) => {
      const panel = await openPanel(page, '/neighborhoods/riverside');
      await panel.getByLabel(contrast, { exact: true }).check();
      const ink = await styleOf(page, '.opening .prose p', 'color');
      expect(Number(/\d+/.exec(ink)?.[0]) > 127).toBe(brighter);
      const filtered = await page.evaluate(
        () =>
          [...document.querySelectorAll('*')].filter((element) => {
            const { filter, mixBlendMode } = getComputedStyle(element);
            return filter !== 'none' || mixBlendMode !== 'normal';
          }).length,
      );
      expect(filtered).toBe(0);
      await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
      await expect(page.getByRole('link', { name: 'Explore More' })).toBeInViewport();
      await expect(toggle(page)).toBeInViewport();
    },
  );
}
