import type { Page } from '@playwright/test';
import {
  axeRulesFor,
  enterMode,
  inEveryMode,
  modeNames,
  switchMode,
  windows,
} from './accessibility-modes.ts';
import { expectNoFaults } from './faults-of.ts';
import { expect, test } from './fixtures.ts';
import { dialogOf, homeKinds, hydrated, openForm, submitButton } from './forms.ts';
import { inAllUnless } from './in-all.ts';
import { layoutFaults } from './layout-faults.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name }).first().click();

/** Everything that opens over a page: where, and by what. */
const openings: Readonly<Record<string, readonly [path: string, open: (page: Page) => Promise<unknown>]>> = {
  ...Object.fromEntries(
    homeKinds.map((kind) => [
      `the ${kind} form, refused`,
      [
        '/',
        async (page: Page) => {
          await openForm(page, kind);
          await submitButton(page, kind).click();
          await expect(dialogOf(page, kind).getByRole('group', { name: /check your entries/ })).toBeFocused();
        },
      ],
    ]),
  ),
  'the form for a showing': ['/neighborhoods/nocatee', (page) => press(page, 'Request a Showing')],
  'the quiz without an answer': [
    '/',
    async (page) => {
      await press(page, 'Take the quiz here');
      await page.getByRole('dialog').getByRole('button', { name: 'Next' }).click();
      await expect(page.getByRole('dialog').getByText('Please choose an option.')).toBeVisible();
    },
  ],
  'the accessibility panel': [
    '/neighborhoods/ortega',
    async (page) => {
      await press(page, 'Accessibility');
      await expect(page.getByRole('dialog', { name: 'Accessibility' })).toBeVisible();
    },
  ],
  'an answer of the FAQ with the contact widget': [
    '/faq',
    async (page) => {
      await page.getByText("Let's Connect").click();
      await page.locator('main summary').nth(2).click();
      // Measured once it has unfolded.
      const last = page.locator('main details[open]').getByText('Link to this answer');
      await expect(last).toBeInViewport({ ratio: 1 });
    },
  ],
};

/**
 * The forms share one frame and one set of colors. Only their fields differ, and so their height.
 */
const modesOf = (name: string) =>
  name.endsWith(', refused') && !name.includes('consultation')
    ? (['as it comes', 'text at 200 %'] as const)
    : modeNames;

/** One that fills a phone, and what opens at the page's edge and without a frame. */
const everyRun: ReadonlySet<string> = new Set([
  'the consultation form, refused',
  'an answer of the FAQ with the contact widget',
]);

for (const [name, [path, open]] of Object.entries(openings)) {
  const modes = modesOf(name);
  const named = modes === modeNames ? 'in any mode' : 'with small and large text';
  test(
    `${name} opens: nothing that axe finds and nothing lost, ${named}, at any width`,
    inAllUnless(everyRun.has(name)),
    async ({ page }) => {
      test.slow();
      await page.goto(path);
      await hydrated(page);
      await open(page);
      // The page behind a modal dialog is inert, so only the dialog is checked.
      const isModal = (await page.locator('dialog:modal').count()) > 0;
      await inEveryMode(
        page,
        async (where, width, rules) => {
          expect.soft(await layoutFaults(page), where).toEqual([]);
          // Between the narrowest and the widest window a dialog only moves.
          if (width !== 900) await expectNoFaults(page, where, rules, isModal ? 'dialog:modal' : undefined);
        },
        modes,
      );
    },
  );
}

test('the menu of a phone opens: nothing that axe finds and nothing lost, in any mode', async ({ page }) => {
  await page.setViewportSize(windows[0]);
  await page.goto('/faq');
  await hydrated(page);
  await page.getByText('Menu', { exact: true }).click();
  for (const mode of process.env.TEST_ALL ? modeNames : (['as it comes', 'inverted contrast'] as const)) {
    await switchMode(page, mode);
    await expectNoFaults(page, mode, axeRulesFor(mode, windows[0].width));
    const faults = await layoutFaults(page);
    // It lies over the page.
    expect
      .soft(
        faults.filter((fault) => !fault.startsWith('overlap')),
        mode,
      )
      .toEqual([]);
  }
});

test('with text at 200 % on the smallest phone each form scrolls to its end', async ({ page }) => {
  await enterMode(page, 'text at 200 %');
  await page.setViewportSize(windows[0]);
  await page.goto('/');
  await hydrated(page);
  for (const kind of homeKinds) {
    const dialog = await openForm(page, kind);
    const button = submitButton(page, kind);
    await button.scrollIntoViewIfNeeded();
    await expect(button, kind).toBeInViewport({ ratio: 1 });
    const { sideways, scrolls } = await dialog.evaluate((element) => ({
      sideways: element.scrollWidth - element.clientWidth,
      scrolls: element.scrollHeight > element.clientHeight,
    }));
    expect(sideways, kind).toBeLessThanOrEqual(0);
    expect(scrolls, kind).toBe(true);
    await expect(dialog.getByRole('button', { name: 'Close' }), kind).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
});
