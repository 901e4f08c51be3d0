import type { FastifyInstance } from 'fastify';
import type { Desk } from '../../../desk/create-desk.ts';
import { sendDeskPage } from '../send-desk-page.ts';
import { visitPeriods, visitsPage } from './visits-page.ts';

const ORDINARY = 28;

/** The page of what the site counted itself. */
export function deskVisits(scope: FastifyInstance, { visits }: Pick<Desk, 'visits'>): void {
  scope.get<{ Querystring: Record<string, unknown> }>('/visits', async (request, reply) => {
    const asked = String(request.query.days ?? '');
    const days = Object.hasOwn(visitPeriods, asked) ? Number(asked) : ORDINARY;
    const main = visitsPage(scope.content(), visits && (await visits(days)), days);
    return sendDeskPage(request, reply, { title: 'Visits', section: '/desk/figures', main });
  });
}
