import { execFile } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { compileCache } from '@rivermark/testkit/compile-cache';
import { freePort } from '@rivermark/testkit/on-free-port';
import { fileOf } from '@rivermark/testkit/server-programs';

const content = join(import.meta.dirname, '../packages/content/fixtures/specification');

/** A data folder with the published content, whose pages name the address with this port. */
interface Published {
  readonly dataDir: string;
  readonly port: number;
}

/** Publishes the content of the tests, as an operator does. */
export async function publish(): Promise<Published> {
  const [dataDir, port] = [mkdtempSync(join(tmpdir(), 'rivermark-')), await freePort()];
  const PUBLIC_URL = `http://localhost:${port}`;
  await promisify(execFile)(process.execPath, [fileOf('publish'), content], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, PUBLIC_URL, ...compileCache },
  });
  return { dataDir, port };
}
