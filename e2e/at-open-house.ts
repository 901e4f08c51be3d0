import { expect, type Page } from '@playwright/test';
import { signInToDesk } from './sign-in-to-desk.ts';

export const HOME = 'riverfront-estate';
export const GUESTS_PAGE = `/properties/${HOME}/open-house`;
export const PIN = '73915';
const THANKS = 'Thank you. Please look around.';

/** As the agent does before the doors open. */
export async function openTheDoor(page: Page, desk: Parameters<typeof signInToDesk>[1]) {
  await signInToDesk(page, desk);
  await page.getByRole('link', { name: 'Open house' }).filter({ visible: true }).click();
  await page.getByLabel('Home').selectOption(HOME);
  await page.getByLabel('A PIN of 4 to 8 digits').fill(PIN);
  await page.getByRole('button', { name: 'Start the Sign-In' }).click();
  await page.waitForURL(`**${GUESTS_PAGE}`);
}

/** A guest signs in, and is thanked. */
export async function signIn(page: Page, name: string) {
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Phone').fill('904-555-0177');
  await page.getByRole('radio', { name: 'No' }).check();
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { name: THANKS })).toBeVisible();
}
