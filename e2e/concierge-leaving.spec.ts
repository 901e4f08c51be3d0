import type { Page } from '@playwright/test';
import { choose, fieldOf, fill, papers, sendToTheMiddle, test } from './documents.ts';
import { expect } from './fixtures.ts';
import { hydrated } from './forms.ts';

const welcome = (page: Page) => page.getByRole('heading', { name: 'Welcome to the Client Concierge' });
const questions = (page: Page) => page.getByRole('heading', { level: 1, name: 'Frequently Asked Questions' });

/** Begins to leave, and answers the browser's own question. */
async function leaveByBrowser(page: Page, leave: () => void, answer: 'accept' | 'dismiss') {
  const asked = page.waitForEvent('dialog');
  // A script may wait for the answer, and its page may be gone after it.
  const left = page.evaluate(leave).catch(() => {});
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog[answer]();
  await left;
}

test('with nothing chosen leaving asks nothing; then it asks once: by a link, by going back, also after links within the pages, and by the browser; it asks in the middle of sending, and is let through once that is wanted', async ({
  page,
  gate,
}) => {
  let ofBrowser = 0;
  page.on('dialog', () => {
    ofBrowser += 1;
  });
  const toPage = (name: string) => page.getByRole('banner').getByRole('link', { name }).click();
  await page.goto('/client-concierge');
  await hydrated(page);
  await toPage('FAQ');
  await expect(questions(page)).toBeVisible();
  await hydrated(page);
  await page.getByRole('link', { name: 'Skip to main content' }).press('Enter');
  await expect(page).toHaveURL(/#main-content$/);

  await toPage('Client Concierge');
  await expect(welcome(page)).toBeVisible();
  await hydrated(page);
  await choose(page, 'photoId', papers().photoId);
  await page.getByRole('link', { name: 'Skip to main content' }).press('Enter');
  await expect(page).toHaveURL(/#main-content$/);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(/client-concierge$/);
  await leaveByBrowser(page, () => history.back(), 'dismiss');
  await expect(page).toHaveURL(/client-concierge$/);
  await expect(fieldOf(page, 'photoId')).toContainText(papers().photoId.name);

  await fill(page);
  await sendToTheMiddle(page, gate);
  const question = page.getByRole('dialog', { name: 'Leave this page?' });
  await toPage('FAQ');
  await expect(question).toContainText('still being sent');
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await toPage('FAQ');
  await question.getByRole('button', { name: 'Stay on this page' }).click();
  await leaveByBrowser(page, () => history.back(), 'dismiss');
  await leaveByBrowser(page, () => location.assign('/faq'), 'dismiss');
  await expect(page).toHaveURL(/client-concierge$/);
  await expect(page.getByRole('group', { name: 'Sending your documents' })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Properties' }).click();
  await question.getByRole('button', { name: 'Leave without sending' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Properties' })).toBeVisible();
  // Only where the browser was to ask.
  expect(ofBrowser).toBe(3);
  // The browser itself lets a visitor through who answers that they want to leave.
  if (!process.env.TEST_ALL) return;
  await page.goBack();
  await expect(welcome(page)).toBeVisible();
  await hydrated(page);
  await choose(page, 'photoId', papers().photoId);
  await leaveByBrowser(page, () => history.back(), 'accept');
  await expect(questions(page)).toBeVisible();
  expect(ofBrowser).toBe(4);
});
