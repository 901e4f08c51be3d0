import AxeBuilder from '@axe-core/playwright';
import type { FrameLocator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { dialogOf, hydrated } from './forms.ts';

const MAP = '/maps/new-developments';

/** The home page at its map, once the map answers. */
async function atTheMap(page: Page, path = '/'): Promise<FrameLocator> {
  // Flights would be photographed half way.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(path);
  await hydrated(page);
  await page.locator('#new-developments .footnote').scrollIntoViewIfNeeded();
  const frame = page.frameLocator('iframe[title="Map of new developments in Jacksonville"]');
  await expect(frame.locator('html')).toHaveAttribute('data-started', '');
  await page.locator('.developments-map').scrollIntoViewIfNeeded();
  return frame;
}

const entry = (page: Page, name: string) =>
  page.locator('.developments-list li').filter({ has: page.getByRole('heading', { name, exact: true }) });
const opened = (page: Page, name: string) => entry(page, name).locator('details');

async function faultsOf(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}

test('by mouse: clusters open, a pin and the list select each other, and the address keeps it', async ({
  page,
}) => {
  const map = await atTheMap(page);
  await map
    .getByRole('button', { name: /show them apart/ })
    .first()
    .click();
  await expect(map.getByRole('link', { name: /^2\. Four Seasons/ })).toBeVisible();
  await map.getByRole('link', { name: /^11\. RiversEdge/ }).click();
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
});

test('by mouse: the map is dragged and zoomed, while the plain wheel is left to the page', async ({
  page,
}) => {
  const map = await atTheMap(page);
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
});

test('filters of the map hold for its pins, its list and the address', async ({ page }) => {
  const map = await atTheMap(page);
  await map.getByLabel('Kind').selectOption({ label: 'Hotel and resort' });
  await expect(map.locator('.count')).toHaveText('2 of 20 projects');
  await expect(map.locator('.pin:visible')).toHaveCount(2);
  await expect(page.locator('.developments-list li:visible h3')).toHaveText([
    'Four Seasons Hotel and Private Residences',
    'Ponte Vedra Inn & Club',
  ]);
  await expect(page).toHaveURL(/kind=hotel/);
  await map.getByLabel('Stage').selectOption({ label: 'Planned' });
  await expect(page.locator('.developments-list li:visible')).toHaveCount(1);

  await page.reload();
  await hydrated(page);
  await expect(page.locator('.developments-list li:visible')).toHaveCount(1);
  await page.locator('#new-developments .footnote').scrollIntoViewIfNeeded();
  await expect(map.getByLabel('Stage')).toHaveValue('planned');
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(page.locator('.developments-list li:visible')).toHaveCount(20);
  await expect(map.locator('.count')).toHaveText('20 projects');
});

test('asking about a project opens the contact form with its name, from the map and from the list', async ({
  page,
}) => {
  const map = await atTheMap(page, '/?project=nocatee#new-developments');
  await map.getByRole('link', { name: 'Ask about it' }).click();
  const dialog = dialogOf(page, 'contact');
  await expect(dialog).toBeVisible();
  await expect(dialog.getByLabel('Message')).toHaveValue(
    'I would like to know more about Nocatee, later villages. ',
  );
  await dialog.getByRole('button', { name: 'Close' }).click();

  await entry(page, 'RiverTown').locator('summary').click();
  await entry(page, 'RiverTown').getByRole('button', { name: 'Ask about it' }).click();
  await expect(dialog.getByLabel('Message')).toHaveValue('I would like to know more about RiverTown. ');
  await dialog.getByLabel('Message').fill('My own words.');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await entry(page, 'SilverLeaf').locator('summary').click();
  await entry(page, 'SilverLeaf').getByRole('button', { name: 'Ask about it' }).click();
  await expect(dialog.getByLabel('Message')).toHaveValue(/^My own words\.\n\nI would .* SilverLeaf\. $/);
});

test('the map alone is a page of its own, and its question leads to the contact form', async ({ page }) => {
  await page.goto(`${MAP}?project=pearl-square`);
  await expect(page.getByRole('heading', { name: 'Pearl Square' })).toBeVisible();
  await page.getByRole('link', { name: 'Ask about it' }).click();
  await expect(page).toHaveURL(/\/#contact$/);
  await expect(dialogOf(page, 'contact').getByLabel('Message')).toHaveValue(/Pearl Square/);
});

test('the guide of a project opens in the whole window', async ({ page }) => {
  const map = await atTheMap(page, '/?project=phoenix-district#new-developments');
  await map.getByRole('link', { name: 'Guide to Springfield' }).click();
  await expect(page).toHaveURL(/\/neighborhoods\/springfield$/);
});

test('by keyboard: pins in reading order, Enter opens, Escape returns, arrows and signs move', async ({
  page,
}) => {
  const map = await atTheMap(page);
  await map.getByLabel('Stage').focus();
  await page.keyboard.press('Tab');
  await expect(map.getByRole('region', { name: 'Map' })).toBeFocused();
  const ground = map.locator('.ground');
  const whole = await ground.getAttribute('transform');
  for (const key of ['ArrowLeft', 'ArrowUp', '+', '-', '+']) {
    const before = await ground.getAttribute('transform');
    await page.keyboard.press(key);
    await expect(ground).not.toHaveAttribute('transform', before ?? '');
  }
  await page.keyboard.press('0');
  await expect(ground).toHaveAttribute('transform', whole ?? '');

  await page.keyboard.press('Tab');
  await expect(map.getByRole('button', { name: /show them apart/ }).first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(map.locator('.pin:focus, .cluster:focus')).toHaveCount(1);
  const order = await map
    .locator('.pin:visible')
    .evaluateAll((pins) => pins.map((pin) => Number.parseInt(pin.getAttribute('aria-label') ?? '', 10)));
  expect(order).toEqual([...order].sort((a, b) => a - b));

  const pin = map.getByRole('link', { name: /^2\. Four Seasons/ });
  await pin.focus();
  await page.keyboard.press('Enter');
  await expect(map.getByRole('heading', { name: /Four Seasons/ })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(map.getByRole('link', { name: 'Ask about it' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(pin).toBeFocused();
  await expect(map.getByRole('heading', { name: /Four Seasons/ })).toBeHidden();
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('pins are tapped, two fingers zoom, and one finger scrolls the page', async ({ page }) => {
    const map = await atTheMap(page);
    await map
      .getByRole('button', { name: /show them apart/ })
      .first()
      .tap();
    await map.getByRole('link', { name: /^9\. University of Florida/ }).tap();
    await expect(map.getByRole('heading', { name: /University of Florida/ })).toBeVisible();
    await expect(opened(page, 'University of Florida, Jacksonville')).toHaveAttribute('open', '');

    const ground = map.locator('.ground');
    const scaleOf = async () =>
      Number(/scale\((.*)\)/.exec((await ground.getAttribute('transform')) ?? '')?.[1]);
    const before = await scaleOf();
    const box = await map.locator('.map').boundingBox();
    const [x, y] = [(box?.x ?? 0) + 150, (box?.y ?? 0) + 100];
    const fingers = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: [number, number][]) =>
      fingers.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: points.map(([left, top], id) => ({ x: left, y: top, id })),
      });
    await touch('touchStart', [x - 20, y], [x + 20, y]);
    for (const spread of [30, 45, 60]) await touch('touchMove', [x - spread, y], [x + spread, y]);
    await touch('touchEnd');
    expect(await scaleOf()).toBeGreaterThan(before * 1.5);

    const scroll = await page.evaluate(() => scrollY);
    const pinched = await ground.getAttribute('transform');
    await touch('touchStart', [x, y + 40]);
    for (const step of [20, 60, 120]) await touch('touchMove', [x, y + 40 - step]);
    await touch('touchEnd');
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(scroll);
    expect(await ground.getAttribute('transform')).toBe(pinched);

    await entry(page, 'Riverfront Plaza').locator('summary').tap();
    await entry(page, 'Riverfront Plaza').getByRole('button', { name: 'See it on the map' }).tap();
    await expect(map.getByRole('heading', { name: 'Riverfront Plaza' })).toBeInViewport();
  });

  test('everything to press on the map is large enough for a finger', async ({ page }) => {
    const map = await atTheMap(page, '/?project=riversedge#new-developments');
    for (const control of await map.locator('select, button:visible, .card-ask:visible').all()) {
      const box = await control.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
    for (const pin of await map.locator('.pin:visible .pin-target, .cluster .pin-target').all()) {
      const box = await pin.boundingBox();
      expect(Math.round(box?.width ?? 0)).toBeGreaterThanOrEqual(44);
    }
  });
});

test('pins, cards and list are one set, in one order', async ({ page }) => {
  const map = await atTheMap(page);
  const pins = await map
    .locator('.pin')
    .evaluateAll((all) => all.map((pin) => /^\d+\. (.*): /.exec(pin.getAttribute('aria-label') ?? '')?.[1]));
  const list = await page.locator('.developments-list h3').allTextContents();
  const cards = await map
    .locator('.card h2')
    .evaluateAll((all) => all.map((heading) => heading.lastChild?.textContent ?? ''));
  expect(pins.length).toBeGreaterThanOrEqual(15);
  expect(pins).toEqual(list);
  expect(cards).toEqual(list);
});

for (const [width, height] of [
  [1280, 900],
  [320, 640],
] as const) {
  test(`axe finds nothing in the frame at ${width} px, and nothing scrolls sideways`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await atTheMap(page, '/?project=four-seasons#new-developments');
    expect(await faultsOf(page)).toEqual([]);
    await page.goto(`${MAP}?project=four-seasons`);
    expect(await faultsOf(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    // Twice as large, the text still shows whole.
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '212%';
    });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await page.getByRole('link', { name: 'Ask about it' }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('link', { name: 'Ask about it' })).toBeInViewport();
  });
}

test('the frame follows the text size and contrast of the page around it', async ({ page }) => {
  const map = await atTheMap(page);
  await page.evaluate(() => {
    document.documentElement.dataset.contrast = 'inverted';
    document.documentElement.dataset.animations = 'paused';
    document.documentElement.style.fontSize = '200%';
  });
  const root = map.locator('html');
  await expect(root).toHaveAttribute('data-contrast', 'inverted');
  await expect(root).toHaveAttribute('data-animations', 'paused');
  await expect(root).toHaveCSS('font-size', '32px');
});

test('pin selections are reported to the page as engagement, and nothing else is', async ({ page }) => {
  await page.addInitScript(() => {
    const events: unknown[] = [];
    Object.assign(window, { events, gtag: (...event: unknown[]) => events.push(event) });
  });
  const map = await atTheMap(page);
  await map.getByRole('link', { name: /^14\. Seven Pines/ }).click();
  await entry(page, 'SilverLeaf').locator('summary').click();
  await expect(map.getByRole('heading', { name: 'SilverLeaf' })).toBeVisible();
  const events = (await page.evaluate('events')) as unknown[][];
  expect(events.filter(([, action]) => action === 'map_pin_select')).toEqual([
    ['event', 'map_pin_select', { event_category: 'engagement', event_label: 'seven-pines' }],
  ]);
  expect(events.filter(([, action]) => action === 'section_view')).toHaveLength(1);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the list stands alone and complete, and the map itself is drawn with every card', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page.locator('iframe')).toHaveCount(0);
    await expect(page.locator('.developments-list li:visible')).toHaveCount(20);
    await expect(page.getByText('Thirty-two acres on the Southbank')).toBeVisible();
    await page.goto(MAP);
    await expect(page.locator('.pin:visible')).toHaveCount(20);
    await expect(page.locator('.card:visible')).toHaveCount(20);
  });
});

test('print gives the map and the whole list', async ({ page }) => {
  const map = await atTheMap(page);
  await page.emulateMedia({ media: 'print' });
  await expect(map.locator('.drawing')).toBeVisible();
  await expect(map.locator('.tools')).toBeHidden();
  for (const text of ['Thirty-two acres on the Southbank', 'Some 11,000 acres']) {
    await expect(page.getByText(text)).toBeVisible();
  }
});
