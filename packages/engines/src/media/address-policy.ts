import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/**
 * public: open to everyone; private: only where the operator opened his own network; forbidden: never, by no
 * setting.
 */
export type AddressClass = 'public' | 'private' | 'forbidden';

type Parsed = ReturnType<typeof ipaddr.parse>;

const PRIVATE_RANGES: ReadonlySet<string> = new Set([
  'loopback',
  'private',
  'carrierGradeNat',
  'uniqueLocal',
]);

/** Clouds answer credentials here; those inside link-local ranges are forbidden with their whole range. */
const METADATA_RANGES: readonly string[] = [
  '100.100.100.200/32', // Alibaba Cloud
  '100.96.0.96/32', // Volcano Engine
  '168.63.129.16/32', // Azure's wire server: a public address that every Azure host answers itself
  'fd00:ec2::/32', // AWS: metadata, DNS, time, EKS pod identity
  'fd20:ce::/32', // Google Cloud
  'fd00:42::42/128', // Scaleway
  'fd00:c1::/32', // Oracle Cloud
];

const METADATA = METADATA_RANGES.map((range) => ipaddr.parseCIDR(range));

/** IPv6 that the Internet routes. ipaddr.js also calls `unicast` what nobody has been given. */
const GLOBAL_IPV6 = ipaddr.parseCIDR('2000::/3');

/**
 * The class of an address in text. What is not an address, or embeds an IPv4 one (mapped, NAT64, 6to4,
 * Teredo, ISATAP), is forbidden.
 */
export function classifyAddress(address: string): AddressClass {
  if (isIP(address) === 0) return 'forbidden';
  const parsed = ipaddr.parse(address);
  if (METADATA.some((range) => isWithin(parsed, range))) return 'forbidden';
  const range = parsed.range();
  if (PRIVATE_RANGES.has(range)) return 'private';
  return range === 'unicast' && isGlobal(parsed) ? 'public' : 'forbidden';
}

function isGlobal(address: Parsed): boolean {
  if (!('parts' in address)) return true;
  return isWithin(address, GLOBAL_IPV6) && !isIsatap(address.parts);
}

/** RFC 5214: the last 64 bits are 0000:5efe or 0200:5efe and an IPv4 address that a tunnel would go to. */
function isIsatap(parts: readonly number[]): boolean {
  return parts[5] === 0x5efe && (parts[4] === 0 || parts[4] === 0x200);
}

function isWithin(address: Parsed, range: readonly [Parsed, number]): boolean {
  return address.kind() === range[0].kind() && address.match(range[0], range[1]);
}
