/** `data:image/...;base64,` with any parameters between; the media type is a hint and decides nothing. */
const HEAD = /^data:image\/[a-z0-9.+-]+(?:;[a-z0-9-]+=[^;,\s]*)*;base64,/i;
const MAX_HEAD_LENGTH = 256;
const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/;

/** The bytes of an image's data URI, or why there are none. */
export type DataUriRead =
  | { readonly ok: true; readonly bytes: Uint8Array }
  | { readonly ok: false; readonly reason: 'malformed' | 'too_large'; readonly detail: string };

/** Whether a text is to be read as a data URI rather than fetched. */
export function isDataUri(text: string): boolean {
  return /^data:/i.test(text);
}

/**
 * Reads strict, padded base64 of at most `maxBytes` decoded: no line breaks, no percent-encoding, no stray
 * bits.
 */
export function readImageDataUri(text: string, maxBytes: number): DataUriRead {
  const head = HEAD.exec(text.slice(0, MAX_HEAD_LENGTH));
  if (!head) return refuse('malformed');
  const base64 = text.slice(head[0].length);
  if (base64.length > Math.ceil(maxBytes / 3) * 4) return refuse('too_large');
  if (base64.length % 4 !== 0 || !BASE64.test(base64)) return refuse('malformed');
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.byteLength > maxBytes) return refuse('too_large');
  if (
    bytes.subarray(bytes.byteLength - (bytes.byteLength % 3)).toString('base64') !==
    lastGroup(base64, bytes.byteLength)
  ) {
    return refuse('malformed');
  }
  return { ok: true, bytes };
}

function refuse(reason: 'malformed' | 'too_large'): DataUriRead {
  return { ok: false, reason, detail: 'data URI' };
}

/** The padded group at the end, where an encoder that isn't strict leaves bits that nobody reads. */
function lastGroup(base64: string, byteLength: number): string {
  return byteLength % 3 === 0 ? '' : base64.slice(-4);
}
