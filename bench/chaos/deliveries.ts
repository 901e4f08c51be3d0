import type { MailServer, ReceivedMail } from '@rivermark/testkit/mail-server';

/** Each enquiry's mails, by its mark, in order of arrival. */
export function mailsOf(mail: MailServer): ReadonlyMap<string, readonly ReceivedMail[]> {
  const mails = new Map<string, ReceivedMail[]>();
  for (const each of mail.received) {
    for (const mark of new Set(each.mail.text?.match(/Chaos-[0-9a-f-]{36}/g))) {
      mails.set(mark, [...(mails.get(mark) ?? []), each]);
    }
  }
  return mails;
}

/**
 * Counts the enquiries that arrived more than once, by their exception to the fourth promise
 * (docs/architecture.md).
 */
export interface Doubled {
  /** The connection broke before the mail server's answer arrived. */
  answerLost: number;
  /** The process was killed between the mail server's acceptance and our record. */
  killed: number;
  /** No exception applies, which must never happen. What is known of each. */
  readonly unexplained: string[];
  /** As two different mails, which must never happen either. */
  underTwoIds: number;
}

/** From the command to kill a process until its successor was up, in milliseconds since 1970. */
export interface Kill {
  readonly began: number;
  readonly up: number;
}

/** The server's own records. */
interface Known {
  readonly kills: readonly Kill[];
  /** How each attempt ended, by Message-ID. */
  readonly attempts: Readonly<Record<string, readonly string[]>>;
}

export function doubledOf(mails: Iterable<readonly ReceivedMail[]>, { kills, attempts }: Known): Doubled {
  const doubled: Doubled = { answerLost: 0, killed: 0, unexplained: [], underTwoIds: 0 };
  for (const copies of mails) {
    if (copies.length < 2) continue;
    if (new Set(copies.map(({ mail }) => mail.messageId)).size > 1) doubled.underTwoIds += 1;
    const ends = attempts[copies[0]?.mail.messageId ?? ''] ?? [];
    // The last copy is the intended one: the others were sent again.
    const causes = copies.slice(0, -1).map(({ isAnswered, at }, place) => {
      if (!isAnswered) return 'answerLost';
      const next = copies[place + 1]?.at ?? at;
      // The next process found it abandoned, and could not know. The killed one's mail may still
      // have been in transit.
      const wasBetween = kills.some(({ began, up }) => at <= up && next >= began);
      const wasAbandoned = wasBetween && ends.includes('lease-expired');
      return wasAbandoned ? 'killed' : 'unexplained';
    });
    if (causes.includes('unexplained')) {
      const times = copies.map(({ at, isAnswered }) => `${at}${isAnswered ? '' : ' unanswered'}`);
      doubled.unexplained.push(
        `came at ${times.join(', ')}; attempts: ${ends.join(', ')}; kills: ${kills.map(({ began, up }) => `${began} to ${up}`).join(', ')}`,
      );
    } else doubled[causes.includes('killed') ? 'killed' : 'answerLost'] += 1;
  }
  return doubled;
}
