import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding } from './choose-encoding.ts';
import type { Site } from './load-site.ts';
import type { StoredFile } from './stored-file.ts';

/** Hashed names never change their content; pages are asked for anew, which costs a 304 when they have not changed. */
const FOREVER = 'public, max-age=31536000, immutable';
const REVALIDATE = 'no-cache';
const AN_HOUR = 'public, max-age=3600';

async function sendFile(request: FastifyRequest, reply: FastifyReply, file: StoredFile, caching: string) {
  const encoding = file.compressible ? chooseEncoding(request.headers['accept-encoding']) : 'identity';
  const etag = `"${file.etag}${encoding === 'identity' ? '' : `-${encoding}`}"`;
  reply.header('cache-control', caching).header('etag', etag).type(file.type);
  if (file.compressible) reply.header('vary', 'accept-encoding');
  if (reply.statusCode === 200 && request.headers['if-none-match']?.includes(etag))
    return reply.code(304).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(await file.encoded(encoding));
}

const looksLikeFile = /^\/(assets|img)\/|\.[a-z0-9]{2,11}$/i;

/**
 * Every page and file of the site by its exact path; one route each, so nothing outside them can be asked for.
 * `whenFramed`: the headers of the pages that the site itself shows in a frame.
 */
export function serveSite(app: FastifyInstance, site: Site, whenFramed: Record<string, string>): void {
  for (const [path, page] of site.pages) {
    const own = site.framed.includes(path) ? whenFramed : {};
    app.get(path, (request, reply) => sendFile(request, reply.headers(own), page, REVALIDATE));
  }
  for (const [path, file] of site.files) {
    const caching = /^\/(assets|img)\//.test(path) ? FOREVER : AN_HOUR;
    app.get(path, (request, reply) => sendFile(request, reply, file, caching));
  }
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?')[0] ?? '/';
    const page = path.replace(/\/+$/, '');
    if (page !== path && site.pages.has(page)) {
      return reply
        .code(308)
        .header('location', page + request.url.slice(path.length))
        .send();
    }
    reply.code(404).header('x-error-code', 'not-found').header('cache-control', REVALIDATE);
    // A missing script answered with a page would be run as one: files are answered in plain text.
    const page404 = (request.method === 'GET' || request.method === 'HEAD') && !looksLikeFile.test(path);
    if (!page404) return reply.type('text/plain; charset=utf-8').send('Not found');
    return sendFile(request, reply, site.notFound, REVALIDATE);
  });
}
