import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const MOVEMENT = join(import.meta.dirname, '../app/styles/movement.css');

/**
 * Writes the style that no first drawing waits for, named by what it holds: what stands in the pictures' places until they
 * come, and what moves. Gives its address.
 */
export function writeLateStyle(publicFolder: string, placeholders: string): string {
  const movement = readFileSync(MOVEMENT, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|\n\s*/g, '');
  const css = `${movement}@layer ui{${placeholders}}`;
  const hash = createHash('sha256').update(css).digest('base64url').slice(0, 8);
  const path = `/assets/late-${hash}.css`;
  mkdirSync(join(publicFolder, 'assets'), { recursive: true });
  writeFileSync(join(publicFolder, path), css);
  return path;
}
