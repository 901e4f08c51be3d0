import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify';
import * as z from 'zod/mini';
import { AppError } from '../../errors.ts';
import type { PolicyReportMetrics, RefusedBy } from '../../metrics/policy-report-metrics.ts';
import { POLICY_REPORTS_PATH } from '../../plugins/safety-headers.ts';

/** Browsers send several reports at once, each with the whole policy in it. */
const BODY_LIMIT = 64 * 1024;
const MOST_REPORTS = 20;

const text = z.catch(z.string(), '');
/** Of the Reporting API, and as the older directive `report-uri` has it. */
const newer = z.object({
  type: z.literal('csp-violation'),
  body: z.object({ effectiveDirective: text, blockedURL: text, sourceFile: text }),
});
const older = z.object({
  'csp-report': z.object({
    'effective-directive': text,
    'violated-directive': text,
    'blocked-uri': text,
    'source-file': text,
  }),
});

interface Refused {
  readonly directive: string;
  readonly by: RefusedBy;
}

const isExtension = (url: string) => /^[a-z-]*extension:|^(chrome|moz|safari-web)-extension$/i.test(url);
const byWhom = (...urls: string[]): RefusedBy => (urls.some(isExtension) ? 'extension' : 'page');

/** What one report tells, undefined for another kind. Nothing else of it is read: it names pages and what stood in them. */
function refusedIn(report: unknown): Refused | undefined {
  const now = z.safeParse(newer, report);
  if (now.success) {
    const { effectiveDirective, blockedURL, sourceFile } = now.data.body;
    return { directive: effectiveDirective, by: byWhom(blockedURL, sourceFile) };
  }
  const before = z.safeParse(older, report);
  if (!before.success) return undefined;
  const {
    'effective-directive': effective,
    'violated-directive': violated,
    ...urls
  } = before.data['csp-report'];
  // Before there was the other, the whole directive stood here, its sources after a space.
  const directive = effective || (violated.split(' ', 1)[0] ?? '');
  return { directive, by: byWhom(urls['blocked-uri'], urls['source-file']) };
}

interface ReportParts {
  readonly metrics: PolicyReportMetrics;
  /** Refuses an address that reports too much. */
  readonly limit: onRequestAsyncHookHandler;
}

/** Counts what browsers report of the content-security policy; of who reports, of pages and addresses nothing is kept. */
export async function policyReports(app: FastifyInstance, { metrics, limit }: ReportParts): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      ['application/reports+json', 'application/csp-report', 'application/json'],
      { parseAs: 'string' },
      scope.getDefaultJsonParser('error', 'error'),
    );
    scope.post(POLICY_REPORTS_PATH, { onRequest: limit, bodyLimit: BODY_LIMIT }, async ({ body }, reply) => {
      const reports = [body].flat();
      if (reports.length > MOST_REPORTS) throw new AppError('malformed-body', 'These are too many reports');
      for (const report of reports) {
        const refused = refusedIn(report);
        if (refused) metrics.count(refused.directive, refused.by);
      }
      return reply.code(204).header('cache-control', 'no-store').send();
    });
  });
}
