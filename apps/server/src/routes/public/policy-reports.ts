import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify';
import * as z from 'zod/mini';
import type { PolicyReportMetrics, RefusedBy } from '../../metrics/policy-report-metrics.ts';
import { POLICY_REPORTS_PATH } from '../../plugins/safety-headers.ts';

/** A report has the whole policy in it. */
const BODY_LIMIT = 64 * 1024;

const text = z.catch(z.string(), '');
const policyReport = z.object({
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

/** The counted part of a report, or undefined. The rest names pages and is ignored. */
function refusedIn(report: unknown): Refused | undefined {
  const read = z.safeParse(policyReport, report);
  if (!read.success) return undefined;
  const {
    'effective-directive': effective,
    'violated-directive': violated,
    ...urls
  } = read.data['csp-report'];
  // Older browsers tell the whole directive alone, its sources after a space.
  const directive = effective || (violated.split(' ', 1)[0] ?? '');
  return { directive, by: byWhom(urls['blocked-uri'], urls['source-file']) };
}

interface ReportDeps {
  readonly metrics: PolicyReportMetrics;
  /** Refuses an address that reports too much. */
  readonly limit: onRequestAsyncHookHandler;
}

/** Counts violations of the content security policy. Keeps no reporter, page or address. */
export async function policyReports(app: FastifyInstance, { metrics, limit }: ReportDeps): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      ['application/csp-report', 'application/json'],
      { parseAs: 'string' },
      scope.getDefaultJsonParser('error', 'error'),
    );
    scope.post(POLICY_REPORTS_PATH, { onRequest: limit, bodyLimit: BODY_LIMIT }, async ({ body }, reply) => {
      const refused = refusedIn(body);
      if (refused) metrics.count(refused.directive, refused.by);
      return reply.code(204).header('cache-control', 'no-store').send();
    });
  });
}
