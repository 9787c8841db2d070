import { base62Number, createBase62Id, type RandomBytes } from './base62.js';
import { crc32 } from './crc32.js';

const SECRET_LENGTH = 30;
const CHECKSUM_LENGTH = 6;
const BODY = /^[0-9A-Za-z]{36}$/;

/** ok; malformed: another prefix; invalid: right prefix, wrong length, alphabet or checksum. */
export type ApiKeyCheck = 'ok' | 'malformed' | 'invalid';

/** A new key: `<prefix>_`, 30 random base62 letters, 6 of CRC-32 over what stands before. */
export function createApiKey({ prefix, randomBytes }: { prefix: string; randomBytes: RandomBytes }): string {
  const start = `${prefix}_${createBase62Id({ length: SECRET_LENGTH, randomBytes })}`;
  return start + checksum(start);
}

/** Judges a key by its shape alone, before anything is looked up. Any text may be given. */
export function checkApiKey(prefix: string, text: string): ApiKeyCheck {
  if (!text.startsWith(`${prefix}_`)) return 'malformed';
  if (!BODY.test(text.slice(prefix.length + 1))) return 'invalid';
  return checksum(text.slice(0, -CHECKSUM_LENGTH)) === text.slice(-CHECKSUM_LENGTH) ? 'ok' : 'invalid';
}

/** What may be shown of a key: `cw_…a1B2`. */
export function apiKeyHint(key: string): string {
  return `${key.slice(0, key.lastIndexOf('_') + 1)}…${key.slice(-4)}`;
}

/** The bytes to put through SHA-256; only the digest is ever stored. */
export function apiKeyHashInput(key: string): Uint8Array {
  return new TextEncoder().encode(key);
}

function checksum(text: string): string {
  return base62Number(crc32(text), CHECKSUM_LENGTH);
}
