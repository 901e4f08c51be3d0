import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Whether the host of an address is this machine. */
export const isLoopback = (host: string): boolean => /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(host);

/** Comma-separated addresses and networks, or 'loopback'. Throws for anything else. */
export function trustedProxies(text: string): string[] {
  return text.split(',').map((part) => {
    const proxy = part.trim();
    const [address = '', bits, ...more] = proxy.split('/');
    const known = isIP(address) > 0 && more.length === 0;
    // A network of all addresses would let everybody say who they are.
    const fits = bits === undefined || (ipaddr.isValidCIDR(proxy) && Number(bits) > 0);
    if (proxy !== 'loopback' && !(known && fits)) throw new Error('no address');
    return proxy;
  });
}

/** Whether an address is one of TRUSTED_PROXIES. */
export function isTrusted(address: string, proxies: readonly string[]): boolean {
  const own = ipaddr.process(address);
  return proxies.some((proxy) => {
    if (proxy === 'loopback') return own.range() === 'loopback';
    const [network, bits] = proxy.includes('/')
      ? ipaddr.parseCIDR(proxy)
      : ([ipaddr.process(proxy), ipaddr.process(proxy).kind() === 'ipv4' ? 32 : 128] as const);
    return own.kind() === network.kind() && own.match(network, bits);
  });
}
