import { Resolver } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';
import { isIP } from 'node:net';

/** What the world's name service says; each undefined where it could not be asked. */
export interface Names {
  /** Addresses; none where the name is not known. */
  addresses(host: string): Promise<string[] | undefined>;
  /** Texts, each joined; none where there are none. */
  texts(name: string): Promise<string[] | undefined>;
  /** Whether anything stands at or below a name. */
  exists(name: string): Promise<boolean | undefined>;
  /** For connections: by the same service. */
  readonly lookup: LookupFunction;
}

const NONE = ['ENOTFOUND', 'ENODATA'];
const TIMEOUT_MS = 3000;

/** `servers`: where to ask; absent: the machine's own. */
export function askNames(servers?: readonly string[]): Names {
  const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: 2 });
  if (servers) resolver.setServers(servers);
  const or = async <T>(asking: Promise<T>, none: T): Promise<T | undefined> => {
    try {
      return await asking;
    } catch (error) {
      return NONE.includes((error as NodeJS.ErrnoException).code ?? '') ? none : undefined;
    }
  };
  const addresses = async (host: string) => {
    if (isIP(host)) return [host];
    const [four, six] = await Promise.all([or(resolver.resolve4(host), []), or(resolver.resolve6(host), [])]);
    return four || six ? [...(four ?? []), ...(six ?? [])] : undefined;
  };
  return {
    addresses,
    texts: async (name) => (await or(resolver.resolveTxt(name), []))?.map((parts) => parts.join('')),
    async exists(name) {
      try {
        await resolver.resolveTxt(name);
        return true;
      } catch (error) {
        const { code } = error as NodeJS.ErrnoException;
        // No texts, but something: a name below it.
        if (code === 'ENODATA') return true;
        return code === 'ENOTFOUND' ? false : undefined;
      }
    },
    lookup(host, options, done) {
      void addresses(host).then((found) => {
        const [first] = found ?? [];
        if (!first) return done(Object.assign(new Error('not found'), { code: 'ENOTFOUND' }), '', 4);
        const all = (found ?? []).map((address) => ({ address, family: isIP(address) }));
        return options.all ? done(null, all) : done(null, first, isIP(first));
      });
    },
  };
}
