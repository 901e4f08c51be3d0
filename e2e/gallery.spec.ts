import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { inEveryMode } from './accessibility-modes.ts';
import { expectNoFaults, faultsOf } from './faults-of.ts';
import { expect, test } from './fixtures.ts';
import { hydrated } from './forms.ts';
import { inAll } from './in-all.ts';
import { guideSlugs, paths, sizeAt, widths } from './paths.ts';

// Built with the gallery, an analytics tag and an outside map.
test.use({ builtSite: join(import.meta.dirname, '../.cache/gallery') });

/** The host in the build's setting for the map. */
const HOST = 'maps.test';

/** A map service of another origin. It shows the messages from the page around it. */
const map = `<!doctype html><title>Map</title><h1>An outside map</h1><p id="told"></p>
<script>addEventListener('message', (event) => { told.textContent += JSON.stringify(event.data) })</script>`;

/** Answers for the analytics service, and says what it was asked for. */
async function outsideRequests(context: BrowserContext) {
  const asked: string[] = [];
  await context.route(/google/, async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  return asked;
}

test(
  'axe finds nothing in any example of the gallery, in any mode, at any width',
  inAll,
  async ({ page }) => {
    test.slow();
    await page.goto('/gallery');
    await hydrated(page);
    // One of each kind of toast is in the page. Those that were opened disappear before the last
    // mode.
    const kinds = page.getByRole('button', { name: /^Show a (?!title)/ });
    expect(await kinds.count()).toBeGreaterThan(1);
    await expect(page.locator('.gallery .toast')).toHaveCount(await kinds.count());
    for (const show of await kinds.all()) await show.click();
    expect(
      await page.locator('.gallery > section, .gallery > [data-island] > section').count(),
    ).toBeGreaterThan(10);
    await inEveryMode(page, (where, _, rules) => expectNoFaults(page, where, rules));
    await page.getByRole('button', { name: 'Open the dialog' }).click();
    expect(await faultsOf(page)).toEqual([]);
  },
);

test('nothing is loaded from outside before the visitor agrees, nor after a no, and the tag after a yes; axe finds nothing in the question at any width, and the privacy policy names the service; an outside map is shown in the frame, its host alone is allowed, and the list stays; a control of the gallery is shown hovered, pressed and focused as the pointer and the keyboard do', async ({
  page,
  context,
  watching,
}) => {
  watching.expected.push(/^asked (www\.googletagmanager\.com|maps\.test|elsewhere\.test)$/, /frame-src/);
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
  await page.setViewportSize(sizeAt(1280));

  await page.route(`http://${HOST}/**`, (route) => route.fulfill({ contentType: 'text/html', body: map }));
  const answer = await page.goto('/');
  expect(answer?.headers()['content-security-policy']).toContain(`; frame-src 'self' http://${HOST};`);
  await hydrated(page);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(question).toBeHidden();
  await expect(page.locator('.developments-map iframe')).toHaveCount(0);
  await page.locator('#new-developments .footnote').first().scrollIntoViewIfNeeded();
  const frame = page.frameLocator('.developments-map iframe');
  await expect(frame.getByRole('heading', { name: 'An outside map' })).toBeVisible();
  expect(page.frames()[1]?.url()).toBe(`http://${HOST}/jacksonville`);

  const riversEdge = page.locator('.developments-list [data-project="riversedge"]');
  await riversEdge.locator('summary').click();
  await expect(riversEdge.getByText('Thirty-two acres on the Southbank')).toBeVisible();
  await expect(page).toHaveURL(/project=riversedge/);
  // It gets no messages, and is not expected to follow any.
  await expect(frame.locator('#told')).toBeEmpty();
  await expect(page.getByRole('button', { name: 'See it on the map' })).toHaveCount(0);

  const refused = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
          resolve(`${effectiveDirective} ${blockedURI}`),
        );
        const other = document.createElement('iframe');
        other.src = 'http://elsewhere.test/';
        document.body.append(other);
      }),
  );
  expect(refused).toMatch(/^frame-src http:\/\/elsewhere\.test/);
  expect(asked).toEqual([]);

  // Another visitor, who agrees.
  await page.evaluate(() => localStorage.clear());
  await page.goto('/gallery');
  await hydrated(page);
  const example = page.getByRole('region', { name: 'Button primary' });
  const lookOf = (name: string) =>
    example.getByRole('button', { name, exact: true }).evaluate((button) => {
      for (const animation of button.getAnimations()) animation.finish();
      const { backgroundColor, color, outlineStyle, transform } = getComputedStyle(button);
      return { backgroundColor, color, outlineStyle, transform };
    });
  const rest = await lookOf('At rest');
  await expect.poll(() => lookOf('Hovered')).not.toEqual(rest);
  const shown = await lookOf('Hovered');
  await example.getByRole('button', { name: 'At rest' }).hover();
  await expect.poll(() => lookOf('At rest')).toEqual(shown);
  expect((await lookOf('Focused')).outlineStyle).not.toBe('none');
  await page.getByRole('button', { name: 'Yes, count my visit' }).click();
  await expect.poll(() => asked).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-SAMPLE']);
});

test(
  'the gallery shows every picture with its sizes, its weights and whether it is a photo',
  inAll,
  async ({ page }) => {
    await page.setViewportSize(sizeAt(390));
    await page.goto('/gallery/pictures');
    await hydrated(page);
    const cuts = page.getByRole('region', { name: 'Cuts' }).getByRole('listitem');
    expect(await cuts.count()).toBeGreaterThanOrEqual(28);
    for (const name of [...guideSlugs, 'hero', 'hero-tall', 'not-found', 'quiz-coastal', 'avondale-tudor']) {
      const cut = cuts.filter({ has: page.getByRole('heading', { name, exact: true }) });
      await expect(cut).toContainText(/(Illustration|Photo), \d+ × \d+/);
      await expect(cut.getByRole('row', { name: /^800 \d+\.\d KB \d+$/ })).toHaveCount(1);
    }
    // The lists of homes share one.
    const withOwnCard = paths.filter((path) => !path.startsWith('/properties/in/'));
    expect(
      await page.getByRole('region', { name: 'Social cards' }).getByRole('img').count(),
    ).toBeGreaterThanOrEqual(withOwnCard.length);
    for (const width of [390, 1280]) {
      await page.setViewportSize(sizeAt(width));
      expect(await faultsOf(page), `at ${width} px`).toEqual([]);
    }
  },
);
