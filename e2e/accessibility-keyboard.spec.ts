import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { dialogOf, entriesFor, expectThanks, hydrated, islandReady, newVisitor } from './forms.ts';
import { panelOf, toggle } from './panel.ts';

/** Presses Tab until the element has the focus, as someone without a pointer must. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  for (let press = 0; press < 110; press += 1) {
    if (await target.evaluate((element) => element === document.activeElement).catch(() => false)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`The Tab key does not lead to ${target}`);
}

/**
 * Continues the order of the Tab key at a section, as a link to it would. That the key reaches
 * every stop from the first is held by the walk of `accessibility-focus.spec.ts`.
 */
const startAt = (page: Page, section: string) =>
  page.evaluate((hash) => {
    location.hash = hash;
  }, section);

async function start(page: Page, path: string) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(path);
  await hydrated(page);
}

test('the first stop leads past the header to the main content, where answers open one at a time; the contact widget leads to its form, is out of sight behind it, and Escape closes it; every setting of the accessibility panel is set; the menu of a phone opens, leads to a page and closes: there, on Escape, on the brand and on a press outside', async ({
  page,
}) => {
  await start(page, '/faq');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => Boolean(document.activeElement?.closest('main')))).toBe(true);
  const answers = page.locator('main summary');
  await tabTo(page, answers.nth(1));
  await page.keyboard.press('Enter');
  await expect(page.locator('main details[open]')).toHaveCount(1);
  await tabTo(page, answers.nth(3));
  await page.keyboard.press('Space');
  await expect(page.locator('main details[open]')).toHaveCount(1);
  await expect(page.locator('main details').nth(3)).toHaveAttribute('open');

  await test.step('the contact widget', async () => {
    const widget = page.locator('.contact-widget summary');
    await tabTo(page, widget, 'Shift+Tab');
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('button', { name: 'Message', exact: true }));
    await page.keyboard.press('Enter');
    await expect(dialogOf(page, 'contact').locator('[name=name]')).toBeFocused();
    await expect(page.locator('.contact-widget-panel')).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Message', exact: true })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(widget).toBeFocused();
    await expect(page.locator('.contact-widget')).not.toHaveAttribute('open');
  });

  await test.step('the accessibility panel', async () => {
    const panel = panelOf(page);
    await tabTo(page, toggle(page), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(panel.getByRole('heading')).toBeFocused();
    // On a laptop it is seen whole, to the end of its last sentence.
    await page.setViewportSize({ width: 1280, height: 800 });
    expect(await panel.evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0);
    for (const button of await panel.getByRole('button', { name: /^Increase/ }).all()) {
      await tabTo(page, button);
      await page.keyboard.press('Enter');
    }
    await tabTo(page, panel.getByLabel('Normal'));
    await page.keyboard.press('ArrowDown');
    await expect(panel.getByLabel('High', { exact: true })).toBeChecked();
    for (const box of await panel.getByRole('checkbox').all()) {
      await tabTo(page, box);
      await page.keyboard.press('Space');
      await expect(box).toBeChecked();
    }
    const settings = await panel.locator('.settings-list > *').count();
    expect(settings).toBeGreaterThan(0);
    const names = await page.locator('html').evaluate((html) => html.getAttributeNames());
    expect(names.filter((name) => /^data-(?!hydrated|scripts|waits)/.test(name))).toHaveLength(settings);
    await tabTo(page, panel.getByRole('button', { name: 'Reset All Settings' }));
    await page.keyboard.press('Enter');
    await expect(panel.getByRole('status')).toContainText('back to their defaults');
    await page.keyboard.press('Escape');
    await expect(toggle(page)).toBeFocused();
  });

  await test.step('the menu of a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const menu = page.locator('.nav-menu');
    const summary = menu.locator('summary');
    await summary.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await expect(menu).not.toHaveAttribute('open');
    await expect(summary).toBeFocused();
    await summary.click();
    // It covers the whole window except the header.
    await page.getByRole('banner').click({ position: { x: 230, y: 8 } });
    await expect(menu).not.toHaveAttribute('open');
    await summary.click();
    await menu.getByRole('button', { name: 'Schedule Consultation' }).click();
    await expect(menu).not.toHaveAttribute('open');
    await page.keyboard.press('Escape');
    await summary.focus();
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('banner').getByRole('link', { name: 'Market Insights' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/market-insights$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Market Insights & Trends' })).toBeInViewport();
    await expect(page.locator('.nav-menu')).not.toHaveAttribute('open');
  });
});

test('a home is found in the carousel, a showing of it is asked for, and the focus is back on the button that opened it; a form that was refused leads to each fault, and the dialog keeps and returns the focus; tabs follow the arrows, and a card leads to its guide', async ({
  page,
  served,
}) => {
  const visitor = newVisitor();
  const entries = entriesFor('showing', visitor);
  // Less of this page is painted in a low window.
  await page.setViewportSize({ width: 1280, height: 480 });
  await start(page, '/');
  const next = page.getByRole('button', { name: 'Next property' });
  await tabTo(page, next);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Space');
  await expect(page.locator('.slide:not([inert])')).toHaveCount(1);
  await expect(page.locator('.slide:not([inert])')).toHaveAttribute('aria-label', /^3 of 8/);
  const slide = page.locator('.slide:not([inert])');
  const address = (await slide.locator('.slide-address').textContent()) ?? '';
  const opener = slide.getByRole('button', { name: 'Request a Showing' });
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  const dialog = dialogOf(page, 'showing');
  await expect(dialog).toBeVisible();
  await expect(dialog.locator('[name=place]')).toHaveValue(address);
  for (const name of ['name', 'email', 'phone']) {
    await tabTo(page, dialog.locator(`[name="${name}"]`));
    await page.keyboard.type(entries[name] ?? '');
  }
  await tabTo(page, dialog.getByRole('checkbox'));
  await page.keyboard.press('Space');
  await expect(dialog.getByRole('checkbox')).toBeChecked();
  await tabTo(page, dialog.locator('button[type=submit]'));
  await page.keyboard.press('Enter');
  await expectThanks(page, 'showing');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await served.mail.waitForMail(
    ({ mail }) => mail.subject === `Showing Request for ${address} from ${visitor.name}`,
  );

  const buyersGuide = page.getByRole('button', { name: "Get the Buyer's Guide" });
  await startAt(page, '#contact');
  await tabTo(page, buyersGuide);
  await page.keyboard.press('Enter');
  const guideDialog = dialogOf(page, 'buyer-guide');
  await expect(guideDialog.locator('[name=firstName]')).toBeFocused();
  await page.keyboard.press('Enter');
  const summary = guideDialog.getByRole('group', { name: 'Please check your entries' });
  await expect(summary).toBeFocused();
  await tabTo(page, summary.getByRole('link').nth(2));
  await page.keyboard.press('Enter');
  const email = guideDialog.locator('[name=email]');
  await expect(email).toBeFocused();
  await expect(email).toHaveAttribute('autocomplete', 'email');
  await expect(email).toHaveAttribute('inputmode', 'email');
  for (let stop = 0; stop < 20; stop += 1) {
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(() => {
        const at = document.activeElement;
        return at === document.body || Boolean(at?.closest('dialog:modal'));
      }),
    ).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(guideDialog).toBeHidden();
  await expect(buyersGuide).toBeFocused();

  const tab = (name: string) => page.getByRole('tab', { name, exact: true });
  await startAt(page, '#neighborhoods');
  await tabTo(page, tab('All'));
  await islandReady(page, 'neighborhood-tabs');
  await page.keyboard.press('ArrowRight');
  await expect(tab('Riverside')).toBeFocused();
  await expect(tab('Riverside')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Home');
  await expect(tab('All')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/downtown-jacksonville$/);
});
