import { generateKeyPairSync, sign } from 'node:crypto';

/** A certificate for 127.0.0.1 that is its own authority, and its key, in PEM. */
export interface SelfSigned {
  readonly cert: string;
  readonly key: string;
}

const ECDSA_WITH_SHA256 = tlv(0x30, oid(0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02));
const COMMON_NAME = oid(0x55, 0x04, 0x03);
const SUBJECT_ALT_NAME = oid(0x55, 0x1d, 0x11);
const LOOPBACK = Buffer.of(127, 0, 0, 1);

/** Makes one that is valid between two instants: no key needs to lie in the repository. */
export function selfSigned({ notBefore, notAfter }: { notBefore: Date; notAfter: Date }): SelfSigned {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const name = tlv(0x30, tlv(0x31, tlv(0x30, COMMON_NAME, tlv(0x0c, Buffer.from('Loopback')))));
  const altNames = tlv(0x30, SUBJECT_ALT_NAME, tlv(0x04, tlv(0x30, tlv(0x87, LOOPBACK))));
  const toBeSigned = tlv(
    0x30,
    tlv(0xa0, tlv(0x02, Buffer.of(2))),
    tlv(0x02, Buffer.of(1)),
    ECDSA_WITH_SHA256,
    name,
    tlv(0x30, time(notBefore), time(notAfter)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    tlv(0xa3, tlv(0x30, altNames)),
  );
  const signature = Buffer.concat([Buffer.of(0), sign('sha256', toBeSigned, privateKey)]);
  const der = tlv(0x30, toBeSigned, ECDSA_WITH_SHA256, tlv(0x03, signature));
  const lines = der.toString('base64').match(/.{1,64}/g) ?? [];
  const cert = ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n');
  return { cert, key: String(privateKey.export({ type: 'pkcs8', format: 'pem' })) };
}

/** DER: tag, length, value. Values here stay under 64 kB. */
function tlv(tag: number, ...parts: readonly Buffer[]): Buffer {
  const value = Buffer.concat(parts);
  return Buffer.concat([Buffer.of(tag), lengthOf(value), value]);
}

function lengthOf({ length }: Buffer): Buffer {
  if (length < 0x80) return Buffer.of(length);
  return length < 0x100 ? Buffer.of(0x81, length) : Buffer.of(0x82, length >> 8, length & 0xff);
}

function oid(...encoded: readonly number[]): Buffer {
  return tlv(0x06, Buffer.from(encoded));
}

function time(instant: Date): Buffer {
  const digits = instant.toISOString().replace(/\.\d+/, '').replace(/[-:T]/g, '');
  return tlv(0x18, Buffer.from(digits));
}
