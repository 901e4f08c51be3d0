import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Writes a sheet, named by its content, and returns its address. */
export function writeStyle(publicFolder: string, name: string, css: string): string {
  const hash = createHash('sha256').update(css).digest('base64url').slice(0, 8);
  const path = `/assets/${name}-${hash}.css`;
  mkdirSync(join(publicFolder, 'assets'), { recursive: true });
  writeFileSync(join(publicFolder, path), css);
  return path;
}
