import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { compileCache } from '@rivermark/testkit/compile-cache';
import { fileOf } from '@rivermark/testkit/server-programs';
import type { RunningSite } from '@rivermark/testkit/site';
import { test } from './desk-fixture.ts';
import { expect } from './fixtures.ts';
import { lookAtPage } from './look-at-page.ts';
import { sizeAt } from './paths.ts';
import { signInToDesk } from './sign-in-to-desk.ts';

const content = join(import.meta.dirname, '../packages/content/fixtures/specification');

/** Publishes the content of the tests, as an operator does. */
const publishFixture = ({ dataDir, url }: RunningSite) =>
  promisify(execFile)(process.execPath, [fileOf('publish'), content], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, PUBLIC_URL: url, ...compileCache },
  });

test('on a phone the agent changes a price in four taps, sees it first, and brings the old one back', async ({
  page,
  watching,
  desk: { site, mail },
}) => {
  test.slow();
  watching.expected.push(/422/);
  const look = () => lookAtPage(page);
  const priceOnSite = async () =>
    (await page.request.get(`${site.url}/properties/riverside-bungalow`)).text();
  await publishFixture(site);
  await page.setViewportSize(sizeAt(390));
  await signInToDesk(page, { site, mail });

  // One: the section. Two: the home.
  await page.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name: 'Site' }).click();
  await look();
  await page.getByRole('link', { name: 'Riverside Bungalow' }).click();
  await look();
  // A number that the schema refuses stands beside its field, and what was typed stays.
  await page.getByLabel('Price (optional)', { exact: true }).fill('12');
  await page.getByRole('button', { name: 'Save and See What Changes' }).click();
  await expect(page.getByRole('alert')).toContainText('12 is less than 10000.');
  await expect(page.getByLabel('Price (optional)', { exact: true })).toHaveValue('12');
  await look();
  // One that is probably a slip is asked about.
  await page.getByLabel('Price (optional)', { exact: true }).fill('$87,500');
  // Three: what changes.
  await page.getByRole('button', { name: 'Save and See What Changes' }).click();
  await expect(page.getByText('Price goes from $895,000 to $87,500. Is that right?')).toBeVisible();
  await look();
  await page.getByRole('link', { name: 'Change More' }).click();
  await page.getByLabel('Price (optional)', { exact: true }).fill('$875,000');
  await page.getByRole('button', { name: 'Save and See What Changes' }).click();
  await expect(page.getByText('Price: $895,000 → $875,000')).toBeVisible();
  await look();

  // The whole page as it will be, and the site as it was.
  await page.getByRole('link', { name: 'See It' }).click();
  await expect(page.getByText('$875,000').first()).toBeVisible();
  expect(await priceOnSite()).not.toContain('$875,000');
  await page.getByRole('link', { name: 'Back to your changes' }).click();

  // Four.
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('status')).toContainText('Riverside Bungalow is published.');
  await look();
  await expect.poll(priceOnSite).toContain('$875,000');

  await page.getByRole('link', { name: 'What was published' }).click();
  await expect(page.getByText('Riverside Bungalow. Price: $895,000 → $875,000')).toBeVisible();
  await look();
  await page.getByRole('button', { name: /^Bring Back/ }).click();
  await expect(page.getByRole('status')).toContainText('The site is as it was then.');
  await expect.poll(priceOnSite).toContain('$895,000');
});
