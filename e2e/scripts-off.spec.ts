import { formSpecs, thanksDescription, thanksTitle } from '@rivermark/contracts/forms';
import { expect, test } from './fixtures.ts';
import { dialogOf, entriesFor, fillForm, newVisitor, openForm, subjectOf, submitButton } from './forms.ts';

test.use({ javaScriptEnabled: false });

test('without scripts a phone shows six developments, then all 20; a dialog can be closed, another form is sent, its fault is explained on a page that kept every entry, and mended there it is thanked for and mailed', async ({
  page,
  served,
  watching,
}) => {
  watching.expected.push(/422/);
  const visitor = newVisitor();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const shown = page.locator('.developments-list li').filter({ visible: true });
  await expect(shown).toHaveCount(6);
  await page.getByText('All 20 projects').click();
  await expect(shown).toHaveCount(20);
  await openForm(page, 'portfolio');
  await page.getByRole('button', { name: 'Close' }).first().click();
  await expect(dialogOf(page, 'portfolio')).toBeHidden();
  await openForm(page, 'contact');
  await fillForm(page, 'contact', { ...entriesFor('contact', visitor), phone: '555' });
  await submitButton(page, 'contact').click();
  await expect(page.getByText('Enter a phone number with at least 10 digits').first()).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(visitor.name);
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('Hello,\nwhich streets stay dry?');
  await page.getByLabel('Phone', { exact: true }).fill(visitor.phone);
  await page.getByRole('button', { name: formSpecs.contact.submitLabel }).click();
  await expect(page).toHaveURL(/\/enquiries\/received\?kind=/);
  await expect(page.getByRole('heading', { name: thanksTitle })).toBeVisible();
  await expect(page.getByText(thanksDescription('contact'))).toBeVisible();
  const { mail } = await served.mail.waitForMail(
    ({ mail }) => mail.subject === subjectOf('contact', visitor),
  );
  expect(mail.replyTo?.[0]?.address).toBe(visitor.email);
});
