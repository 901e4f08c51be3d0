import { createServer } from 'node:http';
import type { Content } from '@rivermark/content';
import { STORAGE_PATH } from '@rivermark/contracts/documents';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
  LogController,
} from 'fastify';
import type { Logger } from 'pino';
import type { Clock } from './clock/clock.ts';
import type { Config } from './config.ts';
import type { VisitCounter } from './counts/visit-counter.ts';
import type { Database } from './db/open-database.ts';
import type { Auth } from './desk/auth/create-auth.ts';
import type { Desk } from './desk/create-desk.ts';
import type { Documents } from './documents/create-documents.ts';
import type { Readiness } from './health/readiness.ts';
import type { AcceptEnquiry } from './intake/accept-enquiry.ts';
import type { ContactRecord } from './intake/contact-record.ts';
import type { EnquiryRepository } from './intake/enquiry-repository.ts';
import type { LetterSubscriptions } from './letters/subscriptions.ts';
import type { CountsOf } from './limits/window-counts.ts';
import type { Metrics } from './metrics/create-metrics.ts';
import { brokenRequests } from './plugins/broken-requests.ts';
import { closeConnections } from './plugins/close-connections.ts';
import { countRequests } from './plugins/count-requests.ts';
import { answerError, errorHandler } from './plugins/error-handler.ts';
import { knownExpectations } from './plugins/known-expectations.ts';
import { knownMethods } from './plugins/known-methods.ts';
import { oneHost } from './plugins/one-host.ts';
import { onlyChunks } from './plugins/only-chunks.ts';
import { requestLimits } from './plugins/request-limits.ts';
import { requestLog } from './plugins/request-log.ts';
import { requestReferences } from './plugins/request-references.ts';
import { showSampleNotice } from './plugins/sample-notice.ts';
import { siteElsewhere } from './plugins/site-elsewhere.ts';
import { slowBodies } from './plugins/slow-bodies.ts';
import { traceRequests } from './plugins/trace-requests.ts';
import type { PushSubscriptions } from './push/subscriptions.ts';
import { clientDocuments } from './routes/agent/client-documents.ts';
import { inTouch } from './routes/agent/in-touch.ts';
import type { DeskDeps } from './routes/desk/desk-deps.ts';
import { deskScope } from './routes/desk/desk-scope.ts';
import { deskSections } from './routes/desk/desk-sections.ts';
import { devicePages } from './routes/desk/device-pages.ts';
import { openHouseStart } from './routes/desk/open-house/open-house-routes.ts';
import { devMail } from './routes/dev/dev-mail.ts';
import { health } from './routes/ops/health.ts';
import { metricsRoute } from './routes/ops/metrics.ts';
import { privateHeadersOf } from './routes/private-headers.ts';
import { brokerApproval } from './routes/public/broker-approval.ts';
import { countVisits } from './routes/public/count-visits.ts';
import { letters } from './routes/public/letters.ts';
import { openHouse } from './routes/public/open-house.ts';
import { policyReports } from './routes/public/policy-reports.ts';
import { postEnquiry } from './routes/public/post-enquiry.ts';
import { securityTxt } from './routes/public/security-txt.ts';
import { sendEmail } from './routes/public/send-email.ts';
import { showingTimes } from './routes/public/showing-times.ts';
import { handOverDocuments } from './routes/storage/hand-over-documents.ts';
import { refuseTheRest } from './routes/storage/refuse-the-rest.ts';
import { resumableUpload } from './routes/storage/resumable-upload.ts';
import { storageScope } from './routes/storage/storage-scope.ts';
import { uploadObject } from './routes/storage/upload-object.ts';
import type { Keyring } from './secrets/keyring.ts';
import type { ShowingBook } from './showings/showing-book.ts';
import type { LiveSite } from './site/live-site.ts';
import { usualSafety } from './site/safety-of-site.ts';
import { serveSite } from './site/serve-site.ts';
import type { Traces } from './traces/traces.ts';

export interface AppDeps {
  readonly clock: Clock;
  readonly enquiries: EnquiryRepository;
  readonly contacts: ContactRecord;
  readonly subscriptions: PushSubscriptions;
  /** The public key that a browser subscribes with. */
  readonly pushKey: () => Promise<string>;
  readonly db: Database;
  readonly readiness: Readiness;
  readonly metrics: Metrics;
  /** Absent: requests are not traced. */
  readonly traces?: Traces;
  readonly live: LiveSite;
  readonly content: () => Content;
  readonly acceptEnquiry: AcceptEnquiry;
  readonly documents: Documents;
  readonly auth: Auth;
  readonly desk: Desk;
  readonly showings: ShowingBook;
  readonly letterSubscriptions: LetterSubscriptions;
  readonly keyring: Keyring;
  readonly countsOf: CountsOf;
  /** Absent: visits are not counted. */
  readonly visitCounter?: VisitCounter;
  readonly log: Logger;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** The current content: a new version may be published while the server runs. */
    content: () => Content;
  }
}

/** The largest enquiry is far below this; documents are sent another way. */
const BODY_LIMIT = 64 * 1024;
/**
 * Requests that have not arrived completely by then are aborted, so that slow senders hold no
 * connection forever. Ten megabytes over a poor phone line take ten minutes. Smaller bodies have
 * less time, see slowBodies.
 */
const REQUEST_TIMEOUT_MS = 600_000;

/**
 * Stored text never contains NUL, and PostgreSQL rejects it in queries. The replacement finds
 * nothing.
 */
const withoutNul = (url: string) => (url.includes('%00') ? url.replaceAll('%00', '%EF%BF%BD') : url);

/** Everything the server answers, on one screen. Registers and wires, never listens. */
export async function buildApp(config: Config, deps: AppDeps): Promise<FastifyInstance> {
  const { live } = deps;
  const safetyOf = usualSafety(config.publicUrl);
  const beginAnswer = (request: FastifyRequest, reply: FastifyReply) => {
    request.site = live.site;
    return reply.headers({ ...safetyOf(request.site), ...privateHeadersOf(request.url) });
  };
  const broken = brokenRequests(() => safetyOf(live.site));
  const log: FastifyBaseLogger = deps.log;
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT_MS,
    genReqId: requestReferences(),
    serverFactory: (handler, options: FastifyServerOptions) => {
      const listener = broken.hearing(handler);
      // Node would answer these two itself, without our headers (oneHost, knownExpectations).
      const server = createServer({ requireHostHeader: false }, listener);
      server.on('checkExpectation', listener);
      server.keepAliveTimeout = options.keepAliveTimeout ?? server.keepAliveTimeout;
      server.requestTimeout = options.requestTimeout ?? server.requestTimeout;
      return server;
    },
    rewriteUrl: ({ url = '' }) => withoutNul(url),
    // Trust X-Forwarded-For only from these proxies.
    trustProxy: [...config.trustedProxies],
    // These errors occur before any hook runs.
    frameworkErrors: (error, request, reply) => answerError(error, request, beginAnswer(request, reply)),
    clientErrorHandler: broken.answer,
    forceCloseConnections: 'idle',
    // Requests accepted before shutdown are answered.
    return503OnClosing: false,
  });
  app.addHook('onRequest', async (request, reply) => {
    beginAnswer(request, reply);
  });
  app.decorate('content', deps.content);
  app.decorateRequest('site');
  app.decorate('deskAssets', { getter: () => live.site.desk });
  app.decorate('plateAddress', { getter: () => live.site.plate });
  // Registered first so that it also sees rejected requests.
  requestLog(app);
  countRequests(app, deps.metrics.requests);
  if (deps.traces) traceRequests(app, deps.traces);
  closeConnections(app);
  oneHost(app);
  knownExpectations(app);
  onlyChunks(app);
  if (config.siteOrigin) siteElsewhere(app, config.siteOrigin);
  slowBodies(app);
  showSampleNotice(app);
  errorHandler(app);
  const limits = requestLimits(deps.countsOf, config.enquiriesPerMinute, deps.clock);
  const answerOtherMethods = knownMethods(app, [STORAGE_PATH]);

  health(app, deps.readiness);
  metricsRoute(app, deps.metrics, config.metricsToken);
  const origins = [config.publicUrl, ...(config.siteOrigin ? [config.siteOrigin] : [])];
  const intake = { acceptEnquiry: deps.acceptEnquiry, origins, limits };
  await sendEmail(app, intake);
  await postEnquiry(app, intake);
  await letters(app, {
    subscriptions: deps.letterSubscriptions,
    origins,
    limits,
    missLimit: limits.misses,
  });
  if (deps.visitCounter) {
    await countVisits(app, {
      counter: deps.visitCounter,
      origins,
      limit: limits.counts,
    });
  }
  await policyReports(app, { metrics: deps.metrics.policyReports, limit: limits.reports });
  securityTxt(app, config, deps.clock);
  await storageScope(app, async (scope) => {
    await uploadObject(scope, deps.documents);
    await resumableUpload(scope, deps.documents);
    await refuseTheRest(scope);
    handOverDocuments(scope, deps.documents);
  });
  await clientDocuments(app, {
    documents: deps.documents,
    keyring: deps.keyring,
    publicUrl: config.publicUrl,
    passphraseHash: config.agentPassphraseHash,
    viewer: () => live.site.viewer,
    missLimit: limits.misses,
    auth: deps.auth,
    countsOf: deps.countsOf,
    clock: deps.clock,
  });
  const deskDeps: DeskDeps = {
    auth: deps.auth,
    keyring: deps.keyring,
    publicUrl: config.publicUrl,
    calendarFeed: deps.desk.calendarFeed,
    missLimit: limits.misses,
    clock: deps.clock,
    subscriptions: deps.subscriptions,
    pushKey: deps.pushKey,
  };
  await deskScope(app, deskDeps, (scope) => {
    deskSections(scope, deps.desk, config.publicUrl);
    devicePages(scope, deskDeps);
    openHouseStart(scope, deskDeps);
  });
  await openHouse(app, { ...deps, publicUrl: config.publicUrl });
  await inTouch(app, { ...deps, missLimit: limits.misses });
  await brokerApproval(app, { site: deps.desk.site, missLimit: limits.misses });
  await showingTimes(app, { ...deps, missLimit: limits.misses });
  if (config.developerPages) await devMail(app, { config, content: deps.content });
  answerOtherMethods();
  serveSite(app, {
    missLimit: limits.misses,
    ...(config.siteOrigin && { elsewhere: config.siteOrigin }),
  });
  return app;
}
