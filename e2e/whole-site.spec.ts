import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { hydrated } from './forms.ts';
import { BROKERAGE, carouselHomes, guideSlugs, paths, sizeAt, styles, templates, widths } from './paths.ts';

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

test('no page shows a point of contact without the brokerage beside it, at any width', async ({ page }) => {
  test.slow();
  for (const path of paths) {
    await page.setViewportSize(sizeAt(390));
    await page.goto(path);
    await hydrated(page);
    await page.getByText("Let's Connect").click();
    for (const width of templates.includes(path) ? widths : [390]) {
      await page.setViewportSize(sizeAt(width));
      const { count, alone } = await contactsAlone(page);
      expect(alone, `${path} at ${width} px`).toEqual([]);
      expect(count, path).toBeGreaterThan(2);
    }
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
      // Everything but what a visitor opens (dialogs, answers, tables of figures) and what is of no use then or there.
      const hidden = main.locator(
        'p, li, dd, dt, h2, h3, td, th, figcaption, legend, label'
          .split(', ')
          .map(
            (tag) =>
              `${tag}:not(dialog *, details > *, details > * *, [aria-hidden=true], .visually-hidden, .quiz *, .needs-scripts *, .developments-more)`,
          )
          .join(', '),
      );
      for (const element of await hidden.filter({ hasText: /\S/, visible: false }).all())
        expect(await element.innerHTML(), path).toBe('visible');
    }
  });

  test('the carousel scrolls through its homes, and its thumbnails are links into it', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('.slide')).toHaveCount(carouselHomes.length);
    await expect(page.locator('.slide[inert]')).toHaveCount(0);
    await page.getByRole('link', { name: 'Avondale Tudor', exact: true }).last().click();
    await expect(page.locator('#listing-avondale-tudor')).toBeInViewport();
  });

  test('the tabs show all: every card, and four at length', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('tablist')).toBeHidden();
    await expect(page.locator('.neighborhood-card').filter({ visible: true })).toHaveCount(guideSlugs.length);
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
