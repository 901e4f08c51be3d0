import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { hydrated } from './forms.ts';

/** The floating button of the accessibility panel. */
export const toggle = (page: Page) => page.getByRole('button', { name: 'Accessibility', exact: true });
export const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Accessibility' });

export async function openPanel(page: Page, path = '/faq') {
  await page.goto(path);
  await hydrated(page);
  await toggle(page).click();
  await expect(panelOf(page)).toBeVisible();
  return panelOf(page);
}

/** A computed property of the first element that fits. */
export const styleOf = (page: Page, selector: string, property: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
