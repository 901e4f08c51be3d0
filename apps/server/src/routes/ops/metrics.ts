import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../errors.ts';
import type { Metrics } from '../../metrics/create-metrics.ts';
import { sameText } from '../../same-text.ts';
import { isThisMachine } from '../dev/is-this-machine.ts';

/** `/metrics` in OpenMetrics: for requests from this machine or with METRICS_TOKEN; for all others it does not exist. */
export function metricsRoute(app: FastifyInstance, metrics: Metrics, token: string | undefined): void {
  const mayRead = (request: FastifyRequest) => {
    const [, brought] = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '') ?? [];
    return isThisMachine(request) || (token !== undefined && sameText(brought ?? '', token));
  };
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request)) throw new AppError('not-found', 'There is no such page');
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.contentType)
      .send(await metrics.read());
  });
}
