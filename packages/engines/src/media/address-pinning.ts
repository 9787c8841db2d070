import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { classifyAddress } from './address-policy.js';

/** An address that was judged and may be connected to. */
export interface PinnedAddress {
  readonly address: string;
  readonly family: 4 | 6;
}

/** Every address of a host name, as text. Rejects where the name has none. */
export type ResolveHost = (hostname: string) => Promise<readonly string[]>;

/** `denied`: an answer that may not be connected to; `unresolved`: no answer at all. */
export type Pinned =
  | { readonly addresses: readonly PinnedAddress[] }
  | { readonly refused: 'denied' | 'unresolved' };

/** The system's own resolver, so that hosts files and internal names work as everywhere on the machine. */
export const systemResolve: ResolveHost = async (hostname) => {
  const answers = await lookup(hostname, { all: true, order: 'verbatim' });
  return answers.map((answer) => answer.address);
};

/**
 * Resolves once and judges every answer: one denied address refuses the whole host, so that a mix of a public
 * and a private answer can't be played. Literals are judged without a look-up. `hostname` as in URL.hostname.
 */
export async function pinAddresses(
  hostname: string,
  rule: { resolve: ResolveHost; allowPrivate: boolean },
): Promise<Pinned> {
  const literal = hostname.startsWith('[') ? hostname.slice(1, -1) : hostname;
  const answers = isIP(literal) > 0 ? [literal] : await answersOf(hostname, rule.resolve);
  if (answers.length === 0) return { refused: 'unresolved' };
  if (!answers.every((address) => mayConnect(address, rule.allowPrivate))) return { refused: 'denied' };
  return { addresses: answers.map((address) => ({ address, family: isIP(address) === 6 ? 6 : 4 })) };
}

/** Any failure of a resolver means the same here: there is nobody to connect to. */
function answersOf(hostname: string, resolve: ResolveHost): Promise<readonly string[]> {
  return resolve(hostname).catch(() => []);
}

function mayConnect(address: string, allowPrivate: boolean): boolean {
  const addressClass = classifyAddress(address);
  return addressClass === 'public' || (addressClass === 'private' && allowPrivate);
}
