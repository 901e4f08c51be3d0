import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentIds, STORAGE_PATH } from '@rivermark/contracts/documents';
import { expect, test } from 'vitest';
import { headers, newName, pdfBytes } from './documents-calls.ts';
import { temporaryFolder } from './start-app.ts';
import { portOf, startProcess } from './start-process.ts';
import { writeTinySite } from './tiny-site.ts';

const CLIENTS = 20;
const MOST_MB = 250;

/** The most memory that a process ever had, in MB. */
const peakOf = (pid: number) =>
  Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

test('twenty clients that send 10 MB each at once stay within 250 MB of memory', async () => {
  const folder = temporaryFolder();
  const site = join(folder, 'site');
  writeTinySite(site);
  const server = startProcess(site, { DATA_DIR: join(folder, 'data') });
  const port = await portOf(server);
  const bytes = new Uint8Array(pdfBytes('large', 10_000_000));
  const answers = await Promise.all(
    Array.from({ length: CLIENTS }, (_, place) =>
      fetch(
        `http://127.0.0.1:${port}${STORAGE_PATH}/object/${documentIds.bucket}/${newName('photoId', `${place}.pdf`)}`,
        { method: 'POST', headers: { ...headers, 'content-type': 'application/pdf' }, body: bytes },
      ).then(({ status }) => status),
    ),
  );
  expect(answers).toEqual(Array(CLIENTS).fill(200));
  const peak = peakOf(server.child.pid ?? 0);
  expect(peak).toBeGreaterThan(50);
  expect(peak).toBeLessThan(MOST_MB);
}, 120_000);
