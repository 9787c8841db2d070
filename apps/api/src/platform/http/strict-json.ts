import { InvalidJsonError } from '@clipwright/core/errors';

/** Bodies up to here may be made of anything: reading the worst of them takes a few milliseconds. */
const ANY_VALUES_BYTES = 65_536;
const MOST_VALUES = 10_000;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const BRACKET = 0x5b;
const BRACE = 0x7b;

/**
 * Parses strict UTF-8 JSON. A large body may hold long text, but no more than 10,000 names and values: five
 * million brackets would take seconds, and a hundred times their own memory.
 * @throws InvalidJsonError
 */
export function parseJson(bytes: Uint8Array): unknown {
  if (bytes.length > ANY_VALUES_BYTES) refuseManyValues(bytes);
  const text = decodeUtf8(bytes);
  if (text.trim() === '')
    throw new InvalidJsonError({ message: 'The request body is empty; it takes a JSON object.' });
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

function refuseManyValues(bytes: Uint8Array): void {
  if (valuesIn(bytes) > MOST_VALUES)
    throw new InvalidJsonError({ message: 'The request body holds more than 10,000 values.' });
}

/** Counts what begins or parts values outside of strings, as far as it matters. */
function valuesIn(bytes: Uint8Array): number {
  let count = 0;
  let inString = false;
  for (let at = 0; at < bytes.length && count <= MOST_VALUES; at += 1) {
    const byte = bytes[at];
    if (byte === QUOTE) inString = !inString;
    else if (inString && byte === BACKSLASH) at += 1;
    else if (!inString && beginsValue(byte)) count += 1;
  }
  return count;
}

const beginsValue = (byte: number | undefined): boolean =>
  byte === COMMA || byte === BRACKET || byte === BRACE;
