import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DAY_MS } from '@rivermark/contracts/durations';
import { expect, test } from 'vitest';
import { contentFilesIn } from '../src/content-versions/content-files.ts';
import { type ContentVersions, contentVersions } from '../src/content-versions/content-versions.ts';
import { bringBack, pull, push } from '../src/content-versions/pulled-folder.ts';
import { startServer, temporaryFolder } from './start-app.ts';

const now = Date.parse('2026-11-27T12:00:00Z');

/** Comments, an order of its own, and an ending without a line break. */
const files: Readonly<Record<string, string | Buffer>> = {
  'content/homes/bungalow.yaml': '# Seller is in no hurry.\nprice: 895000\nname: Bungalow',
  'content/site.yaml': 'phone: 904-555-0142\r\n',
  'photos/bungalow/01.jpg': Buffer.from([0xff, 0xd8, 0, 1, 2]),
  'photos/bungalow/01.txt': 'The porch.\n',
};

function write(folder: string, more: Readonly<Record<string, string | Buffer>>): void {
  for (const [path, body] of Object.entries(more)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    // A new file: a kept photo may have this one as another name.
    rmSync(join(folder, path), { force: true });
    writeFileSync(join(folder, path), body);
  }
}

const read = (folder: string) =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name !== '.published-version')
      .map((entry) => {
        const path = join(entry.parentPath, entry.name);
        return [path.slice(folder.length + 1), readFileSync(path).toString('base64')];
      }),
  );

/** Adds folders as versions, as a publish does once the site is drawn. */
async function versionsOf(stores: Readonly<Record<string, string>> = {}) {
  const started = await startServer(stores);
  const versions = contentVersions(started.db, started.server.photos);
  const add = async (folder: string, basedOn?: Awaited<ReturnType<ContentVersions['newest']>>, at = now) => {
    const copy = temporaryFolder();
    write(
      copy,
      Object.fromEntries(
        Object.keys(await contentFilesIn(folder)).map((path) => [path, readFileSync(join(folder, path))]),
      ),
    );
    return versions.add(
      { folder: copy, files: await contentFilesIn(copy), publishedBy: 'script', basedOn },
      at,
    );
  };
  const publish = async (changes: Readonly<Record<string, string | Buffer>>, at = now) => {
    const folder = temporaryFolder();
    const newest = await versions.newest();
    if (newest) await versions.writeTo(newest, folder);
    write(folder, newest ? changes : { ...files, ...changes });
    await add(folder, newest, at);
    return versions.newest();
  };
  return { ...started, versions, add, publish };
}

test('a pull writes the published files byte by byte, and a push publishes what was changed in them', async () => {
  const { versions, publish, add } = await versionsOf();
  await publish({});
  const folder = temporaryFolder();
  await pull(versions, folder);
  expect(read(folder)).toEqual(
    Object.fromEntries(
      Object.entries(files).map(([path, body]) => [path, Buffer.from(body).toString('base64')]),
    ),
  );
  expect(await push(versions, folder, async () => expect.unreachable())).toBeUndefined();
  write(folder, { 'content/homes/bungalow.yaml': '# Seller is in no hurry.\nprice: 875000\nname: Bungalow' });
  const pushed = await push(versions, folder, async (from, basedOn) => void (await add(from, basedOn)));
  expect(pushed?.version).toMatchObject({
    number: 2,
    basedOn: 1,
    publishedBy: 'script',
    words: 'Changed content/homes/bungalow.yaml.',
  });
  expect(await push(versions, folder, async () => expect.unreachable())).toBeUndefined();
});

test('a push keeps what others published meanwhile, unless both changed the same file', async () => {
  const { versions, publish, add } = await versionsOf();
  await publish({});
  const folder = temporaryFolder();
  await pull(versions, folder);
  await publish({ 'content/site.yaml': 'phone: 904-555-0199\n' });
  write(folder, { 'content/homes/bungalow.yaml': 'price: 1' });
  const publishPushed = async (
    from: string,
    basedOn: NonNullable<Awaited<ReturnType<typeof versions.newest>>>,
  ) => void (await add(from, basedOn));
  expect(await push(versions, folder, publishPushed)).toMatchObject({
    version: { number: 3 },
    theirs: ['content/site.yaml'],
  });
  expect(readFileSync(join(folder, 'content/site.yaml'), 'utf8')).toBe('phone: 904-555-0199\n');
  expect(readFileSync(join(folder, 'content/homes/bungalow.yaml'), 'utf8')).toBe('price: 1');

  await publish({ 'content/homes/bungalow.yaml': 'price: 2' });
  write(folder, { 'content/homes/bungalow.yaml': 'price: 3' });
  await expect(push(versions, folder, publishPushed)).rejects.toMatchObject({
    code: 'content-conflict',
    message: expect.stringMatching(
      /content\/homes\/bungalow\.yaml\n.*version 4, .*by script: Changed content\/homes\/bungalow\.yaml/s,
    ),
  });
  expect((await versions.newest())?.number).toBe(4);
  await expect(pull(versions, folder)).rejects.toThrow(
    /changed and not pushed:\n {2}content\/homes\/bungalow\.yaml/,
  );
  const other = temporaryFolder();
  write(other, files);
  await expect(pull(versions, other)).rejects.toThrow(/from elsewhere/);
});

test('of two publishes at once one wins, and the other is told what won', async () => {
  const { versions, publish, add, server } = await versionsOf();
  const first = await publish({});
  const [one, other] = [temporaryFolder(), temporaryFolder()];
  write(one, { ...files, 'content/site.yaml': 'one' });
  write(other, { ...files, 'content/site.yaml': 'other' });
  const ends = await Promise.allSettled([add(one, first), add(other, first)]);
  expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(ends.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: {
      code: 'published-meanwhile',
      message: expect.stringMatching(/^Version 2 .*by script: Changed content\/site\.yaml/),
    },
  });
  expect(await versions.list()).toHaveLength(2);
  expect(server.publishByItself).toBeUndefined();
});

test('a version is brought back byte by byte, and what nothing needs any more goes after 90 days', async () => {
  const { versions, publish, add, db, server } = await versionsOf();
  const first = await publish({}, now - 200 * DAY_MS);
  await publish({ 'photos/bungalow/01.jpg': Buffer.from('another photo') }, now - 199 * DAY_MS);
  await publish(
    { 'photos/bungalow/01.jpg': Buffer.from('a third photo'), 'content/site.yaml': 'x' },
    now - 150 * DAY_MS,
  );
  const back = await bringBack(
    versions,
    1,
    async (from, basedOn) => void (await add(from, basedOn, now - 100 * DAY_MS)),
  );
  expect(back.files).toEqual(first?.files);
  const folder = temporaryFolder();
  await pull(versions, folder);
  expect(read(folder)['photos/bungalow/01.jpg']).toBe(Buffer.from([0xff, 0xd8, 0, 1, 2]).toString('base64'));
  await publish({ 'content/site.yaml': 'y' }, now);
  // The first was replaced in its month, 199 days ago.
  expect((await versions.list()).map(({ number }) => number)).toEqual([5, 4, 3, 2]);
  expect(await db.selectFrom('content_text').select('sha256').execute()).toHaveLength(4);
  await expect(bringBack(versions, 1, async () => expect.unreachable())).rejects.toThrow(
    'There is no version 1.',
  );
  expect(await server.photos.list()).toHaveLength(4);
});

test('a photo that is damaged or gone where it is kept is named, and stops the drawing', async () => {
  const { versions, publish, server, config } = await versionsOf({ DOCUMENTS_URL: '' });
  const version = await publish({});
  if (!version) throw new Error('Nothing was published');
  const sha256 = version.files['photos/bungalow/01.jpg'] ?? '';
  writeFileSync(join(config.dataDir, 'photos', sha256), 'rot');
  const attempt = () => versions.writeTo(version, temporaryFolder());
  await expect(attempt()).rejects.toMatchObject({
    code: 'content-file-missing',
    message: expect.stringContaining('photos/bungalow/01.jpg'),
  });
  await server.photos.remove(sha256);
  await expect(attempt()).rejects.toMatchObject({ code: 'content-file-missing' });
});

test('files that a folder has already are not written again', async () => {
  const { versions, publish } = await versionsOf();
  const version = await publish({});
  if (!version) throw new Error('Nothing was published');
  const [live, next] = [temporaryFolder(), temporaryFolder()];
  await versions.writeTo(version, live);
  utimesSync(join(live, 'content/site.yaml'), 1, 1);
  await versions.writeTo(version, next, { folder: live, files: version.files });
  for (const path of Object.keys(files))
    expect(statSync(join(next, path)).ino).toBe(statSync(join(live, path)).ino);
});
