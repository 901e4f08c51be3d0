import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../errors.ts';
import type { Metrics } from '../../metrics/create-metrics.ts';
import { sameText } from '../../same-text.ts';
import { isThisMachine } from '../dev/is-this-machine.ts';

/** `/metrics` in OpenMetrics, for this machine or METRICS_TOKEN. Everybody else gets a 404. */
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
