import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { loadContent } from '@rivermark/content/load';
import { expect, onTestFinished, test } from 'vitest';
import { ContentCopy } from '../../../../../packages/content/load/content-copy.ts';
import { mastersFolder } from '../../../../../packages/content/load/fixtures.ts';
import { importRedirects } from './import-redirects.ts';
import { readSitemap } from './read-sitemap.ts';

const urlset = (...addresses: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"
    xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">${addresses
      .map(
        (one) =>
          `<url><loc>${one}</loc><image:image><image:loc>https://old.example/a.jpg</image:loc></image:image></url>`,
      )
      .join('')}</urlset>`;

/** A web server that answers these paths. */
async function oldSite(pages: Readonly<Record<string, string | Buffer>>): Promise<string> {
  const server = createServer((request, answer) => {
    const page = pages[request.url ?? ''];
    answer.writeHead(page === undefined ? 404 : 200).end(page);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('an index of sitemaps is read with what it lists, packed or not', async () => {
  const pages: Record<string, string | Buffer> = {};
  const site = await oldSite(pages);
  pages['/sitemap.xml'] =
    `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><sitemap><loc>${site}/a.xml.gz</loc></sitemap>
    <sitemap><loc><![CDATA[${site}/b.txt]]></loc></sitemap><sitemap><loc>${site}/sitemap.xml</loc></sitemap></sitemapindex>`;
  pages['/a.xml.gz'] = gzipSync(urlset('https://old.example/a?x=1&amp;y=2', 'https://old.example/b'));
  pages['/b.txt'] = 'https://old.example/b\nhttps://old.example/c\n';
  expect(await readSitemap(`${site}/sitemap.xml`)).toEqual([
    'https://old.example/a?x=1&y=2',
    'https://old.example/b',
    'https://old.example/c',
  ]);
  pages['/page'] = '<!doctype html><title>Old site</title><p>Hello';
  await expect(readSitemap(`${site}/page`)).rejects.toThrow(`${site}/page is not a sitemap.`);
  await expect(readSitemap(`${site}/none`)).rejects.toThrow(
    `The sitemap ${site}/none cannot be read: ${site}/none answers 404.`,
  );
});

test('each old address gets its likely page, or is listed', async () => {
  using copy = new ContentCopy();
  // 'content pull' writes content and photos alone.
  rmSync(join(copy.root, 'illustrations'), { recursive: true });
  const home = 'content/homes/avondale-tudor.yaml';
  copy
    .edit(home, 'No. 6 Sample Lane', '1200 Old River Road')
    .write(
      'old/sitemap.xml',
      urlset(
        'https://www.old.example/',
        'https://www.old.example/faq/',
        'https://www.old.example/listings',
        'https://www.old.example/About-Us.html',
        'https://www.old.example/contact-us/',
        'https://www.old.example/Contact%20Us.html',
        'https://www.old.example/property/1200-old-river-rd-jacksonville-fl-32205/1234567',
        'https://www.old.example/property/77-riverside-ave-jacksonville-fl-32205',
        'https://www.old.example/communities/jacksonville-beach-homes-for-sale',
        'https://www.old.example/communities/Ponte-Vedra/',
        'https://www.old.example/jax-beach',
        'https://www.old.example/downtown-condos',
        'https://www.old.example/communities/jacksonville',
        'https://www.old.example/atlantic-boulevard',
        'https://www.old.example/listing/123-main-st-jacksonville-fl-32205',
        'https://www.old.example/?p=12',
        'https://www.old.example/blog/2024/05/living-in-san-marco',
        'https://www.old.example/blog/avondale-or-ortega',
        'https://www.old.example/blog/staging-tips',
        'https://www.old.example/desk/jane',
        'https://www.old.example/caf%C3%A9',
      ),
    );
  copy.write('content/redirects.yaml', '# Mine.\nredirects:\n  /listings: /properties # Kept.\n');
  const proposed = await importRedirects(join(copy.root, 'old/sitemap.xml'), copy.root);
  expect(proposed).toEqual({
    known: ['/', '/faq', '/listings'],
    redirects: {
      '/about-us.html': '/#about-heading',
      '/contact-us': '/#contact',
      '/contact us.html': '/#contact',
      '/property/1200-old-river-rd-jacksonville-fl-32205/1234567': '/properties/avondale-tudor',
      '/communities/jacksonville-beach-homes-for-sale': '/neighborhoods/jacksonville-beach',
      '/communities/ponte-vedra': '/neighborhoods/ponte-vedra-beach',
      '/jax-beach': '/neighborhoods/jacksonville-beach',
      '/downtown-condos': '/neighborhoods/downtown-jacksonville',
      '/blog/2024/05/living-in-san-marco': '/neighborhoods/san-marco',
    },
    undecided: [
      '/property/77-riverside-ave-jacksonville-fl-32205',
      '/communities/jacksonville',
      '/atlantic-boulevard',
      '/listing/123-main-st-jacksonville-fl-32205',
      '/blog/avondale-or-ortega',
      '/blog/staging-tips',
      '/café',
    ],
    impossible: ['/desk/jane'],
  });
  expect(copy.read('content/redirects.yaml')).toContain(
    '# Mine.\nredirects:\n  /listings: /properties # Kept.\n',
  );
  const after = loadContent(copy.root, new Date(), mastersFolder);
  expect('faults' in after ? after.faults : after.content.moved['/contact-us']).toBe('/#contact');

  // What was decided meanwhile stays.
  copy
    .edit('content/redirects.yaml', '  - /blog/staging-tips\n', '')
    .edit('content/redirects.yaml', 'redirects:\n', 'redirects:\n  /blog/staging-tips: /faq\n');
  const decided = copy.read('content/redirects.yaml');
  await importRedirects(join(copy.root, 'old/sitemap.xml'), copy.root);
  expect(copy.read('content/redirects.yaml')).toBe(decided);
});
