import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { dialogOf, hydrated, openForm } from './forms.ts';

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
  await page.goto('/faq');
  const dialog = await openForm(page, 'contact');
  expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.locator('#enquiry-contact')).not.toHaveAttribute('open');
});

test('with the scripts one press opens it once, names the home that it is about, and closing gives the focus back', async ({
  page,
}) => {
  await withoutCommands(page);
  await page.goto('/neighborhoods/ortega');
  await hydrated(page);
  const home = page.getByRole('region', { name: 'See Ortega for yourself' });
  const opener = home.getByRole('button', { name: 'Request a Showing' });
  await opener.click();
  const dialog = dialogOf(page, 'showing');
  await expect(dialog).toBeVisible();
  await expect(dialog.locator('[name=place]')).toHaveValue('No. 1 Sample Point, Ortega');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});
