import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { hydrated } from './forms.ts';
import { guideSlugs, paths, sizeAt, styles, widths } from './paths.ts';

const BROKERAGE = 'Sample Brokerage, LLC';
/** 'Beside, above or below': so many px between a point of contact and the brokerage's name, at most. */
const BESIDE = 160;

/** Every visible phone number, address, mailto and sms link that has no brokerage beside it. */
const contactsAlone = (page: Page) =>
  page.evaluate(
    ([brokerage, most]) => {
      const seen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
      const names = [...document.body.querySelectorAll('*')]
        .filter(
          (element) =>
            seen(element) &&
            [...element.childNodes].some(
              ({ nodeType, textContent }) => nodeType === 3 && textContent?.includes(brokerage),
            ),
        )
        .map((element) => element.getBoundingClientRect());
      const contacts = [
        ...document.querySelectorAll('a[href^="tel:"], a[href^="mailto:"], a[href^="sms:"], form[action]'),
      ].filter(seen);
      return {
        count: contacts.length,
        alone: contacts
          .filter((contact) => {
            const { top, bottom } = contact.getBoundingClientRect();
            return !names.some((name) => name.bottom > top - most && name.top < bottom + most);
          })
          .map(({ outerHTML }) => outerHTML.slice(0, 120)),
      };
    },
    [BROKERAGE, BESIDE] as const,
  );

for (const width of widths) {
  test(`at ${width} px no page shows a point of contact without the brokerage beside it`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize(sizeAt(width));
    for (const path of paths) {
      await page.goto(path);
      await hydrated(page);
      await page.getByText("Let's Connect").click();
      const { count, alone } = await contactsAlone(page);
      expect(alone, path).toEqual([]);
      expect(count, path).toBeGreaterThan(2);
      await expect(page.getByRole('contentinfo')).toContainText('Equal Housing Opportunity');
      await expect(page.getByRole('contentinfo')).toContainText('wire instructions');
    }
  });
}

test('every form names the brokerage, the agent and how the entries are used', async ({ page }) => {
  await page.goto('/');
  const dialogs = await page.locator('dialog:has(form[action])').all();
  expect(dialogs).toHaveLength(6);
  for (const dialog of dialogs) {
    await expect(dialog).toContainText(BROKERAGE);
    await expect(dialog.getByRole('checkbox', { includeHidden: true })).not.toBeChecked();
  }
});

test('all internal links, hashes and files resolve', async ({ page, request }) => {
  test.slow();
  const ids = new Map<string, Set<string>>();
  const links = new Map<string, string>();
  const files = new Set<string>();
  for (const path of [...paths, '/no-such-page']) {
    const html = await (await request.get(path)).text();
    const found = await page.evaluate((text) => {
      const parsed = new DOMParser().parseFromString(text, 'text/html');
      return {
        ids: [...parsed.querySelectorAll('[id]')].map(({ id }) => id),
        links: [...parsed.querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? ''),
        files: [...parsed.querySelectorAll('img[src], source[srcset], link[href]')].flatMap((element) =>
          (
            element.getAttribute('srcset') ??
            element.getAttribute('src') ??
            element.getAttribute('href') ??
            ''
          )
            .split(', ')
            .map((one) => one.split(' ')[0] ?? ''),
        ),
      };
    }, html);
    expect(new Set(found.ids).size, `ids of ${path}`).toBe(found.ids.length);
    ids.set(path, new Set(found.ids));
    for (const link of found.links) links.set(new URL(link, `http://site${path}`).href, path);
    for (const file of found.files) if (file.startsWith('/') && file !== '/') files.add(file);
  }
  for (const [link, from] of links) {
    const { hostname, pathname, hash } = new URL(link);
    if (hostname !== 'site') continue;
    const target = pathname === '/no-such-page' ? pathname : paths.find((path) => path === pathname);
    expect(target, `${link} on ${from}`).toBeDefined();
    if (hash)
      expect(ids.get(pathname)?.has(decodeURIComponent(hash.slice(1))), `${link} on ${from}`).toBe(true);
  }
  expect(files.size).toBeGreaterThan(100);
  for (const file of files) expect((await request.head(file)).status(), file).toBe(200);
});

test('the sitemap lists every page with the day of its last change, and nothing else', async ({
  request,
  served,
}) => {
  const xml = await (await request.get('/sitemap.xml')).text();
  const listed = [...xml.matchAll(/<loc>(.*?)<\/loc>\s*<lastmod>(\d{4}-\d\d-\d\d)<\/lastmod>/g)];
  expect(listed.map(([, url]) => url).sort()).toEqual(paths.map((path) => served.site.url + path).sort());
  expect(await (await request.get('/robots.txt')).text()).toContain(`${served.site.url}/sitemap.xml`);
});

interface Data {
  readonly '@type': string;
  readonly [key: string]: unknown;
}
async function structuredData(page: Page, path: string): Promise<Data[]> {
  await page.goto(path);
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return texts.flatMap((text) => {
    const data = JSON.parse(text) as Data | { '@graph': Data[] };
    return '@graph' in data ? (data['@graph'] as Data[]) : [data as Data];
  });
}

test('the home page describes the agent under the brokerage, and the eight homes with their offers', async ({
  page,
}) => {
  const data = await structuredData(page, '/');
  const agent = data.find((one) => one['@type'] === 'RealEstateAgent');
  expect(agent).toMatchObject({ parentOrganization: { '@type': 'Organization', name: BROKERAGE } });
  const homes = data.filter((one) => one['@type'] === 'RealEstateListing');
  expect(homes).toHaveLength(8);
  for (const home of homes) {
    expect(home).toMatchObject({
      about: { '@type': 'SingleFamilyResidence' },
      offers: { '@type': 'Offer', priceCurrency: 'USD' },
    });
    const { price } = home.offers as { price: number };
    expect(price).toBeGreaterThanOrEqual(895_000);
    expect(price).toBeLessThanOrEqual(1_350_000);
  }
});

test('guides are places with breadcrumbs; the FAQ says its eight answers as it shows them', async ({
  page,
}) => {
  for (const slug of guideSlugs) {
    const types = (await structuredData(page, `/neighborhoods/${slug}`)).map((one) => one['@type']);
    expect(types).toEqual(expect.arrayContaining(['Place', 'BreadcrumbList']));
  }
  const data = await structuredData(page, '/faq');
  expect(data.map((one) => one['@type'])).toContain('BreadcrumbList');
  const faq = data.find((one) => one['@type'] === 'FAQPage') as unknown as {
    mainEntity: { name: string; acceptedAnswer: { text: string } }[];
  };
  expect(faq.mainEntity).toHaveLength(8);
  for (const { name, acceptedAnswer } of faq.mainEntity) {
    const item = page.locator('details').filter({ hasText: name });
    expect(await item.locator('p').first().textContent()).toBe(acceptedAnswer.text);
  }
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('every page shows all its words at once', async ({ page }) => {
    test.slow();
    for (const path of paths) {
      await page.goto(path);
      const main = page.locator('main');
      await expect(main.locator('h1')).toBeVisible();
      // Everything but what a visitor opens (dialogs, answers, tables of figures) and what is of no use then.
      const hidden = main.locator(
        'p, li, dd, dt, h2, h3, td, th, figcaption, legend, label'
          .split(', ')
          .map(
            (tag) =>
              `${tag}:not(dialog *, details > *, details > * *, [aria-hidden=true], .visually-hidden, .quiz *, .needs-scripts *)`,
          )
          .join(', '),
      );
      for (const element of await hidden.filter({ hasText: /\S/, visible: false }).all())
        expect(await element.innerHTML(), path).toBe('visible');
    }
  });

  test('the carousel scrolls through eight homes, and its thumbnails are links into it', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('.slide')).toHaveCount(8);
    await expect(page.locator('.slide[inert]')).toHaveCount(0);
    await page.getByRole('link', { name: 'Avondale Tudor', exact: true }).last().click();
    await expect(page.locator('#listing-avondale-tudor')).toBeInViewport();
  });

  test('the tabs show all: twelve cards and four at length', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('tablist')).toBeHidden();
    await expect(page.locator('.neighborhood-card').filter({ visible: true })).toHaveCount(12);
    await expect(page.locator('.feature-panel').filter({ visible: true })).toHaveCount(4);
  });

  test('an answer opens, and the quiz says what it needs and leads to its results', async ({ page }) => {
    await page.goto('/faq');
    await page.locator('summary').nth(1).click();
    await expect(page.locator('details[open] p').first()).toBeVisible();
    await page.goto('/neighborhood-quiz');
    await expect(page.getByText('it needs scripts')).toBeVisible();
    for (const style of styles)
      await expect(page.locator(`main a[href="/neighborhood-quiz/${style}"]`)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Next' })).toBeHidden();
  });

  test('the menu opens on a phone', async ({ page }) => {
    await page.setViewportSize(sizeAt(390));
    await page.goto('/');
    await page.getByText('Menu', { exact: true }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Market Insights' }).click();
    await expect(page).toHaveURL(/market-insights$/);
  });
});
