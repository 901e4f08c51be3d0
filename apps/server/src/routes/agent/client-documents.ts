import { Readable } from 'node:stream';
import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import type { Clock } from '../../clock/clock.ts';
import type { Auth } from '../../desk/auth/create-auth.ts';
import { SIGN_IN_PATH } from '../../desk/auth/sign-in-links.ts';
import type {
  AuditAction,
  DocumentRow,
  DocumentSubmissionRow,
  Documents,
} from '../../documents/create-documents.ts';
import { AGENT_PATH, AGENT_ROOM } from '../../documents/links/submission-link.ts';
import { errorInLog } from '../../error-in-log.ts';
import { createPassphraseTries } from '../../limits/passphrase-tries.ts';
import type { CountsOf } from '../../limits/window-counts.ts';
import { type Html, html } from '../../plain-pages/html.ts';
import { sendPlainPage } from '../../plain-pages/send-plain-page.ts';
import type { Keyring } from '../../secrets/keyring.ts';
import { verifyPassphrase } from '../../secrets/passphrase.ts';
import type { Site } from '../../site/load-site.ts';
import { within } from '../../within.ts';
import { createDeskCookie } from '../desk/desk-cookie.ts';
import { sendSignInPage } from '../desk/sign-in-pages.ts';
import {
  closedPage,
  erasedPage,
  passphrasePage,
  pdfPage,
  picturePage,
  submissionPage,
} from './agent-pages.ts';
import { createAgentSession } from './agent-session.ts';
import { documentHeaders, zipHeaders } from './document-headers.ts';
import { sendStream } from './send-stream.ts';
import { zipOf } from './zip-of.ts';

/** How long the list of documents waits for its audit line. A slower line is still written. */
const NOTED_WITHIN_MS = 500;

interface AgentDeps {
  readonly countsOf: CountsOf;
  readonly documents: Documents;
  readonly keyring: Keyring;
  readonly publicUrl: string;
  readonly passphraseHash: string | undefined;
  readonly viewer: () => Site['viewer'];
  /** Refuses an address that asks too often for what is not here. */
  readonly missLimit: onRequestAsyncHookHandler;
  readonly auth: Auth;
  readonly clock: Clock;
}

type WithToken = { Params: { token: string } };
type WithDocument = { Params: { token: string; documentId: string } };

/**
 * What a signed link opens: the agent's pages for one submission. A GET changes nothing but the
 * audit, so scanners that follow links in mails do no harm.
 */
export async function clientDocuments(app: FastifyInstance, deps: AgentDeps): Promise<void> {
  const { documents, keyring, publicUrl, passphraseHash, viewer, missLimit, auth, clock } = deps;
  const deskCookie = createDeskCookie(publicUrl);
  const session = passphraseHash ? createAgentSession(keyring, publicUrl, passphraseHash, clock) : undefined;
  const tries = createPassphraseTries(deps.countsOf, 'documents');
  const baseOf = (token: string) => `${AGENT_PATH}/${token}`;
  /** A document is shown only once its line is in the audit. HEAD shows nobody anything. */
  const note = async (
    { method, ip }: FastifyRequest,
    submission: DocumentSubmissionRow,
    action: AuditAction,
    row?: DocumentRow,
  ) => {
    if (method !== 'HEAD') await documents.note(submission, action, ip, row);
  };

  const closed = (reply: FastifyReply) => sendPlainPage(reply, 404, 'This link opens nothing', closedPage);

  const isSignedIn = async (request: FastifyRequest) =>
    (await auth.deviceOf(deskCookie.read(request))) !== undefined;
  /** Whether the link requires signing in first. Mails get forwarded; signed-in devices do not. */
  const refusesDevice = async (request: FastifyRequest) =>
    (await auth.documentsNeedSignIn()) && !(await isSignedIn(request));

  /**
   * Resolves with the submission if the link is valid and the caller gave what is required: a
   * signed-in device, a passphrase or both. Otherwise sends the answer.
   */
  async function enter(request: FastifyRequest<WithToken>, reply: FastifyReply) {
    const { token } = request.params;
    const submission = await documents.opened(token);
    if (!submission) {
      await closed(reply);
      return undefined;
    }
    if (await refusesDevice(request)) {
      await sendSignInPage(request, reply, auth);
      return undefined;
    }
    if (session && !session.isOpen(request, submission.id)) {
      await sendPlainPage(reply, 401, 'Your passphrase', passphrasePage(baseOf(token), ''));
      return undefined;
    }
    return submission;
  }

  async function enterDocument(request: FastifyRequest<WithDocument>, reply: FastifyReply) {
    const submission = await enter(request, reply);
    if (!submission) return undefined;
    const row = (await documents.documentsOf(submission)).find(({ id }) => id === request.params.documentId);
    if (row) return { submission, row };
    await closed(reply);
    return undefined;
  }

  await app.register(
    async (scope) => {
      scope.setNotFoundHandler({ preHandler: missLimit }, (_request, reply) => closed(reply));
    },
    { prefix: AGENT_ROOM },
  );
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    await scope.register(formbody);

    scope.get<WithToken>(`${AGENT_PATH}/:token`, async (request, reply) => {
      const submission = await enter(request, reply);
      if (!submission) return reply;
      await within(
        NOTED_WITHIN_MS,
        note(request, submission, 'link-opened').catch((error: unknown) =>
          request.log.error(
            { errors: errorInLog(error) },
            'an opened link could not be written to the audit',
          ),
        ),
      );
      const rows = await documents.documentsOf(submission);
      const log = await documents.auditOf(submission);
      const openedBy = (await auth.documentsNeedSignIn()) ? 'device' : session ? 'passphrase' : 'address';
      const view = { now: clock(), openedBy } as const;
      const page = submissionPage(baseOf(request.params.token), submission, rows, log, view);
      return sendPlainPage(reply, 200, 'Client documents', page);
    });

    scope.post<WithToken>(`${AGENT_PATH}/:token/passphrase`, async (request, reply) => {
      const { token } = request.params;
      const submission = await documents.opened(token);
      if (!submission || !session || !passphraseHash) return closed(reply);
      if (await refusesDevice(request)) return sendSignInPage(request, reply, auth, { to: baseOf(token) });
      const again = (status: number, fault: Html | string) =>
        sendPlainPage(reply, status, 'Your passphrase', passphrasePage(baseOf(token), fault));
      // Signed-in devices are counted separately, so a stranger with the link cannot lock them out.
      const signedIn = await isSignedIn(request);
      const counted = signedIn ? `${submission.id} signed in` : submission.id;
      const wait = await tries.admit(counted);
      if (wait > 0) {
        reply.header('retry-after', wait * 60);
        const way =
          !signedIn && html` <a href="${SIGN_IN_PATH}">Sign in to the desk</a> to try again at once.`;
        return again(429, html`Too many tries. Please wait ${wait} minutes.${way}`);
      }
      const { passphrase } = (request.body ?? {}) as { passphrase?: unknown };
      const right =
        typeof passphrase === 'string' && (await verifyPassphrase(passphrase.slice(0, 1000), passphraseHash));
      await note(request, submission, right ? 'passphrase-accepted' : 'passphrase-refused');
      if (!right) return again(401, 'This is not the passphrase.');
      await tries.succeeded(counted);
      session.open(reply, submission.id);
      return reply.code(303).header('location', baseOf(token)).send();
    });

    scope.get<WithDocument>(`${AGENT_PATH}/:token/:documentId`, async (request, reply) => {
      const found = await enterDocument(request, reply);
      if (!found) return reply;
      const base = baseOf(request.params.token);
      if (found.row.type === 'application/pdf')
        return sendPlainPage(reply, 200, 'Document', pdfPage(base, found.row), { script: viewer() });
      return sendPlainPage(reply, 200, 'Document', picturePage(base, found.row), { frames: true });
    });

    for (const [path, action] of [
      ['content', 'viewed'],
      ['download', 'downloaded'],
    ] as const) {
      scope.get<WithDocument>(`${AGENT_PATH}/:token/:documentId/${path}`, async (request, reply) => {
        const found = await enterDocument(request, reply);
        if (!found) return reply;
        const { submission, row } = found;
        if (request.method === 'HEAD') return documentHeaders(reply, row, path === 'download').send();
        const opened = await documents.open(submission, [row], request.ip);
        await note(request, submission, action, row);
        documentHeaders(reply, row, path === 'download');
        return sendStream(reply, Readable.from(opened.documents[0]?.plain ?? []), opened);
      });
    }

    scope.get<WithToken>(`${AGENT_PATH}/:token/all`, async (request, reply) => {
      const submission = await enter(request, reply);
      if (!submission) return reply;
      if (request.method === 'HEAD') return zipHeaders(reply).send();
      const rows = await documents.documentsOf(submission);
      const opened = await documents.open(submission, rows, request.ip);
      await note(request, submission, 'downloaded-all');
      return sendStream(zipHeaders(reply), zipOf(opened.documents), opened);
    });

    scope.post<WithToken>(`${AGENT_PATH}/:token/erase`, async (request, reply) => {
      const submission = await enter(request, reply);
      if (!submission) return reply;
      const { sure } = (request.body ?? {}) as { sure?: unknown };
      if (sure !== 'yes') return reply.code(303).header('location', baseOf(request.params.token)).send();
      await documents.erase(submission, request.ip);
      return sendPlainPage(reply, 200, 'Erased', erasedPage);
    });
  });
}
