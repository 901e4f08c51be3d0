import type { FastifyInstance } from 'fastify';
import { sendDeskPage } from './send-desk-page.ts';

/** Where one stands after signing in. */
export function startPage(scope: FastifyInstance): void {
  scope.get('/', (request, reply) =>
    sendDeskPage(request, reply, { title: 'Inquiries', room: '/desk', main: '<h1>Inquiries</h1>' }),
  );
}
