import type { MailServer, ReceivedMail } from '@rivermark/testkit/mail-server';

/** The mails in which each enquiry came, by its mark, in the order in which they came. */
export function mailsOf(mail: MailServer): ReadonlyMap<string, readonly ReceivedMail[]> {
  const mails = new Map<string, ReceivedMail[]>();
  for (const each of mail.received) {
    for (const mark of new Set(each.mail.text?.match(/Chaos-[0-9a-f-]{36}/g))) {
      mails.set(mark, [...(mails.get(mark) ?? []), each]);
    }
  }
  return mails;
}

/** Of the enquiries that came more than once, how many by which exception of the fourth promise (docs/architecture.md). */
export interface Doubled {
  /** The line broke before the mail server's answer was here. */
  answerLost: number;
  /** The process was killed between the mail server's accept and our mark. */
  killed: number;
  /** By none, which must never be: what is known of each. */
  readonly unexplained: string[];
  /** As two mails, which must never be either. */
  underTwoIds: number;
}

/** From the word to kill a process until its next was up, in milliseconds since 1970. */
export interface Kill {
  readonly began: number;
  readonly up: number;
}

/** What is known of the server's side. */
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
    // The last copy is the one that counts: the others were sent again.
    const causes = copies.slice(0, -1).map(({ isAnswered, at }, place) => {
      if (!isAnswered) return 'answerLost';
      const next = copies[place + 1]?.at ?? at;
      // Its next process found it in hand of nobody, and could not know. What the killed one had sent may still have been on its way.
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
