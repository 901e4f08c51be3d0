/**
 * `node illustrations/draw.ts` redraws what differs from its master into `masters/`, and writes the
 * manifest. Subjects named as arguments are always redrawn. `--look` writes small previews into the
 * temporary folder instead; `--list` lists the subjects.
 */
import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  type Manifest,
  masterOf,
  masters,
  readManifest,
  sheetOf,
  sourcesOf,
  writeManifest,
} from './manifest.ts';
import { render, WEBP_QUALITY } from './render.ts';
import { type Subject, subjects } from './subjects.ts';

const looks = join(tmpdir(), 'rivermark-illustrations');
const executable = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { look: { type: 'boolean', default: false }, list: { type: 'boolean', default: false } },
});

async function look(name: string, { draw, grain }: Subject): Promise<void> {
  const picture = await render(draw(), { scale: 1, grain, executable });
  mkdirSync(looks, { recursive: true });
  await picture.png().toFile(join(looks, `${name}.png`));
  console.log(join(looks, `${name}.png`));
}

/**
 * Draws a subject, and paints it if its sheet has changed. Comment changes therefore need no
 * Chromium.
 */
async function drawAnew(name: string, subject: Subject, manifest: Manifest): Promise<Manifest> {
  const drawing = subject.draw();
  const sheet = sheetOf(name, drawing.toString());
  const last = manifest[name];
  const isSame = last?.sheet === sheet && last.master === masterOf(name) && !positionals.includes(name);
  if (!isSame && !subject.unused) {
    const picture = await render(drawing, { scale: subject.scale, grain: subject.grain, executable });
    mkdirSync(masters, { recursive: true });
    await picture.webp({ quality: subject.quality ?? WEBP_QUALITY }).toFile(join(masters, `${name}.webp`));
  }
  console.log(`${name}: ${isSame || subject.unused ? 'drawn as before' : 'painted anew'}`);
  return { ...manifest, [name]: { sources: sourcesOf(name), sheet, master: masterOf(name) } };
}

const unknown = positionals.filter((name) => !subjects[name]);
if (values.list) console.log(Object.keys(subjects).join('\n'));
else if (unknown.length > 0) {
  console.error(`There is no subject "${unknown.join('", "')}"; --list names them all.`);
  process.exitCode = 1;
} else {
  let manifest = readManifest();
  const differs = (name: string) =>
    manifest[name]?.sources !== sourcesOf(name) || manifest[name].master !== masterOf(name);
  const wanted = positionals.length > 0 ? positionals : Object.keys(subjects).filter(differs);
  for (const name of wanted) {
    const subject = subjects[name] as Subject;
    if (values.look) await look(name, subject);
    else {
      manifest = await drawAnew(name, subject, manifest);
      writeManifest(manifest);
    }
  }
  if (wanted.length === 0) console.log('Every master is what its drawing draws.');
}
