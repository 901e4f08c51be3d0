import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { SaxesParser } from 'saxes';

/** The protocol of sitemaps allows no larger file. */
const MOST_BYTES = 50 * 1024 * 1024;
const MOST_ADDRESSES = 100_000;
const MOST_SITEMAPS = 500;
const TIMEOUT_MS = 30_000;

const isUrl = (text: string) => /^https?:\/\//i.test(text);

async function bytesAt(source: string): Promise<Buffer> {
  if (!isUrl(source)) return readFile(source);
  const answer = await fetch(source, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!answer.ok) throw new Error(`${source} answers ${answer.status}.`);
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of answer.body ?? []) {
    length += part.length;
    if (length > MOST_BYTES) throw new Error(`${source} is larger than 50 MB.`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

const isGzip = (bytes: Buffer) => bytes[0] === 0x1f && bytes[1] === 0x8b;

/** A sitemap's text. Throws a sentence that names the source. */
async function textAt(source: string): Promise<string> {
  try {
    const bytes = await bytesAt(source);
    const plain = isGzip(bytes) ? await promisify(gunzip)(bytes, { maxOutputLength: MOST_BYTES }) : bytes;
    return plain.toString('utf8').replace(/^\ufeff/, '');
  } catch (error) {
    const { message, cause } = error as Error;
    const why = cause instanceof Error ? cause.message : message;
    throw new Error(`The sitemap ${source} cannot be read: ${why}`);
  }
}

interface Sitemap {
  readonly addresses: readonly string[];
  /** Other sitemaps that this one lists. */
  readonly sitemaps: readonly string[];
}

const noSitemap = (source: string) =>
  new Error(
    `${source} is not a sitemap. Its address usually ends in /sitemap.xml; the old site's /robots.txt names it.`,
  );

function sitemapIn(text: string, source: string): Sitemap {
  if (!text.trimStart().startsWith('<')) {
    const lines = text.split(/\r?\n/).map((line) => line.trim());
    const addresses = lines.filter((line) => line !== '');
    if (addresses.length === 0 || !addresses.every(isUrl)) throw noSitemap(source);
    return { addresses, sitemaps: [] };
  }
  const found = { url: [] as string[], sitemap: [] as string[] };
  const open: string[] = [];
  let loc = '';
  let root = '';
  const parser = new SaxesParser({ xmlns: true });
  parser.on('opentag', ({ local, uri }) => {
    // Pictures and videos have a `loc` of another namespace.
    open.push(uri.includes('sitemap-image') || uri.includes('sitemap-video') ? '' : local);
    root ||= local;
    if (local === 'loc') loc = '';
  });
  const addText = (part: string) => {
    if (open.at(-1) === 'loc') loc += part;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => {
    const tag = open.pop();
    const parent = open.at(-1);
    if (tag === 'loc' && (parent === 'url' || parent === 'sitemap')) found[parent].push(loc.trim());
  });
  try {
    parser.write(text).close();
  } catch {
    throw noSitemap(source);
  }
  if (root !== 'urlset' && root !== 'sitemapindex') throw noSitemap(source);
  return { addresses: found.url, sitemaps: found.sitemap };
}

/**
 * Every address in a sitemap and in the sitemaps that it lists, once each. `source` is its URL or a
 * file: XML, plain lines, or either of them packed by gzip.
 */
export async function readSitemap(source: string): Promise<string[]> {
  const waiting = [source];
  const seen = new Set(waiting);
  const addresses = new Set<string>();
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const { addresses: found, sitemaps } = sitemapIn(await textAt(next), next);
    for (const address of found) addresses.add(address);
    // An index that was saved as a file names the others by their URLs.
    for (const sitemap of sitemaps.filter((one) => isUrl(one) && !seen.has(one))) {
      seen.add(sitemap);
      waiting.push(sitemap);
    }
    if (seen.size > MOST_SITEMAPS) throw new Error(`There are more than ${MOST_SITEMAPS} sitemaps.`);
    if (addresses.size > MOST_ADDRESSES)
      throw new Error(`There are more than ${MOST_ADDRESSES.toLocaleString('en-US')} addresses.`);
  }
  return [...addresses];
}
