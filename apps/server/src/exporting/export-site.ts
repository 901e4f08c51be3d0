import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type InlineHashes, NOT_FOUND_PATH } from '@rivermark/contracts/built-site';
import { pageSafety, REPORTED, safetyHeadersFor } from '../plugins/safety-headers.ts';
import { pictureFile, type Site } from '../site/load-site.ts';

/** Hosts may cache these forever, because each change has another name. */
const FOREVER = 'public, max-age=31536000, immutable';

/** A page's file: hosts show `faq.html` at `/faq`. */
const fileOf = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

/**
 * Puts the policy into the page, for hosts without custom headers. Only a header can say who may
 * frame a page. First in the head, because it applies to what follows it.
 */
function withPolicy(html: string, policy: string): string {
  const inPage = policy.replace(/; frame-ancestors [^;]+/, '');
  return html.replace('<head>', `<head>\n<meta http-equiv="content-security-policy" content="${inPage}">`);
}

/** A page's own headers, without reporting: a static host takes no reports. */
function ownHeaders(site: Pick<Site, 'csp' | 'framed'>, path: string) {
  const headers = pageSafety(site, path);
  return {
    ...headers,
    'content-security-policy': headers['content-security-policy'].replace(`; ${REPORTED}`, ''),
  };
}

/**
 * Headers of all pages. Hosts limit the number of rules. So this policy allows what any page needs,
 * and the one in each page is stricter.
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

/** In the format of Netlify, Cloudflare Pages and others. */
function headersFile(site: Site, siteOrigin: string): string {
  const rule = (path: string, headers: Readonly<Record<string, string>>) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  return [
    rule('/*', usualHeaders(site, siteOrigin)),
    // A header that an earlier rule also sets would be sent twice, and the stricter would apply.
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

const redirectsFile = ({ moved }: Site) =>
  [...moved].map(([from, to]) => `${encodeURI(from)} ${to} 301\n`).join('');

/**
 * Writes the site as files for any static host into the folder `to`, which must be empty or new.
 * `siteOrigin`: their future address. If the folder has files, throws without writing.
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
