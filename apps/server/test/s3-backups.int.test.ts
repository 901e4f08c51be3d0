import { execFileSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { documentFieldNames } from '@rivermark/contracts/documents';
import { compileCache } from '@rivermark/testkit/compile-cache';
import { fileOf } from '@rivermark/testkit/server-programs';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { backupPlace as parsePlace } from '../src/config/backup-settings.ts';
import { keysIn, snapshotsIn } from '../src/data/backup/manifest.ts';
import { openTarget } from '../src/data/backup/targets/open-target.ts';
import { readDocument } from '../src/documents/opening/read-document.ts';
import { backupPlace } from './backups.ts';
import { call, callBody } from './calls.ts';
import { pdfBytes, startWithClients, submitAll } from './documents-calls.ts';
import { startApp, temporaryFolder } from './start-app.ts';
import { bucketOfRun } from './stores-of-run.ts';

/** The bucket of this run, of an OpenStack Swift: it speaks S3 and verifies every signature. */
const bucket = bucketOfRun() ?? expect.fail('this run has no bucket');
beforeAll(async () => {
  lead();
  await new S3Client({ forcePathStyle: true }).send(new CreateBucketCommand({ Bucket: 'backups' }));
});

/** Points every S3 tool to the store. */
function lead(): void {
  vi.stubEnv('AWS_ENDPOINT_URL_S3', bucket.endpoint);
  vi.stubEnv('AWS_REGION', bucket.region);
  vi.stubEnv('AWS_ACCESS_KEY_ID', bucket.accessKeyId);
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', bucket.secretAccessKey);
}
beforeEach(lead);
afterEach(() => void vi.unstubAllEnvs());

/** A site that keeps everything but its backups in its data directory. */
const embedded = { DATABASE_URL: '', DOCUMENTS_URL: '', SECRET_KEY: '' };

test('a backup goes into a bucket, only what is new the next time, and comes back whole', async () => {
  const target = await openTarget(parsePlace('s3://backups/site/main', '/var/data'));
  const place = await backupPlace(target);
  const site = await startWithClients(embedded);
  await call(site.app, callBody({ from_name: 'Marisol Whitfield' }));
  await submitAll(site);
  expect((await place.backup(site, 1000)).copied.objects).toBe(documentFieldNames.length + 3);
  expect((await place.backup(site, 2000)).copied.objects).toBe(3);
  await place.backup(site, 40 * 86_400_000);
  expect([await snapshotsIn(target), await keysIn(target)].map(({ length }) => length)).toEqual([1, 1]);
  const { dataDir } = await place.restore(join(temporaryFolder(), 'restored'));
  const other = await startApp({ ...embedded, DATA_DIR: dataDir });
  expect(await other.enquiries()).toHaveLength(1);
  const [kept] = await other.documents.kept();
  expect(kept && (await other.documents.documentsOf(kept))).toHaveLength(documentFieldNames.length);
});

test('documents that lie in a bucket are backed up by hand, too, and brought back where they are missing', async () => {
  const { endpoint, region, accessKeyId, secretAccessKey } = bucket;
  const settings = {
    DATABASE_URL: '',
    DOCUMENTS_URL: `s3://backups/documents-of-a-site?endpoint=${endpoint}&region=${region}`,
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_SECRET_ACCESS_KEY: secretAccessKey,
    SECRET_KEY: Buffer.alloc(32, 1).toString('base64'),
  };
  const site = await startWithClients(settings);
  await submitAll(site);
  const place = await backupPlace();
  const command = (name: string, args: string[], env: Record<string, string>) =>
    execFileSync(process.execPath, [fileOf(name), ...args], {
      env: { ...compileCache, ...settings, ...env },
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  const made = command('backup', [place.folder], {
    DATA_DIR: site.config.dataDir,
    BACKUP_RECIPIENT: place.recipient,
  });
  expect(made).toContain(`${documentFieldNames.length} documents`);
  const rows = await site.db.selectFrom('document').selectAll().execute();
  for (const { id } of rows.slice(1)) await site.parts.files.remove(id);
  const dataDir = join(temporaryFolder(), 'restored');
  const identity = join(temporaryFolder(), 'identity.txt');
  writeFileSync(identity, place.identity);
  command('restore', [place.folder, '--identity', identity], { DATA_DIR: dataDir });
  expect(existsSync(join(dataDir, 'documents'))).toBe(false);
  const other = await startApp({ ...settings, DATA_DIR: dataDir });
  for (const row of await other.db.selectFrom('document').selectAll().execute()) {
    const bytes: Buffer[] = [];
    for await (const part of readDocument(other.parts, row)) bytes.push(part);
    expect(Buffer.concat(bytes).equals(pdfBytes())).toBe(true);
  }
});

test('a bucket that is not there, or a service that does not answer, is told by its code', async () => {
  const site = await startApp(embedded);
  const nowhere = await backupPlace(await openTarget({ kind: 's3', bucket: 'no-such-bucket', prefix: '' }));
  await expect(nowhere.backup(site)).rejects.toMatchObject({ code: 'backup-target-unreachable' });
  vi.stubEnv('AWS_ENDPOINT_URL_S3', 'http://127.0.0.1:1');
  const silent = await backupPlace(await openTarget({ kind: 's3', bucket: 'backups', prefix: '' }));
  await expect(silent.backup(site)).rejects.toMatchObject({ code: 'backup-target-unreachable' });
});

test('a key that the service does not know writes nothing, and is told by its code', async () => {
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'of somebody else');
  const site = await startApp(embedded);
  const closed = await backupPlace(await openTarget({ kind: 's3', bucket: 'backups', prefix: '' }));
  await expect(closed.backup(site)).rejects.toMatchObject({ code: 'backup-target-unreachable' });
});
