/**
 * Lists every fault in content and photos of this checkout, or of the folder in the first argument.
 * Ends with 1 if there is one. Changes nothing.
 */
import { join, resolve } from 'node:path';
import { loadContent, sayFaults, sayWarnings } from '@rivermark/content/load';
import { brokenPhotos, readOwnPhotos } from './images/own-photos.ts';
import { PictureFault } from './images/picture-fault.ts';
import { picturePlan } from './images/subjects.ts';

const project = join(import.meta.dirname, '../../..');
const folder = resolve(process.argv[2] ?? project);
const loaded = loadContent(folder, new Date(), join(project, 'illustrations/masters'));
if ('faults' in loaded) {
  sayFaults(loaded.faults);
  process.exit(1);
}
sayWarnings(loaded.warnings);
try {
  const own = await readOwnPhotos(join(folder, 'photos'), picturePlan(loaded.content));
  for (const note of own.notes) console.error(note);
  const broken = await brokenPhotos(own);
  if (broken.length > 0) throw new PictureFault(broken.join('\n'));
} catch (error) {
  if (!(error instanceof PictureFault)) throw error;
  console.error(error.message);
  process.exit(1);
}
console.log('The content has no fault.');
