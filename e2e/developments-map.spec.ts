import type { FrameLocator, Page } from '@playwright/test';
import { withTag } from './analytics-tag.ts';
import { atTheMap, entry, MAP, opened, parted } from './at-the-map.ts';
import { expect, test } from './fixtures.ts';
import { dialogOf, hydrated } from './forms.ts';
import { translate } from './translate.ts';

test('by mouse: the map is dragged and zoomed, while the plain wheel is left to the page; clusters open, a pin and the list select each other, the address keeps it, and pins alone are reported; filters hold for pins, list and address, also once a translator has changed the words; asking about a project opens the contact form with its name, from the map and from the list, and its guide opens in the whole window', async ({
  page,
}) => {
  const tag = await withTag(page);
  const map = await atTheMap(page);
  await dragAndZoom(page, map);
  await selectBothWays(page, map);
  expect(tag.sent.filter(([, action]) => action === 'map_pin_select')).toEqual([
    ['event', 'map_pin_select', { event_category: 'engagement', event_label: 'riversedge' }],
  ]);
  expect(tag.sent.filter(([, action]) => action === 'section_view')).toHaveLength(1);
  await filter(page, map);
  await askAbout(page, map);
  await tag.has('contact_method', 'form');
  await entry(page, 'Phoenix Arts and Innovation District').locator('summary').click();
  await map.getByRole('link', { name: 'Guide to Springfield' }).click();
  await expect(page).toHaveURL(/\/neighborhoods\/springfield$/);
});

async function dragAndZoom(page: Page, map: FrameLocator) {
  const ground = map.locator('.ground');
  const before = await ground.getAttribute('transform');
  const box = await page.locator('.developments-map').boundingBox();
  const [x, y] = [(box?.x ?? 0) + 380, (box?.y ?? 0) + 420];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 60, y - 40, { steps: 4 });
  await page.mouse.up();
  await map.getByRole('button', { name: 'Zoom in' }).click();
  const after = await ground.getAttribute('transform');
  expect(after).not.toBe(before);
  const scroll = await page.evaluate(() => scrollY);
  await page.mouse.move(x, y);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(scroll);
  expect(await ground.getAttribute('transform')).toBe(after);
  await map.getByRole('button', { name: 'Show the whole map' }).click();
  await expect(ground).toHaveAttribute('transform', before ?? '');
}

async function selectBothWays(page: Page, map: FrameLocator) {
  await (await parted(map, '11. RiversEdge')).click();
  await expect(map.getByRole('heading', { name: 'RiversEdge' })).toBeVisible();
  await expect(page).toHaveURL(/\?project=riversedge/);
  await expect(opened(page, 'RiversEdge')).toHaveAttribute('open', '');
  await expect(entry(page, 'RiversEdge')).toBeInViewport();

  await entry(page, 'Seven Pines').locator('summary').click();
  await expect(map.getByRole('heading', { name: 'Seven Pines' })).toBeVisible();
  await expect(map.getByRole('heading', { name: 'RiversEdge' })).toBeHidden();
  await expect(map.getByRole('link', { name: /^14\. Seven Pines/ })).toHaveAttribute('aria-current', 'true');
  await expect(opened(page, 'RiversEdge')).not.toHaveAttribute('open');
  await expect(page).toHaveURL(/\?project=seven-pines/);

  await map.getByRole('button', { name: 'Close this project' }).click();
  await expect(opened(page, 'Seven Pines')).not.toHaveAttribute('open');
  await expect(page).not.toHaveURL(/project/);
}

async function filter(page: Page, map: FrameLocator) {
  await map.getByRole('button', { name: 'Show the whole map' }).click();
  await map.getByLabel('Kind').selectOption({ label: 'Hotel and resort' });
  await expect(map.locator('.count')).toHaveText('2 of 20 projects');
  await expect(map.locator('.pin:visible')).toHaveCount(2);
  await expect(page.locator('.developments-list li:visible h3')).toHaveText([
    'Four Seasons Hotel and Private Residences',
    'Ponte Vedra Inn & Club',
  ]);
  await expect(page).toHaveURL(/kind=hotel/);
  const count = page.locator('.developments-count span');
  await expect(count).toHaveText('2 of 20 projects');
  await translate(page);
  await map.getByLabel('Stage').selectOption({ label: 'Planned' });
  await expect(page.locator('.developments-list li:visible')).toHaveCount(1);
  await expect(count).toHaveText('1 of 20 projects');

  await page.locator('.carousel-controls button').last().click();
  await expect(page.locator('.carousel-mark')).toHaveText('The ocean, 8 miles south of the jetties');

  await page.locator('.developments-list li:visible summary').click();
  await expect(page).toHaveURL(/project=/);
  await page.reload();
  await hydrated(page);
  await expect(page.locator('.developments-list li:visible')).toHaveCount(1);
  await page.locator('#new-developments .footnote').first().scrollIntoViewIfNeeded();
  await expect(map.getByLabel('Stage')).toHaveValue('planned');
  await expect(map.getByRole('link', { name: 'Ask about it' })).toBeVisible();
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(page.locator('.developments-list li:visible')).toHaveCount(20);
  await expect(map.locator('.count')).toHaveText('20 projects');
  // The button is gone; who pressed it goes on from the list.
  await expect(page.locator('.developments-list li:has(summary:focus)')).toHaveCount(1);
}

async function askAbout(page: Page, map: FrameLocator) {
  await entry(page, 'Nocatee, later villages').locator('summary').click();
  await map.getByRole('link', { name: 'Ask about it' }).click();
  const dialog = dialogOf(page, 'contact');
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Message' })).toHaveValue(
    'I would like to know more about Nocatee, later villages. ',
  );
  await dialog.getByRole('button', { name: 'Close' }).click();

  await entry(page, 'RiverTown').locator('summary').click();
  await entry(page, 'RiverTown').getByRole('button', { name: 'Ask about it' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Message' })).toHaveValue(
    'I would like to know more about RiverTown. ',
  );
  await dialog.getByRole('textbox', { name: 'Message' }).fill('My own words.');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await entry(page, 'SilverLeaf').locator('summary').click();
  await entry(page, 'SilverLeaf').getByRole('button', { name: 'Ask about it' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Message' })).toHaveValue(
    /^My own words\.\n\nI would .* SilverLeaf\. $/,
  );
  await dialog.getByRole('button', { name: 'Close' }).click();
}

test('by keyboard: pins in reading order, Enter opens, Escape returns, arrows and signs move; the map alone is a page of its own, and its question leads to the contact form', async ({
  page,
}) => {
  // Otherwise a key may come during a flight.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // Alone: a light page, in which the map's document is the same.
  await page.goto(MAP);
  await expect(page.locator('html')).toHaveAttribute('data-started', '');
  await page.getByLabel('Stage').focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('region', { name: 'Map' })).toBeFocused();
  const ground = page.locator('.ground');
  const whole = await ground.getAttribute('transform');
  for (const key of ['ArrowLeft', 'ArrowUp', '+', '-', '+']) {
    const before = await ground.getAttribute('transform');
    await page.keyboard.press(key);
    await expect(ground).not.toHaveAttribute('transform', before ?? '');
  }
  await page.keyboard.press('0');
  await expect(ground).toHaveAttribute('transform', whole ?? '');

  await page.keyboard.press('Tab');
  const pin = page.getByRole('link', { name: /^2\. Four Seasons/ });
  for (let tries = 0; tries < 4 && !(await pin.isVisible()); tries += 1) {
    // Opened, a cluster leaves the focus on what its first pin has become.
    await expect(page.locator('.cluster:focus')).toHaveAccessibleName(/show them apart: 1\. EverBank/);
    const before = await ground.getAttribute('transform');
    await page.keyboard.press('Enter');
    await expect(ground).not.toHaveAttribute('transform', before ?? '');
  }
  await expect(page.getByRole('link', { name: /^1\. EverBank/ })).toBeFocused();
  const order = await page
    .locator('.pin:visible')
    .evaluateAll((pins) => pins.map((one) => Number.parseInt(one.getAttribute('aria-label') ?? '', 10)));
  expect(order).toEqual([...order].sort((a, b) => a - b));

  await page.keyboard.press('Tab');
  await expect(pin).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /Four Seasons/ })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Ask about it' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(pin).toBeFocused();
  await expect(page.getByRole('heading', { name: /Four Seasons/ })).toBeHidden();

  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /Four Seasons/ })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/#contact$/);
  await expect(dialogOf(page, 'contact').getByRole('textbox', { name: 'Message' })).toHaveValue(
    /Four Seasons/,
  );
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('pins are tapped, two fingers zoom, one finger scrolls the page, and everything to press is large enough', async ({
    page,
  }) => {
    const map = await atTheMap(page);
    await (await parted(map, '9. University of Florida')).tap();
    await expect(map.getByRole('heading', { name: /University of Florida/ })).toBeVisible();
    await expect(opened(page, 'University of Florida, Jacksonville')).toHaveAttribute('open', '');
    const least = (selector: string) =>
      map.locator(selector).evaluateAll((all) => {
        const boxes = all.map((one) => one.getBoundingClientRect());
        return Math.min(...boxes.flatMap(({ width, height }) => [width, height]));
      });
    expect(await least('select, button:visible, .card-ask:visible')).toBeGreaterThanOrEqual(44);
    expect(Math.round(await least('.pin:visible .pin-target, .cluster .pin-target'))).toBeGreaterThanOrEqual(
      44,
    );

    const ground = map.locator('.ground');
    const scaleOf = async () =>
      Number(/scale\((.*)\)/.exec((await ground.getAttribute('transform')) ?? '')?.[1]);
    const before = await scaleOf();
    const box = await map.locator('.map').boundingBox();
    const [x, y] = [(box?.x ?? 0) + 150, (box?.y ?? 0) + 100];
    const fingers = await page.context().newCDPSession(page);
    const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: [number, number][]) => {
      await fingers.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: points.map(([left, top], id) => ({ x: left, y: top, id })),
      });
      // A finger takes time, and a browser tells scrolling from tapping by it.
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 40)));
    };
    await touch('touchStart', [x - 20, y], [x + 20, y]);
    for (const spread of [30, 45, 60]) await touch('touchMove', [x - spread, y], [x + spread, y]);
    await touch('touchEnd');
    expect(await scaleOf()).toBeGreaterThan(before * 1.5);

    const scroll = await page.evaluate(() => scrollY);
    const pinched = await ground.getAttribute('transform');
    await touch('touchStart', [x, y + 40]);
    for (const step of [8, 24, 48, 80, 120]) await touch('touchMove', [x, y + 40 - step]);
    await touch('touchEnd');
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(scroll);
    expect(await ground.getAttribute('transform')).toBe(pinched);

    await page.getByText('All 20 projects').tap();
    await entry(page, 'Riverfront Plaza').locator('summary').tap();
    await entry(page, 'Riverfront Plaza').getByRole('button', { name: 'See it on the map' }).tap();
    await expect(map.getByRole('heading', { name: 'Riverfront Plaza' })).toBeInViewport();
  });
});
