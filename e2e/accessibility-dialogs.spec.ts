import type { Page } from '@playwright/test';
import { axeRulesFor, inEveryMode, modeNames, switchMode, windows } from './accessibility-modes.ts';
import { expectNoFaults } from './faults-of.ts';
import { expect, test } from './fixtures.ts';
import { dialogOf, homeKinds, hydrated, openForm, submitButton } from './forms.ts';
import { inAllUnless } from './in-all.ts';
import { layoutFaults } from './layout-faults.ts';
import { violationsOf } from './second-opinion.ts';

const [smallest, , , laptop] = windows;
const press = (page: Page, name: string) => page.getByRole('button', { name }).first().click();

async function refused(page: Page, kind: (typeof homeKinds)[number]) {
  await openForm(page, kind);
  await submitButton(page, kind).click();
  await expect(dialogOf(page, kind).getByRole('group', { name: /check your entries/ })).toBeFocused();
}

/** Everything that opens over a page: where, and by what. */
const openings: Readonly<Record<string, Readonly<Record<string, (page: Page) => Promise<unknown>>>>> = {
  // What fills a phone, and what opens at the page's edge and without a frame.
  '/faq': {
    'an answer with the contact widget': async (page) => {
      await page.getByText("Let's Connect").click();
      await page.locator('main summary').nth(2).click();
      // Measured once it has unfolded.
      const last = page.locator('main details[open]').getByText('Link to this answer');
      await expect(last).toBeInViewport({ ratio: 1 });
    },
    'the consultation form, refused': (page) => refused(page, 'consultation'),
  },
  '/': {
    ...Object.fromEntries(
      homeKinds
        .filter((kind) => kind !== 'consultation')
        .map((kind) => [`the ${kind} form, refused`, (page: Page) => refused(page, kind)]),
    ),
    'the quiz without an answer': async (page) => {
      await press(page, 'Take the quiz here');
      await page.getByRole('dialog').getByRole('button', { name: 'Next' }).click();
      await expect(page.getByRole('dialog').getByText('Please choose an option.')).toBeVisible();
    },
  },
  '/neighborhoods/nocatee': {
    'the form for a showing': (page) => press(page, 'Request a Showing'),
    'the accessibility panel': async (page) => {
      await press(page, 'Accessibility');
      await expect(page.getByRole('dialog', { name: 'Accessibility' })).toBeVisible();
    },
  },
};

/**
 * The forms share one frame and one set of colors. Only their fields differ, and so their height.
 * The page below an answer has its colors from `accessibility-axe.spec.ts`.
 */
function modesOf(name: string) {
  if (name.endsWith(', refused') && !name.includes('consultation'))
    return ['as it comes', 'text at 200 %'] as const;
  if (name.startsWith('an answer') && !process.env.TEST_ALL)
    return ['as it comes', 'inverted contrast', 'text at 200 %'] as const;
  return modeNames;
}

async function expectMenu(page: Page) {
  await page.setViewportSize(smallest);
  await page.getByText('Menu', { exact: true }).click();
  for (const mode of process.env.TEST_ALL ? modeNames : (['as it comes', 'inverted contrast'] as const)) {
    await switchMode(page, mode);
    await expectNoFaults(page, `the menu, ${mode}`, axeRulesFor(mode, smallest.width), '.site-header');
    const faults = await layoutFaults(page);
    // It lies over the page.
    expect
      .soft(
        faults.filter((fault) => !fault.startsWith('overlap')),
        `the menu, ${mode}`,
      )
      .toEqual([]);
  }
  await page.keyboard.press('Escape');
}

const menuOn = (path: string) =>
  path === '/faq' ? 'a second engine finds nothing; the menu of a phone, ' : '';

// Opening a page takes longer than a look at it, so each is opened once for all that opens on it.
for (const [path, opens] of Object.entries(openings))
  test(
    `on ${path} ${menuOn(path)}${Object.keys(opens).join(', ')} open: nothing that axe finds and nothing lost, in the modes that matter, at any width`,
    inAllUnless(path === '/faq'),
    async ({ page }) => {
      test.slow();
      await page.goto(path);
      await hydrated(page);
      if (menuOn(path)) {
        // `accessibility-axe.spec.ts` has its opinion of every page with `--all`.
        expect.soft(await violationsOf(page), 'a second engine').toEqual([]);
        await expectMenu(page);
      }
      for (const [name, open] of Object.entries(opens)) {
        await switchMode(page, 'as it comes');
        await page.setViewportSize(laptop);
        await open(page);
        // The page behind a modal dialog is inert, so only the dialog is checked.
        const within = (await page.locator('dialog:modal').count()) > 0 ? 'dialog:modal' : undefined;
        await inEveryMode(
          page,
          async (where, width, rules) => {
            expect.soft(await layoutFaults(page), `${name} ${where}`).toEqual([]);
            // Between the narrowest and the widest window a dialog only moves.
            if (width !== 900) await expectNoFaults(page, `${name} ${where}`, rules, within);
          },
          modesOf(name),
        );
        await page.keyboard.press('Escape');
      }
    },
  );
