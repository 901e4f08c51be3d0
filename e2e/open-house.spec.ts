import type { Page } from '@playwright/test';
import { HOME, openTheDoor, GUESTS_PAGE as PAGE, PIN, signIn } from './at-open-house.ts';
import { test } from './desk-fixture.ts';
import { faultsOf } from './faults-of.ts';
import { expect } from './fixtures.ts';
import { fontsHaveCome, layoutFaults } from './layout-faults.ts';

type Desk = Parameters<typeof openTheDoor>[1];

const status = (page: Page) => page.locator('[data-status]');
const READY = 'This page also works without a connection.';
const WELCOME = 'Welcome. Please sign in.';

/** What a guest sees who looks for the one before. */
async function expectNothingOf(page: Page, name: string) {
  const seen = await page.evaluate(() =>
    [
      document.body.textContent,
      ...[...document.querySelectorAll('input')].map(({ type, value, checked }) =>
        type === 'checkbox' || type === 'radio' ? checked && 'checked' : type === 'hidden' ? '' : value,
      ),
    ].join('|'),
  );
  expect(seen).not.toContain(name);
  expect(seen).not.toMatch(/0177|\|checked/);
}

/** What stands at every address of the desk meanwhile. */
async function expectNoDesk(page: Page) {
  await expect(page.getByRole('heading', { name: 'Guests are signing in' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Desk' })).toHaveCount(0);
}

const namesMailed = ({ mail }: Desk) =>
  mail.received.flatMap(
    ({ mail: { subject } }) => /^Open House Guest at .*: (.*)$/.exec(subject ?? '')?.[1] ?? [],
  );

test('with the line cut, and the tablet reloaded and switched off, every guest reaches the desk once; on a tablet and a phone a guest sees nothing of the guest before or of the desk, and the PIN alone ends it', async ({
  page: first,
  context,
  desk,
  watching,
}) => {
  test.slow();
  watching.expected.push(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource/);
  await openTheDoor(first, desk);
  await first.goBack();
  await expectNoDesk(first);
  await first.getByRole('link', { name: 'Back to the sign-in of guests' }).click();
  await expect(status(first)).toHaveText(READY);
  await context.setOffline(true);
  await signIn(first, 'Ada First');
  await expect(status(first)).toHaveText('Waiting to be sent: 1.');
  await first.reload();
  await expect(first.getByRole('heading', { name: WELCOME })).toBeVisible();
  await expect(status(first)).toHaveText('Waiting to be sent: 1.');
  await expectNothingOf(first, 'Ada');
  await signIn(first, 'Ben Second');
  await first.getByRole('button', { name: 'Next Guest' }).click();
  await signIn(first, 'Cy Third');
  await first.close();

  const page = await context.newPage();
  await page.goto(desk.site.url + PAGE);
  await expect(status(page)).toHaveText('Waiting to be sent: 3.');
  await expect(page.locator('img')).toHaveJSProperty('complete', true);
  expect(await page.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1200);
  // The server stores the first, and its answer is lost.
  let lost = 0;
  await context.route(`**${PAGE}`, async (route) => {
    if (route.request().method() !== 'POST' || lost > 0) return route.fallback();
    lost += 1;
    await route.fetch();
    await route.abort();
  });
  await context.setOffline(false);
  await expect.poll(() => lost).toBe(1);
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(status(page)).toHaveText(READY, { timeout: 500 });
  }).toPass();
  const all = ['Ada First', 'Ben Second', 'Cy Third'];
  for (const name of all) await desk.mail.waitForMail(({ mail }) => mail.subject?.endsWith(name) === true);
  expect(namesMailed(desk).sort()).toEqual(all);

  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByLabel('Name')).toBeFocused();
  await expect(page.getByLabel('Name')).toHaveAccessibleDescription('Enter your name');
  await expect(page.getByText('Enter your email or your phone number')).toBeVisible();
  const isAll = Boolean(process.env.TEST_ALL);
  for (const [width, height, isSeenByAxe] of [
    [1024, 768, isAll],
    [768, 1024, isAll],
    [390, 844, isAll],
    [320, 600, true],
  ] as const) {
    await page.setViewportSize({ width, height });
    await fontsHaveCome(page);
    expect([width, await layoutFaults(page)]).toEqual([width, []]);
    if (isSeenByAxe) expect([width, await faultsOf(page)]).toEqual([width, []]);
  }
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await faultsOf(page, 'appearance')).toEqual([]);
  await expect(page.getByRole('checkbox')).not.toBeChecked();
  await signIn(page, 'Fay Fourth');
  expect(await faultsOf(page)).toEqual([]);
  await expectNothingOf(page, 'Fay');
  await page.getByRole('button', { name: 'Next Guest' }).press('Enter');
  await expect(page.getByLabel('Name')).toBeFocused();
  await expectNothingOf(page, 'Fay');

  // Half an entry that its guest left is gone, after asking.
  await page.clock.install();
  await page.getByLabel('Name').fill('Gus Fifth');
  await page.clock.runFor(60_000);
  await page.getByRole('button', { name: 'Keep What I Typed' }).click();
  await page.clock.runFor(59_000);
  await expect(page.getByLabel('Name')).toHaveValue('Gus Fifth');
  await page.clock.runFor(31_000);
  await expect(page.getByLabel('Name')).toHaveValue('');
  // The thanks end automatically.
  await signIn(page, 'Hal Sixth');
  await page.clock.runFor(8_000);
  await expect(page.getByRole('heading', { name: WELCOME })).toBeVisible();
  // Otherwise some would still wait below.
  await expect(status(page)).toHaveText(READY);

  await page.getByLabel('Name').fill('Dee Seventh');
  await page.goto(`${desk.site.url}/desk/enquiries`);
  await expectNoDesk(page);
  if (isAll) expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('link', { name: 'Back to the sign-in of guests' }).click();
  await expectNothingOf(page, 'Dee');

  // The server takes nobody for a while; ending warns, and keeps who waits.
  const isPost = `**${PAGE}`;
  await context.route(isPost, (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 503 }) : route.fallback(),
  );
  await signIn(page, 'Eve Eighth');
  await expect(status(page)).toHaveText('Waiting to be sent: 1.');
  await page.getByRole('link', { name: 'End (agent only)' }).click();
  await expect(page.getByText('1 guest did not reach the desk yet.')).toBeVisible();
  await page.getByRole('link', { name: 'End Anyway' }).click();
  await page.getByLabel('PIN').fill('0000');
  await page.getByRole('button', { name: 'End the Open House' }).click();
  await expect(page.getByText('That is not the PIN.')).toBeVisible();
  await page.getByLabel('PIN').fill(PIN);
  await page.getByRole('button', { name: 'End the Open House' }).click();
  await expect(page.getByText('Waiting to be sent from this device: 1 guest.')).toBeVisible();
  await expectNothingOf(page, 'Eve');
  await context.unroute(isPost);
  await page.clock.runFor(6_000);
  await expect(page.getByText('All guests of this device have been sent.')).toBeVisible();
  await desk.mail.waitForMail(({ mail }) => mail.subject?.endsWith('Eve Eighth') === true);
  await page.goto(`${desk.site.url}/desk/enquiries?kind=open-house`);
  await expect(page.getByRole('main').getByText(/^(Ada First|Ben Second|Cy Third)$/)).toHaveCount(3);
  await page.goto(desk.site.url + PAGE);
  await expect(page).toHaveURL(`${desk.site.url}/properties/${HOME}`);
  // The server stops now, and the page may still ask for pictures.
  await page.goto('about:blank');
});
