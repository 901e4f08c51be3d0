import type { FastifyInstance, FastifyReply, RouteOptions } from 'fastify';
import { AppError } from '../errors.ts';

/** Refuses a method that an address does not take, and says which it takes. */
export function refuseMethod(reply: FastifyReply, methods: readonly string[]): never {
  reply.header('allow', methods.join(', '));
  throw new AppError('method-not-allowed', 'This address is not opened in this way. Please go back.');
}

/**
 * Answers 405 to other methods on the routes registered from now on. Call the returned function
 * once they are registered. Each answer has its route's scope, with its headers and error format.
 * `except`: paths whose scope handles this itself.
 */
export function knownMethods(app: FastifyInstance, except: readonly string[]): () => void {
  const known = new Map<string, { scope: FastifyInstance; methods: Set<string> }>();
  app.addHook('onRoute', function (this: FastifyInstance, route: RouteOptions) {
    if (except.some((path) => route.url.startsWith(path))) return;
    // The same as without the slash, and not told of for every method.
    if (this.prefix && route.url === `${this.prefix}/`) return;
    const entry = known.get(route.url) ?? { scope: this, methods: new Set<string>() };
    for (const method of [route.method].flat()) entry.methods.add(method);
    known.set(route.url, entry);
  });
  return () => {
    const all = [...known].map(([url, { scope, methods }]) => ({ url, scope, methods: [...methods] }));
    known.clear();
    for (const { url, scope, methods } of all) {
      scope.route({
        method: scope.supportedMethods.filter((method) => !methods.includes(method)),
        // The scope puts its prefix before it once more.
        url: url.slice(scope.prefix.length),
        // Before the body is read: nobody wants it.
        onRequest: async (_request, reply) => refuseMethod(reply, methods),
        handler: async () => undefined,
      });
    }
  };
}
