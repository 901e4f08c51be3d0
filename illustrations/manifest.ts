/**
 * Links each master to its drawing by two hashes: of what was drawn, and of the master itself. The
 * source is not hashed, so a change of words, names or layout never asks for a redraw.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addGrain } from './kit/finish.ts';
import { WEBP_QUALITY } from './render.ts';
import { subjects } from './subjects.ts';

export const masters = join(import.meta.dirname, 'masters');
const file = join(import.meta.dirname, 'manifest.json');

export interface Drawn {
  /** Covers the SVG, how it is painted, and the film grain. */
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

/** What film grain of this strength does to every tone. */
function grained(amount: number): Uint8Array {
  const tones = Uint8Array.from({ length: 3 * 256 }, (_, at) => Math.floor(at / 3));
  addGrain(tones, amount);
  return tones;
}

/** The hash of a drawn SVG and of how it is painted. */
export function sheetHash(name: string, svg: string): string {
  const subject = subjects[name];
  if (!subject) throw new Error(`There is no subject "${name}"`);
  const { scale, grain, quality = WEBP_QUALITY } = subject;
  return hashOf(JSON.stringify([svg, scale, quality, hashOf(grained(grain))]));
}

/** The hash of the file in `masters/`; null if there is none. */
export function masterHash(name: string): string | null {
  const path = join(masters, `${name}.webp`);
  return existsSync(path) ? hashOf(readFileSync(path)) : null;
}
