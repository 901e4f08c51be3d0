import { expect, test } from './fixtures.ts';
import { hydrated } from './forms.ts';
import { inAll } from './in-all.ts';
import { sizeAt } from './paths.ts';

test('the FAQ begins with its first answer, opens one at a time and closes it again; a question has an address that opens it, in view and clear of the header', async ({
  page,
}) => {
  await page.goto('/faq');
  await hydrated(page);
  const answers = page.locator('.answers details');
  await expect(answers).toHaveCount(8);
  await expect(page.locator('.answers details[open]')).toHaveCount(1);
  await expect(answers.first()).toHaveAttribute('open');
  await answers.nth(2).locator('summary').click();
  await expect(page.locator('.answers details[open]')).toHaveCount(1);
  await answers.nth(5).locator('summary').click();
  await expect(page.locator('.answers details[open]')).toHaveCount(1);
  await expect(answers.nth(5)).toHaveAttribute('open');
  await page.keyboard.press('Enter');
  await expect(page.locator('.answers details[open]')).toHaveCount(0);

  const ids = await answers.evaluateAll((all) => all.map(({ id }) => id));
  expect(new Set(ids).size).toBe(8);
  for (const id of process.env.TEST_ALL ? [ids[3], ids[7]] : [ids[7]]) {
    await page.goto('about:blank');
    await page.goto(`/faq#${id}`);
    await hydrated(page);
    const answer = page.locator(`details[id="${id}"]`);
    await expect(answer).toHaveAttribute('open');
    await expect(answer.locator('summary')).toBeInViewport();
    await expect
      .poll(async () => {
        const header = await page.getByRole('banner').boundingBox();
        const end = (header?.y ?? 0) + (header?.height ?? 0);
        return ((await answer.boundingBox())?.y ?? -1) >= Math.max(0, Math.floor(end));
      })
      .toBe(true);
  }
});

test('Market Insights says the headline figures, each with its month and the same numbers in tables', async ({
  page,
}) => {
  await page.goto('/market-insights');
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Market Insights & Trends');
  const cards = page.locator('.trend-card');
  await expect(cards).toHaveCount(4);
  for (const [place, figure] of ['$385,000', '42', '2.1', '1,247'].entries())
    await expect(cards.nth(place)).toContainText(figure);
  await expect(cards.first()).toContainText('+8.5%');
  // A minus, not a hyphen.
  await expect(cards.nth(1)).toContainText('−3 days');
  await page.getByText('The figures as tables').click();
  const tables = page.getByRole('table');
  for (const [place, card] of (await cards.all()).entries()) {
    await expect(card.getByRole('img', { name: /[A-Z][a-z]+ 20\d\d$/ })).toBeVisible();
    const words = card.locator('svg text');
    // The highest and the lowest with their months, as the line begins at no zero.
    await expect(words.filter({ hasText: /\d.*, [A-Z][a-z]+$/ })).toHaveCount(2);
    // A letter for each month in one text, and the years below.
    await expect(words.filter({ hasText: /^[JFMASOND]{13}$/ })).toHaveCount(1);
    await expect(words.filter({ hasText: /^20\d\d$/ })).toHaveCount(2);
    // What the measure at the line's end measures.
    await expect(words.filter({ hasText: /^[+−]\$?\d/ })).toHaveCount(1);
    await expect(tables.nth(place)).toBeVisible();
    // The months of a year, and the one it is compared with.
    await expect(tables.nth(place).locator('tbody tr')).toHaveCount(13);
  }
  const sales = page.getByRole('region', { name: 'Recent Notable Sales' }).getByRole('listitem');
  await expect(sales).toHaveCount(4);
  for (const width of [390, 1280]) {
    await page.setViewportSize(sizeAt(width));
    for (const sale of await sales.all()) {
      const days = sale.getByText(/\d+ days on market/);
      const box = await days.boundingBox();
      expect((box?.x ?? width) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    }
    // Four in a row or two, never three and a hole.
    const rows = new Set(
      await cards.evaluateAll((all) => all.map((card) => Math.round(card.getBoundingClientRect().y))),
    );
    expect(4 % rows.size).toBe(0);
  }
  // One note says for the whole page that its figures are samples.
  await expect(page.getByRole('main').getByText(/Sample figures/)).toHaveText([
    /^For the whole page: Sample figures for illustration, [A-Z][a-z]+ 20\d\d/,
  ]);
  await expect(
    page.getByRole('region', { name: 'Neighborhood Spotlight' }).getByRole('listitem'),
  ).toHaveCount(3);
  const investment = page.getByRole('region', { name: 'Investment Insights' });
  await expect(investment.getByRole('heading', { level: 3 })).toHaveText([
    /pre-construction/i,
    /rental yield/i,
    /population growth/i,
  ]);
  await expect(page.locator('a[href^="mailto:"][href*="report"]')).toHaveCount(1);
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toHaveText(/Home.*Market Insights/);
});

test('what a page is for stands one distance above what follows', inAll, async ({ page }) => {
  await page.setViewportSize(sizeAt(1280));
  const distances = new Set<number>();
  for (const path of ['/faq', '/client-concierge', '/market-insights', '/properties']) {
    await page.goto(path);
    const distance = await page.evaluate(async () => {
      await document.fonts.ready;
      // An empty inline block stands on the base line of the words before it.
      const lines = [...document.querySelectorAll('.page-head .head > *')].map((words) => {
        const mark = document.createElement('span');
        mark.style.display = 'inline-block';
        words.append(mark);
        return mark.getBoundingClientRect().bottom;
      });
      const end = document.querySelector('.page-head')?.getBoundingClientRect().bottom ?? 0;
      return Math.round(end - Math.max(...lines));
    });
    distances.add(distance);
  }
  expect(Math.max(...distances) - Math.min(...distances)).toBeLessThan(4);
});

for (const width of [390, 1280]) {
  test(`at ${width} px the contact widget offers a text message and a form`, inAll, async ({ page }) => {
    await page.setViewportSize(sizeAt(width));
    await page.goto('/terms-of-service');
    await hydrated(page);
    await page.getByText("Let's Connect").click();
    await expect(page.getByRole('link', { name: 'Text Me' })).toHaveAttribute('href', /^sms:\+1904/);
    await page.getByRole('button', { name: 'Message', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Send a Message' })).toBeVisible();
  });
}
