import { join } from 'node:path';
import type { Content } from '@rivermark/content';
import { faultInWords, loadContent, sayFaults } from '@rivermark/content/load';
import type { ViteDevServer } from 'vite';

/** Editors write a file in several steps. The content is read this long after the last one. */
const SETTLED_MS = 60;

/** The project's current content. Ends the process with its errors if there are any. */
export function currentContent(project: string): Content {
  const loaded = loadContent(project, new Date());
  if ('content' in loaded) return loaded.content;
  sayFaults(loaded.faults);
  process.exit(1);
}

/**
 * Rereads the content when one of its files changes. Prints errors, and keeps the last good
 * content.
 */
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
