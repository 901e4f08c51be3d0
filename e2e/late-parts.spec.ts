import type { Page } from '@playwright/test';
import { thanksTitle } from '@rivermark/contracts/forms';
import { expect, test } from './fixtures.ts';
import { entriesFor, fillForm, hydrated, newVisitor, openForm, submitButton } from './forms.ts';
import { carouselHomes, sizeAt } from './paths.ts';
import { translate } from './translate.ts';

/** Marks the page, to tell whether it was loaded anew. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { marked: true }));
const isMarked = (page: Page) => page.evaluate(() => 'marked' in window);

/** Loses the scripts of this name until told otherwise. */
async function lose(page: Page, name: string) {
  let lost = true;
  await page.route(`**/assets/${name}-*.js`, (route) => (lost ? route.abort() : route.continue()));
  return () => {
    lost = false;
  };
}

test('where the main script is lost it is fetched again after a pause, and when the line is back', async ({
  page,
  watching,
}) => {
  watching.expected.push(/ERR_FAILED/);
  // The page's time stands: a slow machine would see the second try before it looks for the first.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  let asked = 0;
  let lost = true;
  await page.route('**/assets/site-*.js', (route) => {
    asked += 1;
    return lost ? route.abort() : route.continue();
  });
  await page.goto('/faq');
  // Scripts come with an idle moment, of which there is none now, or with a key.
  await page.keyboard.press('Shift');
  await expect.poll(() => asked).toBe(1);
  await expect(async () => {
    await page.clock.runFor(1000);
    expect(asked).toBeGreaterThan(1);
  }).toPass();
  lost = false;
  // The page's time stands: only the line that is back can bring it.
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', '', { timeout: 500 });
  }).toPass();
});

test('a part that does not come says so where it was asked for, and comes with the next press; an enquiry is sent without its own, and can be sent again after Back', async ({
  page,
  watching,
}) => {
  watching.expected.push(/ERR_FAILED/);
  const findQuiz = await lose(page, 'quiz-dialog-body');
  const findPanel = await lose(page, 'accessibility-panel');
  await page.goto('/');
  await hydrated(page);
  await mark(page);

  await page.getByRole('button', { name: 'Accessibility', exact: true }).click();
  await expect(page.getByText('The settings could not be loaded.')).toBeVisible();
  findPanel();
  await page.getByRole('button', { name: 'Accessibility', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Accessibility' })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Take the quiz here' }).click();
  const quiz = page.getByRole('dialog', { name: 'Neighborhood Matchmaker Quiz' });
  await expect(quiz).toContainText('The questions could not be loaded.');
  findQuiz();
  await quiz.getByRole('button', { name: 'Try again' }).click();
  await expect(quiz.getByText('Question 1 of 6')).toBeVisible();
  await expect(quiz.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Escape');
  expect(await isMarked(page)).toBe(true);

  await lose(page, 'sending');
  await openForm(page, 'contact');
  await fillForm(page, 'contact', entriesFor('contact', newVisitor()));
  // An answer that leaves the page as it is: as it lies in the browser's cache when somebody goes back to it.
  await page.route(
    (url) => url.pathname.startsWith('/enquiries'),
    (route) => route.fulfill({ status: 204 }),
    { times: 1 },
  );
  const posted = page.waitForRequest((request) => request.method() === 'POST');
  await submitButton(page, 'contact').click();
  await posted;
  await expect(page.getByRole('button', { name: 'Sending' })).toBeDisabled();
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await submitButton(page, 'contact').click();
  await expect(page.getByRole('heading', { level: 1, name: thanksTitle })).toBeVisible();
});

test('a page is fetched ahead when a link to it is focused or touched', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(/assets\/([a-z-]+)-/.exec(request.url())?.[1] ?? ''));
  await page.goto('/faq');
  await hydrated(page);
  expect(asked).not.toContain('client-concierge');
  await page.getByRole('banner').getByRole('link', { name: 'Client Concierge' }).focus();
  await expect.poll(() => asked).toContain('client-concierge');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Riverside' });
  await link.scrollIntoViewIfNeeded();
  const box = await link.boundingBox();
  expect(asked).not.toContain('neighborhood');
  const client = await page.context().newCDPSession(page);
  const touchPoints = [{ x: (box?.x ?? 0) + 5, y: (box?.y ?? 0) + 5 }];
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await expect.poll(() => asked).toContain('neighborhood');
});

test('a link is fetched ahead, and while its page does not come the old one stays and says that it waits', async ({
  page,
}) => {
  const gate = Promise.withResolvers<void>();
  const asked: string[] = [];
  await page.route('**/assets/{market-insights,neighborhood-quiz}-*.js', async (route) => {
    asked.push(route.request().url());
    await gate.promise;
    await route.continue();
  });
  await page.goto('/faq');
  await hydrated(page);
  const link = page.getByRole('banner').getByRole('link', { name: 'Market Insights' });
  await link.hover();
  await expect.poll(() => asked.length).toBe(1);
  await link.click();
  await expect(page.locator('main')).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByText('Loading the page')).toBeAttached();
  await expect(page.getByRole('heading', { level: 1, name: 'Frequently Asked Questions' })).toBeVisible();
  gate.resolve();
  await expect(page.getByRole('heading', { level: 1, name: 'Market Insights & Trends' })).toBeFocused();
  await expect(page.locator('main')).not.toHaveAttribute('aria-busy');
  expect(asked).toHaveLength(1);
});

test('a fault outside every page leaves the page standing, with all that was typed', async ({
  page,
  beforeScripts,
  watching,
}) => {
  watching.expected.push(/broken on purpose/);
  await page.addInitScript(() => {
    Object.defineProperty(history, 'scrollRestoration', {
      set() {
        throw new Error('broken on purpose');
      },
    });
  });
  await beforeScripts.open('/');
  await page.locator('.contact-widget summary').click();
  await page.getByRole('button', { name: 'Message', exact: true }).click();
  await page.locator('#enquiry-contact-message').fill('Which streets stay dry?');
  const fault = page.waitForEvent('console', { predicate: (message) => message.type() === 'error' });
  beforeScripts.release();
  await fault;
  await expect(page.locator('#enquiry-contact')).toBeVisible();
  await expect(page.locator('#enquiry-contact-message')).toHaveValue('Which streets stay dry?');
  await page.keyboard.press('Escape');
  await page.getByRole('banner').getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL(/\/faq$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

for (const address of ['/faq#50%off', '/#%'])
  test(`the page at ${address} stands`, async ({ page }) => {
    await page.goto(address);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto(`${address}%`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

test('reload and Back bring the page to where the visitor was, and a link into a page to its target', async ({
  page,
}) => {
  const y = () => page.evaluate(() => Math.round(scrollY));
  await page.goto('/privacy-policy');
  await hydrated(page);
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  await page.reload();
  await hydrated(page);
  expect(await y()).toBe(900);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Riverside' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Riverside' })).toBeFocused();
  await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
  // Another document: what this one remembered in its scripts is gone.
  await page.goto('/maps/new-developments');
  await page.goBack();
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Riverside' })).toBeAttached();
  expect(await y()).toBe(700);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeAttached();
  await expect.poll(y).toBeGreaterThan(900);
  const left = await y();
  await page.reload();
  await hydrated(page);
  expect(await y()).toBe(left);

  await page.goto('/faq#hoa-cdd');
  await hydrated(page);
  await expect(page.locator('#hoa-cdd')).toHaveAttribute('open');
  await expect(page.locator('#hoa-cdd summary')).toBeInViewport();
});

test('after a translator has changed the words, counters and questions go on', async ({ page }) => {
  await page.goto('/neighborhood-quiz');
  await hydrated(page);
  await translate(page);
  const quiz = page.locator('.quiz');
  for (let place = 1; place <= 6; place += 1) {
    await expect(quiz).toContainText(`Question ${place} of 6`);
    await quiz.locator('input[value=urban]').check();
    await quiz.locator('[type=submit]').click();
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Urban Cool' })).toBeFocused();
  await page.getByRole('banner').locator('.brand').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Discover Jacksonville' })).toBeFocused();
  await translate(page);
  await page.locator('.carousel-controls button').last().click();
  await expect(page.locator('.carousel-count')).toHaveText(`2 / ${carouselHomes.length}`);
  await page.getByRole('contentinfo').locator('a[href="/neighborhoods/riverside"]').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Riverside' })).toBeFocused();
});

test('the phone menu closes on Escape, on the brand and on a press outside; an open dialog does not outlive its page', async ({
  page,
}) => {
  await page.setViewportSize(sizeAt(390));
  await page.goto('/faq');
  await hydrated(page);
  const menu = page.locator('.nav-menu');
  const summary = menu.locator('summary');
  await summary.click();
  await page.keyboard.press('Escape');
  await expect(menu).not.toHaveAttribute('open');
  await expect(summary).toBeFocused();
  await summary.click();
  // It takes the whole window but for the header.
  await page.getByRole('banner').click({ position: { x: 230, y: 8 } });
  await expect(menu).not.toHaveAttribute('open');
  await summary.click();
  await page.getByRole('banner').locator('.brand').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Discover Jacksonville' })).toBeFocused();
  await expect(menu).not.toHaveAttribute('open');
  await openForm(page, 'contact');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Frequently Asked Questions' })).toBeAttached();
  await expect(page.locator('dialog:modal')).toHaveCount(0);
});
