import { isIPv6 } from 'node:net';

const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** What limits count an address by: of IPv6 the first 64 bits, because whoever has one address has all of those. */
export function addressKey(address: string): string {
  if (!isIPv6(address)) return address;
  const ipv4 = mapped.exec(address)?.[1];
  if (ipv4) return ipv4;
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::');
  const [left, right] = [head, tail ?? ''].map((half) => (half === '' ? [] : half.split(':'))) as [string[], string[]];
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length;
  const groups = [...left, ...Array<string>(zeros).fill('0'), ...right];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
