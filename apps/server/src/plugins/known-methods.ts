import type { FastifyInstance, FastifyReply, RouteOptions } from 'fastify';
import findMyWay from 'find-my-way';
import { AppError } from '../errors.ts';

/** Refuses a method that an address does not take, and says which it takes. */
export function refuseMethod(reply: FastifyReply, methods: readonly string[]): never {
  reply.header('allow', methods.join(', '));
  throw new AppError('method-not-allowed', 'This address is not opened in this way. Please go back.');
}

/** What pages and programs ask with. */
const usual = ['GET', 'HEAD', 'POST'];

/**
 * Answers 405 to other methods on the routes registered from now on. Call the returned function
 * once they are registered. The answer to a usual method has its route's scope, with its headers
 * and error format. For the others no route is registered: six for each address took a third of the
 * time to build the application. `except`: paths whose scope handles this itself.
 */
export function knownMethods(app: FastifyInstance, except: readonly string[]): () => void {
  const known = new Map<string, { scope: FastifyInstance; methods: Set<string> }>();
  /** Has one route for each address, with the methods that it takes. */
  const addresses = findMyWay();
  app.addHook('onRoute', function (this: FastifyInstance, route: RouteOptions) {
    if (except.some((path) => route.url.startsWith(path))) return;
    // The same as without the slash, and not told of for every method.
    if (this.prefix && route.url === `${this.prefix}/`) return;
    const entry = known.get(route.url) ?? { scope: this, methods: new Set<string>() };
    for (const method of [route.method].flat()) entry.methods.add(method);
    known.set(route.url, entry);
  });
  app.addHook('onRequest', async (request, reply) => {
    if (!request.is404 || usual.includes(request.method)) return;
    const address = addresses.find('GET', request.url);
    if (address) refuseMethod(reply, address.store);
  });
  return () => {
    const all = [...known].map(([url, { scope, methods }]) => ({ url, scope, methods: [...methods] }));
    known.clear();
    for (const { url, scope, methods } of all) {
      addresses.on('GET', url, () => undefined, methods);
      const method = usual.filter((each) => !methods.includes(each));
      if (method.length === 0) continue;
      scope.route({
        method,
        // The scope puts its prefix before it once more.
        url: url.slice(scope.prefix.length),
        // Before the body is read: nobody wants it.
        onRequest: async (_request, reply) => refuseMethod(reply, methods),
        handler: async () => undefined,
      });
    }
  };
}
