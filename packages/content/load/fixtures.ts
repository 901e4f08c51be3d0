import { join } from 'node:path';
import type { Content } from '../src/content.ts';
import { faultInWords, loadContent } from './load-content.ts';

/** For tests: a content folder that no owner edits. 'earlier' has files of an earlier version. */
export const fixtureFolder = (name: 'specification' | 'earlier'): string =>
  join(import.meta.dirname, '../fixtures', name);

/** The illustrations, which all contents share. */
export const mastersFolder = join(import.meta.dirname, '../../../illustrations/masters');

/** For tests: the day on which fixtures are read. */
export const fixtureDay = new Date('2026-11-22T12:00:00Z');

const loaded = new Map<string, Content>();

/** For tests: a content that no owner edits. Fails if it has a fault. */
export function fixtureContent(name: 'specification' = 'specification'): Content {
  const known = loaded.get(name);
  if (known) return known;
  const read = loadContent(fixtureFolder(name), fixtureDay, mastersFolder);
  if ('faults' in read) throw new Error(read.faults.map(faultInWords).join('\n'));
  loaded.set(name, read.content);
  return read.content;
}
