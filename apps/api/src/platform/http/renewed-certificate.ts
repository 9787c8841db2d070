import { readFile } from 'node:fs/promises';
import { Server } from 'node:tls';
import type { HttpsConfig } from '../../config/slices.js';
import type { Log } from '../logging/log.js';

type Tls = NonNullable<HttpsConfig['tls']>;
type Pair = Pick<Tls, 'cert' | 'key'>;

/** A renewal is days before the end of what it replaces. */
const LOOK_EVERY_MS = 5_000;

const same = (one: Pair, other: Pair): boolean => one.cert.equals(other.cert) && one.key.equals(other.key);

/**
 * Has a server take a renewed certificate for whoever connects from then on; open connections stay as they are. What
 * cannot be used, such as one half of a pair while the other is still being written, is told once and changes nothing.
 */
export function followCertificate(server: unknown, tls: Tls, log: Log): void {
  if (!(server instanceof Server)) return;
  let inForce: Pair = tls;
  let seen: Pair = tls;
  const look = async (): Promise<void> => {
    const found = await pairIn(tls);
    if (found === null || same(found, seen)) return;
    seen = found;
    if (same(found, inForce)) return;
    try {
      server.setSecureContext({ ...found, minVersion: 'TLSv1.2' });
      inForce = found;
      log.info('the certificate was renewed', { file: tls.certFile });
    } catch (error) {
      log.warn('a new certificate can not be used, and the one before stays', { file: tls.certFile, error });
    }
  };
  const timer = setInterval(() => void look(), LOOK_EVERY_MS).unref();
  server.once('close', () => clearInterval(timer));
}

/** Null while one of the files cannot be read. */
async function pairIn({ certFile, keyFile }: Tls): Promise<Pair | null> {
  const [cert, key] = await Promise.all([certFile, keyFile].map((file) => readFile(file).catch(() => null)));
  return cert && key ? { cert, key } : null;
}
