import { faultsOf } from './faults-of.ts';
import { expect, test } from './fixtures.ts';
import {
  dialogOf,
  entriesFor,
  expectThanks,
  fillForm,
  hydrated,
  islandReady,
  newVisitor,
  submitButton,
} from './forms.ts';
import { inAllUnless } from './in-all.ts';
import { homeIds, sizeAt } from './paths.ts';

const estate = '/properties/riverfront-estate';

for (const width of [390, 1280]) {
  test(
    `at ${width} px a page of one choice stays about it: another leads to its own page, two to the list of all homes, which a visitor narrows by several choices, and asks to see the home that is left; steps through the history lead to it and away from it, also after a reload`,
    inAllUnless(width === 390),
    async ({ page, served }) => {
      const visitor = newVisitor();
      await page.setViewportSize(sizeAt(width));
      await page.goto('/properties/in/ortega');
      await hydrated(page);
      const heading = page.getByRole('heading', { level: 1 });
      const cards = page.getByRole('main').getByRole('article');
      const choices = page.getByRole('navigation', { name: 'Narrow the list' });
      await choices.getByText('Neighborhood').click();
      await choices.getByRole('link', { name: 'Riverside' }).click();
      await expect(page).toHaveURL(/\/properties\/in\/riverside$/);
      await expect(heading).toHaveText('Homes in Riverside');
      await hydrated(page);
      await choices.getByText('Bedrooms').click();
      // The first press hydrates the list. Until then a choice leads to its own page.
      await islandReady(page, 'home-list');
      await choices.getByRole('link', { name: '2 or more' }).click();
      await expect(page).toHaveURL(/\/properties\?in=riverside&beds=2$/);
      await expect(heading).toHaveText('Properties');
      await hydrated(page);
      await page.getByRole('link', { name: `Show all ${homeIds.length}` }).click();
      await expect(choices.locator('summary').first()).toBeFocused();
      await expect(cards).toHaveCount(homeIds.length);

      const open = choices.locator('[open]');
      await choices.getByText('Neighborhood').click();
      await choices.getByRole('link', { name: 'Ortega' }).click();
      await expect(cards).toHaveCount(2);
      // After a choice its list closes, and keyboard focus continues from there.
      await expect(open).toHaveCount(0);
      await expect(choices.locator('summary').first()).toBeFocused();
      await choices.getByText('Bedrooms').click();
      // Beside each choice is the number of homes that it would leave with the other.
      await expect(choices.getByRole('link', { name: '4 or more' })).toHaveText(/2 homes$/);
      await page.keyboard.press('Escape');
      await expect(open).toHaveCount(0);
      await choices.getByText('Bedrooms').click();
      await choices.getByRole('link', { name: '5 or more' }).click();
      await expect(cards).toHaveCount(1);
      await expect(page).toHaveURL(/\?in=ortega&beds=5$/);
      await expect(page.getByRole('status').filter({ hasText: 'with 5 or more bedrooms: 1' })).toHaveCount(1);
      await page.reload();
      await hydrated(page);
      await expect(cards).toHaveCount(1);
      await expect(choices.locator('[aria-current]')).toHaveText([/Ortega/, /5 or more/]);
      expect(await faultsOf(page, 'all', 'main')).toEqual([]);

      await cards.getByRole('link', { name: 'Riverfront Estate' }).click();
      await expect(page).toHaveURL(new RegExp(`${estate}$`));
      await hydrated(page);
      await page.getByRole('button', { name: 'Request a Showing' }).first().click();
      const dialog = dialogOf(page, 'showing');
      await expect(dialog).toContainText('No. 1 Sample Point, Ortega');
      await fillForm(page, 'showing', entriesFor('showing', visitor));
      await submitButton(page, 'showing').click();
      await expectThanks(page, 'showing');
      const { mail } = await served.mail.waitForMail(
        ({ mail }) => mail.subject === `Showing Request for No. 1 Sample Point, Ortega from ${visitor.name}`,
      );
      expect(mail.text).toContain('Riverfront Estate');
      expect(mail.html).toContain(`${served.site.url}${estate}`);

      await page.getByRole('link', { name: 'Read the guide to Ortega' }).click();
      await expect(heading).toHaveText('Ortega');
      await page.goBack();
      await expect(heading).toHaveText('Riverfront Estate');
      await page.goForward();
      await expect(heading).toHaveText('Ortega');
      await page.reload();
      await hydrated(page);
      await page.goBack();
      await expect(heading).toHaveText('Riverfront Estate');
      await hydrated(page);
      await expect(page).toHaveTitle(/^Riverfront Estate/);
    },
  );
}

test('what a month of a home costs is worked out here, and moves nothing; a home is shared by its address, and printed by a button', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    Object.assign(window, { print: () => document.documentElement.setAttribute('data-printed', '') });
    Object.defineProperty(navigator, 'share', { configurable: true, value: undefined });
  });
  await page.setViewportSize(sizeAt(390));
  await page.goto(`${estate}?from=a-mail`);
  await hydrated(page);
  // Scrolling to a fragment would move what is not of the costs.
  await page.evaluate(() => history.replaceState(null, '', '#facts'));
  await page.evaluate(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      // What a visitor opens may move the content below it.
      for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
        if (!entry.hadRecentInput) shifts.push(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') asked.push(request.url());
  });
  const costs = page.getByRole('region', { name: 'What a month costs' });
  await costs.scrollIntoViewIfNeeded();
  await expect(costs).toContainText('$8,401 before insurance');
  await costs.locator('summary').click();
  await expect(costs.getByLabel('Price')).toHaveValue('1,350,000');
  const moved = await page.evaluate(() =>
    (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
  );
  expect(moved).toBeLessThan(0.02);
  await costs.getByLabel('Insurance a year').fill('6000');
  await expect(costs.locator('output')).toContainText('$8,901');
  await costs.getByLabel('Years').fill('thirty');
  await expect(costs.getByLabel('Years')).toHaveAccessibleDescription(/Enter digits/);
  expect(await faultsOf(page, 'all', 'section:has(> .home-costs)')).toEqual([]);
  expect(asked).toEqual([]);

  await page.setViewportSize(sizeAt(1280));
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.locator('.toast')).toContainText('Link copied!');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(new URL(estate, page.url()).href);
  await page.getByRole('button', { name: 'Print this home' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', '');
});
