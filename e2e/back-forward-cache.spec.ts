import { GUESTS_PAGE, openTheDoor, PIN, signIn } from './at-open-house.ts';
import { test as testAtDesk } from './desk-fixture.ts';
import { expect, test } from './fixtures.ts';
import { hydrated, openForm } from './forms.ts';

test('a page comes back from the cache as it was left, answers, and counts as one more view', async ({
  page,
}) => {
  await page.goto('/privacy-policy');
  await hydrated(page);
  await page.evaluate(() => {
    const views: unknown[] = [];
    Object.assign(window, { views, gtag: (...command: unknown[]) => views.push(command[1]) });
    scrollTo({ top: 900, behavior: 'instant' });
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Riverside' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Riverside' })).toBeVisible();
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeAttached();
  expect(await page.evaluate(() => (window as unknown as { views?: unknown[] }).views)).toEqual([
    'page_view',
  ]);
});

/** As few as the browser keeps at once. */
const visited = ['/', '/properties/riverfront-estate', '/client-concierge'];
if (process.env.TEST_ALL) visited.push('/neighborhoods/ortega', '/faq');

test('nothing on a page of each kind keeps it out of the back/forward cache', async ({ page }) => {
  test.slow();
  for (const path of visited) {
    await page.goto(path);
    await hydrated(page);
    // Nor does a form that was open block the cache.
    await openForm(page, 'contact');
    await page.keyboard.press('Escape');
  }
  await page.goto('/accessibility');
  for (const path of visited.toReversed()) {
    await page.goBack({ waitUntil: 'commit' });
    await expect(page.locator('html[data-hydrated]'), path).toBeAttached();
    const [shown, reasons] = await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation');
      const { notRestoredReasons = null } = navigation as unknown as { notRestoredReasons?: unknown };
      return [location.pathname, notRestoredReasons];
    });
    expect([shown, reasons]).toEqual([path, null]);
  }
});

test.describe('without scripts', () => {
  testAtDesk.use({ javaScriptEnabled: false });
  testAtDesk(
    'a guest of an open house signs in, is told what is missing, and Back brings nothing back',
    async ({ page, desk, watching }) => {
      watching.expected.push(/422/);
      await openTheDoor(page, desk);
      await page.goBack({ waitUntil: 'commit' });
      await expect(page.getByRole('heading', { name: 'Guests are signing in' })).toBeVisible();
      await page.getByRole('link', { name: 'Back to the sign-in of guests' }).click();
      await page.getByLabel('Name').fill('Ada First');
      await page.getByRole('button', { name: 'Sign In' }).click();
      await expect(page.getByText('Enter your email or your phone number')).toBeVisible();
      await expect(page.getByLabel('Name')).toHaveValue('Ada First');
      await page.getByRole('link', { name: 'Start Over' }).click();
      await signIn(page, 'Ben Second');
      await page.goBack({ waitUntil: 'commit' });
      await expect(page.getByLabel('Name')).toHaveValue('');
      expect(new URL(page.url()).pathname).toBe(GUESTS_PAGE);
      await desk.mail.waitForMail(({ mail }) => mail.subject?.endsWith('Ben Second') === true);
      await page.goto(`${desk.site.url}/desk`);
      await page.getByLabel('PIN').fill(PIN);
      await page.getByRole('button', { name: 'End the Open House' }).click();
      await expect(page.getByRole('heading', { name: 'Open House' })).toBeVisible();
    },
  );
});
