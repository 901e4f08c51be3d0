import type { FastifyInstance } from 'fastify';
import type { Desk } from '../../desk/create-desk.ts';
import { isUnopened } from '../../documents/records/submissions.ts';
import { deskAdding } from './adding/add-routes.ts';
import { deskAgreements } from './agreements/agreement-routes.ts';
import { deskDataRoutes } from './data/data-routes.ts';
import { deskDocuments } from './documents/document-routes.ts';
import { deskEnquiries } from './enquiries/desk-enquiry-routes.ts';
import { deskFigures } from './figures/figure-routes.ts';
import { deskFloods } from './floods/flood-routes.ts';
import { deskFollowUps } from './follow-ups/follow-up-routes.ts';
import { deskHealth } from './health/health-routes.ts';
import { deskLetters } from './letters/letter-routes.ts';
import { deskPeople } from './people/person-routes.ts';
import { deskReplies } from './replies/reply-routes.ts';
import { deskSettling } from './settling/settle-routes.ts';
import { deskCalendar } from './showings/calendar-routes.ts';
import { deskShowings } from './showings/showing-routes.ts';
import { deskPhotos } from './site/photo-routes.ts';
import { deskSite } from './site/site-routes.ts';
import { deskVisits } from './visits/visit-routes.ts';

/** The desk's rooms, each with its pages and what its forms do. */
export function deskSections(scope: FastifyInstance, desk: Desk, publicUrl: string): void {
  // For the navigation of every page, including a refused form. Changes show after the redirect.
  scope.addHook('preHandler', async (request) => {
    const [open, { due }, kept, replies] = await Promise.all([
      desk.enquiries.toAnswer().then((filter) => desk.list.count(filter)),
      desk.followUps.count(),
      desk.documents.kept(),
      desk.replies.all(),
    ]);
    const documents = kept.filter(isUnopened).length;
    request.deskReplies = replies;
    request.deskWaiting = { inquiries: open + due, documents };
  });
  deskEnquiries(scope, desk);
  deskAdding(scope, desk);
  deskAgreements(scope, desk);
  deskPeople(scope, desk);
  deskSettling(scope, desk);
  deskFloods(scope, desk);
  deskFollowUps(scope, desk);
  deskReplies(scope, desk);
  deskShowings(scope, desk);
  deskCalendar(scope, { ...desk, publicUrl });
  deskDocuments(scope, desk);
  deskHealth(scope, desk);
  deskFigures(scope, desk);
  deskDataRoutes(scope, desk.data);
  deskSite(scope, desk.site, desk.letters);
  deskLetters(scope, desk.letters, publicUrl);
  deskPhotos(scope, desk.site);
  deskVisits(scope, desk);
}
