const BITS = { name: 'HMAC', hash: 'SHA-256' } as const;

/** What a signature is for: one for a video's id is none for its file. */
type Purpose = 'video' | 'file' | 'key';

/** Whose something is, and what. */
interface Owned {
  readonly user: string;
  readonly value: string;
}

/** Tells what belongs to whom without a table: what a caller is told carries a signature for its user. */
export class Ownership {
  readonly #key: Promise<CryptoKey>;

  constructor(secret: string) {
    this.#key = crypto.subtle.importKey('raw', bytesOf(secret), BITS, false, ['sign', 'verify']);
    // Whoever signs hears of a failure; nobody may have asked yet when it comes.
    this.#key.catch(() => undefined);
  }

  /** The video's id as this user knows it. */
  async videoTold(user: string, videoId: string): Promise<string> {
    return `${videoId}.${await this.#sign('video', { user, value: videoId })}`;
  }

  /** The server's own id; null where it was not told to this user. */
  async videoMeant(user: string, told: string): Promise<string | null> {
    const end = told.lastIndexOf('.');
    const value = told.slice(0, Math.max(0, end));
    return (await this.#isSigned('video', { user, value }, told.slice(end + 1))) ? value : null;
  }

  /** A file's place below the proxy's address. */
  async fileTold(user: string, file: string): Promise<string> {
    return `media/${await this.#sign('file', { user, value: file })}/${encodeURIComponent(file)}`;
  }

  /** Whether this user was told of the file. */
  isFileTold(user: string, file: string, signature: string): Promise<boolean> {
    return this.#isSigned('file', { user, value: file }, signature);
  }

  /** The server knows one caller, so each user's Idempotency-Keys become others than everybody else's. */
  keyOf(user: string, key: string): Promise<string> {
    return this.#sign('key', { user, value: key });
  }

  async #sign(purpose: Purpose, owned: Owned): Promise<string> {
    const signature = await crypto.subtle.sign('HMAC', await this.#key, textOf(purpose, owned));
    return btoa(String.fromCharCode(...new Uint8Array(signature)))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replace('=', '');
  }

  async #isSigned(purpose: Purpose, owned: Owned, signature: string): Promise<boolean> {
    if (!/^[\w-]{43}$/.test(signature)) return false;
    const text = atob(signature.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
    return crypto.subtle.verify('HMAC', await this.#key, bytes, textOf(purpose, owned));
  }
}

const textOf = (purpose: Purpose, { user, value }: Owned): Uint8Array<ArrayBuffer> =>
  bytesOf(JSON.stringify([purpose, user, value]));

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);
