import ipaddr from 'ipaddr.js';

/** An IPv6 visitor is a /64: that much one household, phone or rented machine is given. */
const IPV6_BITS = 64;

/**
 * Who counts as one visitor, in one spelling: an IPv4 address, also one that is written as IPv6, or the /64 of an IPv6
 * address. What is no address (a proxy may forward anything) is a group of its own. Whatever counts by address counts
 * by this.
 */
export function addressGroup(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip.slice(0, 64);
  const address = ipaddr.process(ip);
  if (address instanceof ipaddr.IPv4) return address.toString();
  return ipaddr.IPv6.networkAddressFromCIDR(`${bare(address)}/${IPV6_BITS}`).toString();
}

/** What one customer of a network is given at most: whoever has it has 65,536 groups. */
const IPV6_NETWORK_BITS = 48;

/** The network that a group belongs to: of an IPv6 group its /48, any other is one by itself. */
export function networkOf(group: string): string {
  if (!ipaddr.IPv6.isValid(group)) return group;
  return ipaddr.IPv6.networkAddressFromCIDR(`${group}/${IPV6_NETWORK_BITS}`).toString();
}

/** Without the zone ('%eth0'), which names this machine's network card and not the visitor. */
function bare(address: ipaddr.IPv6): string {
  return new ipaddr.IPv6(address.parts).toString();
}
