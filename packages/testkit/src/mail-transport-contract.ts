import assert from 'node:assert/strict';
import type { Email } from 'postal-mime';

interface Box {
  readonly name: string;
  readonly address: string;
}

interface Mail {
  readonly messageId: string;
  readonly from: Box;
  readonly to: Box;
  readonly replyTo: Box;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly isAutomatic?: boolean;
}

/** A mail transport, and what has come out of it. */
export interface TransportUnderTest {
  readonly transport: { send(mail: Mail): Promise<void>; close(): Promise<void> };
  arrived(): Promise<readonly Email[]>;
  /** From now on no mail can leave. */
  breakDown(): Promise<void>;
}

const mail: Mail = {
  messageId: '<5f0c2c1e-0000-4000-8000-000000000001@rivermark.example>',
  from: { name: 'Rivermark', address: 'enquiries@rivermark.example' },
  to: { name: 'Your Agent', address: 'agent@rivermark.example' },
  replyTo: { name: 'Zoë "Z" <b>', address: 'zoe@visitor.example' },
  subject: 'Señora Núñez asks — twice',
  text: 'First line\n.\nA line that begins with nothing but a dot, above\n',
  html: '<p>First line</p>',
};

/** What every mail transport does, each a promise and its proof. */
export const mailTransportContract: readonly (readonly [
  promise: string,
  prove: (on: TransportUnderTest) => Promise<void>,
])[] = [
  [
    'a mail arrives as it was given, letter by letter, with its own Message-ID',
    async ({ transport, arrived }) => {
      await transport.send(mail);
      const [only, ...rest] = await arrived();
      assert.equal(rest.length, 0);
      assert.equal(only?.messageId, mail.messageId);
      assert.equal(only?.subject, mail.subject);
      assert.equal(only?.text?.replaceAll('\r\n', '\n').trimEnd(), mail.text.trimEnd());
      assert.equal(only?.html?.trim(), mail.html);
      assert.deepEqual(
        only?.to?.map(({ address }) => address),
        [mail.to.address],
      );
      assert.deepEqual(
        only?.replyTo?.map(({ name, address }) => ({ name, address })),
        [mail.replyTo],
      );
    },
  ],
  [
    'a name that looks like addresses adds no recipient',
    async ({ transport, arrived }) => {
      await transport.send({ ...mail, replyTo: { ...mail.replyTo, name: 'a@b.example, Bcc: c@d.example' } });
      const [only] = await arrived();
      assert.deepEqual(
        only?.to?.map(({ address }) => address),
        [mail.to.address],
      );
      assert.deepEqual([only?.cc ?? [], only?.bcc ?? []], [[], []]);
      assert.deepEqual(
        only?.replyTo?.map(({ address }) => address),
        [mail.replyTo.address],
      );
    },
  ],
  [
    'only what a machine wrote by itself says so',
    async ({ transport, arrived }) => {
      const said = (one: Email) => one.headers.find(({ key }) => key === 'auto-submitted')?.value;
      await transport.send({ ...mail, isAutomatic: true });
      assert.deepEqual((await arrived()).map(said), ['auto-generated']);
      await transport.send({ ...mail, messageId: mail.messageId.replace('1@', '2@') });
      assert.deepEqual((await arrived()).map(said).sort(), ['auto-generated', undefined]);
    },
  ],
  [
    'a mail that cannot leave is told by a code and when it may heal, and may leave later',
    async ({ transport, breakDown }) => {
      await breakDown();
      await assert.rejects(transport.send(mail), ({ name, healing, code }: Record<string, unknown>) => {
        assert.equal(name, 'MailError');
        assert.equal(healing, 'soon');
        assert.match(String(code), /^[A-Z_0-9 ]+$/);
        return true;
      });
    },
  ],
];
