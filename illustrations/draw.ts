/**
 * `node illustrations/draw.ts` paints what differs from its master into `masters/`, and writes the
 * manifest. Subjects named as arguments are always redrawn. `--look` writes small previews into the
 * temporary folder instead; `--list` lists the subjects.
 */
import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Manifest, masterHash, masters, readManifest, sheetHash, writeManifest } from './manifest.ts';
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

/** Draws a subject, and paints it if it was named or what it draws has changed. */
async function redraw(name: string, subject: Subject, manifest: Manifest): Promise<Manifest> {
  const drawing = subject.draw();
  const sheet = sheetHash(name, drawing.toString());
  const last = manifest[name];
  const isSame = last?.sheet === sheet && last.master === masterHash(name);
  if (isSame && !positionals.includes(name)) return manifest;
  if (!subject.unused) {
    const picture = await render(drawing, { scale: subject.scale, grain: subject.grain, executable });
    mkdirSync(masters, { recursive: true });
    await picture.webp({ quality: subject.quality ?? WEBP_QUALITY }).toFile(join(masters, `${name}.webp`));
  }
  console.log(`${name}: redrawn`);
  return { ...manifest, [name]: { sheet, master: masterHash(name) } };
}

const unknown = positionals.filter((name) => !subjects[name]);
if (values.list) console.log(Object.keys(subjects).join('\n'));
else if (unknown.length > 0) {
  console.error(`There is no subject "${unknown.join('", "')}"; --list names them all.`);
  process.exitCode = 1;
} else {
  const before = readManifest();
  let manifest = before;
  for (const name of positionals.length > 0 ? positionals : Object.keys(subjects)) {
    const subject = subjects[name] as Subject;
    if (values.look) await look(name, subject);
    else {
      const after = await redraw(name, subject, manifest);
      if (after !== manifest) writeManifest(after);
      manifest = after;
    }
  }
  if (!values.look && manifest === before) console.log('Every master is what its drawing draws.');
}
