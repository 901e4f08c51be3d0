import type { FastifyRequest } from 'fastify';

/**
 * Whether the browser says that a page of another site made the request. No Origin header says nothing. The
 * public address, and any other of `ours`, counts beside the Host header, which a proxy may have replaced by its own.
 */
export function isForeignOrigin(request: FastifyRequest, ...ours: readonly string[]): boolean {
  const { origin, host } = request.headers;
  if (origin === undefined || ours.includes(origin)) return false;
  return !URL.canParse(origin) || new URL(origin).host !== host;
}
