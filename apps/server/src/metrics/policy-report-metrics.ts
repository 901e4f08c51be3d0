import { Counter, type OpenMetricsContentType, type Registry } from 'prom-client';

/**
 * A policy's directives by name. Reports with any other name count as 'other', so that nobody can
 * create labels.
 */
const directives = new Set([
  'base-uri',
  'connect-src',
  'default-src',
  'font-src',
  'form-action',
  'frame-ancestors',
  'frame-src',
  'img-src',
  'manifest-src',
  'media-src',
  'object-src',
  'require-trusted-types-for',
  'script-src',
  'script-src-attr',
  'script-src-elem',
  'style-src',
  'style-src-attr',
  'style-src-elem',
  'trusted-types',
  'worker-src',
]);

/** The source of a policy violation: the page, or a browser extension. */
export type RefusedBy = 'page' | 'extension';

export interface PolicyReportMetrics {
  count(directive: string, by: RefusedBy): void;
}

export function policyReportMetrics(registry: Registry<OpenMetricsContentType>): PolicyReportMetrics {
  const reports = new Counter({
    name: 'rivermark_policy_reports_total',
    help: 'What browsers refused because of the content-security policy, as they report it',
    labelNames: ['directive', 'by'],
    registers: [registry],
  });
  return {
    count: (directive, by) => reports.inc({ directive: directives.has(directive) ? directive : 'other', by }),
  };
}
