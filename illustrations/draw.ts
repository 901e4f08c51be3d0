/**
 * `node illustrations/draw.ts <subject>…` draws masters into `masters/`; with `--look` it draws them small into the
 * temporary folder instead; `--list` names the subjects.
 */
import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { render } from './render.ts';
import { type Subject, subjects } from './subjects.ts';

const WEBP_QUALITY = 92;
const masters = join(import.meta.dirname, 'masters');
const looks = join(tmpdir(), 'rivermark-illustrations');
const executable = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { look: { type: 'boolean', default: false }, list: { type: 'boolean', default: false } },
});

async function drawOne(name: string, { draw, scale, grain }: Subject): Promise<string> {
  const picture = await render(draw(), { scale: values.look ? 1 : scale, grain, executable });
  const folder = values.look ? looks : masters;
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${name}.${values.look ? 'png' : 'webp'}`);
  await (values.look ? picture.png() : picture.webp({ quality: WEBP_QUALITY })).toFile(file);
  return file;
}

if (values.list || positionals.length === 0) console.log(Object.keys(subjects).join('\n'));
for (const name of positionals) {
  const subject = subjects[name];
  if (subject) console.log(await drawOne(name, subject));
  else {
    console.error(`There is no subject "${name}"; --list names them all.`);
    process.exitCode = 1;
  }
}
