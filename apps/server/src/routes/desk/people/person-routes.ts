import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../../clock/clock.ts';
import type { DeskEnquiries } from '../../../desk/enquiries/desk-enquiries.ts';
import { placesNamed } from '../../../intake/places-named.ts';
import { afterwards } from '../flash-message.ts';
import { entryOf } from '../form-of.ts';
import { sendDeskPage } from '../send-desk-page.ts';
import { joinPage } from './person-parts.ts';

interface PersonRoutes {
  readonly enquiries: DeskEnquiries;
  readonly clock: Clock;
}
type WithId = { Params: { id: string }; Querystring: Record<string, unknown> };

const MOST_FOUND = 20;
const decisions = ['same', 'apart', 'derived'] as const;

/** The agent says which inquiries are one person's. */
export function deskPeople(scope: FastifyInstance, { enquiries, clock }: PersonRoutes): void {
  scope.get<WithId>('/enquiries/:id/join', async (request, reply) => {
    const enquiry = await enquiries.find(request.params.id);
    if (!enquiry) return reply.callNotFound();
    const { q } = request.query;
    const search = typeof q === 'string' ? q.trim().slice(0, 200) : '';
    const searchPlaces = placesNamed(scope.content(), search);
    const { rows } =
      search === '' ? { rows: [] } : await enquiries.page({ search, searchPlaces }, undefined, MOST_FOUND);
    const found = rows.filter(({ id }) => id !== enquiry.id);
    return sendDeskPage(request, reply, {
      title: `Is ${enquiry.name} someone you know?`,
      section: '/desk',
      main: joinPage(request, { enquiry, search, found, now: clock() }),
    });
  });

  scope.post<WithId>('/enquiries/:id/person', async (request, reply) => {
    const { id } = request.params;
    const other = entryOf(request, 'other');
    const as = decisions.find((one) => one === entryOf(request, 'as')) ?? 'derived';
    const before = other === id ? undefined : await enquiries.decidePerson(id, other, as);
    if (before === undefined) return reply.callNotFound();
    const what = entryOf(request, 'undo') === 'yes' ? 'person-back' : `person-${as}`;
    return reply
      .code(303)
      .header('location', afterwards(entryOf(request, 'to'), { what, id: other }, before))
      .send();
  });
}
