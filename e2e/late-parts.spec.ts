import type { Page } from '@playwright/test';
import { thanksTitle } from '@rivermark/contracts/forms';
import { expect, test } from './fixtures.ts';
import { entriesFor, fillForm, hydrated, newVisitor, openForm, submitButton } from './forms.ts';

/** Marks the page, to detect a reload. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { marked: true }));
const isMarked = (page: Page) => page.evaluate(() => 'marked' in window);

/** Loses the scripts with this name until told otherwise. */
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
  // The page's clock is stopped: a slow machine would miss the first attempt before the second.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  let asked = 0;
  let lost = true;
  await page.route('**/assets/entry-client-*.js', (route) => {
    asked += 1;
    return lost ? route.abort() : route.continue();
  });
  await page.goto('/faq');
  // Scripts load in an idle moment, of which there is none now, or on a key.
  await page.keyboard.press('Shift');
  await expect.poll(() => asked).toBe(1);
  await expect(async () => {
    await page.clock.runFor(1000);
    expect(asked).toBeGreaterThan(1);
  }).toPass();
  lost = false;
  // The page's clock is stopped: only the restored connection can load it.
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', '', { timeout: 500 });
  }).toPass();
});

test('a link into a page leads to its target and opens it, and one that is misspelt leads to the page; a part that does not come says so where it was asked for, and comes with the next press; an enquiry is sent without its own, and can be sent again after Back', async ({
  page,
  watching,
}) => {
  watching.expected.push(/ERR_FAILED/);
  await page.goto('/terms-of-service#%');
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/terms-of-service#%%');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  const findPanel = await lose(page, 'accessibility-panel');
  await page.goto('/faq#hoa-cdd');
  await hydrated(page);
  await expect(page.locator('#hoa-cdd')).toHaveAttribute('open');
  await expect(page.locator('#hoa-cdd summary')).toBeInViewport();
  await mark(page);

  await page.getByRole('button', { name: 'Accessibility', exact: true }).click();
  await expect(page.getByText('The settings could not be loaded.')).toBeVisible();
  findPanel();
  await page.getByRole('button', { name: 'Accessibility', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Accessibility' })).toBeVisible();
  await page.keyboard.press('Escape');

  expect(await isMarked(page)).toBe(true);

  await lose(page, 'sending');
  await openForm(page, 'contact');
  await fillForm(page, 'contact', entriesFor('contact', newVisitor()));
  // A response that leaves the page in the browser's cache, for going back to it.
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

test('an island whose script is lost keeps what was typed and pressed, and answers when it comes; questions that do not come say so, and come with the next press', async ({
  page,
  watching,
}) => {
  watching.expected.push(/ERR_FAILED/);
  const findIslands = await lose(page, 'islands');
  const findQuiz = await lose(page, 'quiz-dialog-body');
  await page.goto('/');
  await hydrated(page);
  await mark(page);
  await openForm(page, 'contact');
  await page.locator('#enquiry-contact-message').fill('Which streets stay dry?');
  await page.keyboard.press('Escape');
  await page.locator('.carousel-controls button').last().click();
  findIslands();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.locator('[data-island=featured-carousel]')).toHaveAttribute('data-hydrated');
  await expect(page.locator('.carousel-thumbnails a').nth(1)).toHaveAttribute('aria-current');
  await expect(page.locator('#enquiry-contact-message')).toHaveValue('Which streets stay dry?');

  await page.getByRole('button', { name: 'Take the quiz here' }).click();
  const quiz = page.getByRole('dialog', { name: 'Neighborhood Matchmaker Quiz' });
  await expect(quiz).toContainText('The questions could not be loaded.');
  findQuiz();
  await quiz.getByRole('button', { name: 'Try again' }).click();
  await expect(quiz.getByText('Question 1 of 6')).toBeVisible();
  await expect(quiz.getByRole('button', { name: 'Close' })).toBeFocused();
  expect(await isMarked(page)).toBe(true);
});
