import type { Page } from '@playwright/test';
import { NOTICE_SUBJECT } from '@rivermark/contracts/documents';
import type { MailServer } from '@rivermark/testkit/mail-server';
import { fill, open, submit, thanks } from './documents.ts';
import { expect } from './fixtures.ts';
import { newVisitor } from './forms.ts';

/** A client hands six documents over; returns the link in the mail that the agent gets. */
export async function linkOfNotice(
  page: Page,
  mail: MailServer,
  chosen: Parameters<typeof fill>[1] = {},
): Promise<string> {
  const visitor = newVisitor();
  await open(page);
  await fill(page, chosen);
  await page.getByLabel('Your name').fill(visitor.name);
  await submit(page).click();
  await expect(thanks(page)).toBeVisible();
  const notice = await mail.waitForMail(
    ({ mail: { subject, text } }) => subject === NOTICE_SUBJECT && !!text?.includes(visitor.name),
  );
  return /^Open the documents: (\S+)$/m.exec(notice.mail.text ?? '')?.[1] ?? '';
}
