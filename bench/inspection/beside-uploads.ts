import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as later } from 'node:timers/promises';
import { documentIds, objectNameOf, STORAGE_PATH } from '@rivermark/contracts/documents';
import { EMAIL_SEND_PATH, emailIds } from '@rivermark/contracts/email-send';
import { onFreePort } from '@rivermark/testkit/on-free-port';
import { buildPdf, pageObjects } from '@rivermark/testkit/pdf';
import { serverFlags } from '@rivermark/testkit/site';
import { call } from '../chaos/call.ts';
import { openTimes, type Times } from '../load/times.ts';
import { type Turns, type Way, ways } from './ways.ts';

const UPLOADS = 10;
const PAUSE_MS = 10;
const small = buildPdf(pageObjects());

const inquiry = () =>
  JSON.stringify({
    user_id: emailIds.publicKey,
    service_id: emailIds.serviceId,
    template_id: emailIds.templates.contact,
    template_params: {
      from_name: 'Ada Visitor',
      from_email: 'ada@visitor.example',
      phone: '(904) 555-0134',
      message: 'Is the house still for sale?',
      submission_id: randomUUID(),
    },
  });

interface Site {
  readonly url: string;
  /** The turns of its event loop while `work` goes on. */
  watch(work: () => Promise<void>): Promise<Turns>;
  stop(): Promise<void>;
}

async function startSite(way: Way): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), 'rivermark-bench-'));
  const port = await onFreePort(async (free) => free);
  const child: ChildProcess = fork(join(import.meta.dirname, 'serve.ts'), [way], {
    execArgv: [...serverFlags],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      DATA_DIR: join(folder, 'data'),
      ENQUIRIES_PER_MINUTE: '1000000',
      DOCUMENTS_PER_HOUR: '1000',
      SELF_TEST_AT: 'off',
      REMINDERS: 'off',
    },
  });
  await new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('exit', () => reject(new Error('The server ended at once')));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    async watch(work) {
      const turns = new Promise<Turns>((resolve) => child.once('message', (said) => resolve(said as Turns)));
      child.send('watch');
      await work();
      child.send('report');
      return turns;
    },
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function visit(url: string, times: Times, isOver: () => boolean): Promise<void> {
  for (let count = 0; !isOver(); count += 1) {
    const began = performance.now();
    const what = count % 5 === 4 ? 'inquiry' : 'page';
    const { status } =
      what === 'page'
        ? await call(`${url}/`)
        : await call(url + EMAIL_SEND_PATH, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: inquiry(),
          });
    times.add(what, performance.now() - began, status);
    await later(PAUSE_MS);
  }
}

/**
 * Sends ten documents at once, each from a network of its own. Resolves with the seconds until the
 * last answer.
 */
async function sendAll(url: string, documents: readonly Buffer[]): Promise<number> {
  const began = performance.now();
  await Promise.all(
    Array.from({ length: UPLOADS }, (_, i) =>
      call(
        `${url}${STORAGE_PATH}/object/${documentIds.bucket}/${objectNameOf(Date.now(), 'creditReport', `${randomUUID()}.pdf`)}`,
        {
          method: 'POST',
          headers: {
            apikey: documentIds.anonKey,
            'content-type': 'application/pdf',
            'x-forwarded-for': `198.51.100.${i}`,
          },
          body: documents[i % documents.length] ?? '',
        },
      ),
    ),
  );
  return (performance.now() - began) / 1000;
}

interface Measured {
  readonly alone: Times;
  readonly beside: Times;
  readonly seconds: number[];
  readonly turns: Turns[];
}

/**
 * Answer times of pages and inquiries while ten documents are inspected at once, by the way of
 * inspecting.
 */
export async function measureBesideUploads(documents: readonly Buffer[], rounds: number): Promise<void> {
  const results = new Map<Way, Measured>();
  const names = Object.keys(ways) as Way[];
  for (const way of names)
    results.set(way, { alone: openTimes(), beside: openTimes(), seconds: [], turns: [] });
  // Rounds take turns, so that a busy machine slows all ways alike.
  for (let round = 0; round < rounds; round += 1) {
    for (const way of names) {
      const site = await startSite(way);
      const { alone, beside, seconds, turns } = results.get(way) as Measured;
      try {
        const during = async (times: Times, work: Promise<unknown>) => {
          let isOver = false;
          const ended = work.finally(() => {
            isOver = true;
          });
          await Promise.all([
            ended,
            visit(site.url, times, () => isOver),
            visit(site.url, times, () => isOver),
          ]);
        };
        // The first requests compile the server's code.
        await during(openTimes(), sendAll(site.url, [small]));
        await during(alone, later(1000));
        const watched = await site.watch(async () => {
          const sending = sendAll(site.url, documents);
          await during(beside, sending);
          seconds.push(await sending);
        });
        turns.push(watched);
      } finally {
        await site.stop();
      }
    }
  }
  report(results);
}

const ms = (value: number) => value.toFixed(0).padStart(6);

function report(results: ReadonlyMap<Way, Measured>): void {
  console.log(
    '\nA turn is the processor time between two looks of the server at the network, in milliseconds.',
  );
  console.log(
    `Milliseconds until a page (p) or an inquiry (i) is answered, beside ${UPLOADS} documents sent at once`,
  );
  console.log(
    `${''.padEnd(30)}p 50 %  p 99 %   worst  i 50 %  i 99 %   worst   turn 99 %  worst  documents took`,
  );
  const row = (name: string, times: Times, end: string) =>
    console.log(
      name.padEnd(28),
      ...['page', 'inquiry'].flatMap((what) =>
        [0.5, 0.99, 1].map((share) => ` ${ms(times.at(what, share))}`),
      ),
      end,
    );
  for (const [way, { alone, beside, seconds, turns }] of results) {
    if (alone.errors.size + beside.errors.size > 0)
      throw new Error(`Not answered: ${[...alone.errors, ...beside.errors].join(' ')}`);
    if (way === 'turns') row('no documents', alone, '');
    const most = (of: (turn: Turns) => number) => ms(Math.max(...turns.map(of)));
    row(
      ways[way],
      beside,
      `    ${most(({ usual }) => usual)} ${most(({ worst }) => worst)}  ${Math.max(...seconds).toFixed(1)} s`,
    );
  }
}
