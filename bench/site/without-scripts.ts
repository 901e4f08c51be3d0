import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync } from 'node:zlib';
import { load } from 'cheerio';

/** The preloads of the home page's picture, which wait for the script that picks the hour. */
const waitingLinks = /<noscript id="river">(.*?)<\/noscript>/s;

/**
 * The page as if written by hand: everything visible, its first picture requested as early, and
 * nothing that runs.
 */
function handWritten(html: string): Buffer {
  const page = load(html.replace(waitingLinks, '$1'));
  page('img.pic-hero').removeAttr('loading');
  page('script:not([type="application/ld+json"]), link[rel="modulepreload"], link[as="script"]').remove();
  return brotliCompressSync(page.html());
}

/**
 * The site without its scripts, in front of the one at `port`. Pages are as if written by hand, and
 * compressed too; everything else is passed through.
 */
export async function serveWithoutScripts(port: number) {
  const pages = new Map<string, Buffer>();
  const ask = (path: string, headers: IncomingMessage['headers']) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      request({ port, path, headers, host: '127.0.0.1' }, resolve).on('error', reject).end();
    });
  const server = createServer(async ({ url: path = '/', headers }, response) => {
    const isPage = headers['sec-fetch-dest'] === 'document';
    const answer = await ask(path, isPage ? { ...headers, 'accept-encoding': 'identity' } : headers);
    if (!isPage) {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
      return;
    }
    const html = await buffer(answer);
    const page = pages.get(path) ?? handWritten(html.toString());
    pages.set(path, page);
    response.writeHead(answer.statusCode ?? 502, {
      ...answer.headers,
      'content-encoding': 'br',
      'content-length': page.length,
    });
    response.end(page);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
