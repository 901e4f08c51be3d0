import { collectDefaultMetrics, type OpenMetricsContentType, Registry } from 'prom-client';
import type { Clock } from '../clock/clock.ts';
import type { Database } from '../db/open-database.ts';
import { type PolicyReportMetrics, policyReportMetrics } from './policy-report-metrics.ts';
import { type RequestMetrics, requestMetrics } from './request-metrics.ts';
import { stateMetrics } from './state-metrics.ts';

/** What a watcher may read of this process and of the database. */
export interface Metrics {
  readonly requests: RequestMetrics;
  readonly policyReports: PolicyReportMetrics;
  readonly contentType: string;
  /** In OpenMetrics' text format. */
  read(): Promise<string>;
}

interface MetricsDeps {
  readonly db: Database;
  readonly clock: Clock;
  /** Undefined where no backup is asked for. */
  readonly backupEveryHours: number | undefined;
  readonly backupPlace: string | undefined;
}

export function createMetrics(deps: MetricsDeps): Metrics {
  const registry = new Registry<OpenMetricsContentType>();
  registry.setContentType(Registry.OPENMETRICS_CONTENT_TYPE);
  // Memory, processor time, open files, garbage collection, and by how much the event loop is late.
  collectDefaultMetrics({ register: registry });
  const requests = requestMetrics(registry);
  const setState = stateMetrics(registry, deps);
  return {
    requests,
    policyReports: policyReportMetrics(registry),
    contentType: registry.contentType,
    async read() {
      await setState();
      return registry.metrics();
    },
  };
}
