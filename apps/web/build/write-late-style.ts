import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const APP = join(import.meta.dirname, '../app');
/** What moves, what opens over the page, and what only scripts show. */
const SHEETS = [
  'styles/movement.css',
  'ui/dialog-late.css',
  'shell/contact-widget-panel.css',
  'shell/page-busy.css',
  'features/enquiry-forms/enquiry-dialog-late.css',
  'features/accessibility-panel/settings-missing.css',
  'ui/error-summary.css',
  'ui/toast.css',
  'ui/tooltip.css',
];

/**
 * Writes the style that no first drawing waits for: what stands in the pictures' places until they come, what moves, what
 * opens over the page, and what only scripts show; and `more`. Gives its address.
 */
export function writeLateStyle(publicFolder: string, placeholders: string, more: string): string {
  const sheets = SHEETS.map((path) => readFileSync(join(APP, path), 'utf8')).join('');
  const css = `${sheets.replaceAll(/\/\*[\s\S]*?\*\/|\n\s*/g, '')}@layer ui{${placeholders}}${more}`;
  return writeStyle(publicFolder, 'late', css);
}

/** Writes a sheet, named by what it holds, and gives its address. */
export function writeStyle(publicFolder: string, name: string, css: string): string {
  const hash = createHash('sha256').update(css).digest('base64url').slice(0, 8);
  const path = `/assets/${name}-${hash}.css`;
  mkdirSync(join(publicFolder, 'assets'), { recursive: true });
  writeFileSync(join(publicFolder, path), css);
  return path;
}
