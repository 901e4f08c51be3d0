import { choose, fill, open, papers, sendToTheMiddle, submit, test, thanks } from './documents.ts';
import { expect } from './fixtures.ts';
import { hydrated } from './forms.ts';

test('leaving in the middle asks first: by a link, by going back, by the browser', async ({ page, gate }) => {
  await page.goto('/faq');
  await hydrated(page);
  await page.getByRole('banner').getByRole('link', { name: 'Client Concierge' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome to the Client Concierge' })).toBeFocused();
  await fill(page);
  await sendToTheMiddle(page, gate);
  const question = page.getByRole('dialog', { name: 'Leave this page?' });
  await page.getByRole('banner').getByRole('link', { name: 'FAQ' }).click();
  await expect(question).toContainText('still being sent');
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await page.goBack({ waitUntil: 'commit' }).catch(() => {});
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Stay on this page' }).click();
  await expect(page).toHaveURL(/client-concierge$/);
  await expect(page.getByRole('group', { name: 'Sending your documents' })).toBeVisible();
  const asked = page.waitForEvent('dialog');
  const leaving = page.goto('/').catch(() => {});
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await leaving;
  await page.getByRole('banner').getByRole('link', { name: 'FAQ' }).click();
  await question.getByRole('button', { name: 'Leave without sending' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Frequently Asked Questions' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Welcome to the Client Concierge' })).toBeVisible();
});

test('going back asks after links within the pages too, and is let through once that is wanted', async ({
  page,
}) => {
  await page.goto('/buyers-guide');
  await hydrated(page);
  await page.getByRole('link', { name: 'After the keys' }).first().click();
  await page.getByRole('banner').getByRole('link', { name: 'Client Concierge' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome to the Client Concierge' })).toBeFocused();
  await choose(page, 'photoId', papers().photoId);
  await page.getByRole('link', { name: 'Skip to main content' }).press('Enter');
  await expect(page).toHaveURL(/#main-content$/);
  const question = page.getByRole('dialog', { name: 'Leave this page?' });
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(/client-concierge$/);
  await expect(question).toBeHidden();
  await page.evaluate(() => history.back());
  await expect(question).toContainText('not been handed over');
  await expect(page).toHaveURL(/client-concierge$/);
  await question.getByRole('button', { name: 'Leave without sending' }).click();
  await expect(page.getByRole('heading', { level: 1, name: "The Buyer's Guide" })).toBeVisible();
});

test('who leaves for a page that is loaded as a document is asked once', async ({ page }) => {
  const ofBrowser: string[] = [];
  page.on('dialog', (dialog) => {
    ofBrowser.push(dialog.type());
    void dialog.accept();
  });
  await open(page);
  await choose(page, 'photoId', papers().photoId);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Properties' }).click();
  await page.getByRole('button', { name: 'Leave without sending' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Properties' })).toBeVisible();
  expect(ofBrowser).toEqual([]);
});

test('with nothing chosen, and after the thanks, leaving asks nothing', async ({ page }) => {
  await open(page);
  await page.getByRole('banner').getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL(/faq$/);
  await open(page);
  await fill(page);
  await submit(page).click();
  await expect(thanks(page)).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL(/faq$/);
});
