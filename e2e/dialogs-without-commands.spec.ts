import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { islandReady, triggers } from './forms.ts';

/** The browser as it was before buttons knew commands. */
const withoutCommands = (page: Page) =>
  page.addInitScript(() => {
    Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement');
    document.addEventListener('command', (event) => event.preventDefault(), true);
  });

test('where buttons know no commands, a press before the scripts opens the dialog, and its button closes it', async ({
  page,
  watching,
}) => {
  watching.expected.push(/ERR_FAILED|dynamically imported/);
  await withoutCommands(page);
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/');
  const dialog = page.locator('#enquiry-portfolio');
  await page.getByRole('button', { name: triggers.portfolio }).click();
  await expect(dialog).toHaveAttribute('open');
  expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).not.toHaveAttribute('open');
});

test('with the scripts one press opens it once, names the home that it is about, and closing gives the focus back', async ({
  page,
}) => {
  await withoutCommands(page);
  await page.goto('/');
  await islandReady(page, 'featured-carousel');
  const opener = page.locator('.slide:not([inert])').getByRole('button', { name: 'Request a Showing' });
  await opener.click();
  const dialog = page.locator('#enquiry-showing');
  await expect(dialog).toHaveAttribute('open');
  await expect(dialog.getByRole('combobox', { name: 'Which home' })).not.toHaveValue('');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).not.toHaveAttribute('open');
  await expect(opener).toBeFocused();
});
