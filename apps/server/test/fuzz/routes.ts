import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { triesAll } from '@rivermark/testkit/every-case';
import type { FastifyInstance } from 'fastify';

export interface Route {
  readonly method: string;
  readonly pattern: string;
}

/**
 * Watches applications created from now on: which routes they register, and which of them were
 * requested. `stop` ends it.
 */
export function watchRoutes() {
  const routes = new Map<string, Route>();
  const asked = new Set<string>();
  let last: string | undefined;
  const nameOf = ({ method, pattern }: Route) => `${method} ${pattern}`;
  const watch = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance };
    fastify.addHook('onRoute', ({ method, url: pattern }) => {
      const methods = [method].flat();
      // Refused methods of an address are one route, and one of them goes the way of all.
      for (const each of triesAll ? methods : methods.slice(0, 1))
        routes.set(`${each} ${pattern}`, { method: each, pattern });
    });
    fastify.addHook('onRequest', async ({ method, routeOptions }) => {
      last = nameOf({ method, pattern: routeOptions.url ?? '' });
      asked.add(last);
    });
  };
  subscribe('fastify.initialization', watch);
  return {
    all: () => [...routes.values()],
    /**
     * What the server answers before its framework, such as the built pages, counts as requested
     * when it arrived.
     */
    cameAhead: (route: Route) => asked.add(nameOf(route)),
    /** The route that was requested since the last call; undefined if none was. */
    lastAsked() {
      const name = last;
      last = undefined;
      return name;
    },
    notAsked: () => [...routes.keys()].filter((each) => !asked.has(each)),
    stop: () => unsubscribe('fastify.initialization', watch),
  };
}
