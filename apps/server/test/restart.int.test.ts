import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { EMAIL_SEND_PATH } from '@rivermark/contracts/email-send';
import { triesAll } from '@rivermark/testkit/every-case';
import { fileOf } from '@rivermark/testkit/server-programs';
import { waitUntil } from '@rivermark/testkit/wait-until';
import { expect } from 'vitest';
import { openDatabase } from '../src/db/open-database.ts';
import { callBody } from './calls.ts';
import { holdSocket } from './socket-holder.ts';
import { temporaryFolder } from './start-app.ts';
import { onEmbeddedStores } from './stores-of-run.ts';
import { writeTinySite } from './tiny-site.ts';

const main = fileOf('server');

const restarts = triesAll ? 2 : 1;

/** Sends one enquiry over its own connection, like a new visitor. Resolves with the status. */
function send(port: number, id: string): Promise<number> {
  const body = JSON.stringify(callBody({ submission_id: id }));
  return new Promise((resolve, reject) => {
    const call = request(
      {
        port,
        host: '127.0.0.1',
        path: EMAIL_SEND_PATH,
        method: 'POST',
        agent: false,
        headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
      },
      (answer) => void text(answer).then(() => resolve(answer.statusCode ?? 0), reject),
    );
    call.on('error', reject);
    call.end(body);
  });
}

// The socket belongs to one process on one data directory. Several machines have a front that skips
// a restarting one.
onEmbeddedStores(
  'restarts under load lose no request: the socket stays, and each is answered and stored once',
  async () => {
    const folder = temporaryFolder();
    const site = join(folder, 'site');
    writeTinySite(site);
    const dataDir = join(folder, 'data');
    const holder = await holdSocket(main, site, {
      DATA_DIR: dataDir,
      ENQUIRIES_PER_MINUTE: '1000000',
      MAILS_PER_HOUR: '1000000',
      SELF_TEST_AT: 'off',
      REMINDERS: 'off',
    });
    let pid = await holder.start();
    expect(await send(holder.port, randomUUID())).toBe(200);

    const sent: string[] = [];
    const answers: (number | string)[] = [];
    let over = false;
    const visitor = async () => {
      while (!over) {
        const id = randomUUID();
        sent.push(id);
        answers.push(await send(holder.port, id).catch((error: { code?: string }) => error.code ?? 'failed'));
      }
    };
    const visitors = Array.from({ length: 12 }, visitor);
    for (let restart = 0; restart < restarts; restart += 1) {
      const before = answers.length;
      await waitUntil('load', () => answers.length > before + 60);
      const ended = holder.ended();
      process.kill(pid, 'SIGTERM');
      expect(await ended).toBe(0);
      pid = await holder.start();
    }
    const before = answers.length;
    await waitUntil('load on the last one', () => answers.length > before + 60);
    over = true;
    await Promise.all(visitors);

    expect(new Set(answers)).toEqual(new Set([200]));
    const ended = holder.ended();
    process.kill(pid, 'SIGTERM');
    await ended;
    const db = openDatabase({ dataDir });
    const rows = await db.selectFrom('enquiry').select('enquiry_key').execute();
    await db.destroy();
    const stored = rows.map(({ enquiry_key }) => enquiry_key);
    expect(new Set(stored).size).toBe(stored.length);
    expect(sent.filter((id) => !stored.includes(id))).toEqual([]);
  },
);
