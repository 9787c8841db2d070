import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Addresses that nobody can read count as one, so that garbage is no way round a limit. */
const UNKNOWN = 'unknown';

/** The hextets of a /64. */
const NETWORK_PARTS = 4;

/**
 * What an address counts as, wherever addresses are counted: an IPv4 address as itself, also inside IPv6
 * (::ffff:192.0.2.1), and an IPv6 address as its /64, which is the least that one customer of a provider has.
 * Takes a port and a zone along, as proxies write them.
 */
export function networkOf(address: string): string {
  const bare = bareAddress(address);
  if (isIP(bare) === 0) return UNKNOWN;
  const parsed = ipaddr.process(bare);
  if (!('parts' in parsed)) return parsed.toString();
  return `${parsed.parts
    .slice(0, NETWORK_PARTS)
    .map((part) => part.toString(16))
    .join(':')}::/64`;
}

/** An address without what may stand around it: spaces, brackets, a port, a zone. */
export function bareAddress(address: string): string {
  const text = address.trim();
  const [, inBrackets, beforePort] = /^\[([^\]]+)\](?::\d+)?$|^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(text) ?? [];
  return (inBrackets ?? beforePort ?? text).replace(/%.*$/, '');
}
