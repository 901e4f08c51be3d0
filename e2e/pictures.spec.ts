import { load } from 'cheerio';
import { expect, test } from './fixtures.ts';
import { hydrated } from './forms.ts';
import { inAll, inAllUnless } from './in-all.ts';
import { paths } from './paths.ts';

const BROKERAGE = 'Sample Brokerage, LLC';
const meta = (html: string, name: string) =>
  new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? '';

test('every page has a social card of its own: 1200 × 630, at most 200 KB, at a full address, described', async ({
  request,
  served,
}) => {
  const cards = new Set<string>();
  for (const path of [...paths, '/no-such-page']) {
    const html = await (await request.get(path)).text();
    const url = meta(html, 'og:image');
    expect(url, path).toMatch(new RegExp(`^${served.site.url}/cards/[a-z-0-9]+\\.jpg\\?v=[0-9a-f]{10}$`));
    expect([meta(html, 'og:image:width'), meta(html, 'og:image:height')]).toEqual(['1200', '630']);
    expect(meta(html, 'og:image:alt')).toContain(BROKERAGE);
    expect(meta(html, 'twitter:card')).toBe('summary_large_image');
    const answer = await request.get(url);
    expect(answer.headers()['content-type']).toBe('image/jpeg');
    const bytes = await answer.body();
    expect(bytes.length, path).toBeLessThanOrEqual(200_000);
    expect(sizeOfJpeg(bytes), path).toEqual([1200, 630]);
    cards.add(bytes.toString('base64'));
  }
  expect(cards.size).toBe(paths.length + 1);
});

/** From its frame header. */
function sizeOfJpeg(bytes: Buffer): readonly [width: number, height: number] {
  let at = 2;
  while (bytes.readUInt16BE(at) < 0xffc0 || bytes.readUInt16BE(at) > 0xffc2)
    at += 2 + bytes.readUInt16BE(at + 2);
  return [bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5)];
}

const sizeOfPng = (bytes: Buffer) => [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];

test('both manifests, the site’s and the desk’s, and every icon are there, each of the size that is said', async ({
  request,
}) => {
  const $ = load(await (await request.get('/')).text());
  const links = $('link[rel~=icon], link[rel=apple-touch-icon], link[rel=manifest]')
    .toArray()
    .map(({ attribs }) => [attribs.rel, attribs.href ?? '']);
  expect(links.map(([rel]) => rel)).toEqual(['icon', 'icon', 'apple-touch-icon', 'manifest']);
  for (const [, href] of links) expect((await request.get(href ?? '')).status(), href ?? '').toBe(200);
  for (const address of ['/manifest.webmanifest', '/desk/manifest.webmanifest']) {
    const answer = await request.get(address);
    expect(answer.headers()['content-type']).toContain('application/manifest+json');
    const manifest = (await answer.json()) as { icons: { src: string; sizes: string; purpose: string }[] };
    expect(manifest.icons.map(({ purpose }) => purpose)).toEqual(['any', 'any', 'maskable']);
    for (const { src, sizes } of manifest.icons)
      expect(sizeOfPng(await (await request.get(src)).body()).join('x')).toBe(sizes);
  }
  expect(sizeOfPng(await (await request.get('/apple-touch-icon.png')).body())).toEqual([180, 180]);
  const ico = await (await request.get('/favicon.ico')).body();
  expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
  expect(sizeOfPng(ico.subarray(22))).toEqual([32, 32]);
  expect(await (await request.get('/favicon.svg')).text()).toContain('prefers-color-scheme:dark');
});

for (const density of [2, 3]) {
  test(
    `a phone of ${density} dots to the pixel takes a hero of at most 60 KB and cards of at most 40 KB, all as AVIF`,
    inAllUnless(density === 3),
    async ({ browser, served }) => {
      const context = await browser.newContext({
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: density,
      });
      const page = await context.newPage();
      const taken: { url: string; bytes: number }[] = [];
      page.on('response', async (response) => {
        const { pathname } = new URL(response.url());
        if (pathname.startsWith('/img/'))
          taken.push({ url: pathname, bytes: Number(response.headers()['content-length']) });
      });
      const others = ['/neighborhood-quiz/historic', '/market-insights'];
      for (const path of ['/', '/neighborhoods/riverside', ...(process.env.TEST_ALL ? others : [])]) {
        taken.length = 0;
        await page.goto(served.site.url + path);
        await hydrated(page);
        // Each that is shown is loaded as if a visitor had come to it.
        await page.locator('main img').evaluateAll((all) => {
          for (const image of all) if (image.checkVisibility()) image.setAttribute('loading', 'eager');
        });
        await page.waitForLoadState('networkidle');
        expect(taken.length, path).toBeGreaterThan(0);
        for (const { url, bytes } of taken) {
          expect(url).toMatch(/\.avif$/);
          const hero = url.startsWith('/img/hero');
          expect(bytes, url).toBeGreaterThan(1000);
          expect(bytes, url).toBeLessThanOrEqual(hero ? 60_000 : 40_000);
        }
        expect(new Set(taken.map(({ url }) => url)).size, 'each is fetched once').toBe(taken.length);
      }
      await context.close();
    },
  );
}

// `river.spec.ts` holds it for the home page on a phone.
for (const [path, width, expected] of [
  ['/', 390, /\/hero-tall-\d+-/],
  ['/', 1280, /\/hero-\d+-/],
  ['/neighborhoods/ortega', 390, /\/ortega-\d+-/],
  ['/neighborhood-quiz/urban', 1280, /\/downtown-jacksonville-\d+-/],
  ['/no-such-page', 390, /\/not-found-\d+-/],
] as const) {
  test(
    `at ${width} px ${path} fetches its first picture ahead, only that, and only once`,
    inAll,
    async ({ page, watching }) => {
      watching.expected.push(/404/, /preload/);
      await page.setViewportSize({ width, height: 844 });
      // At dusk in Jacksonville, as the pages are built; the other hours are those of river.spec.
      await page.clock.setFixedTime(new Date('2026-12-01T22:30:00Z'));
      const asked: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('/img/')) asked.push(new URL(request.url()).pathname);
      });
      await page.goto(path);
      const first = page.locator('img[fetchpriority=high]');
      await expect(first).toHaveCount(1);
      const source = await first.evaluate(async (image: HTMLImageElement) => {
        await image.decode();
        return new URL(image.currentSrc).pathname;
      });
      expect(source).toMatch(expected);
      expect(asked[0]).toBe(source);
      expect(asked.filter((url) => url === source)).toHaveLength(1);
      const eager = page.locator('img:not([loading=lazy])');
      await expect(eager).toHaveCount(1);
      for (const attribute of ['width', 'height'])
        await expect(page.locator(`img:not([${attribute}])`)).toHaveCount(0);
    },
  );
}

test('each picture has its place until it comes, and nothing moves when it does', async ({ page }) => {
  const come = Promise.withResolvers<void>();
  await page.route('**/img/**', async (route) => {
    await come.promise;
    await route.continue();
  });
  await page.goto('/neighborhoods/riverside', { waitUntil: 'domcontentloaded' });
  const image = page.locator('.picture-card img').first();
  const before = await image.evaluate((element: HTMLElement) => element.offsetHeight);
  come.resolve();
  await image.scrollIntoViewIfNeeded();
  await image.evaluate((element: HTMLImageElement) => element.decode());
  expect(before).toBeGreaterThan(0);
  expect(await image.evaluate((element: HTMLElement) => element.offsetHeight)).toBe(before);
});
