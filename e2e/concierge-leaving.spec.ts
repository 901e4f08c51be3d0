import type { Page } from '@playwright/test';
import { choose, fieldOf, fill, open, papers, sendToTheMiddle, test } from './documents.ts';
import { expect } from './fixtures.ts';
import { hydrated } from './forms.ts';

const welcome = (page: Page) => page.getByRole('heading', { name: 'Welcome to the Client Concierge' });

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

test('leaving in the middle asks first: by a link, by going back, by the browser', async ({ page, gate }) => {
  await page.goto('/faq');
  await hydrated(page);
  await page.getByRole('banner').getByRole('link', { name: 'Client Concierge' }).click();
  await expect(welcome(page)).toBeVisible();
  await hydrated(page);
  await fill(page);
  await sendToTheMiddle(page, gate);
  const question = page.getByRole('dialog', { name: 'Leave this page?' });
  await page.getByRole('banner').getByRole('link', { name: 'FAQ' }).click();
  await expect(question).toContainText('still being sent');
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await page.getByRole('banner').getByRole('link', { name: 'FAQ' }).click();
  await question.getByRole('button', { name: 'Stay on this page' }).click();
  await leaveByBrowser(page, () => history.back(), 'dismiss');
  await leaveByBrowser(page, () => location.assign('/'), 'dismiss');
  await expect(page).toHaveURL(/client-concierge$/);
  await expect(page.getByRole('group', { name: 'Sending your documents' })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'FAQ' }).click();
  await question.getByRole('button', { name: 'Leave without sending' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Frequently Asked Questions' })).toBeVisible();
  await page.goBack();
  await expect(welcome(page)).toBeVisible();
});

test('going back asks after links within the pages too, and is let through once that is wanted', async ({
  page,
}) => {
  await page.goto('/buyers-guide');
  await hydrated(page);
  await page.getByRole('link', { name: 'After the keys' }).first().click();
  await page.getByRole('banner').getByRole('link', { name: 'Client Concierge' }).click();
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
  await leaveByBrowser(page, () => history.back(), 'accept');
  await expect(page.getByRole('heading', { level: 1, name: "The Buyer's Guide" })).toBeVisible();
});

test('who leaves for a page that is loaded as a document is asked once, and with nothing chosen not at all', async ({
  page,
}) => {
  const ofBrowser: string[] = [];
  page.on('dialog', (dialog) => {
    ofBrowser.push(dialog.type());
    void dialog.accept();
  });
  await open(page);
  await page.getByRole('banner').getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL(/faq$/);
  await open(page);
  await choose(page, 'photoId', papers().photoId);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Properties' }).click();
  await page.getByRole('button', { name: 'Leave without sending' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Properties' })).toBeVisible();
  expect(ofBrowser).toEqual([]);
});
