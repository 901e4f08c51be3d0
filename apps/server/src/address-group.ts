import ipaddr from 'ipaddr.js';

/** Households, phones and rented machines each get a /64, so an IPv6 visitor is one. */
const IPV6_BITS = 64;

/**
 * The group that counts as one visitor: an IPv4 address (even if written as IPv6) or the /64 of an
 * IPv6 address. Text that is no address is its own group, because a proxy may forward anything.
 * Everything that counts by address uses this.
 */
export function addressGroup(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip.slice(0, 64);
  const address = ipaddr.process(ip);
  if (address instanceof ipaddr.IPv4) return address.toString();
  return ipaddr.IPv6.networkAddressFromCIDR(`${bare(address)}/${IPV6_BITS}`).toString();
}

/** The largest block that one customer usually gets: it has 65,536 groups. */
const IPV6_NETWORK_BITS = 48;

/** A group's network: the /48 of an IPv6 group. Other groups are their own network. */
export function networkOf(group: string): string {
  if (!ipaddr.IPv6.isValid(group)) return group;
  return ipaddr.IPv6.networkAddressFromCIDR(`${group}/${IPV6_NETWORK_BITS}`).toString();
}

/** Without the zone ('%eth0'), which names this machine's network card, not the visitor. */
function bare(address: ipaddr.IPv6): string {
  return new ipaddr.IPv6(address.parts).toString();
}
