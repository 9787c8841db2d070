import type { LookupFunction } from 'node:net';
import { buildConnector } from 'undici';
import type { PinnedAddress } from './address-pinning.js';

/** Makes the connector of one request: it may connect to these addresses and to nothing else. */
export type Dial = (target: {
  addresses: readonly PinnedAddress[];
  connectMs: number;
}) => buildConnector.connector;

/**
 * Connects to pinned addresses only; the name serves TLS alone. No session is shared and no certificate
 * excused; `ca` replaces the authorities that the system trusts.
 */
export function createPinnedDial({ ca }: { ca?: string } = {}): Dial {
  return ({ addresses, connectMs }) =>
    buildConnector({
      allowH2: false,
      maxCachedSessions: 0,
      timeout: connectMs,
      keepAlive: false,
      autoSelectFamily: true,
      rejectUnauthorized: true,
      minVersion: 'TLSv1.2',
      lookup: lookupPinned(addresses),
      ...(ca === undefined ? {} : { ca }),
    });
}

/** Node asks for all addresses wherever it may choose the family: one alone is never asked for. */
const lookupPinned =
  (addresses: readonly PinnedAddress[]): LookupFunction =>
  (_hostname, _options, callback) =>
    callback(null, [...addresses]);
