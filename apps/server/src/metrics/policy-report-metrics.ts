import { Counter, type OpenMetricsContentType, type Registry } from 'prom-client';

/** By name, what a policy refuses; a report that names anything else is counted as 'other', so that nobody makes labels. */
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

/** Whose doing it was that a policy refused something: the page's, or that of what the visitor's browser adds to pages. */
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
