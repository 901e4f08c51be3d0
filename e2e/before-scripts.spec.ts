import type { Page } from '@playwright/test';
import { documentSpecOf } from '@rivermark/contracts/documents';
import { extraFieldNames } from '@rivermark/contracts/forms';
import { pdf } from './documents.ts';
import { expect, test } from './fixtures.ts';
import {
  dialogOf,
  entriesFor,
  fillForm,
  hydrated,
  islandReady,
  newVisitor,
  openForm,
  submitButton,
} from './forms.ts';
import { inAllUnless } from './in-all.ts';
import { panelOf, toggle } from './panel.ts';
import { translate } from './translate.ts';

/** What others do to a page between its coming and that of its scripts. */
const ways: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'as it was delivered': async () => {},
  'with the icons of a password manager in its fields': (page) =>
    page.evaluate(() => {
      for (const field of document.querySelectorAll('input:not([type=hidden]), textarea')) {
        const icon = document.createElement('div');
        icon.className = 'password-manager';
        field.after(icon);
      }
    }),
  'with the words of a translator': translate,
};

const development = (page: Page) => page.locator('#new-developments details').nth(1);

/** A form half filled in, opened over the page. */
async function fillHalf(page: Page) {
  const visitor = newVisitor();
  const dialog = await openForm(page, 'consultation');
  await dialog.locator('[name=email]').fill(visitor.email);
  await dialog.getByRole('checkbox').check();
  await dialog.locator('[name=firstName]').fill('Ada Lovelace');
  await dialog
    .locator('[name=firstName]')
    .evaluate((field: HTMLInputElement) => field.setSelectionRange(4, 8));
  return visitor;
}

async function expectHalfFilled(page: Page, { email }: { email: string }) {
  const dialog = dialogOf(page, 'consultation');
  const name = dialog.locator('[name=firstName]');
  expect(await page.locator('dialog:modal').count()).toBe(1);
  await expect(dialog.locator('[name=email]')).toHaveValue(email);
  await expect(dialog.getByRole('checkbox')).toBeChecked();
  await expect(name).toHaveValue('Ada Lovelace');
  await expect(name).toBeFocused();
  expect(
    await name.evaluate((field: HTMLInputElement) => [field.selectionStart, field.selectionEnd]),
  ).toEqual([4, 8]);
}

for (const [way, change] of Object.entries(ways)) {
  test(
    `what was done before the scripts came is kept on a page ${way}, and the questions of the quiz go on to their result`,
    inAllUnless(way === 'with the words of a translator'),
    async ({ page, beforeScripts }) => {
      // Ways down the page would be waited for.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await beforeScripts.open('/');
      await development(page).locator('summary').click();
      await page
        .locator('.carousel-track')
        .evaluate((track) => track.scrollTo({ left: 6 * track.clientWidth, behavior: 'instant' }));
      const visitor = await fillHalf(page);
      await change(page);
      beforeScripts.release();
      await hydrated(page);
      await expectHalfFilled(page, visitor);
      await page.keyboard.press('Escape');
      await islandReady(page, 'featured-carousel');
      // The carousel cannot reach it alone within the time of an expectation.
      await expect(page.locator('.slide:not([inert])')).toHaveAttribute('aria-label', /^7 of 8/);
      // The map comes with the script of its section, once it is near.
      await page.locator('#new-developments').scrollIntoViewIfNeeded();
      await expect(page.locator('iframe')).toHaveCount(1);
      await expect(development(page)).toHaveAttribute('open');
      await development(page).locator('summary').click();
      await expect(development(page)).not.toHaveAttribute('open');

      await beforeScripts.open('/neighborhood-quiz');
      await page.locator('input[value=coastal]').check();
      await change(page);
      beforeScripts.release();
      await hydrated(page);
      await expect(page.locator('input[value=coastal]')).toBeChecked();
      const quiz = page.locator('.quiz');
      await quiz.locator('[type=submit]').click();
      for (let place = 2; place <= 6; place += 1) {
        await expect(quiz).toContainText(`Question ${place} of 6`);
        // Also with words that are changed after the scripts came.
        if (place === 2 && change === translate) await translate(page);
        await quiz.locator('input[value=coastal]').check();
        await quiz.locator('[type=submit]').click();
      }
      await expect(page.getByRole('heading', { level: 1, name: 'Coastal Chill' })).toBeVisible();

      await beforeScripts.open('/client-concierge');
      await page
        .getByLabel(documentSpecOf('creditReport').label)
        .setInputFiles({ name: 'report.pdf', mimeType: 'application/pdf', buffer: pdf() });
      await page.getByLabel('Your name').fill('Ada');
      await change(page);
      beforeScripts.release();
      await hydrated(page);
      await expect(page.locator('.document-name')).toHaveText('report.pdf');
      await expect(page.getByLabel('Your name')).toHaveValue('Ada');
    },
  );
}

test('what was pressed before the scripts came is answered when they are here; an enquiry that is pressed twice carries one key', async ({
  page,
  beforeScripts,
}) => {
  // Ways down the page would be waited for.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await beforeScripts.open('/neighborhood-quiz');
  await page.locator('input[value=urban]').check();
  await page.getByRole('button', { name: 'Next' }).click();
  beforeScripts.release();
  await expect(page.getByText('Question 2 of 6')).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.locator('input[value=urban]')).toBeChecked();
  expect(new URL(page.url()).search).toBe('');

  // The same press is held, and the quiz answers it otherwise.
  if (process.env.TEST_ALL) {
    await beforeScripts.open('/neighborhood-quiz');
    await page.getByRole('button', { name: 'Next' }).click();
    beforeScripts.release();
    await expect(page.getByText('Please choose an option.')).toBeVisible();
  }

  const keys: (string | null)[] = [];
  // An answer that leaves the page where it is, as a slow one does.
  await page.route('**/enquiries/contact', (route) => {
    keys.push(new URLSearchParams(route.request().postData() ?? '').get(extraFieldNames.enquiryKey));
    return route.fulfill({ status: 204 });
  });
  await beforeScripts.open('/faq');
  await openForm(page, 'contact');
  await fillForm(page, 'contact', entriesFor('contact', newVisitor()));
  for (const pressed of [1, 2]) {
    await submitButton(page, 'contact').click();
    await expect.poll(() => keys.length).toBe(pressed);
  }
  expect(keys[0]).toBeTruthy();
  expect(keys[1]).toBe(keys[0]);
  await page.keyboard.press('Escape');
  await toggle(page).click();
  beforeScripts.release();
  await expect(panelOf(page)).toBeVisible();

  await beforeScripts.open('/');
  const third = page.locator('.slide').nth(2);
  await third.getByRole('button', { name: 'Request a Showing' }).click();
  await page.keyboard.press('Escape');
  await development(page).locator('summary').click();
  const name = await development(page).locator('h3').textContent();
  const next = page.locator('#new-developments details').nth(2);
  await next.locator('summary').click();
  await expect(development(page)).not.toHaveAttribute('open');
  await development(page).locator('summary').click();
  await development(page).getByRole('button', { name: 'Ask about it' }).click();
  beforeScripts.release();
  await expect(dialogOf(page, 'contact').getByLabel('Message', { exact: true })).toHaveValue(
    `I would like to know more about ${name}. `,
  );
  // Closed meanwhile, the form knows its home all the same.
  const chosen = page.locator('dialog [name=place]');
  await expect(chosen).not.toHaveValue('');
  await expect(third).toContainText(await chosen.inputValue());
});
