import { COUNTS_PATH } from '@rivermark/contracts/counts';
import { FUNCTIONS_PATH, STORAGE_PATH } from '@rivermark/contracts/documents';
import { EMAIL_SEND_PATH } from '@rivermark/contracts/email-send';
import type { FastifyInstance } from 'fastify';

/** The paths that site pages call. The desk and the agent's links are for our own pages only. */
const called = [EMAIL_SEND_PATH, COUNTS_PATH, `${STORAGE_PATH}/`, `${FUNCTIONS_PATH}/`];

/** What the pages send beside what every request may have, and what of an answer they read. */
const requestHeaders = [
  'apikey',
  'authorization',
  'cache-control',
  'content-type',
  'tus-resumable',
  'upload-length',
  'upload-metadata',
  'upload-offset',
  'x-client-info',
  'x-http-method-override',
  'x-metadata',
  'x-upsert',
];
const answerHeaders = [
  'location',
  'retry-after',
  'tus-resumable',
  'upload-length',
  'upload-offset',
  'x-error-code',
];
/** Browsers keep a yes for two hours at most. */
const KEPT_SECONDS = 7200;

/**
 * Lets the pages of one other origin call this server (CORS). Browsers do not send requests of any
 * other.
 */
export function siteElsewhere(app: FastifyInstance, siteOrigin: string): void {
  app.addHook('onRequest', async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    if (!called.some((one) => (one.endsWith('/') ? path.startsWith(one) : path === one))) return;
    reply.header('vary', 'origin');
    if (request.headers.origin !== siteOrigin) return;
    reply.headers({
      'access-control-allow-origin': siteOrigin,
      'access-control-expose-headers': answerHeaders.join(', '),
      // A beacon is sent with credentials, of which there are none for these addresses.
      ...(path === COUNTS_PATH && { 'access-control-allow-credentials': 'true' }),
    });
    if (request.method !== 'OPTIONS' || !request.headers['access-control-request-method']) return;
    return reply
      .code(204)
      .headers({
        'access-control-allow-methods': 'POST, PATCH, HEAD, DELETE',
        'access-control-allow-headers': requestHeaders.join(', '),
        'access-control-max-age': KEPT_SECONDS,
      })
      .send();
  });
}
