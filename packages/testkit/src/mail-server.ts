import type { AddressInfo, Socket } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { waitUntil } from './wait-until.ts';

export interface ReceivedMail {
  readonly from: string;
  /** The envelope's recipients: where the mail really goes. */
  readonly recipients: readonly string[];
  readonly mail: Email;
  /** As received. */
  readonly raw: Buffer;
  /** When it was complete, in milliseconds since 1970. */
  readonly at: number;
  /** Whether the sender got the acceptance; also false if the connection had broken by then. */
  isAnswered: boolean;
}

/** What the server does with a mail, given its number from 1. */
export type MailBehaviour =
  | 'accept'
  /** `says`: the text after the code, beginning with an enhanced status if wanted. */
  | { readonly at: 'recipient' | 'data'; readonly code: number; readonly says?: string }
  /** Reads the mail, then drops the connection without an answer. */
  | 'disconnect-in-data'
  /** Reads and stores the mail, then drops the connection without an answer. */
  | 'keep-and-disconnect'
  /** Reads and stores the mail, and answers only after this many milliseconds. */
  | { readonly answerAfterMs: number }
  /** Reads and stores the mail, and answers only once this has resolved. */
  | { readonly answerAfter: Promise<unknown> };

export interface MailServer {
  readonly url: string;
  readonly port: number;
  readonly received: ReceivedMail[];
  /** How often a mail was offered, whatever the outcome. */
  readonly offered: () => number;
  waitForMail(matches: (received: ReceivedMail) => boolean): Promise<ReceivedMail>;
  behave(next: (offer: number) => MailBehaviour): void;
  /** Drops every connection and accepts none, like a server that is down. */
  goDown(): void;
  comeUp(): Promise<void>;
  stop(): Promise<void>;
}

/** The package's types omit this. */
const socketOf = (connection: unknown) => (connection as { readonly _socket: Socket })._socket;
const idOf = (connection: unknown) => (connection as { readonly id: string }).id;

const refusal = ({ code, says = 'refused by the test' }: { code: number; says?: string }) =>
  Object.assign(new Error(says), { responseCode: code });

/** A real SMTP server on this machine that stores accepted mails and can be told to misbehave. */
export async function startMailServer({
  startTls = 'none',
}: {
  startTls?: 'none' | 'self-signed';
} = {}): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  let offers = 0;
  let behaviour: (offer: number) => MailBehaviour = () => 'accept';
  const server = new SMTPServer({
    authOptional: true,
    // The package has a self-signed certificate.
    disabledCommands: startTls === 'none' ? ['STARTTLS', 'AUTH'] : ['AUTH'],
    disableReverseLookup: true,
    logger: false,
    onRcptTo(_address, _session, done) {
      const how = behaviour(offers + 1);
      if (typeof how === 'object' && 'at' in how && how.at === 'recipient') {
        offers += 1;
        done(refusal(how));
      } else done();
    },
    onData(stream, session, done) {
      offers += 1;
      const how = behaviour(offers);
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      const ownConnection = [...server.connections].find((each) => idOf(each) === session.id);
      stream.on('end', async () => {
        const at = Date.now();
        const breakOff = () => {
          (session as unknown as { connection?: { close(): void } }).connection?.close();
          breakConnections();
        };
        if (how === 'disconnect-in-data') return breakOff();
        if (typeof how === 'object' && 'at' in how) return done(refusal(how));
        const { mailFrom, rcptTo } = session.envelope;
        const raw = Buffer.concat(parts);
        const kept: ReceivedMail = {
          from: mailFrom ? mailFrom.address : '',
          recipients: rcptTo.map(({ address }) => address),
          mail: await PostalMime.parse(raw),
          raw,
          at,
          isAnswered: false,
        };
        received.push(kept);
        const answer = () => {
          kept.isAnswered = ownConnection !== undefined && !socketOf(ownConnection).destroyed;
          done();
        };
        if (how === 'keep-and-disconnect') breakOff();
        else if (typeof how === 'object' && 'answerAfter' in how) void how.answerAfter.then(answer);
        else if (typeof how === 'object') setTimeout(answer, how.answerAfterMs);
        else answer();
      });
    },
  });
  const breakConnections = () => {
    for (const connection of server.connections) socketOf(connection).destroy();
  };
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    port: address.port,
    received,
    offered: () => offers,
    waitForMail: (matches) => waitUntil('a mail', () => received.find(matches)),
    behave(next) {
      behaviour = next;
    },
    goDown() {
      server.server.close();
      breakConnections();
    },
    comeUp: () => new Promise((resolve) => server.server.listen(address.port, '127.0.0.1', () => resolve())),
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
