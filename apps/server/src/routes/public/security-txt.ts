import { DAY_MS } from '@rivermark/contracts/durations';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../clock/clock.ts';
import type { Config } from '../../config.ts';

const PATH = '/.well-known/security.txt';
/** How long its statement may be believed; each answer renews it. */
const GOOD_MS = 90 * DAY_MS;

/** Whom to tell of a hole in the site (RFC 9116): the agent. */
export function securityTxt(
  app: FastifyInstance,
  { agent, publicUrl }: Pick<Config, 'agent' | 'publicUrl'>,
  clock: Clock,
): void {
  app.get(PATH, async (_request, reply) => {
    const day = new Date(clock() + GOOD_MS).toISOString().slice(0, 10);
    const lines = [
      `Contact: mailto:${encodeURI(agent.address)}`,
      `Expires: ${day}T00:00:00.000Z`,
      'Preferred-Languages: en',
      `Canonical: ${publicUrl}${PATH}`,
    ];
    return reply
      .header('cache-control', 'public, max-age=86400')
      .type('text/plain; charset=utf-8')
      .send(`${lines.join('\n')}\n`);
  });
}
