export interface KeyParts {
  /** The execution that first asked, with its workflow and instance. */
  readonly origin: string;
  readonly nodeId: string;
  /** The video within the node's run. */
  readonly slot: string;
  readonly attempt: number;
}

const KEY_DIGITS = 40;
const FINGERPRINT_DIGITS = 16;

/**
 * The same parts give the same key, which the server answers with the same video. 44 visible ASCII
 * characters.
 */
export async function deriveIdempotencyKey({ origin, nodeId, slot, attempt }: KeyParts): Promise<string> {
  const digest = await sha256Hex(JSON.stringify([origin, nodeId, slot, attempt]));
  return `n8n-${digest.slice(0, KEY_DIGITS)}`;
}

/** A short name for what was asked, the same for the same body. */
export async function fingerprintOf(body: object): Promise<string> {
  return (await sha256Hex(JSON.stringify(body))).slice(0, FINGERPRINT_DIGITS);
}

async function sha256Hex(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
