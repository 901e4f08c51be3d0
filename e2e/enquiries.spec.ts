import type { Locator, Page } from '@playwright/test';
import { EMAIL_SEND_PATH } from '@rivermark/contracts/email-send';
import { failureDescription } from '@rivermark/contracts/forms';
import type { ReceivedMail } from '@rivermark/testkit/mail-server';
import { withTag } from './analytics-tag.ts';
import { expect, test } from './fixtures.ts';
import {
  entriesFor,
  expectThanks,
  fillForm,
  hydrated,
  newVisitor,
  openForm,
  subjectOf,
  submitButton,
} from './forms.ts';
import { liesOver } from './message-place.ts';
import { sizeAt } from './paths.ts';

const kind = 'consultation';

/** The service fails: the message lies not over the form, which keeps its place. */
async function expectFailureAside(page: Page, dialog: Locator) {
  await page.route(`**${EMAIL_SEND_PATH}`, (route) => route.fulfill({ status: 500, body: 'broken' }), {
    times: 1,
  });
  const top = async () => Math.round((await dialog.boundingBox())?.y ?? 0);
  const before = await top();
  await submitButton(page, kind).click();
  const message = page.locator('.toast').filter({ hasText: failureDescription(kind) });
  await expect(message).toBeVisible();
  await expect.poll(() => liesOver(page, 'dialog:modal')).toBe(false);
  expect(await top()).toBe(before);
  await expect(submitButton(page, kind)).toBeInViewport({ ratio: 1 });
  await message.getByRole('button', { name: 'Dismiss' }).click();
  await expect(dialog).not.toHaveAttribute('style', /./);
}

test('a form keeps everything when the service fails, and no message lies over it; a retry reaches the agent once, with the visitor in Reply-To; the tag is told of opening, failure and success, and nobody else of what was typed', async ({
  page,
  served,
  watching,
}) => {
  watching.expected.push(/500|Failed to load resource/);
  // Only final positions count, not overlaps during smooth scrolling.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const tag = await withTag(page);
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    const said = request.url() + JSON.stringify(request.headers());
    elsewhere.push(request.url().endsWith(EMAIL_SEND_PATH) ? said : said + (request.postData() ?? ''));
  });
  const { name, email, phone } = newVisitor();
  const visitor = { name: name.replace('Ada ', 'Zzmark Zz'), email: `zzmark-${email}`, phone };
  await page.goto('/faq?utm_source=newsletter&utm_medium=email');
  await hydrated(page);
  const dialog = await openForm(page, kind);
  // Each freely chosen entry has a mark, so that it can be recognized everywhere.
  const entries = { ...entriesFor(kind, visitor), about: 'Zzmark, a dock near Ortega' };
  await fillForm(page, kind, entries);
  for (const width of process.env.TEST_ALL ? [1280, 900, 390] : [1280, 390]) {
    await page.setViewportSize(sizeAt(width));
    await expectFailureAside(page, dialog);
  }
  for (const [field, value] of Object.entries(entries))
    await expect(dialog.locator(`[name="${field}"]`)).toHaveValue(value);

  await submitButton(page, kind).click();
  await expectThanks(page, kind);
  await expect(dialog).toBeHidden();
  const isOurs = ({ mail }: ReceivedMail) => mail.subject === subjectOf(kind, visitor);
  const { mail, recipients } = await served.mail.waitForMail(isOurs);
  expect(recipients).toEqual(['agent@rivermark.example']);
  expect(mail.replyTo?.[0]?.address).toBe(visitor.email);
  for (const value of Object.values(entries)) expect(mail.text).toContain(value);
  expect(served.mail.received.filter(isOurs)).toHaveLength(1);
  expect(mail.text).toContain('Found me through: newsletter / email');
  expect(await page.evaluate(() => sessionStorage.getItem('rivermark-source'))).toBeNull();

  await tag.has('modal_open', 'lead');
  await tag.has('form_submission', 'lead_form_error');
  await tag.has('form_submission', 'lead_form_success');
  await tag.has('lead_generation', kind);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Nocatee' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Nocatee' })).toBeVisible();
  expect(JSON.stringify(tag.sent)).not.toMatch(/zzmark|555-0123/i);
  expect(elsewhere.length).toBeGreaterThan(5);
  for (const said of elsewhere) expect(said).not.toMatch(/zzmark|555-0123/i);
});
