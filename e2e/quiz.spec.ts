import { faultsOf } from './faults-of.ts';
import { expect, test } from './fixtures.ts';
import { hydrated } from './forms.ts';
import { sizeAt, type styles, widths } from './paths.ts';

type Style = (typeof styles)[number];

const titles: Readonly<Record<Style, string>> = {
  coastal: 'Coastal Chill',
  urban: 'Urban Cool',
  historic: 'Historic Soul',
  eclectic: 'Creative Edge',
  suburban: 'Family Focused',
};

test('by keyboard alone six answers lead to a result that says why, and how the votes fell, and which is shared; on a phone all five answers are seen at once, above the way on, also when it is refused', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const phone = { width: 390, height: 844 };
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/neighborhood-quiz');
  await hydrated(page);
  const quiz = page.getByRole('main');
  await quiz.getByRole('button', { name: 'Next' }).press('Enter');
  await expect(quiz.getByRole('alert')).toHaveText('Please choose an option.');
  // The message makes no part touch another.
  const third = await quiz.locator('.quiz-option').nth(2).boundingBox();
  const label = await quiz.locator('.quiz-way > .label').boundingBox();
  expect((label?.y ?? 0) - (third?.y ?? 0) - (third?.height ?? 0)).toBeGreaterThan(16);
  await page.setViewportSize(phone);
  const given: readonly Style[] = ['historic', 'historic', 'coastal', 'historic', 'urban', 'historic'];
  for (const [place, style] of given.entries()) {
    await expect(quiz.getByText(`Question ${place + 1} of 6`)).toBeVisible();
    if (place > 0) await expect(quiz.locator('legend')).toBeFocused();
    const on = quiz.getByRole('button', { name: place === 5 ? 'Get My Results!' : 'Next' });
    await on.press('Enter');
    await expect(quiz.getByRole('alert')).toHaveText('Please choose an option.');
    const { foot, bar, at } = await quiz.evaluate((main, wanted) => {
      const options = [...main.querySelectorAll('.quiz-option')];
      return {
        foot: options.at(-1)?.getBoundingClientRect().bottom ?? Number.NaN,
        bar: main.querySelector('.quiz-bar')?.getBoundingClientRect().top ?? 0,
        at: options.findIndex((option) => option.querySelector(`input[value=${wanted}]`)),
      };
    }, style);
    expect(foot, `question ${place + 1}`).toBeLessThanOrEqual(bar);
    await quiz.getByRole('radio').first().press('Space');
    for (let press = 0; press < at; press += 1) await page.keyboard.press('ArrowDown');
    await expect(quiz.locator(`input[value=${style}]`)).toBeFocused();
    // From an answer, Enter goes on, too.
    if (place > 0) await on.focus();
    await page.keyboard.press('Enter');
  }
  await expect(page).toHaveURL(/\/neighborhood-quiz\/historic$/);
  await expect(page.getByRole('heading', { level: 1, name: titles.historic })).toBeInViewport();
  await expect(quiz.locator('.quiz-won .lead')).toContainText('Your answers lean to');
  await expect(quiz.locator('.quiz-matches h3')).toHaveText(['Riverside', 'Avondale', 'Springfield']);
  await expect(quiz.getByRole('meter', { name: titles.historic })).toHaveJSProperty('value', 4);
  await expect(quiz.getByRole('meter', { name: titles.suburban })).toHaveJSProperty('value', 0);
  // What was chosen is seen again, in the questions' order, and said.
  const chosen = quiz.locator('.quiz-given').getByRole('img');
  await expect(chosen).toHaveCount(6);
  await expect(chosen.first()).toHaveAttribute('alt', 'A market under the bridge and a park bench');
  for (const width of widths) {
    await page.setViewportSize(sizeAt(width));
    if (width === 390 || process.env.TEST_ALL) expect(await faultsOf(page), `at ${width} px`).toEqual([]);
    // The bars' own parts, too, end with the page.
    const beyond = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(await beyond(), `at ${width} px`).toBe(0);
  }
  await hydrated(page);
  await quiz.getByRole('button', { name: 'Copy Link' }).press('Enter');
  await expect(page.locator('.toast')).toContainText('Link copied!');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  await quiz.getByRole('link', { name: 'Take Quiz Again' }).press('Enter');
  await expect(quiz.getByText('Question 1 of 6')).toBeVisible();
  await expect(quiz.locator('input:checked')).toHaveCount(0);
});
