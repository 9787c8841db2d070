import { InvalidJsonError } from '@clipwright/core/errors';

/** Bodies up to here may be made of anything: reading the worst of them takes a few milliseconds. */
const ANY_VALUES_BYTES = 65_536;
const MOST_VALUES = 10_000;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const BEGINS_VALUE = new Set([0x2c, 0x5b, 0x7b]);

/**
 * Parses strict UTF-8 JSON. A large body may hold long text, but no more than 10,000 names and values: five million brackets would
 * take seconds, and a hundred times their own memory.
 * @throws InvalidJsonError
 */
export function parseJson(bytes: Uint8Array): unknown {
  if (bytes.length > ANY_VALUES_BYTES) refuseManyValues(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  const text = decodeUtf8(bytes);
  if (text.trim() === '') throw new InvalidJsonError({ message: 'The request body is empty; it takes a JSON object.' });
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new InvalidJsonError({ message: 'The request body is not valid JSON.' });
  }
}

function decodeUtf8(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new InvalidJsonError({ message: 'The request body is not valid UTF-8.' });
  }
}

/** Counts what begins or parts values outside of strings. */
function refuseManyValues(bytes: Buffer): void {
  let count = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte === QUOTE) at = endOfString(bytes, at);
    else if (BEGINS_VALUE.has(byte)) count += 1;
    if (count > MOST_VALUES) throw new InvalidJsonError({ message: 'The request body holds more than 10,000 values.' });
  }
}

/** Where a string ends that begins here; the end of the bytes where it never does. */
function endOfString(bytes: Buffer, start: number): number {
  let end = bytes.indexOf(QUOTE, start + 1);
  while (end !== -1 && isEscaped(bytes, end)) end = bytes.indexOf(QUOTE, end + 1);
  return end === -1 ? bytes.length : end;
}

/** Behind an odd number of backslashes. */
function isEscaped(bytes: Buffer, at: number): boolean {
  let before = at;
  while (bytes[before - 1] === BACKSLASH) before -= 1;
  return (at - before) % 2 === 1;
}
