import type { Page } from '@playwright/test';
import { test } from './desk-fixture.ts';
import { expect } from './fixtures.ts';
import { inAll } from './in-all.ts';
import { lookAtPage } from './look-at-page.ts';
import { sizeAt } from './paths.ts';
import { signInToDesk } from './sign-in-to-desk.ts';

test.use({ publishes: true });

/** As a phone has it, or as small as a home's may be: cutting takes as long as there are pixels. */
const sizeOfPhoto = process.env.TEST_ALL ? { width: 3000, height: 2250 } : { width: 1600, height: 1200 };

/** A photo, painted by the browser. */
const photoIn = async (page: Page, color = 'teal'): Promise<Buffer> =>
  Buffer.from(
    await page.evaluate(
      ([fill, { width, height }]) => {
        const canvas = Object.assign(document.createElement('canvas'), { width, height });
        const context = canvas.getContext('2d');
        if (!context) throw new Error('No canvas');
        context.fillStyle = fill;
        context.fillRect(0, 0, width, height);
        context.fillStyle = 'white';
        context.fillRect(width * 0.3, height * 0.3, width * 0.4, height * 0.4);
        return canvas.toDataURL('image/jpeg', 0.9).split(',')[1] ?? '';
      },
      [color, sizeOfPhoto] as const,
    ),
    'base64',
  );

test('on a phone the agent changes a price in four taps and adds a photo in five, sees both first, and brings the old price back; photos are put in order by dragging', async ({
  page,
  watching,
  desk: { site, mail },
}) => {
  test.slow();
  watching.expected.push(/422/);
  const look = () => lookAtPage(page);
  const priceOnSite = async () =>
    (await page.request.get(`${site.url}/properties/riverside-bungalow`)).text();
  await page.setViewportSize(sizeAt(390));
  await signInToDesk(page, { site, mail });

  // One: the section. Two: the home.
  await page.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name: 'Site' }).click();
  await look();
  await page.getByRole('link', { name: 'Riverside Bungalow', exact: true }).click();
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

  // A photo in five taps: the section, the home, the photo, save, publish.
  await page.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name: 'Site' }).click();
  await page.getByRole('link', { name: 'Riverside Bungalow', exact: true }).click();
  await look();
  // The line is cut in the middle of the first try.
  watching.expected.push(/ERR_FAILED/);
  await page.route('**/photos/add', (route) => route.abort(), { times: 1 });
  await page
    .getByLabel('Choose photos')
    .setInputFiles({ name: 'IMG_0001.jpg', mimeType: 'image/jpeg', buffer: await photoIn(page) });
  await expect(page.getByText('No connection. It goes on when the connection is back.')).toBeVisible();
  await expect(page.getByLabel('What photo 1 shows')).toBeVisible();
  await look();
  const description = 'The house from the street with its deep porch';
  await page.getByRole('button', { name: 'Save and See What Changes' }).click();
  await expect(page.getByRole('alert')).toContainText('Photo 1: the text is empty.', { ignoreCase: true });
  await look();
  await page.getByRole('link', { name: 'Photo 1' }).click();
  await page.getByLabel('What photo 1 shows').fill(`${description}.`);
  await page.getByRole('button', { name: 'Save and See What Changes' }).click();
  await expect(page.getByText('Photos: 1 new')).toBeVisible();
  await page.getByRole('link', { name: 'See It' }).click();
  const photo = page.getByRole('img', { name: description }).first();
  await expect(photo).toBeVisible();
  expect(await photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);
  await page.getByRole('link', { name: 'Back to your changes' }).click();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('status')).toContainText('Riverside Bungalow is published.');
  await expect.poll(priceOnSite).toContain(description);

  await page.setViewportSize(sizeAt(1280));
  await page.goto(`${site.url}/desk/site/homes/riverside-bungalow`);
  await page
    .getByLabel('Choose photos')
    .setInputFiles({ name: 'IMG_0002.jpg', mimeType: 'image/jpeg', buffer: await photoIn(page, 'olive') });
  const texts = page.getByLabel(/^What photo \d shows$/);
  await expect(texts).toHaveCount(2);
  await texts.nth(1).fill('The garden behind the house.');
  await page.getByRole('img', { name: 'Photo 2' }).dragTo(page.getByRole('img', { name: 'Photo 1' }), {
    targetPosition: { x: 40, y: 10 },
  });
  await expect(texts.nth(0)).toHaveValue('The garden behind the house.');
  // Dropped beside the list, the photo goes back.
  const order = () => page.locator('[data-photo]').evaluateAll((rows) => rows.map(({ id }) => id));
  await page.getByRole('img', { name: 'Photo 2' }).dragTo(page.getByRole('heading', { level: 1 }));
  expect(await order()).toEqual(['photo-1', 'photo-2']);
});

test(
  'without scripts photos are added, put in order and described',
  inAll,
  async ({ browser, desk: { site, mail } }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
    const maker = await browser.newPage();
    const photos = [await photoIn(maker, 'brown'), await photoIn(maker, 'olive')];
    await maker.close();
    const page = await context.newPage();
    await page.setViewportSize(sizeAt(390));
    await signInToDesk(page, { site, mail });
    await page.goto('/desk/site/homes/riverside-bungalow');
    await page
      .getByLabel('Choose photos')
      .setInputFiles(photos.map((buffer, at) => ({ name: `${at}.jpg`, mimeType: 'image/jpeg', buffer })));
    await page.getByRole('button', { name: 'Upload' }).click();
    const texts = page.getByLabel(/^What photo \d shows$/);
    await expect(texts).toHaveCount(2);
    await texts.nth(1).fill('The garden behind the house.');
    await page.getByRole('button', { name: 'Make First photo 2' }).click();
    await expect(texts.nth(0)).toHaveValue('The garden behind the house.');
    await page.getByRole('button', { name: 'Remove photo 2' }).click();
    await expect(texts).toHaveCount(1);
    await context.close();
  },
);
