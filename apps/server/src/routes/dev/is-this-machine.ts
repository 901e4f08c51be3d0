import type { FastifyRequest } from 'fastify';

const loopback = /^(127\.|::1$|::ffff:127\.)/;
const ownNames = new Set(['localhost', '127.0.0.1', '[::1]']);
const forwarded = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'via',
];

/**
 * Whether the request comes from this machine. The loopback address alone is not proof: a local
 * proxy forwards the whole world from it, and DNS rebinding uses the operator's own browser.
 */
export function isThisMachine(request: FastifyRequest): boolean {
  if (!loopback.test(request.socket.remoteAddress ?? '')) return false;
  if (forwarded.some((header) => request.headers[header] !== undefined)) return false;
  // Browsers never send HTTP/1.0. A plain nginx proxy_pass does, without any forwarding header.
  if (request.raw.httpVersion === '1.0') return false;
  return ownNames.has((request.headers.host ?? '').replace(/:\d+$/, ''));
}
