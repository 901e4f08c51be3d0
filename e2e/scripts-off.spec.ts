import { documentSpecs } from '@rivermark/contracts/documents';
import { formSpecs, readingFor, thanksDescription, thanksTitle } from '@rivermark/contracts/forms';
import { expect, test } from './fixtures.ts';
import { dialogOf, entriesFor, fillForm, newVisitor, openForm, subjectOf, submitButton } from './forms.ts';
import { sizeAt } from './paths.ts';

test.use({ javaScriptEnabled: false, viewport: sizeAt(390) });

test('without scripts a phone shows six developments, then all 20; a dialog can be closed; the thanks lead to the guide, in which what a chapter folds opens, and at once for whoever is led to it; a fault is explained on a page that kept every entry, and mended there it is thanked for and mailed; the concierge says what it needs, what papers are asked for, and how else to hand them over', async ({
  page,
  served,
  watching,
}) => {
  watching.expected.push(/422/);
  const visitor = newVisitor();
  const mailFor = (kind: 'buyer-guide' | 'contact') =>
    served.mail.waitForMail(({ mail }) => mail.subject === subjectOf(kind, visitor));
  await page.goto('/');
  const shown = page.locator('.developments-list li').filter({ visible: true });
  await expect(shown).toHaveCount(6);
  await page.getByText('All 20 projects').click();
  await expect(shown).toHaveCount(20);
  await openForm(page, 'portfolio');
  await page.getByRole('button', { name: 'Close' }).first().click();
  await expect(dialogOf(page, 'portfolio')).toBeHidden();

  await openForm(page, 'buyer-guide');
  await fillForm(page, 'buyer-guide', entriesFor('buyer-guide', visitor));
  await submitButton(page, 'buyer-guide').click();
  await expect(page.getByRole('heading', { name: thanksTitle })).toBeVisible();
  await mailFor('buyer-guide');
  await page.getByRole('link', { name: readingFor('buyer-guide')?.label ?? '' }).click();
  await expect(page.getByRole('heading', { name: 'After the keys' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print this guide' })).toBeHidden();
  const deposits = page.getByRole('heading', { name: 'Deposit at risk, and when' });
  await expect(deposits).toBeHidden();
  await page.getByRole('region', { name: 'The offer' }).locator('summary').click();
  await expect(deposits).toBeVisible();
  await page.goto('/buyers-guide#water-wind-and-insurance');
  await expect(page.getByRole('heading', { name: 'Citizens' })).toBeVisible();

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
  const { mail } = await mailFor('contact');
  expect(mail.replyTo?.[0]?.address).toBe(visitor.email);

  await page.goto('/client-concierge');
  await expect(page.getByText('This page needs scripts')).toContainText('Please call');
  for (const { label } of documentSpecs) await expect(page.getByText(label, { exact: true })).toBeVisible();
  await expect(page.locator('input[type=file]').first()).toBeHidden();
  await expect(page.getByRole('button', { name: 'Submit Documents' })).toBeHidden();
  await expect(page.getByRole('main').getByRole('link', { name: '904-555-0142' })).toBeVisible();
});
