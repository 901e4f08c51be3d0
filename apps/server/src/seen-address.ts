import type { FastifyRequest } from 'fastify';

/** Which address the server takes for the visitor's, and whether a trusted front named it. */
export interface SeenAddress {
  readonly address: string;
  /** `untrusted`: there was an X-Forwarded-For, from a front that TRUSTED_PROXIES does not name. */
  readonly forwarded: 'yes' | 'no' | 'untrusted';
}

export function seenAddress({ ip, ips = [], headers }: FastifyRequest): SeenAddress {
  if (headers['x-forwarded-for'] === undefined) return { address: ip, forwarded: 'no' };
  // The connection's own address, then the forwarded ones that are trusted.
  return { address: ip, forwarded: ips.length > 1 ? 'yes' : 'untrusted' };
}

export const seenAddressText = ({ address, forwarded }: SeenAddress): string =>
  `address ${address}\nforwarded ${forwarded}\n`;

/** Undefined where a text says none, as that of an older server. */
export function parseSeenAddress(text: string): SeenAddress | undefined {
  const [, address, forwarded] = /^address (\S+)\nforwarded (yes|no|untrusted)$/m.exec(text) ?? [];
  if (!address || !forwarded) return undefined;
  return { address, forwarded: forwarded as SeenAddress['forwarded'] };
}
