import { GUESTS_PAGE, openTheDoor, signIn } from './at-open-house.ts';
import { test as testAtDesk } from './desk-fixture.ts';
import { expect, test } from './fixtures.ts';
import { hydrated, openForm } from './forms.ts';
import { inAll } from './in-all.ts';

/** Those with most scripts. With `--all` one of each kind, as many as the browser keeps. */
const visited = ['/', '/client-concierge'];
if (process.env.TEST_ALL) visited.push('/properties/riverfront-estate', '/neighborhoods/ortega', '/faq');

test('nothing on a page of each kind keeps it out of the back/forward cache; it comes back as it was left, answers, and counts as one more view', async ({
  page,
}) => {
  test.slow();
  for (const path of visited) {
    await page.goto(path);
    await hydrated(page);
    // Nor does a form that was open block the cache.
    await openForm(page, 'contact');
    await page.keyboard.press('Escape');
    await page.evaluate(() => {
      const views: unknown[] = [];
      Object.assign(window, { views, gtag: (...command: unknown[]) => views.push(command[1]) });
    });
  }
  await page.goto('/accessibility');
  for (const path of visited.toReversed()) {
    await page.goBack({ waitUntil: 'commit' });
    await expect(page.locator('html[data-hydrated]'), path).toBeAttached();
    const shown = await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation');
      const { notRestoredReasons = null } = navigation as unknown as { notRestoredReasons?: unknown };
      const { views } = window as unknown as { views?: unknown[] };
      return [location.pathname, notRestoredReasons, views];
    });
    expect(shown).toEqual([path, null, ['page_view']]);
  }
});

test.describe('without scripts', () => {
  testAtDesk.use({ javaScriptEnabled: false });
  // `open-house.int.test.ts` has the header and the empty page by which it holds.
  testAtDesk(
    'a guest of an open house signs in, and Back brings nothing back',
    inAll,
    async ({ page, desk }) => {
      await openTheDoor(page, desk);
      await page.goBack({ waitUntil: 'commit' });
      await expect(page.getByRole('heading', { name: 'Guests are signing in' })).toBeVisible();
      await page.getByRole('link', { name: 'Back to the sign-in of guests' }).click();
      await signIn(page, 'Ben Second');
      await page.goBack({ waitUntil: 'commit' });
      await expect(page.getByLabel('Name')).toHaveValue('');
      expect(new URL(page.url()).pathname).toBe(GUESTS_PAGE);
    },
  );
});
