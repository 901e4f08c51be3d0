import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BuiltSite } from '@rivermark/contracts/built-site';
import type { Renderer } from '@rivermark/contracts/renderer';

const project = join(import.meta.dirname, '..');
const renderer = join(project, 'apps/web/dist-renderer');

export interface DrawnSite extends Disposable {
  /** Can be served like a built site. */
  readonly folder: string;
  readonly site: BuiltSite;
}

/** Draws a site, uncompressed, from the content in `source`. Fails if the content has a fault. */
export async function drawSite(source: string): Promise<DrawnSite> {
  const folder = mkdtempSync(join(tmpdir(), 'rivermark-drawn-'));
  const { drawFrom }: Renderer = await import(pathToFileURL(join(renderer, 'renderer.js')).href);
  cpSync(join(renderer, 'public'), join(folder, 'public'), { recursive: true });
  const drawn = await drawFrom({
    source,
    today: new Date(),
    renderer,
    masters: join(project, 'illustrations/masters'),
    encoded: join(project, 'illustrations/encoded'),
    cache: join(project, '.cache'),
    output: join(folder, 'public'),
    check: () => {},
  });
  if ('faults' in drawn)
    throw new Error(drawn.faults.map(({ file, advice }) => `${file} ${advice}`).join('\n'));
  for (const [name, body] of drawn.files) {
    if (typeof body === 'object' && 'keptFrom' in body) throw new Error(`${name} is of another site`);
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), body);
  }
  return { folder, site: drawn.site, [Symbol.dispose]: () => rmSync(folder, { recursive: true }) };
}
