import type { Locator, Page } from '@playwright/test';
import { applySettings } from './accessibility-modes.ts';
import { expect, test } from './fixtures.ts';
import { dialogOf, type HomeKind, homeKinds, hydrated, openForm, submitButton } from './forms.ts';
import { inAll } from './in-all.ts';

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

const scrollTo = (dialog: Locator, end: 'start' | 'end') =>
  dialog.evaluate((element, end) => {
    element.scrollTop = end === 'start' ? 0 : element.scrollHeight;
  }, end);

const phone = { width: 390, height: 844 };
const laptop = { width: 1280, height: 900 };
const smallest = { width: 320, height: 640 };

/** The longest form and the shortest, which every page has; the home page has all. */
const [path, kinds]: readonly [string, readonly HomeKind[]] = process.env.TEST_ALL
  ? ['/', homeKinds]
  : ['/faq', ['consultation', 'contact']];

/** A phone half covered by its keyboard, and a phone, a low laptop and a phone on its side. */
const lowWindows = [
  { width: 390, height: 430 },
  ...(process.env.TEST_ALL ? [phone, { width: 1280, height: 720 }, { width: 844, height: 390 }] : []),
];

/** How the parts look that all dialogs with a form have. */
const dressOf = (dialog: Locator) =>
  dialog.evaluate((element) =>
    ['.dialog-close', '.dialog-title', '.field-control']
      .map((part) => {
        const style = getComputedStyle(element.querySelector(part) as Element);
        return [style.border, style.fontSize, style.position, style.padding].join(' ');
      })
      .join('; '),
  );

test('the way to send, the title and the way out of every form are in view, new, refused and at its end, and with text at 200 % it scrolls to its end; refused, it grows downward: dialog, picture and words keep their place; it is dressed the same on every page; nothing that stays in place lies over what has the focus', async ({
  page,
}) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(path);
  await hydrated(page);
  const dresses = new Set<string>();
  for (const kind of kinds) {
    await page.setViewportSize(laptop);
    const dialog = await openForm(page, kind);
    const send = submitButton(page, kind);
    const expectAll = async (where: string) => {
      for (const one of [
        send,
        dialog.getByRole('heading', { level: 2 }),
        dialog.getByRole('button', { name: 'Close' }),
      ])
        await expect.soft(one, `${kind} ${where}`).toBeInViewport({ ratio: 1 });
    };
    const places = () =>
      dialog.evaluate((element) =>
        ['.dialog-title', '.dialog-subject img', '.enquiry-intro'].map((part) => {
          const { top, left, width, height } = element.querySelector(part)?.getBoundingClientRect() ?? {};
          return [part, element.getBoundingClientRect().top, top, left, width, height];
        }),
      );
    for (const window of [phone, laptop]) {
      await page.setViewportSize(window);
      await expectAll(`at ${window.width} px`);
      // The lines of the way out end where the fields do.
      const ends = await dialog.evaluate((element) =>
        ['.dialog-close path', '.enquiry-send button'].map(
          (part) => element.querySelector(part)?.getBoundingClientRect().right ?? 0,
        ),
      );
      expect.soft(Math.abs((ends[0] ?? 0) - (ends[1] ?? 9)), kind).toBeLessThan(3);
    }
    dresses.add(await dressOf(dialog));
    const before = await places();
    await send.click();
    await expect(dialog.locator('.error-summary')).toBeFocused();
    expect.soft(await places(), kind).toEqual(before);
    for (const window of [laptop, phone]) {
      await page.setViewportSize(window);
      await scrollTo(dialog, 'start');
      await expectAll(`at ${window.width} px, refused`);
      await scrollTo(dialog, 'end');
      await expectAll(`at ${window.width} px, at its end`);
    }
    await page.setViewportSize(smallest);
    await applySettings(page, { fontSize: 200 });
    await send.scrollIntoViewIfNeeded();
    await expect.soft(send, kind).toBeInViewport({ ratio: 1 });
    await expect.soft(dialog.getByRole('button', { name: 'Close' }), kind).toBeInViewport();
    const { sideways, scrolls } = await dialog.evaluate((element) => ({
      sideways: element.scrollWidth - element.clientWidth,
      scrolls: element.scrollHeight > element.clientHeight,
    }));
    expect.soft(sideways, kind).toBeLessThanOrEqual(0);
    expect.soft(scrolls, kind).toBe(true);
    await applySettings(page, {});
    await page.keyboard.press('Escape');
  }

  await page.setViewportSize(laptop);
  await page.goto('/neighborhoods/riverside');
  await hydrated(page);
  await page.getByRole('button', { name: 'Request a Showing' }).first().click();
  const showing = dialogOf(page, 'showing');
  dresses.add(await dressOf(showing));
  expect([...dresses]).toHaveLength(1);
  await submitButton(page, 'showing').click();
  for (const window of lowWindows) {
    await page.setViewportSize(window);
    await showing.locator('.error-summary').focus();
    for (const key of ['Tab', 'Shift+Tab'])
      for (let stop = 0; stop < 16; stop += 1) {
        await page.keyboard.press(key);
        if (await page.evaluate(() => !document.activeElement?.closest('dialog'))) continue;
        expect.soft(await isInSight(page), `${key} ${stop} at ${window.width} px`).toBe(true);
      }
  }
});

test(
  'in the quiz nothing that stays in place lies over the answer that has the focus, and the next question is in view',
  inAll,
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await hydrated(page);
    await page.getByRole('button', { name: 'Take the quiz here' }).click();
    const quiz = page.getByRole('dialog', { name: 'Neighborhood Matchmaker Quiz' });
    for (const [at, window] of lowWindows.entries()) {
      await page.setViewportSize(window);
      await quiz.getByRole('radio').first().focus();
      for (let answer = 0; answer < 5; answer += 1) {
        await page.keyboard.press('ArrowDown');
        expect.soft(await isInSight(page), `answer ${answer} at ${window.width} px`).toBe(true);
      }
      await quiz.getByRole('button', { name: 'Next' }).click();
      await expect(quiz.getByText(`Question ${at + 2} of 6`)).toBeVisible();
      await expect(quiz.locator('legend')).toBeInViewport({ ratio: 1 });
    }
  },
);
