import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { dialogOf, homeKinds, hydrated, openForm, submitButton } from './forms.ts';
import { inAllUnless } from './in-all.ts';

/**
 * Whether the focused element is not hidden below fixed parts. WCAG requires a part of it; we
 * require its middle.
 */
const isInSight = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement;
    const target = at?.closest('.enquiry-consent, .quiz-option') ?? at;
    if (!target) return false;
    const { left, top, width, height } = (at?.matches('input') ? at : target).getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return Boolean(hit && (target.contains(hit) || hit.contains(target)));
  });

const scrollToEnd = (dialog: Locator) =>
  dialog.evaluate((element) => {
    element.scrollTop = element.scrollHeight;
  });

const phone = { width: 390, height: 844 };
const laptop = { width: 1280, height: 900 };

test('the way to send, the title and the way out of every form are in view, filled in, refused and at its end; refused, it grows downward: dialog, picture and words keep their place', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const window of [phone, laptop]) {
    await page.setViewportSize(window);
    await page.goto('/');
    await hydrated(page);
    const expectAll = async (dialog: Locator, send: Locator, where: string) => {
      for (const one of [
        send,
        dialog.getByRole('heading', { level: 2 }),
        dialog.getByRole('button', { name: 'Close' }),
      ])
        await expect.soft(one, where).toBeInViewport({ ratio: 1 });
    };
    for (const kind of homeKinds) {
      const at = `${kind} at ${window.width} px`;
      const dialog = await openForm(page, kind);
      const send = submitButton(page, kind);
      const places = () =>
        dialog.evaluate((element) =>
          ['.dialog-title', '.dialog-subject img', '.enquiry-intro'].map((part) => {
            const { top, left, width, height } = element.querySelector(part)?.getBoundingClientRect() ?? {};
            return [part, element.getBoundingClientRect().top, top, left, width, height];
          }),
        );
      await expectAll(dialog, send, at);
      const before = await places();
      // The lines of the way out end where the fields do.
      const ends = await dialog.evaluate((element) =>
        ['.dialog-close path', '.enquiry-send button'].map(
          (part) => element.querySelector(part)?.getBoundingClientRect().right ?? 0,
        ),
      );
      expect.soft(Math.abs((ends[0] ?? 0) - (ends[1] ?? 9)), at).toBeLessThan(3);
      await send.click();
      await expect(dialog.locator('.error-summary')).toBeFocused();
      await expectAll(dialog, send, `${at}, refused`);
      if (window === laptop) expect.soft(await places(), at).toEqual(before);
      await scrollToEnd(dialog);
      await expectAll(dialog, send, `${at}, at its end`);
      await page.keyboard.press('Escape');
    }
  }
});

/** A phone, a laptop, a phone half covered by its keyboard, and a phone on its side. */
for (const [width, height] of [
  [390, 844],
  [1280, 720],
  [390, 430],
  [844, 390],
] as const)
  test(
    `at ${width} by ${height} px nothing that stays in place lies over what has the focus in a dialog`,
    inAllUnless(height === 430),
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height });
      await page.goto('/neighborhoods/riverside');
      await hydrated(page);
      await page.getByRole('button', { name: 'Request a Showing' }).first().click();
      const dialog = dialogOf(page, 'showing');
      await submitButton(page, 'showing').click();
      await expect(dialog.locator('.error-summary')).toBeFocused();
      for (const key of ['Tab', 'Shift+Tab'])
        for (let stop = 0; stop < 16; stop += 1) {
          await page.keyboard.press(key);
          if (await page.evaluate(() => !document.activeElement?.closest('dialog'))) continue;
          expect.soft(await isInSight(page), `${key} ${stop}`).toBe(true);
        }

      await page.goto('/');
      await hydrated(page);
      await page.getByRole('button', { name: 'Take the quiz here' }).click();
      const quiz = page.getByRole('dialog', { name: 'Neighborhood Matchmaker Quiz' });
      await quiz.getByRole('radio').first().focus();
      for (let answer = 0; answer < 5; answer += 1) {
        await page.keyboard.press('ArrowDown');
        expect.soft(await isInSight(page), `answer ${answer}`).toBe(true);
      }
      await quiz.getByRole('button', { name: 'Next' }).click();
      await expect(quiz.getByText('Question 2 of 6')).toBeVisible();
      await expect(quiz.locator('legend')).toBeInViewport({ ratio: 1 });
    },
  );

test('one dress of the way out: the same in the dialogs of the home page and of every other page', async ({
  page,
}) => {
  const dresses = new Set<string>();
  for (const [path, open] of [
    ['/', () => openForm(page, 'portfolio')],
    ['/faq', () => openForm(page, 'contact')],
    ['/neighborhoods/ortega', () => page.getByRole('button', { name: 'Request a Showing' }).first().click()],
  ] as const) {
    await page.goto(path);
    await hydrated(page);
    await open();
    dresses.add(
      await page.locator('dialog:modal').evaluate((dialog) =>
        ['.dialog-close', '.dialog-title', '.field-control']
          .map((part) => {
            const style = getComputedStyle(dialog.querySelector(part) as Element);
            return [style.border, style.fontSize, style.position, style.padding].join(' ');
          })
          .join('; '),
      ),
    );
  }
  expect([...dresses]).toHaveLength(1);
});
