import type { BrowserContext, FrameLocator, Page } from '@playwright/test';
import type { Settings } from '../apps/web/app/boot/settings.ts';
import { applySettings, keepSettings, windows } from './accessibility-modes.ts';
import { atTheMap, entry, MAP } from './at-the-map.ts';
import { faultsOf } from './faults-of.ts';
import { expect, test } from './fixtures.ts';
import { nameFaults } from './map-name-faults.ts';
import { toggle } from './panel.ts';

/** The drawn names of towns and shores, and where each stands on land and water. */
const placed = (map: FrameLocator) =>
  map.locator('.drawing').evaluate((drawing) => {
    const shapeOf = (selector: string) => drawing.querySelector(selector) as SVGGeometryElement;
    const toGround = (drawing.querySelector('.ground') as SVGGElement).getScreenCTM()?.inverse();
    const isWater = (x: number, y: number) => {
      const place = new DOMPoint(x, y).matrixTransform(toGround);
      return shapeOf('#water').isPointInFill(place);
    };
    const { right, top, height } = drawing.getBoundingClientRect();
    const names = [...drawing.querySelectorAll('.name:is(.name-town, .name-shore, .name-place) text')]
      .filter((text) => text.checkVisibility())
      .map((text) => {
        const box = text.getBoundingClientRect();
        const wet = Array.from({ length: 40 }, (_, at) =>
          isWater(box.left + (box.width * at) / 39, (box.top + box.bottom) / 2),
        );
        const name = text.closest('.name') as SVGGElement;
        const [x, y] = [Number(name.dataset.x), Number(name.dataset.y)];
        const place = new DOMPoint(x, y).matrixTransform(toGround?.inverse());
        const aside = Math.max(box.left - place.x, place.x - box.right, 0);
        return {
          text: text.textContent,
          wetness: wet.filter(Boolean).length / wet.length,
          isOfCoast: name.matches('.name-shore'),
          // One that found no place has no box.
          heightsFromPlace: box.height > 0 ? aside / box.height : 0,
        };
      });
    return { names, isOceanWater: isWater(right - 20, top + height * 0.75) };
  });

async function expectNamesOnLand(map: FrameLocator) {
  for (const nearer of [0, 2, 2]) {
    for (let step = 0; step < nearer; step += 1) await map.getByRole('button', { name: 'Zoom in' }).click();
    const { names, isOceanWater } = await placed(map);
    if (nearer === 0) {
      expect(isOceanWater).toBe(true);
      expect(names.map(({ text }) => text)).toEqual(
        expect.arrayContaining(['Downtown', 'Orange Park', 'Mandarin', 'Ponte Vedra Beach']),
      );
    }
    expect(names.length).toBeGreaterThan(3);
    const isDry = ({ wetness, isOfCoast }: (typeof names)[number]) =>
      wetness <= 0.05 || (isOfCoast && wetness === 1);
    expect(names.filter((name) => !isDry(name))).toEqual([]);
    // A name that lies behind the waterway would put its town there.
    expect(names.filter(({ isOfCoast, heightsFromPlace }) => isOfCoast && heightsFromPlace > 2)).toEqual([]);
  }
}

/** Where the map is so large that twelve pins are one. */
const gathersTwelve = (width: number) => width === 390 || width === 1280;

async function expectNamesClear(map: FrameLocator, width: number) {
  await expect.poll(() => nameFaults(map), `${width} px`).toEqual([]);
  const names = await map.locator('.name-shore text:visible').allTextContents();
  expect(names).toEqual(
    expect.arrayContaining(['Atlantic Beach', 'Jacksonville Beach', 'Ponte Vedra Beach']),
  );
  if (!gathersTwelve(width)) return;
  const mark = map.getByRole('button', { name: /^Downtown 1–11, 13, 12 pins, show them apart/ });
  await expect(mark).toBeVisible();
  await expect(mark.locator('text')).toHaveText(['Downtown', '1–11, 13']);
  await expect(map.locator('text:visible').filter({ hasText: 'Downtown' })).toHaveCount(1);
  await mark.click();
  await expect(map.locator('.cluster-town')).toHaveCount(0);
  await expect(map.locator('.name-town:visible').filter({ hasText: 'Downtown' })).toHaveCount(1);
}

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

async function expectSettings(page: Page, map: FrameLocator, context: BrowserContext) {
  // Nothing is kept: no other document can learn of them but from the page.
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
}

// One visit, because the home page takes longer than each look at its map.
test("all settings take effect in the frame at once, and end there at once; what is chosen in the panel holds there, and in a map that stands alone in another tab; print gives the map and the whole list; names of places on land stand on land, and those of the coast there or whole over the ocean, from the whole map to the streets; the whole map's names stand clear of banks, bridges, marks, its sides and each other, and the mark of gathered pins bears the name of its town, which stands nowhere else; axe finds nothing in the frame", async ({
  page,
  context,
}) => {
  const map = await atTheMap(page);
  await page.emulateMedia({ media: 'print' });
  await expect(map.locator('.drawing')).toBeVisible();
  await expect(map.locator('.tools')).toBeHidden();
  for (const text of ['Thirty-two acres on the Southbank', 'Some 11,000 acres'])
    await expect(page.getByText(text)).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await expectNamesOnLand(map);

  for (const width of process.env.TEST_ALL ? [390, 900, 1280, 1920] : [390]) {
    await page.setViewportSize({ width, height: 844 });
    await map.getByRole('button', { name: 'Show the whole map' }).click();
    await expectNamesClear(map, width);
  }

  for (const size of windows.filter(
    ({ width }) => width === 320 || (process.env.TEST_ALL && width === 1280),
  )) {
    await page.setViewportSize(size);
    await entry(page, 'Four Seasons Hotel and Private Residences').locator('summary').click();
    await expect(map.getByRole('link', { name: 'Ask about it' })).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
    await map.getByRole('button', { name: 'Close this project' }).click();
  }

  await page.setViewportSize({ width: 1280, height: 900 });
  await map.getByRole('button', { name: 'Show the whole map' }).click();
  await expectSettings(page, map, context);
});

test('what is stored holds before the map is drawn, without its script', async ({ page, watching }) => {
  watching.expected.push(/ERR_FAILED/);
  await keepSettings(page, all);
  await page.route('**/assets/frame-entry-*.js', (route) => route.abort());
  await page.goto(MAP);
  expect(await looksOf(page)).toEqual(changed);
  await expect(page.locator('html')).not.toHaveAttribute('data-started');
});

test('without an outside map no other host may be shown in a frame, and the map in none but ours', async ({
  request,
}) => {
  const policyOf = async (path: string) =>
    (await request.get(path)).headers()['content-security-policy'] ?? '';
  expect(await policyOf('/')).toContain("; frame-src 'self';");
  expect(await policyOf('/')).toContain("frame-ancestors 'none'");
  expect(await policyOf(MAP)).toContain("frame-ancestors 'self'");
});
