import { watch } from 'node:fs';
import { join } from 'node:path';
import { faultInWords, makeModules } from '@rivermark/content/make';

/** An editor writes a file in several steps; so long after the last one it is read. */
const SETTLED_MS = 60;

/** Makes the content's modules anew when a file of `content/` changes; a fault is said, and the last good ones stay. */
export function watchContent(project: string): void {
  let soon: NodeJS.Timeout | undefined;
  const make = () => {
    const { faults } = makeModules(project, new Date());
    for (const fault of faults) console.error(faultInWords(fault));
  };
  watch(join(project, 'content'), { recursive: true }, () => {
    clearTimeout(soon);
    soon = setTimeout(make, SETTLED_MS);
  });
}
