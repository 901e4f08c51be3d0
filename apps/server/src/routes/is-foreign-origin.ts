import type { FastifyRequest } from 'fastify';

/**
 * Whether the browser says that another site's page made the request. A missing Origin header
 * proves nothing. Besides Host, which a proxy may rewrite, the public address and `ours` are
 * accepted.
 */
export function isForeignOrigin(request: FastifyRequest, ...ours: readonly string[]): boolean {
  const { origin, host } = request.headers;
  if (origin === undefined || ours.includes(origin)) return false;
  return !URL.canParse(origin) || new URL(origin).host !== host;
}
