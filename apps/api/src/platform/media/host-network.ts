import ipaddr from 'ipaddr.js';
import type { PinnedAddress } from '@clipwright/engines/safe-fetch';

/**
 * As much of an address as one owner usually has: whoever has more than one address of it is one host all the
 * same.
 */
const PREFIX_BITS = { 4: 24, 6: 64 } as const;

/**
 * Networks of each family that one request tries: enough to get through, and few enough to ask for turns at.
 */
const MOST_NETWORKS = 2;

/** The network that an address is counted by, as a CIDR range. */
export function hostNetwork({ address, family }: PinnedAddress): string {
  const cidr = `${address}/${PREFIX_BITS[family]}`;
  const network =
    family === 4 ? ipaddr.IPv4.networkAddressFromCIDR(cidr) : ipaddr.IPv6.networkAddressFromCIDR(cidr);
  return `${network.toString()}/${PREFIX_BITS[family]}`;
}

/**
 * The first networks of a host that answers in many, and its addresses in them. In an order that is the same
 * for all.
 */
export function networksTried(addresses: readonly PinnedAddress[]): {
  readonly networks: readonly string[];
  readonly addresses: readonly PinnedAddress[];
} {
  const networks = ([4, 6] as const).flatMap((family) => {
    const all = new Set(addresses.filter((address) => address.family === family).map(hostNetwork));
    return [...all].slice(0, MOST_NETWORKS);
  });
  return {
    networks: networks.toSorted(),
    addresses: addresses.filter((address) => networks.includes(hostNetwork(address))),
  };
}
