import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { compileCache } from '@rivermark/testkit/compile-cache';
import { fileOf } from '@rivermark/testkit/server-programs';
import type { RunningSite } from '@rivermark/testkit/site';

const content = join(import.meta.dirname, '../packages/content/fixtures/specification');

/** Publishes the content of the tests, as an operator does. */
export const publishFixture = ({ dataDir, url }: Pick<RunningSite, 'dataDir' | 'url'>) =>
  promisify(execFile)(process.execPath, [fileOf('publish'), content], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, PUBLIC_URL: url, ...compileCache },
  });
