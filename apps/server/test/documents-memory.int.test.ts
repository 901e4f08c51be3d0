import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentIds, STORAGE_PATH } from '@rivermark/contracts/documents';
import { expect, test } from 'vitest';
import { headers, newName, pdfBytes } from './documents-calls.ts';
import { temporaryFolder } from './start-app.ts';
import { portOf, startProcess } from './start-process.ts';
import { writeTinySite } from './tiny-site.ts';

const CLIENTS = 20;
const SENT_MB = 200;
/** How much of it may be there at a time: little is held, but a loaded machine leaves more to wait for the collector. */
const MOST_MB = 0.8 * SENT_MB;

/** The most memory that a process ever had, in MB. */
const peakOf = (pid: number) =>
  Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

const nested = new Uint8Array(Buffer.from(`[[]${',[]'.repeat(3_400_000)}]`));

test.each([
  ['10 MB each', 'application/pdf', 200, new Uint8Array(pdfBytes('large', 10_000_000))],
  ['10 MB of nested JSON each', 'application/json', 422, nested],
] as const)(
  'of what twenty clients send at once, %s, the server never has all in memory',
  async (_what, type, status, body) => {
    const folder = temporaryFolder();
    const site = join(folder, 'site');
    writeTinySite(site);
    const server = startProcess(site, { DATA_DIR: join(folder, 'data') });
    const port = await portOf(server);
    const pid = server.child.pid ?? 0;
    const atRest = peakOf(pid);
    const answers = await Promise.all(
      Array.from({ length: CLIENTS }, (_, place) =>
        fetch(
          `http://127.0.0.1:${port}${STORAGE_PATH}/object/${documentIds.bucket}/${newName('photoId', `${place}.pdf`)}`,
          { method: 'POST', headers: { ...headers, 'content-type': type }, body },
        ).then(({ status }) => status),
      ),
    );
    expect(answers).toEqual(Array(CLIENTS).fill(status));
    expect(atRest).toBeGreaterThan(50);
    expect(peakOf(pid) - atRest).toBeLessThan(MOST_MB);
  },
  120_000,
);
