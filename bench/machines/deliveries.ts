import type { ReceivedMail } from '@rivermark/testkit/mail-server';

/** How often each enquiry arrived, by the reason for duplicates. */
export interface Deliveries {
  readonly once: number;
  /**
   * Twice under one Message-ID: a worker died, or lost the database, between the mail server's
   * acceptance and its record.
   */
  readonly again: number;
  /** Twice as two mails, which must never happen. */
  readonly doubled: number;
  readonly never: readonly string[];
}

/** `owed`: the marks of acknowledged enquiries. */
export function countDeliveries(owed: Iterable<string>, received: readonly ReceivedMail[]): Deliveries {
  const byMark = new Map<string, (string | undefined)[]>();
  for (const { mail } of received) {
    for (const mark of new Set(mail.text?.match(/Chaos-[0-9a-f-]{36}/g) ?? [])) {
      byMark.set(mark, [...(byMark.get(mark) ?? []), mail.messageId]);
    }
  }
  let [once, again, doubled] = [0, 0, 0];
  const never: string[] = [];
  for (const mark of owed) {
    const ids = byMark.get(mark) ?? [];
    if (ids.length === 0) never.push(mark);
    else if (ids.length === 1) once += 1;
    else if (new Set(ids).size === 1) again += 1;
    else doubled += 1;
  }
  return { once, again, doubled, never };
}
