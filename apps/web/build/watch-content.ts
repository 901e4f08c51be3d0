import { join } from 'node:path';
import { faultInWords, makeModules } from '@rivermark/content/make';
import type { ViteDevServer } from 'vite';

/** An editor writes a file in several steps; so long after the last one it is read. */
const SETTLED_MS = 60;

/** Makes the content's modules anew when a file of `content/` changes; a fault is said, and the last good ones stay. */
export function watchContent({ watcher }: ViteDevServer, project: string): void {
  const folder = join(project, 'content');
  let soon: NodeJS.Timeout | undefined;
  const make = () => {
    const { faults } = makeModules(project, new Date());
    for (const fault of faults) console.error(faultInWords(fault));
  };
  watcher.add(folder);
  watcher.on('all', (_event, path) => {
    if (!path.startsWith(folder)) return;
    clearTimeout(soon);
    soon = setTimeout(make, SETTLED_MS);
  });
}
