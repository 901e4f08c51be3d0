import type { Content } from '../src/content.ts';
import { contentOf } from './content-of.ts';
import type { Fault } from './fault.ts';
import { readContentFiles } from './read-content-files.ts';
import { ageWarnings } from './samples.ts';

/** The content with what is or soon will be too old; or every fault in it. */
export type LoadedContent =
  | { readonly content: Content; readonly warnings: readonly string[] }
  | { readonly faults: readonly Fault[] };

/**
 * Reads and checks the content.
 * @param root the folder in which `content/`, `photos/` and `illustrations/masters/` are.
 * @param today decides which figures are old and which homes are in the carousel.
 */
export function loadContent(root: string, today: Date): LoadedContent {
  const read = readContentFiles(root);
  if ('faults' in read) return read;
  return { content: contentOf(read.files, today), warnings: ageWarnings(read.files, today) };
}
