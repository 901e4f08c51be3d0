/**
 * What ties each master to its drawing: hashes of the sources that drew it, of the sheet they drew, and of the master
 * itself. Comparing them takes milliseconds and no Chromium.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { WEBP_QUALITY } from './render.ts';
import { subjects } from './subjects.ts';

export const masters = join(import.meta.dirname, 'masters');
const file = join(import.meta.dirname, 'manifest.json');

export interface Drawn {
  /** Of the drawing's program, everything it imports, and how it is painted. */
  readonly sources: string;
  /** Of the SVG, and how it is painted. */
  readonly sheet: string;
  /** Of the file in `masters/`; null for a drawing that no page shows. */
  readonly master: string | null;
}

export type Manifest = Readonly<Record<string, Drawn>>;

const hashOf = (data: string | Uint8Array) => createHash('sha256').update(data).digest('hex');

/** By the name of the subject; empty where nothing was drawn yet. */
export const readManifest = (): Manifest =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : {};

/** In the order of their names, so that a redraw of one changes the lines of one. */
export function writeManifest(manifest: Manifest): void {
  const sorted = Object.entries(manifest).sort(([one], [other]) => one.localeCompare(other));
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}

/** A program and everything of this folder that it imports, directly or not. */
function programsOf(program: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(program)) return found;
  found.add(program);
  for (const [, path = ''] of readFileSync(program, 'utf8').matchAll(/\bfrom '(\.{1,2}\/[^']+)'/g))
    programsOf(join(dirname(program), path), found);
  return found;
}

const hashesOf = (program: string) =>
  [...programsOf(join(import.meta.dirname, program))]
    .map((path) => `${relative(import.meta.dirname, path)} ${hashOf(readFileSync(path))}`)
    .sort();

/** How a sheet becomes pixels. */
function paintingOf(name: string) {
  const subject = subjects[name];
  if (!subject) throw new Error(`There is no subject "${name}"`);
  const { scale, grain, quality = WEBP_QUALITY } = subject;
  return [scale, grain, quality, hashesOf('kit/finish.ts')];
}

/** The hash of everything that decides how a subject's master looks, but Chromium. */
export const sourcesOf = (name: string) =>
  hashOf(JSON.stringify([hashesOf(`drawings/${subjects[name]?.program ?? name}.ts`), paintingOf(name)]));

/** The hash of a drawn SVG and of how it is painted. */
export const sheetOf = (name: string, svg: string) => hashOf(JSON.stringify([svg, paintingOf(name)]));

/** The hash of the master as it lies in its folder; null when there is none. */
export function masterOf(name: string): string | null {
  const path = join(masters, `${name}.webp`);
  return existsSync(path) ? hashOf(readFileSync(path)) : null;
}
