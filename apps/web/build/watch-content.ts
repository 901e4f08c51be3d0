import { join } from 'node:path';
import type { Content } from '@rivermark/content';
import { faultInWords, loadContent, sayFaults } from '@rivermark/content/load';
import type { ViteDevServer } from 'vite';

/** An editor writes a file in several steps; the content is read so long after the last one. */
const SETTLED_MS = 60;

/** The content of the project as it is now. Ends the process with its faults if it has some. */
export function currentContent(project: string): Content {
  const loaded = loadContent(project, new Date());
  if ('content' in loaded) return loaded.content;
  sayFaults(loaded.faults);
  process.exit(1);
}

/** Reads the content again when a file of it changes. Faults are printed, and the last good content stays. */
export function watchContent(
  { watcher }: ViteDevServer,
  project: string,
  onChange: (content: Content) => Promise<void>,
): void {
  const folder = join(project, 'content');
  let soon: NodeJS.Timeout | undefined;
  const read = () => {
    const loaded = loadContent(project, new Date());
    if ('faults' in loaded) for (const fault of loaded.faults) console.error(faultInWords(fault));
    else onChange(loaded.content).catch((error: unknown) => console.error(error));
  };
  watcher.add(folder);
  watcher.on('all', (_event, path) => {
    if (!path.startsWith(folder)) return;
    clearTimeout(soon);
    soon = setTimeout(read, SETTLED_MS);
  });
}
