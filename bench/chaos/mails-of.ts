import type { MailServer } from '@rivermark/testkit/mail-server';

/** The Message-IDs of the mails in which each enquiry came, by its mark. */
export function mailsOf(mail: MailServer): ReadonlyMap<string, readonly string[]> {
  const mails = new Map<string, string[]>();
  for (const { mail: each } of mail.received) {
    for (const mark of new Set(each.text?.match(/Chaos-[0-9a-f-]{36}/g))) {
      mails.set(mark, [...(mails.get(mark) ?? []), each.messageId ?? '']);
    }
  }
  return mails;
}
