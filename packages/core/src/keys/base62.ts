const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/**
 * The largest multiple of 62 that a byte can stay under: bytes from here on are thrown away, so no letter is
 * likelier.
 */
const FAIR_BYTES = 248;

/** Must come from a cryptographic source; answers exactly `length` bytes. */
export type RandomBytes = (length: number) => Uint8Array;

/** Random letters of 0-9A-Za-z, every one equally likely. */
export function createBase62Id({
  length,
  randomBytes,
}: {
  length: number;
  randomBytes: RandomBytes;
}): string {
  let text = '';
  while (text.length < length) {
    const fair = randomBytes(length - text.length).filter((byte) => byte < FAIR_BYTES);
    for (const byte of fair) text += ALPHABET.charAt(byte % 62);
  }
  return text;
}

/** A whole number in base62, padded with 0 to the given length. */
export function base62Number(value: number, length: number): string {
  let text = '';
  for (let rest = value; rest > 0; rest = Math.floor(rest / 62)) text = ALPHABET.charAt(rest % 62) + text;
  return text.padStart(length, '0');
}
