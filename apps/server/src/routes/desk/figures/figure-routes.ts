import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../../clock.ts';
import { deskFigures as figuresOfWeeks } from '../../../desk/figures/desk-figures.ts';
import type { EnquiryList } from '../../../intake/enquiry-list.ts';
import { sendDeskPage } from '../send-desk-page.ts';
import { figuresPage, periods } from './figures-page.ts';

const ORDINARY = 12;

/** The page of figures. */
export function deskFigures(
  scope: FastifyInstance,
  { list, clock }: { readonly list: EnquiryList; readonly clock: Clock },
): void {
  scope.get<{ Querystring: Record<string, unknown> }>('/figures', async (request, reply) => {
    const asked = String(request.query.weeks ?? '');
    const weeks = Object.hasOwn(periods, asked) ? Number(asked) : ORDINARY;
    const figures = await figuresOfWeeks(list, clock, weeks);
    return sendDeskPage(request, reply, {
      title: 'Figures',
      room: '/desk/figures',
      main: figuresPage(figures),
    });
  });
}
