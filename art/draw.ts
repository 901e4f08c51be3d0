/**
 * `node art/draw.ts <subject>…` draws masters into `apps/web/pictures`; with `--look` it draws them small into the
 * temporary folder instead; `--list` names the subjects.
 */
import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { render } from './render.ts';
import { subjects } from './subjects.ts';

const WEBP_QUALITY = 92;
const masters = join(import.meta.dirname, '../apps/web/pictures');
const looks = join(tmpdir(), 'rivermark-art');
const executable = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { look: { type: 'boolean', default: false }, list: { type: 'boolean', default: false } },
});

async function drawOne(name: string): Promise<string> {
  const subject = subjects[name];
  if (!subject) throw new Error(`There is no subject "${name}"; --list names them all.`);
  const scale = values.look ? 1 : subject.scale;
  const picture = await render(subject.draw(), { scale, grain: subject.grain, executable });
  const folder = values.look ? looks : masters;
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${name}.${values.look ? 'png' : 'webp'}`);
  await (values.look ? picture.png() : picture.webp({ quality: WEBP_QUALITY })).toFile(file);
  return file;
}

if (values.list || positionals.length === 0) console.log(Object.keys(subjects).join('\n'));
for (const name of positionals) console.log(await drawOne(name));
