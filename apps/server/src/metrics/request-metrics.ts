import { Counter, Gauge, Histogram, type OpenMetricsContentType, type Registry } from 'prom-client';
import type { RouteClass } from './route-class.ts';

/** What is counted of requests while they are answered. */
export interface RequestMetrics {
  began(of: RouteClass): void;
  /** `seconds`: from its first byte until its answer was sent, or its connection gone. */
  ended(of: RouteClass, status: number, seconds: number): void;
}

/** From a page in memory to a document that takes minutes. */
const BUCKETS = [0.001, 0.005, 0.025, 0.1, 0.5, 2, 10, 60, 600];

export function requestMetrics(registry: Registry<OpenMetricsContentType>): RequestMetrics {
  const registers = [registry];
  const requests = new Counter({
    name: 'rivermark_requests_total',
    help: 'Requests that were answered, by what they were for and by the first figure of the status',
    labelNames: ['class', 'status'],
    registers,
  });
  const seconds = new Histogram({
    name: 'rivermark_request_seconds',
    help: 'How long requests took',
    labelNames: ['class'],
    buckets: BUCKETS,
    registers,
  });
  const inHand = new Gauge({
    name: 'rivermark_requests_in_hand',
    help: 'Requests that are being answered; of documents: those that are being received, inspected and scanned',
    labelNames: ['class'],
    registers,
  });
  inHand.set({ class: 'documents' }, 0);
  return {
    began(of) {
      inHand.inc({ class: of });
    },
    ended(of, status, took) {
      inHand.dec({ class: of });
      requests.inc({ class: of, status: `${Math.floor(status / 100)}xx` });
      seconds.observe({ class: of }, took);
    },
  };
}
