import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { BuiltSite } from '@rivermark/contracts/built-site';
import { build, type Manifest } from 'vite';
import { browserTargets } from './bundle.ts';

const ENTRY = 'app/desk/passkeys-entry.ts';

/** Builds the scripts of the agent's desk; apart from the site's, as no visitor's page loads them. */
export async function bundleDesk(root: string, next: string): Promise<BuiltSite['desk']> {
  const folder = join(next, 'public');
  await build({
    root,
    logLevel: 'warn',
    configFile: false,
    publicDir: false,
    build: {
      outDir: folder,
      emptyOutDir: false,
      manifest: 'desk-manifest.json',
      modulePreload: { polyfill: false },
      target: [...browserTargets],
      rolldownOptions: { input: join(root, ENTRY) },
    },
  });
  const manifest = JSON.parse(readFileSync(join(folder, 'desk-manifest.json'), 'utf8')) as Manifest;
  const passkeys = manifest[ENTRY]?.file;
  if (!passkeys) throw new Error('The build made no script for passkeys');
  rmSync(join(folder, 'desk-manifest.json'));
  return { passkeys: `/${passkeys}` };
}
