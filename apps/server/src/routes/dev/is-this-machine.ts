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
 * Whether a request was made on this machine itself. Coming from the loopback address is not enough: a proxy here
 * does that for the whole world, and a page that rebinds its name does it from the operator's own browser.
 */
export function isThisMachine(request: FastifyRequest): boolean {
  if (!loopback.test(request.socket.remoteAddress ?? '')) return false;
  if (forwarded.some((header) => request.headers[header] !== undefined)) return false;
  // No browser says so; a front that is told nothing else (nginx's plain proxy_pass) does, and adds no header.
  if (request.raw.httpVersion === '1.0') return false;
  return ownNames.has((request.headers.host ?? '').replace(/:\d+$/, ''));
}
