import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { call, callBody } from './calls.ts';
import { pdfBytes, startWithClients, submitAll } from './documents-calls.ts';
import { liveIn, MB, memoryOnAsk } from './process-memory.ts';
import { signIn } from './sign-in.ts';
import { temporaryFolder } from './start-app.ts';
import { portOf, startProcess } from './start-process.ts';
import { writeTinySite } from './tiny-site.ts';

/** Letters that do not compress below about three quarters. */
const letters = (length: number) => randomBytes(length).toString('base64').slice(0, length);
/** Letters with few trigrams for the search within words: 64 for each enquiry, not thousands. */
const fewLetters = (length: number) => Array.from(randomBytes(length), (byte) => 'acgt'[byte & 3]).join('');
const ENQUIRIES = 1400;
/** How many are made together. */
const AT_ONCE = 100;
const DOCUMENT = 2_000_000;
/**
 * The most memory of an export while it is sent, in bytes: from about 6 MB of enquiries and 12 MB
 * of documents.
 */
const MOST = 4.5 * MB;
/** The end of a zip, except for 18 bytes of numbers. */
const END = Buffer.from('PK\x05\x06');

/**
 * A data directory with many enquiries and documents, and the headers of a device signed in to its
 * desk.
 */
async function keepMuch(dataDir: string) {
  const started = await startWithClients({ DATA_DIR: dataDir, ENQUIRIES_PER_MINUTE: '1000000' });
  await Promise.all(
    Array.from({ length: AT_ONCE }, async (_, place) => {
      const params = { from_email: `visitor${place}@visitor.example`, message: fewLetters(4000) };
      expect((await call(started.app, callBody(params))).statusCode).toBe(200);
    }),
  );
  // Copies the others: sending each would take longer than the whole test.
  const sent = await started.enquiries();
  for (let kept = AT_ONCE; kept < ENQUIRIES; kept += AT_ONCE) {
    // Without generated columns.
    const copies = sent.map(({ person_email: _email, home: _home, wanted_on: _day, ...row }) => ({
      ...row,
      id: randomUUID(),
      enquiry_key: randomUUID(),
    }));
    await started.db.insertInto('enquiry').values(copies).execute();
  }
  expect((await submitAll(started, {}, pdfBytes(letters(3000), DOCUMENT))).error).toBeNull();
  const { cookie, token } = await signIn(started);
  // No mail should run beside the export.
  await started.db.deleteFrom('outbox').execute();
  await started.app.close();
  await started.closeDatabase();
  // As a process leaves it: without a database in it, little else marks it as ours.
  mkdirSync(join(dataDir, 'mail'), { recursive: true });
  return { cookie, token, stores: started.stores };
}

/** Reads an answer only on request, so that the server has to wait. */
function takeSlowly(answer: IncomingMessage) {
  const chunks: AsyncIterator<Buffer> = answer.iterator({ destroyOnReturn: false });
  let taken = 0;
  let end = Buffer.alloc(0);
  /** Until this many bytes have arrived in total, or it ends. */
  const until = async (bytes: number) => {
    while (taken < bytes) {
      const { done, value } = await chunks.next();
      if (done) break;
      taken += value.length;
      end = Buffer.concat([end, value]).subarray(-END.length - 18);
    }
    return taken;
  };
  return { until, isWhole: () => end.subarray(0, END.length).equals(END) };
}

test('while everything is exported the server holds a few MB of it at most, of enquiries as of documents', async () => {
  const folder = temporaryFolder();
  const [dataDir, site] = [join(folder, 'data'), join(folder, 'site')];
  writeTinySite(site);
  const { cookie, token, stores } = await keepMuch(dataDir);
  const server = startProcess(site, { ...stores, DATA_DIR: dataDir }, memoryOnAsk);
  const port = await portOf(server);

  const atRest = await liveIn(server);

  const asked = request({
    ...{ host: '127.0.0.1', port, path: '/desk/data/everything.zip', method: 'POST' },
    headers: {
      cookie,
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
    },
  }).end(new URLSearchParams({ token }).toString());
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  expect(answer.statusCode).toBe(200);
  const { until, isWhole } = takeSlowly(answer);
  // Most of the enquiries, which compress to a quarter, then half of the documents.
  for (const bytes of [2 * MB, 7 * MB]) {
    expect(await until(bytes)).toBeLessThan(bytes + MB);
    expect((await liveIn(server)) - atRest).toBeLessThan(MOST);
  }
  expect(await until(Number.POSITIVE_INFINITY)).toBeGreaterThan(6 * DOCUMENT);
  expect(isWhole()).toBe(true);
});
