import { fileFormOf } from '@rivermark/content/edit';
import type { DrawFault } from '@rivermark/contracts/renderer';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  type EditedFile,
  entriesOfFile,
  hasChanges,
  hashOfEdited,
  titleOf,
} from '../../../content-editing/content-editor.ts';
import type { SiteDesk } from '../../../content-editing/create-site-desk.ts';
import { asHome, type EditedHome, entriesOfHome } from '../../../content-editing/home-editor.ts';
import { fileOfHome, homeIdIn, isHomeId } from '../../../content-editing/home-files.ts';
import type { Entries } from '../../../content-editing/merge-fields.ts';
import { OTHER_FILES, previewName } from '../../../content-editing/previews.ts';
import type { DraftOutcome } from '../../../content-editing/run-drafts.ts';
import { AppError } from '../../../errors.ts';
import type { LetterDesk } from '../../../letters/letter-desk.ts';
import { pageSafety } from '../../../plugins/safety-headers.ts';
import { atDeskOf, entriesOf, entryOf } from '../form-of.ts';
import { sendDeskPage } from '../send-desk-page.ts';
import { typedEntries, WAS, wasEntries } from './field-rows.ts';
import { ACT, anchorOf, entryCount } from './file-form.ts';
import { nameOf } from './home-form.ts';
import { changesAddress, editAddress, previewAddress, SITE } from './site-addresses.ts';
import {
  changesPage,
  conflictPage,
  filePage,
  historyPage,
  homePage,
  line,
  newHomePage,
  publishedLine,
  SEEN,
  shelfPage,
  sitePage,
  titleOfShelf,
} from './site-pages.ts';

const section = SITE;
const faultsOf = (outcome: DraftOutcome): readonly DrawFault[] => ('faults' in outcome ? outcome.faults : []);
const wordsOf = (faults: readonly DrawFault[]) => faults.map(({ words }) => words).join(' ');
const troubleOf = (outcome: DraftOutcome) => ('message' in outcome ? outcome.message : undefined);

const changedMeanwhile = 'Another device changed this meanwhile. Look at what changes now, then publish it.';

interface ChangesToSend {
  /** What came of publishing; absent: the draft is drawn. */
  readonly outcome?: DraftOutcome;
  readonly trouble?: string;
  readonly unconfirmed?: boolean;
}

type ById = { Params: { id: string } };

/** A list of many entries takes more than other forms. */
const FORM_LIMIT = 1024 * 1024;

/**
 * What the buttons of a list do to the entries that were typed. Removing an entry takes its words
 * out, and an entry without words goes.
 */
function afterAct(typed: Entries, [what = '', name = '']: readonly string[]): Entries {
  if (what !== 'remove') return typed;
  return Object.fromEntries(
    Object.entries(typed).map(([field, value]) => [field, field.startsWith(`${name}.`) ? '' : value]),
  );
}

/**
 * The section in which the agent changes her site: forms, what changes, a preview, publishing, and
 * what was published.
 */
export function deskSite(
  scope: FastifyInstance,
  site: SiteDesk,
  letters: Pick<LetterDesk, 'proposed'>,
): void {
  const device = (request: FastifyRequest) => atDeskOf(request).device.words;
  const see = (reply: FastifyReply, address: string) => reply.code(303).header('location', address).send();
  const { homes, files } = site;

  /** The file of a name in addresses; see `previewName`. */
  async function fileNamed(name: string): Promise<string | undefined> {
    if (name.startsWith(OTHER_FILES)) {
      const file = await files.withId(name.slice(OTHER_FILES.length));
      return file !== undefined && homeIdIn(file) === undefined ? file : undefined;
    }
    return isHomeId(name) ? fileOfHome(name) : undefined;
  }
  const openNamed = async (name: string) => {
    const file = await fileNamed(name);
    return file === undefined ? undefined : files.open(file);
  };

  scope.get<{ Querystring: Record<string, unknown> }>('/site', async (request, reply) => {
    const { published, thrown, number, asked } = request.query;
    const edited = typeof published === 'string' ? await openNamed(published) : undefined;
    const done = edited
      ? publishedLine(
          asHome(edited) ? `${titleOf(edited)} is published.` : `Published: ${titleOf(edited)}.`,
          edited.form.page,
        )
      : thrown !== undefined
        ? line('Your changes were thrown away. The site is as it was.')
        : number !== undefined
          ? line('The site is as it was then.')
          : asked !== undefined
            ? line('Your broker gets an email. You get the answer by email, too.')
            : undefined;
    const all = await files.openAll(await files.listFirst());
    return sendDeskPage(request, reply, {
      title: done ? 'Done' : 'Your site',
      section,
      main: sitePage(request, {
        homes: all.flatMap((one) => asHome(one) ?? []),
        files: all.filter((one) => one.form.shelf === 'often' && !asHome(one)),
        waiting: all.filter(hasChanges),
        approvals: (await site.broker?.approvalsOf(all)) ?? new Map(),
        letters: await letters.proposed(),
        done,
      }),
    });
  });

  scope.get<{ Params: { shelf: string } }>('/site/more/:shelf', async (request, reply) => {
    const { shelf } = request.params;
    const title = titleOfShelf(shelf);
    if (title === undefined) return reply.callNotFound();
    const own = await files.openAll((await files.list()).filter((file) => fileFormOf(file)?.shelf === shelf));
    return sendDeskPage(request, reply, { title, section, main: shelfPage(title, own) });
  });

  scope.get('/site/new', (request, reply) =>
    sendDeskPage(request, reply, {
      title: 'Add a home',
      section,
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
        section,
        status: 422,
        main: newHomePage(request, typed, error.message),
      });
    }
  });

  async function sendHome(
    request: FastifyRequest,
    reply: FastifyReply,
    { home, faults, add }: { home: EditedHome; faults: readonly DrawFault[]; add?: string | undefined },
  ) {
    const entries = entriesOfHome(home.data);
    return sendDeskPage(request, reply, {
      title: faults.length > 0 ? 'Please check your entries' : nameOf(home),
      section,
      status: faults.length > 0 ? 422 : 200,
      main: homePage(request, {
        home,
        month: site.month(),
        entries,
        faults,
        approval: await site.broker?.approvalOf(home),
        add,
      }),
      scripts: [request.server.deskAssets.photos],
    });
  }

  function sendForm(
    request: FastifyRequest,
    reply: FastifyReply,
    { edited, faults, add }: { edited: EditedFile; faults: readonly DrawFault[]; add?: string | undefined },
  ) {
    const home = asHome(edited);
    if (home) return sendHome(request, reply, { home, faults, add });
    return sendDeskPage(request, reply, {
      title: faults.length > 0 ? 'Please check your entries' : titleOf(edited),
      section,
      status: faults.length > 0 ? 422 : 200,
      main: filePage(request, { edited, faults, add }),
    });
  }

  async function sendChanges(
    request: FastifyRequest,
    reply: FastifyReply,
    file: string,
    { outcome, trouble, unconfirmed = false }: ChangesToSend = {},
  ) {
    const changes = await files.changesOf(file);
    if (!changes) return see(reply, SITE);
    const { edited } = changes;
    const drawn = outcome ?? (await site.see(edited));
    const faults = faultsOf(drawn);
    // Each fault stands beside its field.
    if (faults.some((fault) => fault.file === file)) return sendForm(request, reply, { edited, faults });
    return sendDeskPage(request, reply, {
      title: `What changes: ${titleOf(edited)}`,
      section,
      status: trouble ? 409 : unconfirmed || faults.length > 0 ? 422 : 200,
      main: changesPage(request, {
        ...changes,
        pages: 'pages' in drawn ? drawn.pages : undefined,
        faults,
        trouble: trouble ?? troubleOf(drawn),
        unconfirmed,
        held: site.broker?.holds(file) ?? false,
        approval: await site.broker?.approvalOf(edited),
      }),
    });
  }

  async function save(request: FastifyRequest, reply: FastifyReply, edited: EditedFile) {
    const { file } = edited;
    const act = entryOf(request, ACT).split(' ');
    const typed = afterAct(typedEntries(request.body), act);
    const was = wasEntries(entryOf(request, WAS), entriesOfFile(edited));
    const saved = await files.save(file, { was, typed }, device(request));
    if (saved.conflicts)
      return sendDeskPage(request, reply, {
        title: 'Two devices changed this',
        section,
        status: 409,
        main: conflictPage(request, { edited, typed, conflicts: saved.conflicts, moved: saved.moved }),
      });
    const [what, name = ''] = act;
    const address = editAddress(file);
    if (what === 'remove')
      return see(reply, `${address}#${encodeURIComponent(anchorOf(name.slice(0, name.lastIndexOf('.'))))}`);
    if (what === 'add') {
      const now = await files.open(file);
      const place = `${name}.${now ? entryCount(now, name) : 0}`;
      return see(reply, `${address}?add=${encodeURIComponent(name)}#${encodeURIComponent(anchorOf(place))}`);
    }
    return see(reply, saved.hasChanges ? `${address}/changes` : `${SITE}?thrown`);
  }

  async function publish(request: FastifyRequest, reply: FastifyReply, file: string) {
    const changes = await files.changesOf(file);
    if (!changes) return see(reply, SITE);
    if (entryOf(request, SEEN) !== hashOfEdited(changes.edited))
      return sendChanges(request, reply, file, { trouble: changedMeanwhile });
    const sure = entriesOf(request, 'sure');
    if (changes.slips.some(({ field }) => !sure.includes(field)))
      return sendChanges(request, reply, file, { unconfirmed: true });
    const outcome = await site.publish(changes, device(request));
    if (outcome === 'asked') return see(reply, `${SITE}?asked`);
    if (!('pages' in outcome)) return sendChanges(request, reply, file, { outcome });
    return see(reply, `${SITE}?published=${encodeURIComponent(previewName(file))}`);
  }

  /** The pages on which one file is changed, below an address with its id. */
  function routesOf(path: string, nameOfId: (id: string) => string) {
    scope.get<ById & { Querystring: { add?: unknown } }>(path, async (request, reply) => {
      const edited = await openNamed(nameOfId(request.params.id));
      if (!edited) return reply.callNotFound();
      const { add } = request.query;
      return sendForm(request, reply, {
        edited,
        faults: [],
        add: typeof add === 'string' ? add : undefined,
      });
    });
    scope.post<ById>(path, { bodyLimit: FORM_LIMIT }, async (request, reply) => {
      const edited = await openNamed(nameOfId(request.params.id));
      return edited ? save(request, reply, edited) : reply.callNotFound();
    });
    scope.get<ById>(`${path}/changes`, async (request, reply) => {
      const file = await fileNamed(nameOfId(request.params.id));
      return file === undefined ? reply.callNotFound() : sendChanges(request, reply, file);
    });
    scope.post<ById>(`${path}/publish`, async (request, reply) => {
      const file = await fileNamed(nameOfId(request.params.id));
      return file === undefined ? reply.callNotFound() : publish(request, reply, file);
    });
    scope.post<ById>(`${path}/take-back`, async (request, reply) => {
      const file = await fileNamed(nameOfId(request.params.id));
      if (file === undefined) return reply.callNotFound();
      await site.broker?.takeBack(file);
      return see(reply, `${editAddress(file)}/changes`);
    });
    scope.post<ById>(`${path}/discard`, async (request, reply) => {
      const file = await fileNamed(nameOfId(request.params.id));
      if (file === undefined) return reply.callNotFound();
      await site.discard(file);
      return see(reply, `${SITE}?thrown`);
    });
  }

  routesOf('/site/homes/:id', (id) => id);
  routesOf('/site/files/:id', (id) => OTHER_FILES + id);

  scope.get<{ Params: { name: string; '*': string } }>('/site/see/:name/*', async (request, reply) => {
    const { name, '*': rest } = request.params;
    const edited = await openNamed(name);
    if (!edited || !hasChanges(edited)) return reply.callNotFound();
    const { file } = edited;
    const drawn = await site.previewFile(file, `/${rest}`);
    if (drawn) return reply.type(drawn.type).send(drawn.body);
    const page = await site.previewPage(file, `/${rest}`, {
      base: previewAddress(file),
      seenBy: 'nobody else sees this page',
      back: `${editAddress(file)}/changes`,
      backWords: 'Back to your changes',
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
      section,
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
