import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { compileCache } from '@rivermark/testkit/compile-cache';
import { freePort } from '@rivermark/testkit/on-free-port';
import { fileOf } from '@rivermark/testkit/server-programs';

const content = join(import.meta.dirname, '../packages/content/fixtures/specification');

/** A data folder with the published content, whose pages name the address with this port. */
export interface Published {
  readonly dataDir: string;
  readonly port: number;
}

const newFolder = () => mkdtempSync(join(tmpdir(), 'rivermark-'));

/** Publishes the content of the tests, as an operator does. */
export async function publish(): Promise<Published> {
  const [dataDir, port] = [newFolder(), await freePort()];
  const PUBLIC_URL = `http://localhost:${port}`;
  await promisify(execFile)(process.execPath, [fileOf('publish'), content], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, PUBLIC_URL, ...compileCache },
  });
  return { dataDir, port };
}

export function copyOf({ dataDir, port }: Published): Published {
  const copy = newFolder();
  // The times of photos tell the server that it knows them.
  cpSync(dataDir, copy, { recursive: true, preserveTimestamps: true });
  return { dataDir: copy, port };
}
