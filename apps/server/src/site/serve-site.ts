import { NOT_FOUND_PATH } from '@rivermark/contracts/built-site';
import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { refuseMethod } from '../plugins/known-methods.ts';
import { assetSafety, pageSafety } from '../plugins/safety-headers.ts';
import { addressMeant, withQuery } from './address-meant.ts';
import { AN_HOUR, ASSETS, FOREVER, REVALIDATE } from './caching.ts';
import type { Site } from './load-site.ts';
import { sendFile } from './send-file.ts';

/** HEAD by the same handler: what Fastify makes of a GET by itself says a length that no GET has. */
const method = ['GET', 'HEAD'];
const looksLikeFile = /^\/(assets|img)\/|\.[a-z0-9]{2,11}$/i;

interface HowToServe {
  /** Refuses an address that asks too often for what is not here. */
  readonly missLimit: onRequestAsyncHookHandler;
  /** The origin where the pages are; absent where they are served here. */
  readonly elsewhere?: string;
}

/** Every page and file of the site by its exact path, of a list made at the start: nothing outside it can be asked for. */
export function serveSite(app: FastifyInstance, site: Site, { missLimit, elsewhere }: HowToServe): void {
  for (const [url, page] of site.pages) {
    const own = pageSafety(site, url);
    app.route({
      method,
      url,
      handler: (request, reply) =>
        sendElsewhere(elsewhere, request, reply) ??
        sendMeant(site, request, reply) ??
        sendFile(request, reply.headers(own), page, REVALIDATE),
    });
  }
  for (const [url, file] of site.files) {
    if (url.startsWith(ASSETS)) continue;
    app.route({ method, url, handler: (request, reply) => sendFile(request, reply, file, AN_HOUR) });
  }
  // One route for them all, here and below: of hundreds and thousands, each would delay every start.
  app.route({
    method,
    url: `${ASSETS}:name`,
    handler: (request, reply) => {
      const file = site.files.get(pathOf(request));
      return file ? sendFile(request, reply.headers(assetSafety), file, FOREVER) : reply.callNotFound();
    },
  });
  app.route<{ Params: { name: string } }>({
    method,
    url: '/img/:name',
    handler: (request, reply) => {
      const picture = site.pictures.get(request.params.name);
      return picture ? sendFile(request, reply.headers(assetSafety), picture, FOREVER) : reply.callNotFound();
    },
  });
  const safetyOfMissing = pageSafety(site, NOT_FOUND_PATH);
  app.setNotFoundHandler({ preHandler: missLimit }, async (request, reply) => {
    const path = pathOf(request);
    const asked = method.includes(request.method);
    // Here and not by a route for each of hundreds of addresses, which would delay every start.
    if (!asked && isOfSite(site, path)) refuseMethod(reply, method);
    const elsewhere = asked && sendMeant(site, request, reply);
    if (elsewhere) return elsewhere;
    reply.code(404).header('x-error-code', 'not-found').header('cache-control', REVALIDATE);
    // A missing script answered with a page would be run as one: files are answered in plain text.
    if (!asked || looksLikeFile.test(path)) {
      return reply.type('text/plain; charset=utf-8').send('Not found');
    }
    return sendFile(request, reply.headers(safetyOfMissing), site.notFound, REVALIDATE);
  });
}

const isOfSite = ({ pages, files, pictures }: Site, path: string) =>
  pages.has(path) ||
  files.has(path) ||
  (path.startsWith('/img/') && pictures.has(path.slice('/img/'.length)));

const pathOf = (request: FastifyRequest) => request.url.split('?', 1)[0] ?? '/';

/** Leads to the page where it is: two addresses for one page would part what search engines know of it. */
function sendElsewhere(elsewhere: string | undefined, { url }: FastifyRequest, reply: FastifyReply) {
  if (elsewhere === undefined) return undefined;
  return reply
    .code(301)
    .header('location', elsewhere + url)
    .header('cache-control', AN_HOUR)
    .send();
}

/** Leads to the page's one address where it was asked for by another way to write it. */
function sendMeant(site: Site, request: FastifyRequest, reply: FastifyReply): FastifyReply | undefined {
  const path = pathOf(request);
  const address = addressMeant(site, path);
  if (address === undefined) return undefined;
  const location = withQuery(address, request.url.slice(path.length + 1));
  return reply.code(301).header('location', location).header('cache-control', AN_HOUR).send();
}
