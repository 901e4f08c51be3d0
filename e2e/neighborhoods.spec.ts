import { expect, test } from './fixtures.ts';
import { dialogOf, entriesFor, expectThanks, fillForm, hydrated, newVisitor, submitButton } from './forms.ts';
import { inAllUnless } from './in-all.ts';
import { guideSlugs, sizeAt } from './paths.ts';

for (const width of [390, 1280]) {
  test(
    `at ${width} px a showing asked for on a guide reaches the agent with the place named; a date that has passed is refused, and a message that waits folded is opened where it is`,
    inAllUnless(width === 390),
    async ({ page, served }) => {
      const visitor = newVisitor();
      await page.setViewportSize(sizeAt(width));
      await page.goto('/neighborhoods/ortega');
      await hydrated(page);
      await page.getByRole('button', { name: 'Request a Showing' }).first().click();
      const dialog = dialogOf(page, 'showing');
      await expect(dialog).toContainText('written buyer agreement');
      await expect(dialog.locator('[name=message]')).toBeHidden();
      await fillForm(page, 'showing', { ...entriesFor('showing', visitor), preferredDate: '2020-01-01' });
      await submitButton(page, 'showing').click();
      await expect(dialog.locator('.field-fault')).toContainText(/date/i);
      const { preferredDate = '', message = '' } = entriesFor('showing', visitor);
      await dialog.locator('[name=preferredDate]').fill(preferredDate);
      const folded = dialog.locator('[name=message]');
      await folded.fill('x'.repeat(5001));
      await dialog.getByText('Add a message').click();
      await expect(folded).toBeHidden();
      await submitButton(page, 'showing').click();
      await expect(folded).toBeFocused();
      await expect(folded).toHaveAttribute('aria-invalid', 'true');
      await folded.fill(message);
      await submitButton(page, 'showing').click();
      await expectThanks(page, 'showing');
      await expect(dialog).toBeHidden();
      const { mail } = await served.mail.waitForMail(
        ({ mail }) => mail.subject === `Showing Request for Ortega from ${visitor.name}`,
      );
      expect(mail.replyTo?.[0]?.address).toBe(visitor.email);
      expect(mail.text).toContain('Ortega');
    },
  );

  test(
    `at ${width} px Explore More leads home and then down to the neighborhoods`,
    inAllUnless(width === 390),
    async ({ page }) => {
      await page.setViewportSize(sizeAt(width));
      await page.goto('/neighborhoods/riverside');
      await hydrated(page);
      const button = page.getByRole('link', { name: 'Explore More' });
      const box = await button.boundingBox();
      const brand = await page.getByRole('banner').getByRole('link').first().boundingBox();
      // On a phone at the edge of the words, on a wide window in the gutter beside it.
      expect(box?.x).toBeLessThanOrEqual(brand?.x ?? 0);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(sizeAt(width).height - 60);
      await button.click();
      await expect(page).toHaveURL(/\/$/);
      const heading = page.locator('#neighborhoods h2');
      await expect(heading).toBeInViewport();
      await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(300);
      expect((await heading.boundingBox())?.y).toBeGreaterThan(0);
      // It is requested once: a reload keeps its position.
      expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    },
  );
}

test('a showing asked for on the home page names the property, and another can be chosen', async ({
  page,
  served,
}) => {
  const visitor = newVisitor();
  await page.goto('/');
  await hydrated(page);
  await page.locator('.carousel-thumbnails').getByRole('link', { name: 'Avondale Tudor' }).click();
  const slide = page.locator('.slide:not([inert])');
  // Before hydration all slides are within reach.
  await expect(slide).toHaveCount(1);
  await expect(slide).toContainText('Avondale Tudor');
  const address = (await slide.locator('.slide-address').textContent()) ?? '';
  await slide.getByRole('button', { name: 'Request a Showing' }).click();
  const dialog = dialogOf(page, 'showing');
  await expect(dialog.locator('[name=place]')).toHaveValue(address);
  await fillForm(page, 'showing', entriesFor('showing', visitor));
  await submitButton(page, 'showing').click();
  await expectThanks(page, 'showing');
  await served.mail.waitForMail(
    ({ mail }) => mail.subject === `Showing Request for ${address} from ${visitor.name}`,
  );
});

test('a guide opens at its top and links the featured homes that lie there and further guides', async ({
  page,
}) => {
  await page.goto('/neighborhoods/avondale');
  await hydrated(page);
  await expect(page.getByRole('region', { name: 'See Avondale for yourself' })).toContainText(
    'Avondale Tudor',
  );
  const further = page.getByRole('navigation', { name: 'Look further' });
  await expect(further.getByRole('listitem')).toHaveCount(3);
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await further.getByRole('link', { name: /^Next guide/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Avondale');
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

for (const width of [390, 1280]) {
  test(
    `at ${width} px the tabs show all, or one at length, by pointer and by arrows`,
    inAllUnless(width === 390),
    async ({ page }) => {
      await page.setViewportSize(sizeAt(width));
      await page.goto('/');
      await hydrated(page);
      const tabs = page.getByRole('tablist', { name: 'Neighborhoods' });
      await expect(tabs.getByRole('tab')).toHaveText([
        'All',
        'Riverside',
        'San Marco',
        'Jacksonville Beach',
        'Nocatee',
      ]);
      const panel = page.getByRole('tabpanel');
      await expect(panel).toHaveCount(1);
      const cards = panel.getByRole('listitem').getByRole('link');
      await expect(cards).toHaveCount(guideSlugs.length);
      await tabs.getByRole('tab', { name: 'San Marco' }).click();
      await expect(panel).toHaveCount(1);
      await expect(panel).toContainText('$485K');
      await page.keyboard.press('ArrowRight');
      await expect(tabs.getByRole('tab', { name: 'Jacksonville Beach' })).toBeFocused();
      await expect(panel).toContainText('$625K');
      await page.keyboard.press('Home');
      await expect(cards).toHaveCount(guideSlugs.length);
    },
  );
}

test('100 ms after a neighborhood was chosen the tabs show all again', async ({ page, context }) => {
  await page.clock.install();
  await page.goto('/');
  await hydrated(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('tab', { name: 'Riverside' }).click();
  // In a tab of its own, so that this page stays to be looked at.
  const opened = context.waitForEvent('page');
  await page
    .getByRole('tabpanel')
    .getByRole('link', { name: 'Read the guide to Riverside' })
    .click({ modifiers: ['ControlOrMeta'] });
  await opened;
  await page.clock.runFor(99);
  await expect(page.getByRole('tab', { name: 'Riverside' })).toHaveAttribute('aria-selected', 'true');
  await page.clock.runFor(1);
  await expect(page.getByRole('tab', { name: 'All' })).toHaveAttribute('aria-selected', 'true');
});
