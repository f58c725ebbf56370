import { BlockList, isIP } from 'node:net';

/** Addresses that lead into a machine or a network of one's own, or nowhere (IANA, special-purpose registries). */
const special = {
  ipv4: [
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
    ['169.254.0.0', 16],
    ['172.16.0.0', 12],
    ['192.0.0.0', 24],
    ['192.0.2.0', 24],
    ['192.88.99.0', 24],
    ['192.168.0.0', 16],
    ['198.18.0.0', 15],
    ['198.51.100.0', 24],
    ['203.0.113.0', 24],
    ['224.0.0.0', 3],
  ],
  // Of the rest of IPv6 only 2000::/3 is given out; what carries an address of IPv4 could lead back inside.
  ipv6: [
    ['2001::', 23],
    ['2001:db8::', 32],
    ['2002::', 16],
    ['3fff::', 20],
  ],
} as const;

const closed = new BlockList();
for (const [address, bits] of special.ipv4) closed.addSubnet(address, bits, 'ipv4');
for (const [address, bits] of special.ipv6) closed.addSubnet(address, bits, 'ipv6');
const given = new BlockList();
given.addSubnet('2000::', 3, 'ipv6');

/** Whether an IP address belongs to the open internet. */
export function isPublicHost(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !closed.check(address, 'ipv4');
  return version === 6 && given.check(address, 'ipv6') && !closed.check(address, 'ipv6');
}
