import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { BuiltSite } from '@rivermark/contracts/built-site';
import { build, type Manifest } from 'vite';
import { browserTargets } from './browser-targets.ts';

const PASSKEYS = 'app/desk/passkeys-entry.ts';
const PUSH = 'app/desk/push-entry.ts';
const FONTS = 'app/desk/desk.css';

/** Builds what the agent's desk loads; apart from the site's, as no visitor's page loads it. */
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
      rolldownOptions: { input: [PASSKEYS, PUSH, FONTS].map((file) => join(root, file)) },
    },
  });
  const manifest = JSON.parse(readFileSync(join(folder, 'desk-manifest.json'), 'utf8')) as Manifest;
  const passkeys = manifest[PASSKEYS]?.file;
  const push = manifest[PUSH]?.file;
  const fonts = manifest[FONTS]?.file;
  if (!passkeys || !push || !fonts) throw new Error('The build made no scripts or no fonts for the desk');
  rmSync(join(folder, 'desk-manifest.json'));
  return { passkeys: `/${passkeys}`, push: `/${push}`, fonts: `/${fonts}` };
}
