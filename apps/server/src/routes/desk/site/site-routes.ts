import type { DrawFault } from '@rivermark/contracts/renderer';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SiteDesk } from '../../../content-editing/create-site-desk.ts';
import { entriesOfHome, hasChanges, hashOfHome } from '../../../content-editing/home-editor.ts';
import type { DraftOutcome } from '../../../content-editing/run-drafts.ts';
import { AppError } from '../../../errors.ts';
import { pageSafety } from '../../../plugins/safety-headers.ts';
import { atDeskOf, entriesOf, entryOf } from '../form-of.ts';
import { sendDeskPage } from '../send-desk-page.ts';
import { nameOf, typedEntries, WAS, wasEntries } from './home-form.ts';
import { changesAddress, previewAddress, SITE } from './site-addresses.ts';
import {
  changesPage,
  conflictPage,
  historyPage,
  homePage,
  line,
  newHomePage,
  publishedLine,
  SEEN,
  sitePage,
} from './site-pages.ts';

const room = SITE;
const faultsOf = (outcome: DraftOutcome): readonly DrawFault[] => ('faults' in outcome ? outcome.faults : []);
const wordsOf = (faults: readonly DrawFault[]) => faults.map(({ words }) => words).join(' ');
const troubleOf = (outcome: DraftOutcome) => ('message' in outcome ? outcome.message : undefined);

const changedMeanwhile =
  'Another device changed this home meanwhile. Look at what changes now, then publish it.';

interface ChangesToSend {
  /** What came of publishing; absent: the draft is drawn. */
  readonly outcome?: DraftOutcome;
  readonly trouble?: string;
  readonly unconfirmed?: boolean;
}

type ById = { Params: { id: string } };

/**
 * The section in which the agent changes her homes: forms, what changes, a preview, publishing, and
 * what was published.
 */
export function deskSite(scope: FastifyInstance, site: SiteDesk): void {
  const device = (request: FastifyRequest) => atDeskOf(request).device.words;
  const see = (reply: FastifyReply, address: string) => reply.code(303).header('location', address).send();
  const { homes } = site;

  scope.get<{ Querystring: Record<string, unknown> }>('/site', async (request, reply) => {
    const { published, thrown, number } = request.query;
    const home = typeof published === 'string' ? await homes.open(published) : undefined;
    const done = home
      ? publishedLine(`${nameOf(home)} is published.`, `/properties/${home.id}`)
      : thrown !== undefined
        ? line('Your changes were thrown away. The site is as it was.')
        : number !== undefined
          ? line('The site is as it was then.')
          : undefined;
    return sendDeskPage(request, reply, {
      title: done ? 'Done' : 'Your site',
      room,
      main: sitePage(request, await homes.all(), done),
    });
  });

  scope.get('/site/new', (request, reply) =>
    sendDeskPage(request, reply, {
      title: 'Add a home',
      room,
      main: newHomePage(request, {}, undefined),
    }),
  );

  scope.post('/site/new', async (request, reply) => {
    const typed = typedEntries(request.body);
    try {
      return see(reply, changesAddress(await homes.add(typed, device(request))));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return sendDeskPage(request, reply, {
        title: 'Please check your entries',
        room,
        status: 422,
        main: newHomePage(request, typed, error.message),
      });
    }
  });

  scope.get<ById>('/site/homes/:id', async (request, reply) => {
    const home = await homes.open(request.params.id);
    if (!home) return reply.callNotFound();
    const main = homePage(request, {
      home,
      month: site.month(),
      entries: entriesOfHome(home.data),
      faults: [],
    });
    const scripts = [request.server.deskAssets.photos];
    return sendDeskPage(request, reply, { title: nameOf(home), room, main, scripts });
  });

  scope.post<ById>('/site/homes/:id', async (request, reply) => {
    const { id } = request.params;
    const home = await homes.open(id);
    if (!home) return reply.callNotFound();
    const typed = typedEntries(request.body);
    const saved = await homes.save(
      id,
      { was: wasEntries(entryOf(request, WAS), home), typed },
      device(request),
    );
    if (saved.conflicts) {
      return sendDeskPage(request, reply, {
        title: 'Two devices changed this home',
        room,
        status: 409,
        main: conflictPage(request, home, typed, saved.conflicts),
      });
    }
    return see(reply, saved.hasChanges ? changesAddress(id) : `${SITE}?thrown`);
  });

  async function sendChanges(
    request: FastifyRequest<ById>,
    reply: FastifyReply,
    { outcome, trouble, unconfirmed = false }: ChangesToSend = {},
  ) {
    const { id } = request.params;
    const changes = await homes.changesOf(id);
    if (!changes) return see(reply, SITE);
    const drawn = outcome ?? (await site.see(changes.home));
    const faults = faultsOf(drawn);
    if (faults.some(({ file }) => file === changes.home.file)) {
      // Each fault stands beside its field.
      const { home } = changes;
      return sendDeskPage(request, reply, {
        title: 'Please check your entries',
        room,
        status: 422,
        main: homePage(request, { home, month: site.month(), entries: entriesOfHome(home.data), faults }),
        scripts: [request.server.deskAssets.photos],
      });
    }
    return sendDeskPage(request, reply, {
      title: `What changes: ${nameOf(changes.home)}`,
      room,
      status: trouble ? 409 : unconfirmed || faults.length > 0 ? 422 : 200,
      main: changesPage(request, {
        ...changes,
        pages: 'pages' in drawn ? drawn.pages : undefined,
        faults,
        trouble: trouble ?? troubleOf(drawn),
        unconfirmed,
      }),
    });
  }

  scope.get<ById>('/site/homes/:id/changes', (request, reply) => sendChanges(request, reply));

  scope.post<ById>('/site/homes/:id/publish', async (request, reply) => {
    const { id } = request.params;
    const changes = await homes.changesOf(id);
    if (!changes) return see(reply, SITE);
    if (entryOf(request, SEEN) !== hashOfHome(changes.home))
      return sendChanges(request, reply, { trouble: changedMeanwhile });
    const sure = entriesOf(request, 'sure');
    if (changes.slips.some(({ field }) => !sure.includes(field)))
      return sendChanges(request, reply, { unconfirmed: true });
    const outcome = await site.publish(changes, device(request));
    if (!('pages' in outcome)) return sendChanges(request, reply, { outcome });
    return see(reply, `${SITE}?published=${encodeURIComponent(id)}`);
  });

  scope.post<ById>('/site/homes/:id/discard', async (request, reply) => {
    await homes.discard(request.params.id);
    return see(reply, `${SITE}?thrown`);
  });

  scope.get<{ Params: { id: string; '*': string } }>('/site/see/:id/*', async (request, reply) => {
    const { id, '*': rest } = request.params;
    const home = await homes.open(id);
    if (!home || !hasChanges(home)) return reply.callNotFound();
    const file = await site.previewFile(id, `/${rest}`);
    if (file) return reply.type(file.type).send(file.body);
    const page = await site.previewPage(id, `/${rest}`, {
      base: previewAddress(id),
      back: changesAddress(id),
      isOnSite: (address) =>
        request.site.files.has(address) || request.site.pictures.has(address.slice('/img/'.length)),
    });
    // A page that the draft does not change is the site's own. No other address is led to.
    if (!page) return request.site.pages.has(`/${rest}`) ? see(reply, `/${rest}`) : reply.callNotFound();
    return reply
      .headers(pageSafety(page.site, `/${rest}`))
      .type('text/html; charset=utf-8')
      .send(page.html);
  });

  const sendHistory = async (request: FastifyRequest, reply: FastifyReply, trouble?: string) =>
    sendDeskPage(request, reply, {
      title: 'What was published',
      room,
      status: trouble ? 409 : 200,
      main: historyPage(request, await site.versions(), atDeskOf(request).now, trouble),
    });

  scope.get('/site/history', (request, reply) => sendHistory(request, reply));

  scope.post<{ Params: { number: string } }>('/site/history/:number', async (request, reply) => {
    const number = Number(request.params.number);
    if (!Number.isInteger(number) || number < 1) return reply.callNotFound();
    const outcome = await site.bringBack(number, device(request));
    if (!('pages' in outcome))
      return sendHistory(request, reply, troubleOf(outcome) ?? wordsOf(faultsOf(outcome)));
    return see(reply, `${SITE}?number=${number}`);
  });
}
