import type { Fetch, Sleep } from './transport.js';

/** What the platform lends to the client, so that its code touches no global. */
export interface ClientPlatform {
  readonly fetch: Fetch;
  readonly sleep: Sleep;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** A text of 1 to 255 visible ASCII characters that never comes twice; it becomes the Idempotency-Key. */
  readonly randomId: () => string;
}

/** How the client paces, waits and retries. All optional; times in milliseconds. */
export interface ClientSettings {
  /** Least time between two generations, for example 60000 to drip one a minute. Default 0. */
  readonly dripMs?: number;
  /** Generations are spread out once fewer places than this are left. Default 5; 0 turns it off. */
  readonly slowBelow?: number;
  /** How many 429s one call waits out before it rejects with the last. Default 8. */
  readonly maxRateLimitWaits?: number;
  /** Longest single wait for a window. A 429 that asks for more rejects at once. Default one hour. */
  readonly maxWaitMs?: number;
  /** How often a lost answer is looked for, or a read repeated, before it rejects. Default 4. */
  readonly maxRecoveries?: number;
  /**
   * How long a server may be away (refused, cut off, or 502 to 504 of a proxy) before a read or a generation gives
   * up. It is tried as often as maxRecoveries says at least. Default 0.
   */
  readonly maxAbsenceMs?: number;
  /** How long one generation request may be held. Default 320000; the server holds 290000. */
  readonly generationTimeoutMs?: number;
  /** How long any other request may take. Default 30000. */
  readonly requestTimeoutMs?: number;
  /** 0 to 1, for jitter. Default Math.random. */
  readonly random?: () => number;
}

export interface ClientOptions extends ClientPlatform, ClientSettings {
  /** Where the server is, for example https://clips.example.com; a path in it is kept. */
  readonly baseUrl: string;
  readonly apiKey: string;
}

export const DEFAULT_SETTINGS: Required<ClientSettings> = {
  dripMs: 0,
  slowBelow: 5,
  maxRateLimitWaits: 8,
  maxWaitMs: 3_600_000,
  maxRecoveries: 4,
  maxAbsenceMs: 0,
  generationTimeoutMs: 320_000,
  requestTimeoutMs: 30_000,
  random: Math.random,
};
