import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ORIGIN_PLACEHOLDER } from '@rivermark/contracts/built-site';
import { tinySite, writeTinySite } from './tiny-site.ts';

/**
 * The tiny site after a number of changes. Its home page, that page's policy and its script contain
 * the number, so that a mixture of two versions shows.
 */
export function writeNumberedSite(folder: string, number: number): void {
  rmSync(folder, { recursive: true, force: true });
  writeTinySite(folder);
  const script = `/assets/app-${number}.js`;
  const page = `<!doctype html><title>Home</title><link rel="canonical" href="${ORIGIN_PLACEHOLDER}/"><body>Number ${number}. <script src="${script}"></script>`;
  writeFileSync(join(folder, 'pages/index.html'), page);
  writeFileSync(join(folder, `public${script}`), `console.info(${number})`);
  const { csp } = tinySite;
  const inline = { ...csp.inline, '/': { scripts: [`sha256-${number}=`], styles: [] } };
  const site = { ...tinySite, csp: { ...csp, inline } };
  writeFileSync(join(folder, 'site.json'), JSON.stringify(site));
}
