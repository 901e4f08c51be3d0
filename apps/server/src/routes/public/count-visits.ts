import { COUNTS_PATH, MOST_COUNTS } from '@rivermark/contracts/counts';
import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify';
import * as z from 'zod/mini';
import type { VisitCounter } from '../../counts/visit-counter.ts';
import { AppError } from '../../errors.ts';
import { isForeignOrigin } from '../is-foreign-origin.ts';

/** Far above what MOST_COUNTS of the longest names take. */
const BODY_LIMIT = 16 * 1024;

const countsSchema = z
  .array(z.tuple([z.string().check(z.maxLength(20)), z.string().check(z.maxLength(200))]))
  .check(z.maxLength(MOST_COUNTS));

interface CountDeps {
  readonly counter: VisitCounter;
  /** Origins of the site's own pages. */
  readonly origins: readonly string[];
  /** Refuses an address that tells too much. */
  readonly limit: onRequestAsyncHookHandler;
}

/**
 * Counts page views. Stores nothing from the request: no address, cookie or header. Ignores
 * browsers with Global Privacy Control and pages of other sites.
 */
export async function countVisits(
  app: FastifyInstance,
  { counter, origins, limit }: CountDeps,
): Promise<void> {
  await app.register(async (scope) => {
    // Only JSON: a page of another site may post plain text without asking the server first.
    scope.removeContentTypeParser('text/plain');
    scope.post(COUNTS_PATH, { onRequest: limit, bodyLimit: BODY_LIMIT }, async (request, reply) => {
      const counts = z.safeParse(countsSchema, request.body);
      if (!counts.success) throw new AppError('malformed-body', 'These are no counts');
      const isRefused = request.headers['sec-gpc'] === '1' || isForeignOrigin(request, ...origins);
      if (!isRefused) counter.count(counts.data);
      return reply.code(204).header('cache-control', 'no-store').send();
    });
  });
}
