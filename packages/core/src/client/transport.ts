import type { HeaderReader } from '../errors/clipwright-error.js';

/** What the client reads of an answer; the platform's `Response` is one. */
export interface HttpAnswer {
  readonly status: number;
  readonly headers: HeaderReader;
  readonly body: ReadableStream<Uint8Array> | null;
  /** The whole body as text; rejects when it does not come whole. */
  text(): Promise<string>;
}

/**
 * What the client asks for. `timeoutMs`, where it is a number, bounds the whole exchange and is the transport's to
 * keep.
 */
export interface HttpInit {
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly redirect: 'manual' | 'follow';
  /** A form where an image is uploaded: the transport then tells its type by itself, as `fetch` does. */
  readonly body?: string | FormData | undefined;
  readonly signal?: AbortSignal | undefined;
  readonly timeoutMs?: number | undefined;
}

/** What transports reject with, as far as it is looked at. */
export interface LostCause {
  /** Why waiting would not help, in a word. */
  hopeless?: string;
}

/** The platform's `fetch` fits; it rejects when no whole answer came. */
export type Fetch = (url: string, init: HttpInit) => Promise<HttpAnswer>;

/** Resolves after that many milliseconds; rejects with the signal's reason once that is aborted. */
export type Sleep = (ms: number, signal?: AbortSignal) => Promise<unknown>;
