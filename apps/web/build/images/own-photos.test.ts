import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fixtureContent, mastersFolder } from '@rivermark/content/fixtures';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fallbackOf } from '../../app/ui/picture-data.ts';
import { makePictures, readIllustrations } from './make-pictures.ts';
import { brokenPhotos, readOwnPhotos } from './own-photos.ts';
import { galleryRecipe, type PicturePlan, picturePlan, type Recipe } from './subjects.ts';

const plan = picturePlan(fixtureContent());
const { homeSubjects, recipes, subjects } = plan;
/** The plan of these subjects: reading the masters of all takes a second. */
const onlyOf = (names: readonly string[], whole: PicturePlan): PicturePlan => ({
  ...whole,
  subjects: whole.subjects.filter(({ name }) => names.includes(name)),
  fixedSubjects: whole.fixedSubjects.filter(({ name }) => names.includes(name)),
  recipes: whole.recipes.filter(({ of }) => names.includes(of)),
});

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rivermark-own-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const put = (file: string, content: string | Uint8Array) => writeFileSync(join(folder, file), content);
const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#7a8ea0' } });
const jpeg = (width = 1600, height = 1200) => photo(width, height).jpeg().toBuffer();
const words = 'Oaks over a brick street in the morning.';

/** Every line that the refusal of the folder says. */
const faults = async () =>
  (await readOwnPhotos(folder, plan).then(
    () => 'none',
    (error: Error) => error.message,
  )) as string;

test('no folder, and one with what computers leave in it, is no photo', async () => {
  expect((await readOwnPhotos(join(folder, 'none'), plan)).photos.size).toBe(0);
  for (const litter of ['.DS_Store', 'Thumbs.db', 'README.md', '._riverside.jpg']) put(litter, 'x');
  expect((await readOwnPhotos(folder, plan)).photos.size).toBe(0);
});

test('a photo is known by its name, in letters of any size, and says its own words and focus', async () => {
  put('Riverside.JPG', await jpeg());
  put('riverside.TXT', `\ufeff${words}\r\nFocus: 62% 40%\r\n`);
  const { photos, notes } = await readOwnPhotos(folder, plan);
  expect([...photos.keys()]).toEqual(['riverside']);
  expect(photos.get('riverside')).toMatchObject({
    alt: words,
    focus: { x: 0.62, y: 0.4 },
    illustration: false,
    kind: 'JPEG',
  });
  expect(notes).toEqual([]);
});

test('one file of captions has the words of all photos of a folder', async () => {
  const into = join(folder, 'avondale-tudor');
  mkdirSync(into);
  for (const name of ['01', '02']) put(`avondale-tudor/${name}.jpg`, await jpeg());
  put(
    'avondale-tudor/captions.txt',
    `\ufeff01: ${words}\r\n02.JPG: "The kitchen: oak and soapstone." Focus: 60% 40%\r\n\r\n`,
  );
  const { galleries } = await readOwnPhotos(folder, plan);
  expect(galleries.get('avondale-tudor')).toMatchObject([
    { alt: words, focus: { x: 0.5, y: 0.5 } },
    { alt: 'The kitchen: oak and soapstone.', focus: { x: 0.6, y: 0.4 } },
  ]);
  put('avondale-tudor/01.txt', words);
  put('avondale-tudor/captions.txt', `01: ${words}\n02: No\n03: ${words}\nThe hall\n`);
  const said = await faults();
  expect(said).toContain(
    'avondale-tudor/01.jpg: it has a text in avondale-tudor/01.txt and in captions.txt. Keep one of them.',
  );
  expect(said).toContain('avondale-tudor/captions.txt, line 2: write in one sentence');
  expect(said).toContain(
    'avondale-tudor/captions.txt, line 3: there is no photo 03. The photos are: 01, 02.',
  );
  expect(said).toContain(
    "avondale-tudor/captions.txt, line 4: write the photo's name, a colon and its words",
  );
});

test('photos of a home that no page shows stay where they are', async () => {
  mkdirSync(join(folder, 'old-barn'));
  put('old-barn/01.jpg', await jpeg());
  put('old-barn/01.txt', words);
  expect(await faults()).toContain('old-barn/: no home has this name.');
  const hiding = { ...plan, hiddenHomes: new Set(['old-barn']) };
  const { photos, galleries } = await readOwnPhotos(folder, hiding);
  expect([photos.size, galleries.size]).toEqual([0, 0]);
});

test('a neighborhood with a photo need not be drawn', async () => {
  const [first] = fixtureContent().neighborhoods;
  if (!first) throw new Error('There is no neighborhood.');
  const content = { ...fixtureContent(), neighborhoods: [{ ...first, slug: 'new-place' }] };
  put('new-place.jpg', await jpeg());
  put('new-place.txt', words);
  const own = onlyOf(['new-place'], picturePlan(content));
  const { photos } = await readOwnPhotos(folder, own);
  const drawn = await readIllustrations(mastersFolder, own, undefined, photos);
  expect(drawn.has('new-place')).toBe(false);
  await expect(readIllustrations(mastersFolder, own)).rejects.toThrow('new-place');
});

test('the content decides what a picture is, and a name that says otherwise is mentioned', async () => {
  put('ortega.jpg', await photo(1600, 1200).png().toBuffer());
  put('ortega.txt', words);
  const { photos, notes } = await readOwnPhotos(folder, plan);
  expect(photos.get('ortega')?.kind).toBe('PNG');
  expect(notes).toEqual(['ortega.jpg is a PNG in truth, and taken as one.']);
});

test('all that is wrong with a folder is said at once, each with its file and what to do', async () => {
  put('riversid.jpg', await jpeg());
  put('avondale.jpg', await jpeg());
  put('avondale.png', await photo(1600, 1200).png().toBuffer());
  put('avondale.txt', words);
  put('nocatee.jpg', await jpeg());
  put('san-marco.txt', words);
  put('southside.heic', 'x');
  put('ortega.gif', 'GIF89a');
  put('hero.jpg', await jpeg(1600, 1000));
  put('hero.txt', words);
  put('springfield.png', await photo(1, 1).png().toBuffer());
  put('springfield.txt', words);
  const said = await faults();
  expect(said).toMatch(/riversid\.jpg: no picture of the site has this name\. The names are: hero, agent,/);
  expect(said).toContain('avondale.png: there is avondale.jpg too. Keep one of them.');
  expect(said).toContain('nocatee.jpg: nocatee.txt is missing.');
  expect(said).toContain('san-marco.txt: there is no picture of that name beside it.');
  expect(said).toContain('southside.heic is a HEIC picture');
  expect(said).toContain("ortega.gif: a picture's name ends in .jpg");
  expect(said).toContain('hero.jpg is too small: 1600 × 1000 pixels. Give one of at least 1920 × 1080.');
  expect(said).toContain('springfield.png is too small: 1 × 1 pixels.');
  expect(said.split('\n- ')).toHaveLength(9);
});

test('a text that says nothing, or what copy may not say, is refused', async () => {
  put('riverside.jpg', await jpeg());
  put('riverside.txt', 'IMG_2031.JPG from the phone');
  expect(await faults()).toContain('riverside.txt: write in one sentence');
  put('riverside.txt', 'An exclusive family neighborhood of young families');
  expect(await faults()).toMatch(/riverside\.txt: ".+" is kept out of the copy/);
  put('riverside.txt', `${words}\nFocus: left`);
  expect(await faults()).toContain('riverside.txt: "Focus: left" is not like "Focus: 60% 40%"');
  put('riverside.txt', Buffer.from(`\ufeff${words}`, 'utf16le'));
  expect(await faults()).toContain('riverside.txt: save it as plain text in UTF-8.');
});

test('a photo of which a part is missing is named before anything is built', async () => {
  mkdirSync(join(folder, 'avondale-tudor'));
  const whole = await photo(1600, 1200).jpeg().toBuffer();
  put('avondale-tudor/01.jpg', whole);
  put('avondale-tudor/02.jpg', whole.subarray(0, whole.length / 2));
  put('avondale-tudor/captions.txt', `01: ${words}\n02: ${words}\n`);
  expect(await brokenPhotos(await readOwnPhotos(folder, plan))).toEqual([
    expect.stringMatching(/^avondale-tudor\/02\.jpg: the picture is broken or not all of it is there\./),
  ]);
});

const masters = join(import.meta.dirname, '../../../../illustrations/masters');
const encoded = join(import.meta.dirname, '../../../../illustrations/encoded');
const few = recipes
  .filter(({ name }) => ['riverside', 'quiz-urban', 'agent'].includes(name))
  .map((recipe) => ({ ...recipe, widths: [480] }));
/** When each picture was last written. */
const timesIn = (place: string) =>
  readdirSync(place, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(avif|webp)$/.test(file))
    .map((file) => [file, statSync(join(place, file)).mtimeMs]);
const make = (quickPhotos = false, recipes: readonly Recipe[] = few) =>
  makePictures(
    {
      masters,
      own: folder,
      encoded,
      cache: join(folder, '.cache'),
      output: join(folder, '.output'),
      quickPhotos,
    },
    { ...onlyOf(['avondale-tudor', ...recipes.map(({ of }) => of)], plan), recipes },
  );

test('what was made is not made again; a photo in place of an illustration is, alone, and is no illustration', async () => {
  const first = await make();
  expect(first.report.map(({ name, made }) => [name, made])).toEqual([
    ['riverside', true],
    ['quiz-urban', true],
  ]);
  const cached = timesIn(join(folder, '.cache'));
  const second = await make();
  expect(second.report.map(({ made }) => made)).toEqual([false, false]);
  expect(second.pictures).toEqual(first.pictures);
  expect(timesIn(join(folder, '.cache'))).toEqual(cached);

  put('riverside.jpg', await jpeg());
  put('riverside.txt', words);
  put('agent.jpg', await jpeg(1200, 1500));
  put('agent.txt', 'The agent at a table by the river');
  const third = await make();
  expect(third.report.map(({ name, made }) => [name, made])).toEqual([
    ['agent', true],
    ['riverside', true],
    ['quiz-urban', false],
  ]);
  expect(third.pictures.find(({ name }) => name === 'riverside')).toMatchObject({
    illustration: false,
    alt: words,
  });
  expect(third.pictures.find(({ name }) => name === 'quiz-urban')).toMatchObject({ illustration: true });
});

test('a new photo is first cut quickly, for phones, and then in all its widths', async () => {
  put('riverside.jpg', await jpeg(2000, 1500));
  put('riverside.txt', words);
  const recipes = plan.recipes.filter(({ name }) => name === 'riverside');
  const quick = await make(true, recipes);
  expect(quick.areQuick).toBe(true);
  expect(quick.pictures[0]?.widths).toEqual([480, 800, 1200]);
  const best = await make(false, recipes);
  expect(best.areQuick).toBe(false);
  expect(best.pictures[0]?.widths).toEqual([480, 800, 1200, 1600]);
  expect(best.pictures[0]?.hash).not.toBe(quick.pictures[0]?.hash);
  expect(await make(true, recipes)).toMatchObject({ areQuick: false, pictures: best.pictures });
});

test("a home's folder holds its photos by their places; the first is the home's picture everywhere", async () => {
  mkdirSync(join(folder, 'avondale-tudor'));
  for (const [file, width, height] of [
    ['02.jpg', 1200, 1600],
    ['10.png', 1600, 1200],
    ['01.jpg', 1800, 1200],
  ] as const) {
    put(`avondale-tudor/${file}`, await jpeg(width, height));
    put(
      `avondale-tudor/${file.slice(0, 2)}.txt`,
      `View ${file.slice(0, 2)} from the garden.\nFocus: 20% 50%`,
    );
  }
  const { photos, galleries } = await readOwnPhotos(folder, plan);
  const words = galleries.get('avondale-tudor')?.map(({ alt }) => alt);
  expect(words).toEqual(['View 01 from the garden.', 'View 02 from the garden.', 'View 10 from the garden.']);
  expect(photos.get('avondale-tudor')).toMatchObject({ alt: 'View 01 from the garden.', focus: { x: 0.2 } });
});

test("what is wrong with a home's folder is said with its file and what to do", async () => {
  for (const name of ['avondale-tudor', 'avondale-tudr', 'riverside']) mkdirSync(join(folder, name));
  put('avondale-tudor/01.jpg', await jpeg(1000, 800));
  put('avondale-tudor/01.txt', words);
  put('avondale-tudor/1.png', await jpeg());
  put('avondale-tudor/1.txt', words);
  put('avondale-tudor/kitchen.jpg', await jpeg());
  put('avondale-tudor/kitchen.txt', words);
  put('avondale-tudor/03.jpg', await jpeg());
  put('avondale-tudor/04.txt', words);
  put('avondale-tudor.jpg', await jpeg());
  put('avondale-tudor.txt', words);
  const said = await faults();
  expect(said).toContain(
    'avondale-tudor/01.jpg is too small: 1000 × 800 pixels. Give one whose longer side has',
  );
  expect(said).toContain('avondale-tudor/1.png: there is avondale-tudor/01.jpg too. Keep one of them.');
  expect(said).toContain('avondale-tudor/kitchen.jpg: name it by its place among the photos: 01.jpg, 02.jpg');
  expect(said).toContain('avondale-tudor/03.jpg: 03.txt is missing.');
  expect(said).toContain('avondale-tudor/04.txt: there is no picture of that name beside it.');
  expect(said).toContain('avondale-tudor.jpg: there is the folder avondale-tudor too.');
  expect(said).toMatch(/avondale-tudr\/: no home has this name\. The homes are: riverfront-estate,/);
  expect(said).toMatch(/riverside\/: no home has this name/);
});

test("a photo of a gallery is made whole, as AVIF with one WebP, and no page but the home's knows it", async () => {
  mkdirSync(join(folder, 'avondale-tudor'));
  put('avondale-tudor/01.jpg', await jpeg(1500, 1000));
  put('avondale-tudor/01.txt', words);
  put('avondale-tudor/02.jpg', await jpeg(900, 1200));
  put('avondale-tudor/02.txt', words);
  put('avondale-tudor/03.jpg', await jpeg(300, 1200));
  put('avondale-tudor/03.txt', words);
  const { pictures, galleries, css } = await make();
  const [lying, standing, narrow] = galleries['avondale-tudor'] ?? [];
  expect(lying).toMatchObject({
    width: 1500,
    height: 1000,
    alt: words,
    widths: [480, 800, 1280],
  });
  expect(standing).toMatchObject({ width: 900, height: 1200, widths: [360, 600] });
  expect(pictures.map(({ name }) => name)).not.toContain('avondale-tudor-01');
  expect(css).not.toContain('avondale-tudor-01');
  const files = readdirSync(join(folder, '.output')).filter((file) => file.startsWith('avondale-tudor-01-'));
  expect(files.map((file) => file.replace(/-\w{10}\./, '.')).sort()).toEqual([
    'avondale-tudor-01-1280.avif',
    'avondale-tudor-01-480.avif',
    'avondale-tudor-01-800.avif',
    'avondale-tudor-01-800.webp',
  ]);
  // A photo that fills one width only has its WebP at that one.
  expect(narrow?.widths).toEqual([210]);
  expect(readdirSync(join(folder, '.output'))).toContain(narrow && fallbackOf(narrow).slice('/img/'.length));
});

test('a panorama and an upright photo are made as large as one that lies', () => {
  expect(galleryRecipe('x', 7, { width: 4000, height: 1000 }).widths).toEqual([480, 800, 1280, 1920]);
  expect(galleryRecipe('x', 7, { width: 3000, height: 4000 })).toMatchObject({
    name: 'x-07',
    widths: [360, 600, 960, 1440],
  });
});

test('the list of names for photos has each subject but the homes, in its order, and no other', () => {
  const readme = readFileSync(join(import.meta.dirname, '../../../../photos/README.md'), 'utf8');
  const named = [...readme.matchAll(/^\| (`.+?`) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name),
  );
  const others = subjects.filter((subject) => !homeSubjects.includes(subject));
  expect(named).toEqual(others.map(({ name }) => name));
});
