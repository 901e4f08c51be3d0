import { formSpecs, thanksDescription, thanksTitle } from '@rivermark/contracts/forms';
import { expect, test } from './fixtures.ts';
import {
  dialogOf,
  entriesFor,
  fillForm,
  homeKinds,
  newVisitor,
  openForm,
  subjectOf,
  submitButton,
} from './forms.ts';
import { inAllUnless } from './in-all.ts';

test.use({ javaScriptEnabled: false });

for (const kind of homeKinds) {
  test(
    `without scripts the ${kind} form opens, sends and is thanked for`,
    inAllUnless(kind === 'contact' || kind === 'buyer-guide'),
    async ({ page, served }) => {
      const visitor = newVisitor();
      await page.goto('/');
      await openForm(page, kind);
      await fillForm(page, kind, entriesFor(kind, visitor));
      await submitButton(page, kind).click();
      await expect(page).toHaveURL(/\/enquiries\/received\?kind=/);
      await expect(page.getByRole('heading', { name: thanksTitle })).toBeVisible();
      await expect(page.getByText(thanksDescription(kind))).toBeVisible();
      const { mail } = await served.mail.waitForMail(({ mail }) => mail.subject === subjectOf(kind, visitor));
      expect(mail.replyTo?.[0]?.address).toBe(visitor.email);
    },
  );
}

test('without scripts a fault is explained on a page that kept every entry, and can be mended there', async ({
  page,
  served,
  watching,
}) => {
  watching.expected.push(/422/);
  const visitor = newVisitor();
  await page.goto('/');
  await openForm(page, 'contact');
  await fillForm(page, 'contact', { ...entriesFor('contact', visitor), phone: '555' });
  await submitButton(page, 'contact').click();
  await expect(page.getByText('Enter a phone number with at least 10 digits').first()).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(visitor.name);
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('Hello,\nwhich streets stay dry?');
  await page.getByLabel('Phone', { exact: true }).fill(visitor.phone);
  await page.getByRole('button', { name: formSpecs.contact.submitLabel }).click();
  await expect(page.getByRole('heading', { name: thanksTitle })).toBeVisible();
  await served.mail.waitForMail(({ mail }) => mail.subject === subjectOf('contact', visitor));
});

test('without scripts a dialog can be closed again', async ({ page }) => {
  await page.goto('/');
  await openForm(page, 'portfolio');
  await page.getByRole('button', { name: 'Close' }).first().click();
  await expect(dialogOf(page, 'portfolio')).toBeHidden();
});
