import { generateKeyPairSync, sign } from 'node:crypto';

/** A certificate for 127.0.0.1 and its private key, as PEM. */
export interface Certificate {
  readonly cert: string;
  readonly key: string;
}

/** DER, the encoding of certificates: a tag, a length in as few bytes as it takes, the content. */
function der(tag: number, ...content: Uint8Array[]): Buffer {
  const body = Buffer.concat(content);
  return Buffer.concat([Buffer.from([tag, ...derLength(body.length)]), body]);
}

function derLength(length: number): number[] {
  if (length < 0x80) return [length];
  return length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
}

const sequence = (...content: Uint8Array[]) => der(0x30, ...content);
const bytes = (...values: number[]) => Buffer.from(values);
const time = (date: Date) => der(0x18, Buffer.from(date.toISOString().replace(/[-:T]|\.\d+/g, '')));

const ECDSA_WITH_SHA256 = sequence(der(0x06, bytes(0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02)));
const COMMON_NAME = bytes(0x55, 0x04, 0x03);
const SUBJECT_ALT_NAME = bytes(0x55, 0x1d, 0x11);
const HOUR_MS = 3_600_000;

/** Makes a certificate that signs itself and holds for two hours. */
export function selfSignedCertificate(): Certificate {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const name = sequence(der(0x31, sequence(der(0x06, COMMON_NAME), der(0x0c, Buffer.from('127.0.0.1')))));
  const alternatives = sequence(der(0x87, bytes(127, 0, 0, 1)), der(0x82, Buffer.from('localhost')));
  const content = sequence(
    der(0xa0, der(0x02, bytes(2))),
    der(0x02, bytes(1)),
    ECDSA_WITH_SHA256,
    name,
    sequence(time(new Date(Date.now() - HOUR_MS)), time(new Date(Date.now() + HOUR_MS))),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(sequence(der(0x06, SUBJECT_ALT_NAME), der(0x04, alternatives)))),
  );
  const certificate = sequence(
    content,
    ECDSA_WITH_SHA256,
    der(0x03, bytes(0), sign('sha256', content, privateKey)),
  );
  return {
    cert: pem('CERTIFICATE', certificate),
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}

function pem(label: string, content: Buffer): string {
  const lines = content.toString('base64').match(/.{1,64}/g) ?? [];
  return [`-----BEGIN ${label}-----`, ...lines, `-----END ${label}-----`, ''].join('\n');
}
