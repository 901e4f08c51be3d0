import { NOTICE_SUBJECT } from '@rivermark/contracts/documents';
import type { MailServer } from '@rivermark/testkit/mail-server';
import type { RunningSite } from '@rivermark/testkit/site';
import { newVisitor } from './forms.ts';
import { handOver } from './visitors.ts';

/** A client hands six documents over; returns the link in the mail that the agent gets. */
export async function linkOfNotice(
  { site, mail }: { readonly site: RunningSite; readonly mail: MailServer },
  chosen?: Parameters<typeof handOver>[2],
): Promise<string> {
  const visitor = newVisitor();
  await handOver(site.url, visitor, chosen);
  const notice = await mail.waitForMail(
    ({ mail: { subject, text } }) => subject === NOTICE_SUBJECT && !!text?.includes(visitor.name),
  );
  return /^Open the documents: (\S+)$/m.exec(notice.mail.text ?? '')?.[1] ?? '';
}
