import { BlockList, isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { bareAddress, networkOf } from '../../limits/network.js';

/**
 * What an address counts as where connections are counted; null for this machine and for trusted proxies,
 * behind which are others.
 */
export type CountedAs = (address: string | undefined) => string | null;

/** `trusted`: addresses and CIDR ranges. */
export function countedUnless(trusted: readonly string[]): CountedAs {
  const exempt = new BlockList();
  for (const range of ['127.0.0.0/8', '::1/128', ...trusted]) addTo(exempt, range);
  return (address = '') => (isExempt(exempt, address) ? null : networkOf(address));
}

function addTo(list: BlockList, range: string): void {
  const [address = '', bits] = range.split('/', 2);
  const family = ipaddr.parse(address).kind();
  if (bits === undefined) list.addAddress(address, family);
  else list.addSubnet(address, Number(bits), family);
}

function isExempt(list: BlockList, address: string): boolean {
  const bare = bareAddress(address);
  if (isIP(bare) === 0) return false;
  const plain = ipaddr.process(bare);
  return list.check(plain.toString(), plain.kind());
}
