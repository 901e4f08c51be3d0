import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type InlineHashes, NOT_FOUND_PATH } from '@rivermark/contracts/built-site';
import { pageSafety, REPORTED, safetyHeadersFor } from '../plugins/safety-headers.ts';
import { pictureFile, type Site } from '../site/load-site.ts';

/** What hosts keep for ever, as each change has another name. */
const FOREVER = 'public, max-age=31536000, immutable';

/** A page's file: hosts show `faq.html` at `/faq`. */
const fileOf = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

/**
 * The policy within the page, for hosts that let nobody set a header; who may frame a page can be said only there. Before
 * all else in the head: it holds for what comes after it.
 */
function withPolicy(html: string, policy: string): string {
  const inPage = policy.replace(/; frame-ancestors [^;]+/, '');
  return html.replace('<head>', `<head>\n<meta http-equiv="content-security-policy" content="${inPage}">`);
}

/** What a page says of its own, but for reports: they would go to the static host, which takes none. */
function ownHeaders(site: Pick<Site, 'csp' | 'framed'>, path: string) {
  const headers = pageSafety(site, path);
  return {
    ...headers,
    'content-security-policy': headers['content-security-policy'].replace(`; ${REPORTED}`, ''),
  };
}

/**
 * The headers of all pages. Hosts take a limited number of rules: this policy allows what stands in any page, and the one
 * within each page allows less.
 */
function usualHeaders({ csp }: Site, siteOrigin: string): Record<string, string> {
  const ofAll = (kind: keyof InlineHashes) => [
    ...new Set(Object.values(csp.inline).flatMap((inline) => inline[kind])),
  ];
  const inline = { '/*': { scripts: ofAll('scripts'), styles: ofAll('styles') } };
  return {
    ...safetyHeadersFor(csp, siteOrigin),
    ...ownHeaders({ csp: { ...csp, inline }, framed: [] }, '/*'),
  };
}

/** As Netlify, Cloudflare Pages and others read it. */
function headersFile(site: Site, siteOrigin: string): string {
  const rule = (path: string, headers: Readonly<Record<string, string>>) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  return [
    rule('/*', usualHeaders(site, siteOrigin)),
    // What a rule before it says too would be said twice, and the stricter would hold.
    ...site.framed.map((path) =>
      [
        path,
        ...Object.entries(ownHeaders(site, path)).flatMap(([name, value]) => [
          `  ! ${name}`,
          `  ${name}: ${value}`,
        ]),
      ].join('\n'),
    ),
    rule('/assets/*', { 'cache-control': FOREVER }),
    rule('/img/*', { 'cache-control': FOREVER }),
    '',
  ].join('\n');
}

const redirectsFile = ({ moved }: Site) => [...moved].map(([from, to]) => `${from} ${to} 301\n`).join('');

/**
 * Writes the site as files that any static host serves into the folder `to`, which is empty or new. `siteOrigin`: where
 * they will be. Throws, having written nothing, where something is there.
 */
export async function exportSite(site: Site, siteOrigin: string, to: string): Promise<{ files: number }> {
  mkdirSync(to, { recursive: true });
  if (readdirSync(to).length > 0) throw new Error(`${to} is not empty. Name an empty or new folder.`);
  let files = 0;
  const write = (name: string, body: Buffer | string) => {
    mkdirSync(dirname(join(to, name)), { recursive: true });
    writeFileSync(join(to, name), body);
    files += 1;
  };
  for (const [path, page] of [...site.pages, [NOT_FOUND_PATH, site.notFound] as const]) {
    const html = (await page.encoded('identity')).toString('utf8');
    write(fileOf(path), withPolicy(html, ownHeaders(site, path)['content-security-policy']));
  }
  for (const [path, file] of site.files) write(path.slice(1), await file.encoded('identity'));
  for (const name of site.pictures) {
    const file = pictureFile(site, name);
    if (file) write(join('img', name), await readFile(file));
  }
  write('_headers', headersFile(site, siteOrigin));
  write('_redirects', redirectsFile(site));
  return { files };
}
