import { MINUTE_MS } from '@rivermark/contracts/durations';
import { type MailServer, startMailServer } from '@rivermark/testkit/mail-server';
import { waitUntil } from '@rivermark/testkit/wait-until';
import { onTestFinished } from 'vitest';
import { ordinaryPolicy } from '../src/outbox/policy.ts';
import type { Ports } from '../src/start/compose.ts';
import { call, callBody } from './calls.ts';
import { startApp } from './start-app.ts';

/**
 * The server with a real mail server, at a moment that the test moves. Every passing minute runs
 * what is due.
 */
export async function travel(
  begin: string,
  env: Readonly<Record<string, string>> = {},
  ports: Partial<Ports> = {},
) {
  let now = Date.parse(begin);
  const mail: MailServer = await startMailServer();
  // Registered first, so it runs last, after the server has closed its connections.
  onTestFinished(() => mail.stop());
  const started = await startApp(
    { SMTP_URL: mail.url, REMINDERS: 'on', PUBLIC_URL: 'https://www.example.com', ...env },
    { clock: () => now, outboxPolicy: { ...ordinaryPolicy, pollMs: 10 }, ...ports },
  );
  const { db, server } = started;
  const settled = () =>
    waitUntil('an empty outbox', async () =>
      (await started.outbox()).every(({ state }) => state !== 'pending' && state !== 'sending'),
    );
  return {
    ...started,
    mail,
    settled,
    enquire: (params: object = {}) => call(started.app, callBody(params)),
    /** Advances to a moment, minute by minute unless `everyMs` is given. */
    async to(moment: string, everyMs = MINUTE_MS) {
      const end = Date.parse(moment);
      while (now < end) {
        now = Math.min(now + everyMs, end);
        await server.scheduler.runDue();
      }
    },
    /** The outbox's rows so far, with the moment of each. */
    async given(...templates: string[]) {
      const rows = await db.selectFrom('outbox').selectAll().orderBy('created_at').execute();
      return rows
        .filter(({ template }) => templates.includes(template))
        .map(({ template, created_at }) => `${template} ${new Date(created_at).toISOString().slice(0, 16)}`);
    },
    /** Sends the mails. */
    async deliver() {
      server.outboxWorker.start();
      await settled();
    },
  };
}
