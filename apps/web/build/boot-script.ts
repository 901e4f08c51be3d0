import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { browserTargets } from './browser-targets.ts';

/** The script of app/boot, to stand in every page: one line, the same on each, so that one hash allows it. */
export async function bootScript(root: string): Promise<string> {
  const built = (await build({
    root,
    logLevel: 'warn',
    configFile: false,
    publicDir: false,
    build: {
      write: false,
      modulePreload: false,
      target: [...browserTargets],
      rolldownOptions: { input: join(root, 'app/boot/boot.ts'), output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput;
  const [{ code }, ...more] = built.output as [Rolldown.OutputChunk, ...unknown[]];
  if (more.length > 0) throw new Error('The script in the page must be of one piece');
  return code.trim();
}
