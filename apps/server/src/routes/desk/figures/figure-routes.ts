import type { FastifyInstance } from 'fastify';
import type { Desk } from '../../../desk/create-desk.ts';
import { sendDeskPage } from '../send-desk-page.ts';
import { figuresPage, periods } from './figures-page.ts';

const ORDINARY = 12;

/** The page of figures. */
export function deskFigures(scope: FastifyInstance, desk: Pick<Desk, 'figures'>): void {
  scope.get<{ Querystring: Record<string, unknown> }>('/figures', async (request, reply) => {
    const asked = String(request.query.weeks ?? '');
    const weeks = Object.hasOwn(periods, asked) ? Number(asked) : ORDINARY;
    return sendDeskPage(request, reply, {
      title: 'Figures',
      section: '/desk/figures',
      main: figuresPage(await desk.figures(weeks)),
    });
  });
}
