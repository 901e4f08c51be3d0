import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { hydrated, islandReady } from './forms.ts';
import { carouselHomes, sizeAt } from './paths.ts';

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
async function openCarousel(page: Page, width = 1280) {
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
  await expectRuns(page, true);
}

test('it moves on in the window, stands under the pointer, a dialog and off screen, and goes on after each; a tooltip waits 700 ms, the next one does not, and Escape closes it', async ({
  page,
}) => {
  await openCarousel(page);
  let shown = 1;
  const movesOn = async () => {
    await expectRuns(page, true);
    await page.clock.runFor(INTERVAL_MS);
    shown += 1;
    await expectSlide(page, shown);
  };
  await movesOn();

  await page.locator('.slide:not([inert]) h3').hover();
  await expectRuns(page, false);
  await page.mouse.move(1, 1);
  await movesOn();

  const dialog = page.locator('#enquiry-contact');
  await dialog.evaluate((element: HTMLDialogElement) => element.showModal());
  await page.clock.runFor(INTERVAL_MS);
  await dialog.evaluate((element: HTMLDialogElement) => element.close());
  await expectSlide(page, shown);
  await movesOn();

  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expectRuns(page, false);
  await carousel(page).evaluate((element) =>
    element.scrollIntoView({ behavior: 'instant', block: 'center' }),
  );
  await movesOn();

  // Paused, sent on, and scrolled back at once, the home that is seen can be pressed.
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

  await page.mouse.move(1, 1);
  // As long as a tooltip may follow another at once.
  await page.clock.runFor(301);
  const tip = page.locator('.tooltip');
  const hover = (name: string) => page.getByRole('button', { name: `${name} property` }).hover();
  await hover('Previous');
  await page.clock.runFor(699);
  await expect(tip).toBeHidden();
  await page.clock.runFor(1);
  await expect(tip).toHaveText('Previous');
  await expect(tip).toBeVisible();
  await hover('Next');
  await page.clock.runFor(1);
  await expect(tip).toHaveText('Next');
  await expect(tip).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tip).toBeHidden();
  await page.mouse.move(1, 1);
  await page.clock.runFor(301);
  await hover('Next');
  await page.clock.runFor(699);
  await expect(tip).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('a swipe brings the next home', async ({ page }) => {
    await openCarousel(page, 390);
    const client = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove', x: number) =>
      client.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y: 420 }] });
    await touch('touchStart', 330);
    for (let x = 320; x >= 40; x -= 20) await touch('touchMove', x);
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expectSlide(page, 2);
  });
});
