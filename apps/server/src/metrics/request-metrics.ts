import { Counter, Gauge, type OpenMetricsContentType, type Registry } from 'prom-client';
import { CountedHistogram, type CountsByBound, countInto, countsByBound } from './counted-histogram.ts';
import { type RouteClass, routeClasses } from './route-class.ts';

/** Counts requests while they are answered. */
export interface RequestMetrics {
  began(of: RouteClass): void;
  /** `seconds`: from the first byte until the answer was sent or the connection closed. */
  ended(of: RouteClass, status: number, seconds: number): void;
}

/** From a page in memory to a document that takes minutes. */
const BUCKETS = [0.001, 0.005, 0.025, 0.1, 0.5, 2, 10, 60, 600];

/** Statuses from 2xx on start at zero. */
const FIRST_COUNTED = 2;

interface OfClass {
  inHand: number;
  /** By the first digit of the status. */
  readonly statuses: number[];
  readonly seconds: CountsByBound;
}

/**
 * Counts in plain numbers, which the metrics read when they are scraped. Finding a metric by its
 * labels on each request costs as much as logging it.
 */
export function requestMetrics(registry: Registry<OpenMetricsContentType>): RequestMetrics {
  const registers = [registry];
  const counted = new Map<RouteClass, OfClass>();
  const of = (kind: RouteClass): OfClass => {
    const known = counted.get(kind);
    if (known) return known;
    const made = { inHand: 0, statuses: [0, 0, 0, 0, 0, 0], seconds: countsByBound(BUCKETS) };
    counted.set(kind, made);
    return made;
  };
  new Counter({
    name: 'rivermark_requests_total',
    help: 'Requests that were answered, by what they were for and by the first figure of the status',
    labelNames: ['class', 'status'],
    registers,
    collect() {
      this.reset();
      for (const [kind, { statuses }] of counted) {
        for (const [first, requests] of statuses.entries()) {
          // A counter that appears with its first failure shows no increase, so no alert fires.
          if (requests > 0 || first >= FIRST_COUNTED)
            this.inc({ class: kind, status: `${first}xx` }, requests);
        }
      }
    },
  });
  new CountedHistogram(
    {
      name: 'rivermark_request_seconds',
      help: 'How long requests took',
      labelNames: ['class'],
      buckets: BUCKETS,
      registers,
    },
    () => Array.from(counted, ([kind, { seconds }]) => [{ class: kind }, seconds] as const),
  );
  new Gauge({
    name: 'rivermark_requests_in_hand',
    help: 'Requests that are being answered; of documents: those that are being received, inspected and scanned',
    labelNames: ['class'],
    registers,
    collect() {
      for (const [kind, { inHand }] of counted) this.set({ class: kind }, inHand);
    },
  });
  for (const kind of routeClasses) of(kind);
  return {
    began(kind) {
      of(kind).inHand += 1;
    },
    ended(kind, status, took) {
      const counts = of(kind);
      counts.inHand -= 1;
      const first = Math.floor(status / 100);
      counts.statuses[first] = (counts.statuses[first] ?? 0) + 1;
      countInto(counts.seconds, BUCKETS, took);
    },
  };
}
