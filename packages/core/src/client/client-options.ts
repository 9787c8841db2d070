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

/** Why a call waits, and for how long, in milliseconds. */
export interface WaitNotice {
  /** `away`: the server does not answer, as while it restarts. */
  readonly reason: 'pacing' | 'rate_limited' | 'resource_budget' | 'away';
  readonly waitMs: number;
}

/** How long a call is patient; each of these can be set for one call too. Times in milliseconds. */
export interface Patience {
  /**
   * How long the window or a budget may hold a call back in all. What would be held back for longer is sent at once
   * for the server to decide, and a 429 that asks for more rejects. Default 30000; 0 means now. A drip is kept
   * whatever this is.
   */
  readonly maxWaitMs?: number | undefined;
  /** How many 429s a call waits out before it rejects with the last. Default 8; 0 means now. */
  readonly maxRateLimitWaits?: number | undefined;
  /** How often a lost answer is looked for, or a read repeated, before it rejects. Default 4. */
  readonly maxRecoveries?: number | undefined;
  /**
   * How long a server may be away (refused, cut off, or 502 to 504 of a proxy), as while it restarts. It is tried as
   * often as maxRecoveries says at least. Default 90000, and 30000 for what only looks: videoStatus, listVideos,
   * videos, account, models and a plan.
   */
  readonly maxAbsenceMs?: number | undefined;
  /** How long a video is followed once the server has it. Default half an hour. */
  readonly maxFollowMs?: number | undefined;
  /**
   * Called before each wait for the window, a budget or a server that is away. What it throws ends the call; what it
   * returns is not waited for.
   */
  readonly onWait?: ((notice: WaitNotice) => unknown) | undefined;
}

/** How the client paces, waits and retries. All optional: undefined means default. Times in milliseconds. */
export interface ClientSettings extends Patience {
  /** Least time between two generations, for example 60000 to drip one a minute. Default 0. */
  readonly dripMs?: number | undefined;
  /** Generations are spread out once fewer places than this are left. Default 5; 0 turns it off. */
  readonly slowBelow?: number | undefined;
  /** How long one generation request may be held. Default 320000; the server holds 290000. */
  readonly generationTimeoutMs?: number | undefined;
  /** How long any other request may take. Default 30000. */
  readonly requestTimeoutMs?: number | undefined;
  /** 0 to 1, for jitter. Default Math.random. */
  readonly random?: (() => number) | undefined;
}

export interface ClientOptions extends ClientPlatform, ClientSettings {
  /** Where the server is, for example https://clips.example.com; a path in it is kept. */
  readonly baseUrl: string;
  readonly apiKey: string;
}

/** Settings with nothing else left open. */
export type Settings = ClientPlatform &
  Pick<ClientOptions, 'baseUrl' | 'apiKey'> & {
    readonly [Name in Exclude<keyof ClientSettings, Open>]-?: NonNullable<ClientSettings[Name]>;
  } & Pick<ClientSettings, Open>;

/** What has no default, or one by what is asked for. */
type Open = 'onWait' | 'maxAbsenceMs';

const DEFAULTS = {
  dripMs: 0,
  slowBelow: 5,
  maxRateLimitWaits: 8,
  maxWaitMs: 30_000,
  maxRecoveries: 4,
  maxFollowMs: 1_800_000,
  generationTimeoutMs: 320_000,
  requestTimeoutMs: 30_000,
  random: Math.random,
};

export const settingsOf = (options: ClientOptions): Settings =>
  ({ ...DEFAULTS, ...told(options) }) as Settings;

/** What was told: undefined is as good as nothing. */
export function told<Options extends object>(options: Options): Partial<Options> {
  return Object.fromEntries(
    Object.entries(options).filter(([, value]) => value !== undefined),
  ) as Partial<Options>;
}
