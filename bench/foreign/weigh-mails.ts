import { execFileSync } from 'node:child_process';
import { fixtureContent } from '@rivermark/content/fixtures';
import { mailExamples as examplesOf } from '@rivermark/emails/gallery';
import { startMailServer } from '@rivermark/testkit/mail-server';
import { smtpTransport } from '../../apps/server/src/mail/smtp-transport.ts';
import type { Finding } from './finding.ts';

const mailExamples = examplesOf(fixtureContent());

/** Spam points; mail servers commonly stop a mail at 5. */
const MOST_SCORE = 0.6;

/**
 * Every SpamAssassin treats this as spam, by agreement. One that does not has no rules, so its
 * scores prove nothing.
 */
const GTUBE = 'XJS*C4JDBQADN1.NSBN3*2IDNEN*GTUBE-STANDARD-ANTI-UBE-TEST-EMAIL*C.34X';
const idOf = (name: string) => `<${name}@rivermark.example>`;
const knownSpam = Buffer.from(`Message-ID: ${idOf('known')}\r\nSubject: Known\r\n\r\n${GTUBE}\r\n`);

/** Separates the mails of a mailbox, which are passed in one go. */
const BEGIN = 'From sender@rivermark.example Sat Nov 21 12:00:00 2026\n';
const inMailbox = (raw: Buffer) =>
  `${BEGIN}${raw
    .toString('latin1')
    .replaceAll('\r\n', '\n')
    .replace(/^(>*From )/gm, '>$1')}\n\n`;

/**
 * Every mail that the product can send, sent by its own transport, as the bytes that reached a real
 * mail server.
 */
async function sendExamples(): Promise<readonly Buffer[]> {
  const server = await startMailServer();
  const transport = smtpTransport(new URL(server.url));
  // As from a real site: an address of this machine would say nothing about links.
  const asLive = (text: string) => text.replaceAll('http://localhost:3000', 'https://rivermark.example');
  for (const [name, draw] of Object.entries(mailExamples)) {
    const { subject, html, text } = await draw();
    await transport.send({
      messageId: idOf(name),
      from: { name: 'Rivermark', address: 'enquiries@rivermark.example' },
      to: { name: 'Agent', address: 'agent@rivermark.example' },
      replyTo: { name: 'Marisol Whitfield', address: 'marisol@example.com' },
      subject,
      html: asLive(html),
      text: asLive(text),
    });
  }
  await transport.close();
  await server.stop();
  return server.received.map(({ raw }) => raw);
}

/** Points and rules by the mail's name. SpamAssassin returns them in its own order. */
function weigh(mails: readonly Buffer[]): Map<string, { readonly score: number; readonly rules: string }> {
  const said = execFileSync('spamassassin', ['--local', '--mbox'], {
    input: Buffer.from(mails.map(inMailbox).join(''), 'latin1'),
    encoding: 'latin1',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const found = said.split('From sender@rivermark.example ').flatMap((mail) => {
    const name = /^Message-ID: <(.+)@rivermark\.example>$/im.exec(mail)?.[1];
    const status = /^X-Spam-Status: \w+, score=(-?[\d.]+) \S+ tests=([\s\S]*?)\s+autolearn/m.exec(mail);
    if (!name || !status) return [];
    return [[name, { score: Number(status[1]), rules: (status[2] ?? '').replace(/\s+/g, '') }] as const];
  });
  return new Map(found);
}

/**
 * SpamAssassin's score of an example of each mail. Omits rules that need the network, because there
 * is none, and rules about a mail server's own headers, because there are none.
 */
export async function weighMails(): Promise<Finding> {
  const mails = await sendExamples();
  const scores = weigh([...mails, knownSpam]);
  const known = scores.get('known')?.score ?? 0;
  scores.delete('known');
  if (scores.size !== Object.keys(mailExamples).length || known < 100) {
    throw new Error(`SpamAssassin weighed ${scores.size} mails, and gave ${known} points to known spam`);
  }
  const all = [...scores].sort(([, one], [, other]) => other.score - one.score);
  const tooHigh = all.filter(([, { score }]) => score > MOST_SCORE);
  for (const [name, { score, rules }] of tooHigh) console.log(`${name}: ${score} by ${rules}`);
  return {
    what: `SpamAssassin, ${all.length} mails, one of each kind and case`,
    said: `worst ${all[0]?.[1].score} points (${all[0]?.[0]}); at most ${MOST_SCORE}`,
    isGood: tooHigh.length === 0,
  };
}
