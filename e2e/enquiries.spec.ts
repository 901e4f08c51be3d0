import type { Route } from '@playwright/test';
import { EMAIL_SEND_PATH } from '@rivermark/contracts/email-send';
import { formSpecs } from '@rivermark/contracts/forms';
import type { ReceivedMail } from '@rivermark/testkit/mail-server';
import { withTag } from './analytics-tag.ts';
import { expect, test } from './fixtures.ts';
import {
  dialogOf,
  entriesFor,
  expectThanks,
  fillForm,
  type HomeKind,
  homeKinds,
  hydrated,
  newVisitor,
  openForm,
  subjectOf,
  submitButton,
  type Visitor,
} from './forms.ts';
import { inAllUnless } from './in-all.ts';

const sendCall = `**${EMAIL_SEND_PATH}`;

/** The analytics tag's name of each form. */
const reportedAs: Readonly<Record<HomeKind, string>> = {
  'buyer-guide': 'lead',
  'cma-request': 'lead',
  consultation: 'lead',
  portfolio: 'portfolio',
  contact: 'contact',
};

/**
 * A visitor's entries. Each freely chosen one has a mark, so that it can be recognized everywhere.
 */
function markedEntries(kind: HomeKind, visitor: Visitor): Record<string, string> {
  const isFree = (field: string) =>
    formSpecs[kind].fields.some(
      ({ name, control }) => name === field && (control === 'text' || control === 'textarea'),
    );
  return Object.fromEntries(
    Object.entries(entriesFor(kind, visitor)).map(([field, value]) => [
      field,
      isFree(field) ? value.replace(/^(?!zz)/i, 'Zzmark ') : value,
    ]),
  );
}

for (const kind of homeKinds) {
  test(
    `the ${kind} form keeps everything when the service fails, and a retry reaches the agent once, with the visitor in Reply-To; the tag is told of opening, failure and success, and nobody else of what was typed`,
    inAllUnless(kind === 'consultation'),
    async ({ page, served, watching }) => {
      watching.expected.push(/500|Failed to load resource/);
      const tag = await withTag(page);
      const elsewhere: string[] = [];
      page.on('request', (request) => {
        const said = request.url() + JSON.stringify(request.headers());
        elsewhere.push(request.url().endsWith(EMAIL_SEND_PATH) ? said : said + (request.postData() ?? ''));
      });
      const { name, email, phone } = newVisitor();
      const visitor = { name: name.replace('Ada ', 'Zzmark Zz'), email: `zzmark-${email}`, phone };
      await page.goto('/?utm_source=newsletter&utm_medium=email');
      await hydrated(page);
      const dialog = await openForm(page, kind);
      const entries = markedEntries(kind, visitor);
      await fillForm(page, kind, entries);
      await page.route(sendCall, (route) => route.fulfill({ status: 500, body: 'broken' }), { times: 1 });
      await submitButton(page, kind).click();
      const what = kind === 'contact' ? 'message' : 'request';
      const toast = page
        .locator('.toast')
        .filter({ hasText: `There was an issue submitting your ${what}. Please try again.` });
      await expect(toast).toBeVisible();
      await expect(toast).toContainText('Error');
      await expect(dialog).toBeVisible();
      for (const [field, value] of Object.entries(entries))
        await expect(dialog.locator(`[name="${field}"]`)).toHaveValue(value);
      await tag.has('form_submission', `${reportedAs[kind]}_form_error`);

      await submitButton(page, kind).click();
      await expectThanks(page, kind);
      await expect(dialog).toBeHidden();
      const isOurs = ({ mail }: ReceivedMail) => mail.subject === subjectOf(kind, visitor);
      const { mail, recipients } = await served.mail.waitForMail(isOurs);
      expect(recipients).toEqual(['agent@rivermark.example']);
      expect(mail.replyTo?.[0]?.address).toBe(visitor.email);
      for (const value of Object.values(entries))
        for (const line of value.split('\n')) expect(mail.text).toContain(line);
      expect(served.mail.received.filter(isOurs)).toHaveLength(1);
      expect(mail.text).toContain('Found me through: newsletter / email');
      expect(await page.evaluate(() => sessionStorage.getItem('rivermark-source'))).toBeNull();

      await tag.has('form_submission', `${reportedAs[kind]}_form_success`);
      if (kind === 'contact') await tag.has('contact_method', 'form');
      else {
        await tag.has('modal_open', reportedAs[kind]);
        await tag.has('lead_generation', kind);
      }
      await page.getByRole('contentinfo').getByRole('link', { name: 'Nocatee' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Nocatee' })).toBeVisible();
      expect(JSON.stringify(tag.sent)).not.toMatch(/zzmark|555-0123/i);
      expect(elsewhere.length).toBeGreaterThan(5);
      for (const said of elsewhere) expect(said).not.toMatch(/zzmark|555-0123/i);
    },
  );
}

test("while it sends, the button reads 'Sending' and cannot be pressed again, and what is typed stays; an answer that is lost makes no second enquiry, and what is changed after it arrives as changed", async ({
  page,
  served,
  watching,
}) => {
  watching.expected.push(/net::ERR|Failed to load resource/);
  const visitor = newVisitor();
  const held = Promise.withResolvers<void>();
  let calls = 0;
  const hold = async (route: Route) => {
    calls += 1;
    await held.promise;
    await route.continue();
  };
  await page.route(sendCall, hold);
  await page.goto('/');
  await hydrated(page);
  await openForm(page, 'contact');
  await fillForm(page, 'contact', entriesFor('contact', visitor));
  await submitButton(page, 'contact').dblclick();
  const busy = dialogOf(page, 'contact').getByRole('button', { name: 'Sending' });
  await expect(busy).toBeDisabled();
  const message = dialogOf(page, 'contact').locator('[name=message]');
  await message.fill('And one thing more');
  held.resolve();
  await expectThanks(page, 'contact');
  await expect(message).toBeVisible();
  await expect(message).toHaveValue('And one thing more');
  await served.mail.waitForMail(({ mail }) => mail.subject === subjectOf('contact', visitor));
  expect(calls).toBe(1);
  await page.unroute(sendCall, hold);

  /** Sends a new visitor's enquiry, whose answer is lost. */
  const loseAnswer = async () => {
    const visitor = newVisitor();
    await fillForm(page, 'contact', entriesFor('contact', visitor));
    await page.route(
      sendCall,
      async (route) => {
        await route.fetch();
        await route.abort('connectionreset');
      },
      { times: 1 },
    );
    await submitButton(page, 'contact').click();
    const refusal = page.locator('.toast', { hasText: 'There was an issue submitting your message.' });
    await expect(refusal).toBeVisible();
    return visitor;
  };
  const unchanged = await loseAnswer();
  await submitButton(page, 'contact').click();
  await expect(dialogOf(page, 'contact')).toBeHidden();
  await page.getByRole('button', { name: 'Message', exact: true }).click();
  const changed = await loseAnswer();
  await message.fill('Second thoughts');
  await submitButton(page, 'contact').click();
  await expect(dialogOf(page, 'contact')).toBeHidden();
  await served.mail.waitForMail(
    ({ mail }) => mail.subject === subjectOf('contact', changed) && !!mail.text?.includes('Second thoughts'),
  );
  // A second mail of the one before would have arrived by now.
  expect(
    served.mail.received.filter(({ mail }) => mail.subject === subjectOf('contact', unchanged)),
  ).toHaveLength(1);
});

test('by keyboard alone: open, fill, send, and be back on the button that opened it', async ({
  page,
  served,
}) => {
  const visitor = newVisitor();
  await page.goto('/');
  await hydrated(page);
  const trigger = page.getByRole('button', { name: "Get the Buyer's Guide" });
  await trigger.focus();
  await page.keyboard.press('Enter');
  await expect(dialogOf(page, 'buyer-guide')).toBeVisible();
  const [first = '', last = ''] = visitor.name.split(' ');
  for (const [name, value] of [
    ['firstName', first],
    ['lastName', last],
    ['email', visitor.email],
    ['phone', visitor.phone],
  ] as const) {
    await expect(dialogOf(page, 'buyer-guide').locator(`[name="${name}"]`)).toBeFocused();
    await page.keyboard.type(value);
    await page.keyboard.press('Tab');
  }
  await expect(dialogOf(page, 'buyer-guide').getByRole('checkbox')).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(submitButton(page, 'buyer-guide')).toBeFocused();
  await page.keyboard.press('Enter');
  await expectThanks(page, 'buyer-guide');
  await expect(trigger).toBeFocused();
  await served.mail.waitForMail(({ mail }) => mail.subject === subjectOf('buyer-guide', visitor));
});

test('what does not fit is said at its field, and a line that has the focus leads to each; a dialog closed by mistake and a message over its limit keep what was typed; a filled honeypot gets the ordinary answer and no mail', async ({
  page,
  served,
}) => {
  await page.goto('/');
  await hydrated(page);
  const dialog = await openForm(page, 'cma-request');
  await dialog.locator('[name=email]').fill('not an address');
  await submitButton(page, 'cma-request').click();
  const summary = dialog.locator('.error-summary');
  await expect(summary).toBeFocused();
  await expect(summary).toHaveText(/First name.*Last name.*Email.*Phone.*Property address/);
  await expect(dialog.getByText('Enter your first name')).toHaveCount(1);
  await expect(dialog.locator('[name=email]')).toHaveAttribute('aria-invalid', 'true');
  await expect(dialog.locator('[name=email]')).toHaveAccessibleDescription(
    /Enter an email address in the form/,
  );
  await dialog.getByRole('link', { name: 'First name' }).click();
  await expect(dialog.locator('[name=firstName]')).toBeFocused();
  await page.keyboard.press('Escape');

  const portfolio = await openForm(page, 'portfolio');
  await portfolio.locator('[name=notes]').fill('Slate roof');
  await page.keyboard.press('Escape');
  await expect(portfolio).toBeHidden();
  await openForm(page, 'portfolio');
  await expect(portfolio.locator('[name=notes]')).toHaveValue('Slate roof');
  await page.keyboard.press('Escape');

  const message = `${'River. '.repeat(714)}end`;
  const contact = await openForm(page, 'contact');
  await fillForm(page, 'contact', { ...entriesFor('contact', newVisitor()), message });
  await submitButton(page, 'contact').click();
  await expect(contact).toContainText('Message is too long; please use at most 5000 characters');
  await expect(contact.locator('[name=message]')).toHaveValue(message);
  await page.keyboard.press('Escape');

  const spammer = newVisitor();
  const visitor = newVisitor();
  for (const [who, honeypot] of [
    [spammer, 'http://spam.example'],
    [visitor, ''],
  ] as const) {
    await openForm(page, 'buyer-guide');
    await fillForm(page, 'buyer-guide', entriesFor('buyer-guide', who));
    await dialogOf(page, 'buyer-guide')
      .locator('[name=reason_code]')
      .evaluate((input, value) => {
        (input as HTMLInputElement).value = value;
      }, honeypot);
    await submitButton(page, 'buyer-guide').click();
    await expectThanks(page, 'buyer-guide');
    await expect(dialogOf(page, 'buyer-guide')).toBeHidden();
  }
  await served.mail.waitForMail(({ mail }) => mail.subject === subjectOf('buyer-guide', visitor));
  expect(served.mail.received.some(({ mail }) => mail.subject === subjectOf('buyer-guide', spammer))).toBe(
    false,
  );
});
