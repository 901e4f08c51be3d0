import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { hydrated, islandReady } from './forms.ts';
import { inAllUnless } from './in-all.ts';
import { carouselHomes, sizeAt, widths } from './paths.ts';

const INTERVAL_MS = 6000;
const count = carouselHomes.length;

const carousel = (page: Page) => page.locator('#featured-properties .carousel');
const expectSlide = (page: Page, number: number) =>
  expect(page.locator('.slide:not([inert])')).toHaveAttribute(
    'aria-label',
    new RegExp(`^${number} of ${count}: `),
  );

/** Whether the timer of the next change runs. It reacts to the page a moment later. */
const expectRuns = (page: Page, runs: boolean) =>
  expect.poll(() => page.evaluate(() => (window as unknown as Watched).running.size)).toBe(runs ? 1 : 0);

interface Watched {
  /** The carousel's timers. */
  readonly running: ReadonlySet<number>;
}

/**
 * The home page with its clock under the test's control, the carousel in view, and the pointer
 * elsewhere.
 */
async function openCarousel(page: Page, { width = 1280, moves = true } = {}) {
  await page.clock.install();
  await page.addInitScript((ms) => {
    const running = new Set<number | undefined>();
    const [start, stop] = [setInterval, clearInterval];
    Object.assign(window, {
      running,
      setInterval: (act: () => void, every: number) => {
        const timer = Number(start(act, every));
        if (every === ms) running.add(timer);
        return timer;
      },
      clearInterval: (timer: number | undefined) => {
        running.delete(timer);
        stop(timer);
      },
    });
  }, INTERVAL_MS);
  await page.setViewportSize(sizeAt(width));
  await page.goto('/');
  await hydrated(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  // On a phone the carousel fills the window, and floating parts at its foot are elsewhere.
  await page.mouse.move(1, sizeAt(width).height - 2);
  await carousel(page).evaluate((element) =>
    element.scrollIntoView({ behavior: 'instant', block: 'center' }),
  );
  await islandReady(page, 'featured-carousel');
  await expectSlide(page, 1);
  await expect(page.locator('.carousel-track')).toHaveAttribute('aria-live', moves ? 'off' : 'polite');
  await expectRuns(page, moves);
}

/** Advances the clock by several changes, one at a time. */
async function wait(page: Page, changes: number) {
  for (let change = 0; change < changes; change += 1) await page.clock.runFor(INTERVAL_MS);
}

for (const width of widths) {
  test(
    `at ${width} px one home shows at a time, and the buttons wrap both ways`,
    inAllUnless(width === 390),
    async ({ page }) => {
      await openCarousel(page, { width });
      const within = carousel(page);
      await within.getByRole('button', { name: 'Previous property' }).click();
      await expectSlide(page, count);
      await within.getByRole('button', { name: 'Next property' }).click();
      await expectSlide(page, 1);
      await within.getByRole('button', { name: 'Next property' }).click();
      await expectSlide(page, 2);
      const thumbnails = within.locator('.carousel-thumbnails');
      await thumbnails.getByRole('link', { name: 'Avondale Tudor', exact: true }).click();
      await expect(page.locator('.slide:not([inert])')).toContainText('Avondale Tudor');
      await expect(page.locator('.slide:not([inert])')).toBeInViewport();
      await expect(page.locator('.slide:not([inert]) .slide-features li')).toHaveCount(3);
      await expect(thumbnails.getByRole('link')).toHaveCount(count);
      await expect(within.locator('[aria-current=true]')).toHaveCount(1);
    },
  );
}

test('it moves on by itself every 6 seconds, stands under the pointer, the keyboard and a dialog, in a hidden tab, off screen, at its pause control and without animations, and goes on after each', async ({
  page,
}) => {
  await openCarousel(page);
  let shown = 1;
  const movesOn = async () => {
    await expectRuns(page, true);
    await wait(page, 1);
    shown = (shown % count) + 1;
    await expectSlide(page, shown);
  };
  const stands = async () => {
    await expectRuns(page, false);
    await wait(page, 2);
    await expectSlide(page, shown);
  };
  const leave = () => page.mouse.move(1, 1);
  const button = (name: string) => page.getByRole('button', { name });

  await page.clock.runFor(INTERVAL_MS - 100);
  await expectSlide(page, 1);
  await page.clock.runFor(100);
  shown = 2;
  await expectSlide(page, shown);
  // It begins again after the last.
  for (let change = 0; change < count; change += 1) await movesOn();

  await test.step('under the pointer', async () => {
    await page.locator('.slide:not([inert]) h3').hover();
    await stands();
    await leave();
    await movesOn();
  });

  await test.step('in a hidden tab', async () => {
    const hide = (hidden: boolean) =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'hidden', { value, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      }, hidden);
    await hide(true);
    await stands();
    await hide(false);
    await movesOn();
  });

  await test.step('under a dialog', async () => {
    const dialog = page.locator('#enquiry-contact');
    await dialog.evaluate((element: HTMLDialogElement) => element.showModal());
    await wait(page, 2);
    await dialog.evaluate((element: HTMLDialogElement) => element.close());
    await expectSlide(page, shown);
    await movesOn();
  });

  await test.step('at its pause control', async () => {
    await button('Stop the automatic change of slides').click();
    await leave();
    await stands();
    await button('Start the automatic change of slides').click();
    await leave();
    await movesOn();
  });

  await test.step('without animations', async () => {
    const animations = (value: string) =>
      page.evaluate((is) => {
        document.documentElement.dataset.animations = is;
      }, value);
    await animations('paused');
    await expect(button('Start the automatic change of slides')).toBeVisible();
    await stands();
    await animations('');
    await expect(button('Stop the automatic change of slides')).toBeVisible();
    await movesOn();
  });

  await test.step('off screen', async () => {
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await expect(page.locator('.carousel-track')).toHaveAttribute('aria-live', 'polite');
    await stands();
    await carousel(page).evaluate((element) =>
      element.scrollIntoView({ behavior: 'instant', block: 'center' }),
    );
    await movesOn();
  });

  await test.step('with the keyboard in it', async () => {
    await button('Stop the automatic change of slides').focus();
    await page.keyboard.press('Tab');
    await expect(button('Previous property')).toBeFocused();
    await stands();
  });
});

test('paused, sent on, and scrolled back at once, the home that is seen can be pressed', async ({ page }) => {
  await openCarousel(page);
  await page.getByRole('button', { name: 'Stop the automatic change of slides' }).click();
  await page.evaluate(async () => {
    const track = document.querySelector('.carousel-track');
    const moves = new Promise((resolve) => track?.addEventListener('scroll', resolve, { once: true }));
    document.querySelector<HTMLElement>('[aria-label="Next property"]')?.click();
    await moves;
    track?.scrollTo({ left: 0, behavior: 'instant' });
  });
  await expectSlide(page, 1);
  await expect(page.locator('.carousel-mark')).toHaveText('Mile 28, west bank');
});

test('where movement is unwanted it stands still from the start, until it is asked to move', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openCarousel(page, { moves: false });
  const start = page.getByRole('button', { name: 'Start the automatic change of slides' });
  await expect(start).toBeVisible();
  await wait(page, 2);
  await expectSlide(page, 1);
  await start.click();
  await page.mouse.move(1, 1);
  await expectRuns(page, true);
  await wait(page, 1);
  await expectSlide(page, 2);
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('a swipe brings the next home', async ({ page }) => {
    await openCarousel(page, { width: 390 });
    const client = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove', x: number) =>
      client.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y: 420 }] });
    await touch('touchStart', 330);
    for (let x = 320; x >= 40; x -= 20) await touch('touchMove', x);
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expectSlide(page, 2);
  });
});
