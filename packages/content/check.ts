/** Says everything that is wrong with the content, and ends with 1 if there is a fault. Changes nothing. */
import { join } from 'node:path';
import { loadContent } from './load/load-content.ts';
import { sayFaults, sayWarnings } from './load/say-faults.ts';

const loaded = loadContent(join(import.meta.dirname, '../..'), new Date());
if ('faults' in loaded) {
  sayFaults(loaded.faults);
  process.exitCode = 1;
} else {
  sayWarnings(loaded.warnings);
  console.log('The content has no fault.');
}
