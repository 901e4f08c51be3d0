/**
 * Links each master to its drawing by hashes: of the sources, of the sheet that they drew, and of
 * the master itself. Comparing them takes milliseconds and no Chromium.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { WEBP_QUALITY } from './render.ts';
import { subjects } from './subjects.ts';

export const masters = join(import.meta.dirname, 'masters');
const file = join(import.meta.dirname, 'manifest.json');

export interface Drawn {
  /** Covers the drawing's program, all its imports, and the painting parameters. */
  readonly sources: string;
  /** Covers the SVG and the painting parameters. */
  readonly sheet: string;
  /** The hash of the file in `masters/`; null for a drawing that no page shows. */
  readonly master: string | null;
}

export type Manifest = Readonly<Record<string, Drawn>>;

const hashOf = (data: string | Uint8Array) => createHash('sha256').update(data).digest('hex');

/** By the subject's name; empty if nothing has been drawn. */
export const readManifest = (): Manifest =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : {};

/** Sorted by name, so that redrawing one subject changes only its lines. */
export function writeManifest(manifest: Manifest): void {
  const sorted = Object.entries(manifest).sort(([one], [other]) => one.localeCompare(other));
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}

/** A program and all its direct and indirect imports from this folder. */
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

/** The painting parameters and code. */
function paintingOf(name: string) {
  const subject = subjects[name];
  if (!subject) throw new Error(`There is no subject "${name}"`);
  const { scale, grain, quality = WEBP_QUALITY } = subject;
  return [scale, grain, quality, hashesOf('kit/finish.ts')];
}

/** The hash of everything that decides how a subject's master looks, except Chromium. */
export const sourcesOf = (name: string) =>
  hashOf(JSON.stringify([hashesOf(`drawings/${subjects[name]?.program ?? name}.ts`), paintingOf(name)]));

/** The hash of a drawn SVG and its painting parameters. */
export const sheetOf = (name: string, svg: string) => hashOf(JSON.stringify([svg, paintingOf(name)]));

/** The hash of the file in `masters/`; null if there is none. */
export function masterOf(name: string): string | null {
  const path = join(masters, `${name}.webp`);
  return existsSync(path) ? hashOf(readFileSync(path)) : null;
}
