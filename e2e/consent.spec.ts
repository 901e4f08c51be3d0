import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { faultsOf } from './faults-of.ts';
import { expect, test } from './fixtures.ts';
import { hydrated } from './forms.ts';
import { sizeAt, widths } from './paths.ts';

// A site that was built with an analytics tag; everything else of it is the ordinary one's.
test.use({ builtSite: join(import.meta.dirname, '../.cache/gallery') });

const outside = /google/;

/** Answers for the analytics service, and says what it was asked for. */
async function outsideRequests(context: BrowserContext) {
  const asked: string[] = [];
  await context.route(outside, async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  return asked;
}

test('nothing is loaded from outside before the visitor agrees, nor after a no, and the tag after a yes; axe finds nothing in the question at any width, and the privacy policy names the service', async ({
  page,
  context,
  watching,
}) => {
  watching.expected.push(/asked www\.googletagmanager\.com/);
  const asked = await outsideRequests(context);
  await page.goto('/privacy-policy');
  await hydrated(page);
  await expect(page.getByRole('heading', { name: 'Outside services', level: 2 })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('outside analytics service');
  const question = page.getByRole('region', { name: 'Analytics' });
  await expect(question).toBeVisible();
  for (const width of process.env.TEST_ALL ? widths : [390]) {
    await page.setViewportSize(sizeAt(width));
    expect(await faultsOf(page, 'all', '.consent-banner'), `at ${width} px`).toEqual([]);
  }
  await question.getByRole('button', { name: 'No, thank you' }).click();
  await expect(question).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(question).toBeHidden();
  expect(asked).toEqual([]);

  // Another visitor, who agrees.
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await hydrated(page);
  await page.getByRole('button', { name: 'Yes, count my visit' }).click();
  await expect.poll(() => asked).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-SAMPLE']);
});
