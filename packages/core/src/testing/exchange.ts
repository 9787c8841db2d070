import type { ServerClock } from './fake-clock.js';
import type { FakeVideos } from './fake-videos.js';
import type { VideoEnd } from './fake-video.js';
import type { FakeWindow } from './fake-window.js';
import type { VideoModel } from '../models/video-model.js';
import type { Plan } from '../wire/account-response.js';

/** The routes of the fake server. */
export type RouteName =
  | 'create'
  | 'plan'
  | 'hold'
  | 'status'
  | 'list'
  | 'delete'
  | 'account'
  | 'models'
  | 'media';

/** One request as the fake server got it. */
export interface FakeRequest {
  /** Null where it has no such route. */
  readonly route: RouteName | null;
  readonly method: string;
  /** Without the query. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  /** By their lower-case names. */
  readonly headers: Readonly<Record<string, string>>;
  /** What its JSON says, null where it has none. */
  readonly body: unknown;
  /** When it came, milliseconds since 1970. */
  readonly atMs: number;
}

/** What an Idempotency-Key stands for. */
export interface KnownRequest {
  readonly fingerprint: string;
  readonly videoId: string;
  readonly atMs: number;
}

/** The server that the routes are of. */
export interface FakeParts {
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly plan: Plan;
  readonly clock: ServerClock;
  readonly window: FakeWindow;
  readonly videos: FakeVideos;
  readonly catalogue: readonly VideoModel[];
  readonly known: Map<string, KnownRequest>;
  readonly syncWaitMs: number;
  readonly media: Uint8Array<ArrayBuffer>;
}

/** One request on its way through the server. */
export interface Exchange {
  readonly parts: FakeParts;
  readonly method: string;
  readonly url: URL;
  readonly headers: Headers;
  readonly body: Uint8Array<ArrayBuffer>;
  /** What the path says in place of its pattern, empty for most. */
  readonly param: string;
  /** How the video of this request ends. */
  readonly end: VideoEnd;
  /** Resolves at that instant at the latest; rejects once the caller left or the server went away. */
  readonly until: (atMs: number, signal?: AbortSignal) => Promise<void>;
  /** Headers of the answer, whether it is a success or a refusal. */
  readonly marks: Record<string, string>;
}

/** An answer of a route, before the headers that every answer has. */
export interface RouteAnswer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Bytes as they are, null for none, anything else as JSON. */
  readonly body: object | null;
}
