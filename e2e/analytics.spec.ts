import type { Locator, Page } from '@playwright/test';
import { withTag } from './analytics-tag.ts';
import { faultsOf } from './faults-of.ts';
import { expect, test } from './fixtures.ts';
import { dialogOf, hydrated, islandReady, openForm } from './forms.ts';
import { inAllUnless } from './in-all.ts';
import { sizeAt, widths } from './paths.ts';

test('a prerendered page counts nothing and starts no script before the visitor sees it; when the metrics module is blocked there is the one warning and nothing else', async ({
  page,
  watching,
}) => {
  // The browser's own error for each request that an extension blocks.
  watching.expected.push(/ERR_BLOCKED_BY_CLIENT/);
  await page.route('**/web-vitals-*.js', (route) => route.abort('blockedbyclient'));
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  // A driven browser does not prerender, so the page is made to believe it.
  await page.addInitScript(() => {
    Object.defineProperty(document, 'prerendering', { get: () => !('isShown' in window) });
    addEventListener('unhandledrejection', ({ reason }) => console.error(`unhandled: ${reason}`));
    addEventListener('beforeunload', () => console.error('loaded again'));
  });
  const tag = await withTag(page);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) scripts.push(request.url());
  });
  await page.clock.install();
  await page.goto('/faq');
  await page.clock.runFor(60_000);
  expect(scripts).toEqual([]);
  expect(tag.sent).toEqual([]);
  await page.clock.resume();
  await page.evaluate(() => {
    Object.assign(window, { isShown: true });
    document.dispatchEvent(new Event('prerenderingchange'));
  });
  await hydrated(page);
  await tag.has('page_view');
  expect(tag.sent.filter(([, name]) => name === 'page_view')).toHaveLength(1);
  await expect.poll(() => warnings).toEqual([expect.stringMatching(/^Failed to load web-vitals:/)]);
  await openForm(page, 'contact');
  await expect(page.locator('.toast')).toHaveCount(0);
  expect(warnings).toHaveLength(1);
});

async function take(quiz: Locator, style: string) {
  for (let place = 1; place <= 6; place += 1) {
    await expect(quiz.getByText(`Question ${place} of 6`)).toBeVisible();
    await quiz.locator(`input[value=${style}]`).check();
    await quiz.getByRole('button', { name: place === 6 ? 'Get My Results!' : 'Next' }).click();
  }
}

async function takeQuizInDialog(page: Page, tag: Awaited<ReturnType<typeof withTag>>) {
  const opener = page.getByRole('button', { name: 'Take the quiz here' });
  await opener.click();
  await tag.has('modal_open', 'quiz');
  const dialog = page.getByRole('dialog', { name: 'Neighborhood Matchmaker Quiz' });
  await take(dialog, 'coastal');
  await expect(dialog.getByRole('heading', { name: 'Coastal Chill' })).toBeFocused();
  await tag.has('quiz_completion', 'coastal');
  // The same result is looked at on its page, and dialogs in `accessibility-dialogs.spec.ts`.
  const window = page.viewportSize() ?? sizeAt(390);
  for (const width of process.env.TEST_ALL ? widths : []) {
    await page.setViewportSize(sizeAt(width));
    // The rest of the page is behind it.
    expect(await faultsOf(page, 'all', 'dialog[open]'), `at ${width} px`).toEqual([]);
  }
  await page.setViewportSize(window);
  await dialog.locator('.quiz-actions').getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await dialog.getByRole('link', { name: 'Explore Neighborhoods' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.locator('#neighborhoods-heading')).toBeInViewport();
  await opener.click();
  await dialog.getByRole('button', { name: 'Take Quiz Again' }).click();
  await tag.has('button_click', 'quiz_retake');
  await expect(dialog.getByText('Question 1 of 6')).toBeVisible();
  await expect(dialog.locator('input:checked')).toHaveCount(0);
  await page.keyboard.press('Escape');
}

for (const { name, window, before, after } of [
  { name: 'half of them is on screen', window: { width: 1280, height: 900 }, before: 0.45, after: 0.6 },
  // Half of them is more than a phone's screen: they count once they fill it.
  { name: 'they fill a phone', window: { width: 390, height: 844 }, before: 0.2, after: 0.5 },
])
  test(
    `the new developments count as viewed once ${name}, and once only; links and interest in a home are reported by name; the quiz can be taken in a dialog, and is reported by name, too`,
    inAllUnless(window.width === 390),
    async ({ page }) => {
      await page.setViewportSize(window);
      const tag = await withTag(page);
      const views = () => tag.sent.filter(([, name]) => name === 'section_view');
      // Ways down the page would be waited for.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto('/');
      await hydrated(page);
      const show = (share: number) =>
        page.locator('#new-developments').evaluate((section, part) => {
          const { top, height } = section.getBoundingClientRect();
          scrollTo({ top: scrollY + top + height * part - innerHeight, behavior: 'instant' });
        }, share);
      await show(before);
      await expect(page.locator('#new-developments')).toBeInViewport();
      expect(views()).toEqual([]);
      await show(after);
      await expect
        .poll(views)
        .toEqual([
          ['event', 'section_view', { event_category: 'real_estate', event_label: 'new_developments' }],
        ]);
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await show(after);
      await expect(page.locator('#new-developments')).toBeInViewport();
      expect(views()).toHaveLength(1);

      await islandReady(page, 'featured-carousel');
      await page.locator('.slide:not([inert])').getByRole('button', { name: 'Request a Showing' }).click();
      await tag.has('property_interest', 'riverfront-estate');
      await page.keyboard.press('Escape');
      await takeQuizInDialog(page, tag);
      if (window.width === 390) await page.getByText('Menu', { exact: true }).click();
      await page.getByRole('banner').getByRole('link', { name: 'Neighborhoods' }).click();
      await tag.has('navigation', 'header_neighborhoods');
      await page.locator('.neighborhood-card').first().click();
      await tag.has('navigation', 'neighborhood_downtown-jacksonville');
    },
  );

test('every page change is one page view with path, title and address; how fast the page was is reported in its own category, by a module of its own, and the text message by name; what is typed and never sent goes nowhere', async ({
  page,
  served,
}) => {
  const tag = await withTag(page);
  const views = () => tag.sent.filter(([, name]) => name === 'page_view').map(([, , details]) => details);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url() + (request.postData() ?? '')));
  await page.goto('/faq?from=zzaddress#hoa-cdd');
  await hydrated(page);
  await page.getByText("Let's Connect").click();
  await page.getByRole('link', { name: 'Text Me' }).evaluate((link) => {
    link.addEventListener('click', (event) => event.preventDefault());
  });
  await page.getByRole('link', { name: 'Text Me' }).click();
  await tag.has('contact_method', 'sms');
  // A computer cannot text: the number is beside it, for copying.
  await expect(page.locator('.text-number')).toContainText('904-555-0142');
  await page.locator('.text-number').getByRole('button', { name: 'Copy' }).click();
  await expect(page.locator('.toast')).toBeVisible();
  await page.getByRole('button', { name: 'Message', exact: true }).click();
  await dialogOf(page, 'contact').getByLabel('Message', { exact: true }).fill('zzmark');
  await page.keyboard.press('Escape');
  for (const metric of ['FCP', 'TTFB']) await tag.has(metric);
  // The others are final once the page is left.
  await page.getByRole('heading', { level: 1 }).click();
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  for (const metric of ['LCP', 'CLS']) await tag.has(metric);
  const metrics = tag.sent.filter(([, name]) => ['CLS', 'FCP', 'LCP', 'TTFB'].includes(name));
  for (const [, , details] of metrics) expect(details).toMatchObject({ event_category: 'Core Web Vitals' });
  expect(asked.filter((url) => url.includes('web-vitals'))).toHaveLength(1);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Riverside' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Riverside' })).toBeVisible();
  await hydrated(page);
  await page.goBack();
  await expect.poll(() => views().length).toBe(3);
  const faq = {
    page_path: '/faq',
    page_title: expect.stringMatching(/ \| Rivermark Jacksonville Real Estate$/),
    page_location: `${served.site.url}/faq`,
  };
  expect(views()).toEqual([
    faq,
    {
      page_path: '/neighborhoods/riverside',
      page_title: expect.stringContaining('Riverside'),
      page_location: `${served.site.url}/neighborhoods/riverside`,
    },
    faq,
  ]);
  expect(JSON.stringify([tag.sent, asked])).not.toContain('zzmark');
});

test('without the tag there is one warning of each kind, the visit is told to this site alone, and everything works', async ({
  page,
}) => {
  const warnings: string[] = [];
  const asked: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/faq');
  await hydrated(page);
  // Two events: the press of the button, and the way of contact that it is.
  await openForm(page, 'contact');
  await page.keyboard.press('Escape');
  expect(warnings).toEqual([
    'The analytics tag function (gtag) is not available for page views',
    'The analytics tag function (gtag) is not available',
  ]);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Riverside' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Riverside' })).toBeVisible();
  await hydrated(page);
  const told = page.waitForRequest('**/counts');
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
  expect((await (await told).response())?.status()).toBe(204);
  const { origin } = new URL(page.url());
  expect(asked.filter((url) => new URL(url).origin !== origin)).toEqual([]);
});
