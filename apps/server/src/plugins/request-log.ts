import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { whenEnded } from './when-ended.ts';

export interface LoggedRequest {
  readonly method: string;
  /** Its pattern; undefined where none fits. */
  readonly route: string | undefined;
  readonly status: number;
  /** The connection was gone before the answer was sent whole. */
  readonly isBrokenOff: boolean;
  readonly ms: number;
  /** Of the error that it was answered with. */
  readonly code?: unknown;
}

/**
 * One line per request that holds no personal data: the route's pattern instead of the address asked for, and
 * neither network address nor header nor body. `reference`: what the line is found by, where the log does not say it itself.
 */
export function logRequest(
  log: Pick<FastifyBaseLogger, 'info'>,
  { method, route, status, isBrokenOff, ms, code }: LoggedRequest,
  reference?: string,
): void {
  log.info(
    {
      ...(reference && { reqId: reference }),
      method,
      route: route ?? 'none',
      status,
      ...(isBrokenOff && { brokenOff: true }),
      ms: Math.round(ms * 10) / 10,
      ...(code !== undefined && { code }),
    },
    'request',
  );
}

export function requestLog(app: FastifyInstance): void {
  whenEnded(app, (request, reply) =>
    logRequest(request.log, {
      method: request.method,
      route: request.routeOptions.url,
      status: reply.statusCode,
      isBrokenOff: !reply.raw.writableFinished,
      ms: reply.elapsedTime,
      code: reply.getHeader('x-error-code'),
    }),
  );
}
