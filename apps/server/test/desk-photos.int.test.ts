import { randomUUID } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fixtureFolder } from '@rivermark/content/fixtures';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { buildSites } from '../../../e2e/build-sites.ts';
import { contentDrafts } from '../src/content-editing/content-drafts.ts';
import { photoDraftOf, writePhotos } from '../src/content-editing/home-photos.ts';
import { type RunDrafts, runDrafts } from '../src/content-editing/run-drafts.ts';
import { photosIn } from '../src/content-versions/photo-drafts.ts';
import { photosOnDisk } from '../src/content-versions/photos-on-disk.ts';
import { atDesk } from './at-desk.ts';
import { multipartForm } from './multipart-form.ts';
import { temporaryFolder } from './start-app.ts';
import { words } from './words-of.ts';

/** Which takes photos. */
beforeAll(() => buildSites(['program of apps/web/dist']));

const id = 'riverside-bungalow';
const photosPath = `/desk/site/homes/${id}/photos`;

/** A photo as a phone sends it: turned by a mark, with place and camera. */
const photoOf = (background: string, width = 1600, height = 1200) =>
  sharp({ create: { width, height, channels: 3, background } })
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Make: 'Secret Camera' },
      IFD3: { GPSLatitude: '30/1 19/1 0/1', GPSLatitudeRef: 'N' },
    })
    .jpeg()
    .toBuffer();

async function photoDesk() {
  const builtInContent = temporaryFolder();
  cpSync(join(fixtureFolder('specification'), 'content'), join(builtInContent, 'content'), {
    recursive: true,
  });
  const seen: RunDrafts = {
    see: async () => ({ pages: ['/'] }),
    publish: async () => ({ pages: ['/'] }),
    bringBack: async () => ({ pages: ['/'] }),
    takePhoto: runDrafts.takePhoto,
  };
  const desk = await atDesk({}, { runDrafts: seen, builtInContent });
  const { agent, app, db, config } = desk;
  const add = (bytes: Buffer, name = 'IMG_0001.jpg', entries: object = {}) => {
    const { headers, payload } = multipartForm(
      { token: agent.token, ...entries },
      { field: 'photo', name, type: 'image/jpeg', bytes },
    );
    return app.inject({
      method: 'POST',
      url: `${photosPath}/add`,
      headers: { ...headers, cookie: agent.cookie },
      payload,
    });
  };
  const draft = async () => photosIn((await contentDrafts(db).find(photoDraftOf(id)))?.text ?? '[]');
  const files = photosOnDisk(join(config.dataDir, 'photos'));
  return { ...desk, add, draft, files, builtInContent };
}

test('a photo is encoded anew, upright and without place and camera, and the same one again is not added twice', async () => {
  const { add, draft, files, page, config, agent } = await photoDesk();
  const photo = await photoOf('#7a4');
  expect((await add(photo)).headers.location).toBe(`${photosPath}#photos`);
  expect((await add(photo, 'again.jpg')).statusCode).toBe(303);
  const [kept, ...others] = await draft();
  expect(others).toEqual([]);
  expect(kept).toMatchObject({ ending: '.jpg', text: '' });
  const bytes = (await files.read(kept?.sha256 ?? '')) ?? expect.fail();
  const { width, height, exif } = await sharp(bytes).metadata();
  // What the camera's mark turned by a quarter stands upright.
  expect([width, height, exif]).toEqual([1200, 1600, undefined]);
  for (const name of readdirSync(join(config.dataDir, 'photos')))
    expect(readFileSync(join(config.dataDir, 'photos', name)).includes('Secret Camera')).toBe(false);
  const left = readdirSync(config.dataDir, { recursive: true, encoding: 'utf8' });
  expect(left.filter((name) => name.startsWith('photo-') && name !== 'photo-parts')).toEqual([]);
  const shown = await page(photosPath);
  expect(words(shown)).toContain('Needed before it can be published.');
  expect(shown).not.toContain('IMG_0001');
  const small = /src="([^"]+\.jpg)"/.exec(shown)?.[1] ?? '';
  expect((await agent.get(small)).headers['content-type']).toBe('image/jpeg');
  // A photo of nobody's list is not there.
  expect((await agent.get(`${photosPath}/${'a'.repeat(64)}.jpg`)).statusCode).toBe(404);
});

const TOO_LARGE = 41 * 1024 * 1024;
// What can never be taken, in its own words: take-photo.test.ts.
const refused: readonly [what: string, made: () => Buffer | Promise<Buffer>, said: RegExp][] = [
  ['half a photo', async () => (await photoOf('#345')).subarray(0, 3000), /broken/],
  [
    'a photo of 41 MB',
    () => Buffer.alloc(TOO_LARGE, 1),
    /This photo has 41 MB\. A photo may have up to 40 MB\./,
  ],
];

test(`${refused.map(([what]) => what).join(', ')}: each is refused in words, and nothing of it stays`, async () => {
  const { add, draft, config } = await photoDesk();
  for (const [what, made, said] of refused) {
    const answer = await add(await made());
    expect(answer.statusCode, what).toBe(422);
    expect(words(answer.body)).toMatch(said);
    expect(await draft(), what).toEqual([]);
    const left = readdirSync(config.dataDir, { recursive: true, encoding: 'utf8' });
    expect(left.filter((name) => name.startsWith('photo-') && name !== 'photo-parts')).toEqual([]);
  }
  // A script says the size of the whole with its first part.
  const part = { upload: randomUUID(), offset: '0', size: String(TOO_LARGE) };
  const byScript = await add(Buffer.alloc(1000, 1), 'x.jpg', part);
  expect(byScript.json()).toEqual({ faults: [expect.stringMatching(refused.at(-1)?.[2] ?? /never/)] });
});

test('a photo that arrives in parts goes on where the line was cut, and a part sent twice is no harm', async () => {
  const { add, draft, config } = await photoDesk();
  const photo = await photoOf('#58a');
  const upload = randomUUID();
  const middle = Math.floor(photo.length / 2);
  const send = async (from: number, to: number) =>
    (
      await add(photo.subarray(from, to), 'x.jpg', {
        upload,
        offset: String(from),
        size: String(photo.length),
      })
    ).json();
  // A machine that has nothing of it says so.
  expect(await send(middle, photo.length)).toEqual({ offset: 0 });
  expect(await send(0, middle)).toEqual({ offset: middle });
  expect(await send(0, middle)).toEqual({ offset: middle });
  expect(await draft()).toEqual([]);
  expect(await send(middle, photo.length)).toEqual({ faults: [] });
  expect(await draft()).toHaveLength(1);
  expect(readdirSync(join(config.dataDir, 'photo-parts'))).toEqual([]);
  const wrong = await add(photo, 'x.jpg', { upload: '../../etc', offset: '0', size: '10' });
  expect(wrong.statusCode).toBe(303);
});

test('photos are put in order, turned, removed and described, and a draft becomes the files of the home', async () => {
  const { add, draft, agent, page, files, builtInContent } = await photoDesk();
  mkdirSync(join(builtInContent, 'photos', id), { recursive: true });
  writeFileSync(join(builtInContent, 'photos', id, '01.jpg'), await photoOf('#111'));
  writeFileSync(join(builtInContent, 'photos', id, '01.txt'), 'The porch in the evening.\n');
  await add(await photoOf('#a11'));
  await add(await photoOf('#1a1'));
  const [old, second, third] = await draft();
  expect(old?.text).toBe('The porch in the evening.');
  const press = (act: string, texts: object = {}) => agent.post(photosPath, { act, ...texts });
  const order = async () =>
    (await draft()).map(({ sha256 }) => [old, second, third].findIndex((one) => one?.sha256 === sha256));
  await press(`first ${third?.sha256}`, { [`text.${third?.sha256}`]: ' The river\r\nfrom the dock. ' });
  expect(await order()).toEqual([2, 0, 1]);
  expect((await draft())[0]?.text).toBe('The river\nfrom the dock.');
  await press(`later ${third?.sha256}`);
  await press(`earlier ${second?.sha256}`);
  expect(await order()).toEqual([0, 1, 2]);
  await agent.post(photosPath, { order: [third, old, second].map((one) => one?.sha256 ?? '') });
  expect(await order()).toEqual([2, 0, 1]);
  await press(`rotate ${second?.sha256}`);
  const turned = (await draft())[2];
  expect(turned?.sha256).not.toBe(second?.sha256);
  const { width, height } = await sharp(await files.read(turned?.sha256 ?? '')).metadata();
  expect([width, height]).toEqual([1600, 1200]);
  await press(`remove ${old?.sha256}`);
  expect(words(await page(`/desk/site/homes/${id}/changes`))).toContain('Photos: 2 new, 1 taken out');
  expect(words(await page('/desk/site'))).toMatch(/Riverside Bungalow \$895,000, for sale Not published/);

  await writePhotos(builtInContent, id, JSON.stringify(await draft()), files);
  const written = join(builtInContent, 'photos', id);
  expect(readdirSync(written).sort()).toEqual(['01.jpg', '01.txt', '02.jpg', '02.txt']);
  expect(readFileSync(join(written, '01.txt'), 'utf8')).toBe('The river\nfrom the dock.\n');
  await agent.post(`/desk/site/homes/${id}/discard`);
  expect(await draft()).toEqual([]);
});
