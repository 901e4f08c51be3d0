import type { Page } from '@playwright/test';
import { readingFor } from '@rivermark/contracts/forms';
import { expect, test } from './fixtures.ts';
import {
  dialogOf,
  entriesFor,
  expectThanks,
  fillForm,
  hydrated,
  newVisitor,
  openForm,
  subjectOf,
  submitButton,
} from './forms.ts';
import { inAllUnless } from './in-all.ts';
import { pagesOfPdf } from './pages-of-pdf.ts';
import { BROKERAGE, sizeAt } from './paths.ts';

const reading = readingFor('buyer-guide');
if (!reading) throw new Error('Who asks for the guide is offered nothing to read');

async function expectChapters(page: Page) {
  await hydrated(page);
  await page.setViewportSize(sizeAt(1280));
  const reads = page.locator('.booklet-fold > summary').filter({ visible: true });
  const folded = await reads.count();
  expect(folded).toBeGreaterThan(10);
  await page.setViewportSize(sizeAt(390));
  await expect(reads).toHaveCount(folded);
  const chapter = (name: string) => page.getByRole('region', { name });
  const deposits = page.getByRole('heading', { name: 'Deposit at risk, and when' });
  const more = chapter('The offer').locator('summary');
  await expect(deposits).toBeHidden();
  await expect(more).toContainText('Deposit at risk, and when');
  await more.click();
  await expect(deposits).toBeVisible();

  const citizens = page.getByRole('heading', { name: 'Citizens' });
  await expect(citizens).toBeHidden();
  await chapter('Inspecting an old house').getByRole('link', { name: 'Next' }).click();
  await expect(page.getByRole('heading', { name: 'Water, wind and insurance' })).toBeInViewport();
  await expect(citizens).toBeVisible();
  const mark = (number: number) => page.locator(`a[href="#note-${number}"]`).first();
  await page.getByText('Read on').first().click();
  const ask = async (number: number) => {
    const note = page.locator(`#note-${number}`);
    await mark(number).scrollIntoViewIfNeeded();
    await expect(note).not.toBeInViewport();
    await mark(number).click();
    await expect(note).toBeInViewport();
  };
  for (const number of [1, 2, 1, 1]) await ask(number);
  await page.goBack();
  await expect(mark(1)).toBeInViewport();
}

/**
 * It prints as a booklet: a cover, each chapter on a page of its own, numbers and the brokerage at
 * the foot.
 */
async function expectBooklet(page: Page) {
  const chapters = await page.locator('.chapter h2').allTextContents();
  const headings = await page.locator('.chapter :is(h2, h3, caption)').allTextContents();
  // The cover's words are cream: they need its midnight.
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.booklet-cover')).toHaveCSS('background-color', 'rgb(11, 26, 44)');
  const pages = await pagesOfPdf(await page.pdf({ preferCSSPageSize: true, printBackground: true }));

  expect(pages.length).toBeGreaterThanOrEqual(24);
  expect(pages.length).toBeLessThanOrEqual(34);
  const textOf = (lines: readonly string[] = []) => lines.join('\n');
  const [cover, ...inner] = pages;
  expect(textOf(cover)).toContain("The Buyer's Guide");
  expect(textOf(cover)).toContain(BROKERAGE);
  const foot = `Rivermark · ${BROKERAGE}`;
  expect(textOf(cover)).not.toContain(foot);
  for (const [at, lines] of inner.entries()) {
    expect(lines.at(-1)).toBe(`${foot}${at + 2}`);
    // Page 2 is the contents, which end with the name of a chapter.
    const last = at === 0 ? '' : lines.at(-2);
    expect(headings, `page ${at + 2} ends with a heading`).not.toContain(last);
    expect(lines.length, `page ${at + 2} holds a line or two`).toBeGreaterThan(4);
    for (const floating of ["Let's Connect", 'Explore More', 'Skip to main content', 'Print this guide'])
      expect(textOf(lines)).not.toContain(floating);
  }
  const starts = inner.map((lines) => lines.slice(0, 2));
  for (const chapter of chapters)
    expect(
      starts.filter((first) => first.includes(chapter)),
      chapter,
    ).toHaveLength(1);
}

for (const width of [390, 1280]) {
  test(
    `at ${width} px who asks for the guide is told what will come, is offered it at once, and the agent can forward it${width === 390 ? '; a chapter says what more it holds, opens at a touch, and is open for whoever is led to it; a source is shown each time it is asked for, and going back returns to the sentence; it prints as a booklet: a cover, each chapter on a page of its own, numbers and the brokerage at the foot' : ''}`,
    inAllUnless(width === 390),
    async ({ page, served }) => {
      const visitor = newVisitor();
      await page.setViewportSize(sizeAt(width));
      // Its way over so long a page would be waited for.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto('/');
      await hydrated(page);
      await openForm(page, 'buyer-guide');
      await expect(dialogOf(page, 'buyer-guide')).toContainText(reading.promise);
      await fillForm(page, 'buyer-guide', entriesFor('buyer-guide', visitor));
      await submitButton(page, 'buyer-guide').click();
      await expectThanks(page, 'buyer-guide');
      await page.getByRole('link', { name: reading.label }).click();
      await expect(page).toHaveURL(/\/buyers-guide$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText("The Buyer's Guide");
      // The sheet of its own came with it, also from another page.
      await expect(page.locator('.chapter-head').first()).toHaveCSS('display', 'flex');
      await expect(page.locator('.toast')).toHaveCount(0);

      await page.getByRole('link', { name: 'After the keys' }).first().click();
      await expect(page.getByRole('heading', { name: 'After the keys' })).toBeInViewport();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);

      if (width === 390) await expectChapters(page);

      const { mail } = await served.mail.waitForMail(
        ({ mail }) => mail.subject === subjectOf('buyer-guide', visitor),
      );
      expect(mail.text).toContain(`${served.site.url}${reading.path}`);
      expect(mail.html).toContain(`href="${served.site.url}${reading.path}"`);
      if (width === 390) await expectBooklet(page);
    },
  );
}
