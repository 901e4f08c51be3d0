import type { FastifyRequest } from 'fastify';

/**
 * Whether the browser says that a page of another site made the request. No Origin header says nothing. The
 * public address counts beside the Host header, which a proxy may have replaced by its own.
 */
export function isForeignOrigin(request: FastifyRequest, publicUrl: string): boolean {
  const { origin, host } = request.headers;
  if (origin === undefined || origin === publicUrl) return false;
  return !URL.canParse(origin) || new URL(origin).host !== host;
}
