import { execFile, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { compileCache } from '@rivermark/testkit/compile-cache';
import { everyCase, triesAll } from '@rivermark/testkit/every-case';
import { fileOf } from '@rivermark/testkit/server-programs';
import { smallDisk } from '@rivermark/testkit/small-disk';
import { expect, onTestFinished } from 'vitest';
import { openDatabase } from '../src/db/open-database.ts';
import { backupPlace } from './backups.ts';
import { call, callBody } from './calls.ts';
import { startApp, temporaryFolder } from './start-app.ts';
import { onEmbeddedStores } from './stores-of-run.ts';

onEmbeddedStores(
  'script/backup beside a running site, and script/restore elsewhere, say what they did and what is wrong',
  async () => {
    const place = await backupPlace();
    const folder = temporaryFolder();
    const run = async (name: string, env: Record<string, string>, ...args: string[]) => {
      const command = fileOf(name);
      const { stdout } = await promisify(execFile)(process.execPath, [command, ...args], {
        env: { ...compileCache, SELF_TEST_AT: 'off', ...env },
      });
      return stdout;
    };
    const first = (await startApp()).config.dataDir;
    const env = { DATA_DIR: first, BACKUP_RECIPIENT: place.recipient };
    const unfit = [
      [{ DATA_DIR: first }, place.folder, /backup-recipient-unfit/],
      [env, join(first, 'within'), /Usage: script\/backup/],
    ] as const;
    for (const [asked, target, said] of everyCase(unfit, unfit.slice(0, 1)))
      await expect(run('backup', asked, target)).rejects.toThrow(said);
    expect(await run('backup', env, place.folder)).toMatch(
      /^Backed up and read again: snapshots\/.+ 0 documents; 3 new/,
    );

    const identity = join(folder, 'identity.txt');
    writeFileSync(identity, `# created: today\n# public key: ${place.recipient}\n${place.identity}\n`);
    const second = { DATA_DIR: join(folder, 'second') };
    const elsewhere = {
      ...second,
      DATABASE_URL: 'postgres://a:b@127.0.0.1:1/site',
      SECRET_KEY: Buffer.alloc(32, 1).toString('base64'),
    };
    await expect(run('restore', elsewhere, place.folder, '--identity', identity)).rejects.toThrow(
      /DATABASE_URL is set, .*\(backup-embedded-only\)/,
    );
    await expect(
      run('restore', second, place.folder, '--identity', join(folder, 'no-such.txt')),
    ).rejects.toThrow(
      /no-such\.txt cannot be read here\. Pass the file that age-keygen wrote on standard input/,
    );
    expect(existsSync(second.DATA_DIR)).toBe(false);
    expect(await run('restore', second, place.folder, '--identity', identity)).toMatch(
      /^Restored snapshots.+ 0 documents\.\nIt is in .+\. What was erased by .+ stays erased\.\nNo mail is kept back\.\nNo backup .+--take-over\.\n.+Start the server/,
    );
    await startApp(second);
  },
);

onEmbeddedStores(
  'a disk that is full or a place that does not answer is told by its code, and the next run goes on',
  async () => {
    const place = await backupPlace();
    await place.backup(await startApp());
    const folder = temporaryFolder();
    const disk = await smallDisk(join(folder, 'small'), 1);
    onTestFinished(disk.end);
    await promisify(execFile)(disk.within[0] ?? '', [
      ...disk.within.slice(1),
      'sh',
      '-c',
      '! cat /dev/zero > "$0" 2> /dev/null',
      join(folder, 'small/beside'),
    ]);
    const identity = join(folder, 'identity.txt');
    writeFileSync(identity, place.identity);
    const command = fileOf('restore');
    const restore = (target: string, more: Readonly<Record<string, string>> = {}) => {
      const [program = '', ...args] = [
        ...disk.within,
        process.execPath,
        command,
        target,
        '--identity',
        identity,
      ];
      return promisify(execFile)(program, args, {
        env: { ...compileCache, DATA_DIR: join(folder, 'small/data'), ...more },
      });
    };
    await expect(restore(place.folder)).rejects.toMatchObject({
      stderr: expect.stringMatching(/room.*\(restore-no-room\)/),
    });
    const nowhere = {
      AWS_ENDPOINT_URL_S3: 'http://127.0.0.1:1',
      AWS_REGION: 'here',
      AWS_ACCESS_KEY_ID: 'a',
      AWS_SECRET_ACCESS_KEY: 'b',
    };
    // Restores from silent places, called directly: restore.int.test.ts.
    if (triesAll) {
      await expect(restore('s3://backups/here', nowhere)).rejects.toMatchObject({
        stderr: expect.stringMatching(/does not answer.*\(backup-target-unreachable\)/),
      });
    }
    await promisify(execFile)(disk.within[0] ?? '', [
      ...disk.within.slice(1),
      'rm',
      join(folder, 'small/beside'),
    ]);
    expect((await restore(place.folder)).stdout).toContain('Restored');
  },
);

onEmbeddedStores(
  'a backup is tried out, gives back a lost key, and takes the place of what is there, each by one command',
  async () => {
    const place = await backupPlace();
    const site = await startApp();
    await call(site.app, callBody({ from_name: 'Marisol Whitfield' }));
    await place.backup(site);
    const dataDir = join(temporaryFolder(), 'data');
    mkdirSync(dataDir);
    writeFileSync(join(dataDir, 'rivermark.db'), 'rotten');
    writeFileSync(join(dataDir, 'secret.key'), 'a newer key\n');
    const restore = (...flags: string[]) => {
      const settings = { BACKUP_TO: place.folder, BACKUP_RECIPIENT: place.recipient, DATA_DIR: dataDir };
      const { status, stdout, stderr } = spawnSync(
        process.execPath,
        [fileOf('restore'), '--identity', '-', ...flags],
        {
          env: { ...compileCache, ...settings },
          input: `# made by age-keygen\n${place.identity}\n`,
          encoding: 'utf8',
        },
      );
      return { status, said: stdout + stderr };
    };
    // Restores into a place with data, called directly: restore.int.test.ts.
    if (triesAll)
      expect(restore()).toEqual({ status: 1, said: expect.stringContaining('(restore-place-not-empty)') });
    expect(restore('--try', '--key').said).toMatch(/^Usage/);
    expect(restore('--try')).toEqual({ status: 0, said: expect.stringMatching(/Restored .*a trial/s) });
    expect(readFileSync(join(dataDir, 'rivermark.db'), 'utf8')).toBe('rotten');

    expect(restore('--key')).toEqual({ status: 0, said: expect.stringContaining('1 keys') });
    const key = readFileSync(join(site.config.dataDir, 'secret.key'), 'utf8');
    expect(readFileSync(join(dataDir, 'secret.key'), 'utf8')).toBe(`a newer key\n${key}`);
    if (triesAll) expect(restore('--key').status).toBe(1);

    expect(restore('--set-aside')).toEqual({ status: 0, said: expect.stringContaining('Start the server') });
    const aside = readdirSync(dataDir).find((name) => name.startsWith('set-aside-')) ?? '';
    expect(readFileSync(join(dataDir, aside, 'rivermark.db'), 'utf8')).toBe('rotten');
    const db = openDatabase({ dataDir });
    expect(await db.selectFrom('enquiry').select('name').execute()).toEqual([{ name: 'Marisol Whitfield' }]);
    await db.destroy();
  },
);
