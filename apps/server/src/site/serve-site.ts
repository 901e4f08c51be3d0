import { NOT_FOUND_PATH } from '@rivermark/contracts/built-site';
import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { refuseMethod } from '../plugins/known-methods.ts';
import { assetSafety } from '../plugins/safety-headers.ts';
import { AN_HOUR, ASSETS, FOREVER, REVALIDATE } from './caching.ts';
import { canonicalPath, withQuery } from './canonical-path.ts';
import { pictureFile, type Site } from './load-site.ts';
import { safetyOfPage } from './safety-of-site.ts';
import { sendFile } from './send-file.ts';
import { PictureFile } from './stored-file.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The site version for this whole request, whatever is published meanwhile. */
    site: Site;
  }
}

/** One handler for HEAD, because Fastify's own sends a wrong length. */
const method = ['GET', 'HEAD'];
const looksLikeFile = /^\/(assets|img)\/|\.[a-z0-9]{2,11}$/i;

interface HowToServe {
  /** Refuses an address that asks too often for what is not here. */
  readonly missLimit: onRequestAsyncHookHandler;
  /** The origin where the pages are; absent where they are served here. */
  readonly elsewhere?: string;
}

/**
 * Every page and file of the site by its exact path; nothing outside the site's list is served. The
 * list changes with each publish and is looked up per request, after all routes.
 */
export function serveSite(app: FastifyInstance, { missLimit, elsewhere }: HowToServe): void {
  app.route({
    method,
    url: `${ASSETS}:name`,
    handler: (request, reply) => {
      const file = request.site.files.get(pathOf(request));
      return file ? sendFile(request, reply.headers(assetSafety), file, FOREVER) : reply.callNotFound();
    },
  });
  app.route<{ Params: { name: string } }>({
    method,
    url: '/img/:name',
    handler: (request, reply) => {
      const file = pictureFile(request.site, request.params.name);
      if (file === undefined) return reply.callNotFound();
      return sendFile(request, reply.headers(assetSafety), new PictureFile(file), FOREVER);
    },
  });
  // Before the body is read: nobody wants it.
  app.addHook('onRequest', async (request, reply) => {
    if (!request.is404 || method.includes(request.method)) return;
    if (isOfSite(request.site, pathOf(request))) refuseMethod(reply, method);
  });
  app.setNotFoundHandler(async (request, reply) => {
    const { site } = request;
    const path = pathOf(request);
    const asked = method.includes(request.method);
    const found = asked && sendFromSite(request, reply, elsewhere);
    if (found) return found;
    await missLimit.call(app, request, reply);
    reply.code(404).header('x-error-code', 'not-found').header('cache-control', REVALIDATE);
    // A missing script answered with a page would be run as one: files are answered in plain text.
    if (!asked || looksLikeFile.test(path)) {
      return reply.type('text/plain; charset=utf-8').send('Not found');
    }
    return sendFile(request, reply.headers(safetyOfPage(site, NOT_FOUND_PATH)), site.notFound, REVALIDATE);
  });
}

/** The answer for a page, a file or a variant of a page's address; undefined otherwise. */
function sendFromSite(request: FastifyRequest, reply: FastifyReply, elsewhere: string | undefined) {
  const { site } = request;
  const path = pathOf(request);
  const page = site.pages.get(path);
  if (page) {
    return (
      sendElsewhere(elsewhere, request, reply) ??
      sendFile(request, reply.headers(safetyOfPage(site, path)), page, REVALIDATE)
    );
  }
  const file = site.files.get(path);
  return file ? sendFile(request, reply, file, AN_HOUR) : sendMeant(site, request, reply);
}

const isOfSite = ({ pages, files, pictures }: Site, path: string) =>
  pages.has(path) ||
  files.has(path) ||
  (path.startsWith('/img/') && pictures.has(path.slice('/img/'.length)));

/** A request's name in logs and metrics: its route's pattern, or the site's name for the file. */
export function routeName({ routeOptions, site, url }: FastifyRequest): string | undefined {
  if (routeOptions.url !== undefined) return routeOptions.url;
  const path = pathOf({ url });
  return isOfSite(site, path) ? path : undefined;
}

/** What stands before the path where a whole address was asked for, as proxies do. */
const ORIGIN = /^https?:\/\/[^/?#]*/i;

/** The path of a request, as the router reads it. */
const pathOf = ({ url }: Pick<FastifyRequest, 'url'>) =>
  (url.startsWith('/') ? url : url.replace(ORIGIN, '')).split(/[?#]/, 1)[0] || '/';

/** Redirects to the page's one address, so that search engines do not see duplicates. */
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
  const address = canonicalPath(site, path);
  if (address === undefined) return undefined;
  const query = request.url.split('?').slice(1).join('?');
  const location = withQuery(address, query);
  return reply.code(301).header('location', location).header('cache-control', AN_HOUR).send();
}
