import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { browserTargets } from './browser-targets.ts';

/** The script of app/boot, to stand in every page: one line, the same on each, so that one hash allows it. */
export const bootScript = (root: string) => inlineScript(root, 'app/boot/boot.ts');

/** The script in the head of the page whose picture keeps the river's time. */
export const riverScript = (root: string) => inlineScript(root, 'app/river/river-entry.ts');

async function inlineScript(root: string, entry: string): Promise<string> {
  const built = (await build({
    root,
    logLevel: 'warn',
    configFile: false,
    publicDir: false,
    build: {
      write: false,
      modulePreload: false,
      target: [...browserTargets],
      rolldownOptions: { input: join(root, entry), output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput;
  const [{ code }, ...more] = built.output as [Rolldown.OutputChunk, ...unknown[]];
  if (more.length > 0) throw new Error('The script in the page must be of one piece');
  return code.trim();
}
