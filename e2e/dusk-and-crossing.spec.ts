import { keepSettings } from './accessibility-modes.ts';
import { expect, test } from './fixtures.ts';
import { hydrated } from './forms.ts';
import { sizeAt } from './paths.ts';

test.use({ colorScheme: 'dark' });

test('a dark device gets dusk, paper stays light, and what the panel was asked for wins', async ({
  page,
}) => {
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const brightness = async () => Math.max(...((await ground()).match(/\d+/g)?.map(Number) ?? []));
  await page.goto('/faq');
  const dusk = await ground();
  expect(await brightness()).toBeLessThan(80);
  await page.emulateMedia({ media: 'print' });
  expect(await brightness()).toBeGreaterThan(240);
  await page.emulateMedia({ media: 'screen' });
  await keepSettings(page, { contrast: 'high' });
  await page.reload();
  expect(await brightness()).toBe(255);
  await page.evaluate(() => document.documentElement.setAttribute('data-contrast', 'inverted'));
  expect(await ground()).not.toBe(dusk);
});

test("one page crosses into the next, a card's picture into its guide's, and nothing does where movement is unwanted", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const crossed: string[] = [];
    Object.assign(globalThis, { crossed });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (change) => {
      const named = [...document.querySelectorAll('main img')].filter(
        (image) => getComputedStyle(image).viewTransitionName === 'moving',
      );
      crossed.push(named.map(({ className }) => className).join());
      return start(change);
    };
  });
  const crossed = () => page.evaluate(() => (globalThis as unknown as { crossed: string[] }).crossed);
  await page.setViewportSize(sizeAt(1280));
  await page.goto('/');
  await hydrated(page);
  await page.locator('#neighborhoods .neighborhood-card[href$="/avondale"]').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Avondale' })).toBeFocused();
  expect(await crossed()).toEqual(['pic-avondale']);
  // A step back before the crossing shows the next page: that page is not wanted any more.
  const home = page.getByRole('banner').locator('.brand');
  await home.evaluate(async (link: HTMLAnchorElement) => {
    const stepped = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    const start = document.startViewTransition.bind(document);
    let crossing: Promise<unknown> = Promise.resolve();
    document.startViewTransition = (change) => {
      const transition = start(async () => {
        await stepped;
        await (change as () => unknown)();
      });
      crossing = transition.finished;
      return transition;
    };
    link.click();
    history.back();
    await stepped;
    await crossing;
    document.startViewTransition = start;
  });
  await expect(page).toHaveURL(/avondale$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Avondale' })).toBeVisible();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.getByRole('banner').getByRole('link', { name: 'FAQ' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Frequently Asked Questions');
  expect(await crossed()).toHaveLength(2);
});

test('who presses another link before the crossing begins comes to that page, and it is no fault', async ({
  page,
}) => {
  await page.goto('/faq');
  await hydrated(page);
  const menu = page.getByRole('banner').getByRole('navigation', { name: 'Main' });
  await menu.getByRole('link', { name: 'Market Insights' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Market Insights & Trends' })).toBeFocused();
  // Both pages are here: neither press waits for anything.
  await menu.evaluate((links) => {
    for (const path of ['/faq', '/market-insights'])
      links.querySelector<HTMLElement>(`a[href="${path}"]`)?.click();
  });
  await expect(page).toHaveURL(/market-insights$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Market Insights & Trends' })).toBeFocused();
});
