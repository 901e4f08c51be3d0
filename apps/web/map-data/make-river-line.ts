/**
 * Writes `packages/content/src/river-line.ts` from the base map. Run it by hand after the base map
 * or a published mile changed; a test fails when that was forgotten.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { riverLineFile } from './river-line-file.ts';

const target = join(import.meta.dirname, '../../../packages/content/src/river-line.ts');
writeFileSync(target, riverLineFile());
process.stdout.write(`${target}\n`);
