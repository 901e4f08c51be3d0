import { test } from './desk-fixture.ts';
import { expect } from './fixtures.ts';
import { lookAtPage } from './look-at-page.ts';
import { sizeAt } from './paths.ts';
import { signInToDesk } from './sign-in-to-desk.ts';

test.use({ publishes: true });

/** The day in three days, as a field has it. */
const soon = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
const weekday = new Date(soon).toLocaleString('en-US', { weekday: 'long', timeZone: 'UTC' });

test('on a phone the agent publishes an open house, and pages, calendars and a letter have it', async ({
  page,
  watching,
  desk: { site, mail },
}) => {
  test.slow();
  watching.expected.push(/422/);
  await page.setViewportSize(sizeAt(390));
  await signInToDesk(page, { site, mail });
  // The first look at the homes proposes no letter.
  await page.goto(`${site.url}/desk/site`);
  await page.goto(`${site.url}/desk/site/homes/riverside-bungalow`);
  await page.getByRole('button', { name: 'Add One to Open houses' }).click();
  await page.getByLabel('Date', { exact: true }).fill(soon);
  await page.getByLabel('From', { exact: true }).fill('15:00');
  await page.getByLabel('To', { exact: true }).fill('13:00');
  await page.getByLabel('Note (optional)', { exact: true }).fill('Park on the lane.');
  await lookAtPage(page);
  await page.getByRole('button', { name: 'Save and See What Changes' }).click();
  await expect(page.getByRole('alert')).toContainText('The home would close before it opens.');
  await page.getByLabel('From', { exact: true }).fill('11:00');
  await page.getByRole('button', { name: 'Save and See What Changes' }).click();
  await expect(page.getByText(`Open houses: new, ${weekday}, `)).toContainText('11 AM–1 PM');
  await lookAtPage(page);
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('status')).toContainText('Riverside Bungalow is published.');
  await expect(page.getByText('Letters to look at')).toBeVisible();

  await expect
    .poll(async () => (await page.request.get(`${site.url}/properties`)).text())
    .toContain(`Open ${weekday} 11 AM–1 PM`);
  await page.goto(`${site.url}/properties/riverside-bungalow`);
  const section = page.getByRole('region', { name: 'Open house' });
  await expect(section).toContainText('Park on the lane.');
  // Whole in the first screen, above the bar.
  const bar = await page.locator('.floating').boundingBox();
  const ask = await page.getByRole('button', { name: 'Request a Showing' }).first().boundingBox();
  expect((ask?.y ?? 0) + (ask?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  await lookAtPage(page);
  const address = await section.getByRole('link', { name: /^Add to calendar/ }).getAttribute('href');
  const calendar = await page.request.get(site.url + address);
  expect(calendar.headers()['content-type']).toBe('text/calendar; charset=utf-8');
  expect(await calendar.text()).toContain(`DTSTART:${soon.replaceAll('-', '')}T1`);
});
