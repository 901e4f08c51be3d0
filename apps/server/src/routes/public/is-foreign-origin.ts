import type { FastifyRequest } from 'fastify';

/** Whether the browser says that a page of another site made the request. No Origin header says nothing. */
export function isForeignOrigin(request: FastifyRequest): boolean {
  const { origin, host } = request.headers;
  if (origin === undefined) return false;
  return !URL.canParse(origin) || new URL(origin).host !== host;
}
