import type { Page } from '@playwright/test';
import {
  type EnquiryKind,
  formSpecs,
  subjectFor,
  thanksDescription,
  thanksTitle,
} from '@rivermark/contracts/forms';
import { sampleEntries } from '@rivermark/contracts/sample-entries';
import { expect } from './fixtures.ts';

/** How a visitor opens each form from the home page. */
export const triggers = {
  'buyer-guide': "Get the Buyer's Guide",
  'cma-request': 'Request a Home Valuation',
  consultation: 'Schedule Consultation',
  portfolio: 'Join Our Luxury Portfolio',
  contact: 'Message',
} as const;

export type HomeKind = keyof typeof triggers;
export const homeKinds = Object.keys(triggers) as HomeKind[];

let visitors = 0;

/** A visitor nobody else is, so that tests which share a mail server find their own mail. */
export function newVisitor() {
  visitors += 1;
  const mark = `${process.pid.toString(36)}-${visitors}`;
  return {
    email: `visitor-${mark}@example.com`,
    name: `Ada Visitor-${mark}`,
    phone: '(904) 555-0123',
  };
}
export type Visitor = ReturnType<typeof newVisitor>;

/** What the visitor enters, by field name. */
export function entriesFor(kind: EnquiryKind, { name, email, phone }: Visitor): Record<string, string> {
  const [firstName = '', lastName = ''] = name.split(' ');
  const all = { ...sampleEntries, firstName, lastName, name, email, phone };
  // Nothing is entered into what no visitor sees.
  const asked = formSpecs[kind].fields.filter(({ control }) => control !== 'hidden');
  return Object.fromEntries(asked.map((field) => [field.name, all[field.name]]));
}

export const dialogOf = (page: Page, kind: EnquiryKind) =>
  page.getByRole('dialog', {
    name: kind === 'showing' ? /^(Request a Showing|See .+)$/ : formSpecs[kind].title,
  });

export async function openForm(page: Page, kind: HomeKind) {
  if (kind === 'contact') await page.locator('.contact-widget summary').click();
  await page.getByRole('button', { name: triggers[kind], exact: true }).last().click();
  const dialog = dialogOf(page, kind);
  await expect(dialog).toBeVisible();
  return dialog;
}

export async function fillForm(page: Page, kind: EnquiryKind, entries: Record<string, string>) {
  const dialog = dialogOf(page, kind);
  for (const { name, control, folded } of formSpecs[kind].fields) {
    if (control === 'hidden') continue;
    const field = dialog.locator(`[name="${name}"]`);
    const value = entries[name];
    if (value === undefined) throw new Error(`The test says nothing for ${name}`);
    if (folded) await dialog.getByText(folded).click();
    if (control === 'select') await field.selectOption(value);
    else await field.fill(value);
  }
}

export const submitButton = (page: Page, kind: EnquiryKind) =>
  dialogOf(page, kind).getByRole('button', { name: formSpecs[kind].submitLabel });

export async function expectThanks(page: Page, kind: EnquiryKind) {
  const toast = page
    .locator('.toast')
    .filter({ hasText: thanksDescription(kind) })
    .last();
  await expect(toast).toContainText(thanksTitle);
  await expect(toast).toBeVisible();
}

export const subjectOf = (kind: EnquiryKind, visitor: Visitor) => subjectFor(kind, visitor.name);

/**
 * Waits until the page's scripts answer and its whole style is here. An island is hydrated with its
 * first use.
 */
export async function hydrated(page: Page) {
  const deferred = 'link[data-deferred]:not([data-deferred="applied"])';
  await page.locator(`html[data-hydrated]:not(:has(${deferred}))`).waitFor({ state: 'attached' });
}

/** Brings an island into view, where that hydrates it, and waits until it is. */
export async function islandReady(page: Page, name: string) {
  const island = page.locator(`[data-island="${name}"]`);
  // At once: hydration may replace the element, and Playwright waits until an element is still.
  await island.evaluate(({ firstElementChild }) =>
    firstElementChild?.scrollIntoView({ behavior: 'instant' }),
  );
  await expect(island).toHaveAttribute('data-hydrated');
}
