import type { Page } from '@playwright/test';
import { applySettings } from './accessibility-modes.ts';
import { cutPictures } from './cut-pictures.ts';
import { expect, test } from './fixtures.ts';
import { hydrated, islandReady } from './forms.ts';
import { guideSlugs } from './paths.ts';
import { riverClearance } from './river-clearance.ts';

/** The boxes of the first elements that fit, by one message to the browser. */
const boxesOf = async <Name extends string>(page: Page, selectors: Readonly<Record<Name, string>>) => {
  const boxes = await page.evaluate(
    (named) =>
      named.map(([name, selector]) => {
        const element = document.querySelector(selector);
        if (!element?.checkVisibility()) throw new Error(`${selector} is not seen on the page`);
        const { x, y, width, height, right, bottom } = element.getBoundingClientRect();
        return [name, { x, y, width, height, right, bottom }] as const;
      }),
    Object.entries<string>(selectors),
  );
  return Object.fromEntries(boxes) as Record<Name, (typeof boxes)[number][1]>;
};

const boxOf = async (page: Page, selector: string) => (await boxesOf(page, { box: selector })).box;

type Window = readonly [width: number, height: number];

/** The smallest phone, a phone, a tablet, and laptops, one of them low. */
const examples: readonly Window[] = [
  [320, 640],
  [390, 844],
  [900, 900],
  [1280, 640],
  [1280, 800],
];
/** Phones on their side, more tablets, laptops with more or less height, and large screens. */
const others: readonly Window[] = [
  [667, 375],
  [767, 900],
  [768, 1024],
  [844, 390],
  [864, 800],
  [975, 800],
  [1000, 700],
  [1000, 1100],
  [1024, 768],
  [1113, 900],
  [1280, 1100],
  [1367, 900],
  [1440, 900],
  [1920, 950],
  [1920, 1080],
];
const windows = process.env.TEST_ALL ? [...examples, ...others] : examples;

/**
 * The first picture goes from the header down, under the words from a tablet on; line and buttons
 * are in the first screen.
 */
async function expectFirstScreen(page: Page, [width, height]: Window) {
  const at = `at ${width}x${height}`;
  const { header, picture, heading, line, asks, buttons, floating } = await boxesOf(page, {
    header: '.site-header',
    picture: '.title-plate img',
    heading: '.home-words h1',
    line: '.home-words .lead',
    asks: '.hero-asks',
    buttons: '.hero-asks .button-primary',
    floating: '.floating',
  });
  expect([picture.x, picture.width], at).toEqual([0, width]);
  expect(picture.y, at).toBeCloseTo(header.bottom, 0);
  if (width < 640) {
    expect(heading.y, at).toBeGreaterThanOrEqual(picture.bottom);
    expect(asks.bottom, at).toBeLessThanOrEqual(floating.y);
    return;
  }
  expect(heading.y, at).toBeCloseTo(header.bottom, 0);
  // Floating parts are at the foot, and the buttons above them.
  expect(buttons.bottom, at).toBeLessThanOrEqual(floating.y);
  // A phone on its side has room for the words, with the picture behind them.
  if (height < 480) return;
  expect(asks.bottom, at).toBeLessThanOrEqual(height - 16);
  // The area between the words belongs to the picture: more than a third of it.
  expect(line.y - heading.bottom, at).toBeGreaterThan((picture.bottom - picture.y) / 3);
}

/** The first screen says phone and brokerage once. */
async function expectNamedOnce(page: Page, at: string) {
  const seen = await page.evaluate(() => {
    const inWindow = (element: Element) => {
      const { top, bottom, width } = element.getBoundingClientRect();
      return (
        element.checkVisibility({ visibilityProperty: true }) && width > 0 && top < innerHeight && bottom > 0
      );
    };
    const last = [...document.querySelectorAll('body *')].filter((each) => !each.querySelector('*'));
    return {
      phones: [...document.querySelectorAll('a[href^="tel:"]')].filter(inWindow).length,
      named: last
        .map((each) => each.closest('.floating-name') ?? each)
        .filter((each, at, all) => all.indexOf(each) === at)
        .filter((each) => each.textContent.includes('Sample Brokerage, LLC') && inWindow(each)).length,
    };
  });
  expect(seen, at).toEqual({ phones: 1, named: 1 });
}

async function expectMenuEndsWithPage(page: Page, at: string) {
  const ends = await page.evaluate(() => {
    const links = [...document.querySelectorAll('.site-header > nav a')];
    const header = document.querySelector('.site-header') as Element;
    return [
      Math.max(...links.map((link) => link.getBoundingClientRect().right)),
      header.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(header).paddingInlineEnd),
    ];
  });
  expect(ends[0], at).toBeCloseTo(ends[1] ?? 0, 0);
}

/** Each home stands in one window, from the heading above it to its buttons. */
async function expectHomesFit(page: Page, at: string) {
  const ends = await page.locator('#featured-properties').evaluate((section) => {
    const yOf = (part: Element | null, side: 'top' | 'bottom') =>
      part?.getBoundingClientRect()[side] ?? Number.NaN;
    const room = yOf(document.querySelector('.floating'), 'top') + yOf(section.querySelector('h2'), 'top');
    return [...section.querySelectorAll('.slide')].flatMap((slide) =>
      ['.slide-picture img', 'h3', '.price', '.facts', '.row'].map((part) =>
        Math.round(room - yOf(slide.querySelector(part), 'bottom')),
      ),
    );
  });
  expect(ends, at).toHaveLength(5 * 8);
  expect(Math.min(...ends), `${at}, above the window's foot`).toBeGreaterThan(16);
}

/** One home shows at a time, without an edge of a neighbour, and all are equally high. */
async function expectOneHomeShows(page: Page, at: string) {
  const seen = await page.locator('.carousel').evaluate(async (carousel) => {
    const track = carousel.querySelector<HTMLElement>('.carousel-track');
    if (!track) return [];
    const slides = [...track.children];
    const next = carousel.querySelector<HTMLElement>('[aria-label="Next property"]');
    const faults: string[] = [];
    for (const place of slides.keys()) {
      const frame = track.getBoundingClientRect();
      const shown = slides.filter((slide) => {
        const { left, right } = slide.getBoundingClientRect();
        return left < frame.right && right > frame.left;
      });
      if (shown.length !== 1 || shown[0] !== slides[place]) faults.push(`${place}: ${shown.length} show`);
      next?.click();
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    }
    const heights = new Set(
      [...carousel.querySelectorAll('.slide-picture img')].map((one) =>
        Math.round(one.getBoundingClientRect().height),
      ),
    );
    return heights.size === 1 ? faults : [...faults, `heights ${[...heights]}`];
  });
  expect(seen, at).toEqual([]);
}

const rowsOfNeighborhoods = (page: Page) =>
  page.locator('.neighborhood-cards > li').evaluateAll((cards) => {
    const tops = cards.map((card) => Math.round(card.getBoundingClientRect().top));
    return [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
  });

async function expectIndex(page: Page, width: number, at: string) {
  const rows = await rowsOfNeighborhoods(page);
  await expect(page.locator('.neighborhood-index')).toBeHidden();
  expect(rows, at).toEqual(width < 960 ? [2, 2, 2, 2, 2, 2] : [2, 4, 4, 2]);
  const widths = await page
    .locator('.neighborhood-cards img')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
  const large = [...widths.slice(0, 2), ...widths.slice(-2)];
  expect(Math.min(...large), at).toBeGreaterThan((width < 960 ? 2.5 : 2) * Math.max(...widths.slice(2, -2)));
  // Twelve large pictures in pairs would take six times as much as two.
  expect((await boxOf(page, '#neighborhoods')).height, at).toBeLessThan(3000);
}

async function expectOneAtATime(page: Page) {
  expect(await rowsOfNeighborhoods(page)).toEqual([guideSlugs.length]);
  // The next one's edge shows that there is one.
  const next = await boxOf(page, '.neighborhood-cards li + li');
  expect(next.x).toBeGreaterThan(350);
  expect(next.x).toBeLessThan(380);
  await page.locator('.neighborhood-cards li + li a').first().focus();
  await expect
    .poll(async () => (await boxOf(page, '.neighborhood-cards li + li')).right)
    .toBeLessThanOrEqual(390);
  await expect(page.getByRole('navigation', { name: 'All guides' }).getByRole('link')).toHaveCount(
    guideSlugs.length,
  );
}

/** The river down the page keeps three pixels from all words. */
async function expectRiverClear(page: Page, at: string) {
  const { ink, words, least, isCut } = await page.evaluate(riverClearance);
  expect(ink, `ink ${at}`).toBeGreaterThan(400);
  expect(words, `words ${at}`).toBeGreaterThan(100);
  expect(least, at).toBeGreaterThanOrEqual(3);
  expect(isCut, `${at} a name or a mile is cut at the window's edge`).toBe(false);
}

// Opening this page takes longer than any look at it, so it is opened once for all of them.
test('the first picture goes from the header down, under the words from a tablet on; line and buttons are always in the first screen, which says phone and brokerage once, and its menu ends where the page ends; each home stands in one window, alone, all equally high; the neighborhoods are an index from a tablet on, and one at a time on phones; no frame cuts what its picture shows, and the river keeps three pixels from all words; the developments are as long as their map, or whole; a neighborhood at length is top-aligned, and wide spacing lets nothing touch; nothing moves by itself where that is unwanted', async ({
  page,
}) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await hydrated(page);
  // It shows before it asks: the homes come first, and one of the two requests is a quiet line.
  await expect(page.locator('.hero-asks > *')).toHaveText([
    'See the eight homes',
    'Schedule Consultation',
    'Join Our Luxury Portfolio',
  ]);
  await expect(page.locator('.hero-asks .button-primary')).toHaveText('See the eight homes');
  await expect(page.locator('.hero-asks .button-primary')).toHaveAttribute('href', '/properties');
  await expect(page.locator('.hero-asks .quiet')).toHaveText('Join Our Luxury Portfolio');
  await islandReady(page, 'featured-carousel');
  for (const window of windows) {
    const [width, height] = window;
    const at = `at ${width}x${height}`;
    await page.setViewportSize({ width, height });
    await page.evaluate(() => scrollTo(0, 0));
    if (width >= 390) {
      await expectFirstScreen(page, window);
      await expectNamedOnce(page, at);
    }
    if (width >= 864) await expectMenuEndsWithPage(page, at);
    // A home needs so much.
    if (height >= 768) {
      await expectHomesFit(page, at);
      await expectOneHomeShows(page, at);
    }
    if (width === 390) await expectOneAtATime(page);
    if (width >= 640) await expectIndex(page, width, at);
    const { cut, framed } = await cutPictures(page);
    expect(framed, at).toBeGreaterThan(0);
    expect(cut, at).toEqual([]);
    if (width === 320 || height === 800 || process.env.TEST_ALL) await expectRiverClear(page, at);
  }

  await test.step('where movement is unwanted nothing moves by itself', async () => {
    await expect(page.getByRole('button', { name: 'Start the automatic change of slides' })).toBeAttached();
    const moving = await page.evaluate(
      () =>
        [...document.querySelectorAll('body, body *')].filter((element) => {
          const { animationDuration, transitionDuration } = getComputedStyle(element);
          return (
            Math.max(Number.parseFloat(animationDuration), Number.parseFloat(transitionDuration)) > 0.001
          );
        }).length,
    );
    expect(moving).toBe(0);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto');
  });

  await test.step('beside the map the list of developments says how many there are, and shows all at its whole length; a phone shows six', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const shown = page.locator('.developments-list li').filter({ visible: true });
    await expect(shown).toHaveCount(6);
    await page.setViewportSize({ width: 1280, height: 900 });
    const more = page.getByText('All 20 projects');
    await expect(more).toBeVisible();
    const ends = async () => [
      (await boxOf(page, '.developments-map')).bottom,
      (await boxOf(page, '.developments-more')).bottom,
    ];
    const [map = 0, list = 1] = await ends();
    expect(Math.abs(map - list)).toBeLessThan(1);
    await more.click();
    const isCut = () =>
      page.locator('.developments-scroll').evaluate((box) => box.scrollHeight > box.clientHeight);
    expect(await isCut()).toBe(false);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(shown).toHaveCount(20);
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.getByText('The first of them').click();
    expect(await isCut()).toBe(true);
  });

  await test.step('a neighborhood at length: top-aligned, its name larger than its figures, which wide spacing lets touch nothing', async () => {
    await applySettings(page, { textSpacing: 200 });
    await islandReady(page, 'neighborhood-tabs');
    await page.getByRole('tab', { name: 'San Marco' }).click();
    const panel = '[role=tabpanel]:not(.tab-panel-other)';
    const picture = await boxOf(page, `${panel} img`);
    const words = await boxOf(page, `${panel} .stack`);
    expect(Math.abs(picture.y - words.y)).toBeLessThan(2);
    const size = (part: string) =>
      page
        .locator(`${panel} ${part}`)
        .first()
        .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
    expect(await size('h3')).toBeGreaterThan(await size('dd'));
    const button = await boxOf(page, `${panel} .button`);
    for (const figure of await page.locator(`${panel} .figures > div`).all())
      expect(
        ((await figure.boundingBox())?.y ?? 0) + ((await figure.boundingBox())?.height ?? 0),
      ).toBeLessThan(button.y - 8);
  });
});
