import { createApiKey } from '../keys/index.js';
import { rateLimitObject, type WindowRule } from '../limiter/index.js';
import { MODELS } from '../models/catalogue.js';
import type { VideoModel } from '../models/video-model.js';
import { parseImageToVideo, parseTextToVideo } from '../videos/parse-video-request.js';
import { isTerminal, type VideoStatus } from '../videos/video-status.js';
import type { Plan } from '../wire/account-response.js';
import type { RateLimitObject } from '../wire/rate-limit-object.js';
import type { VideoStatusResponse } from '../wire/video-responses.js';
import type { FakeParts, FakeRequest } from './exchange.js';
import { createFakeClock, type FakeClock, type ServerClock } from './fake-clock.js';
import { failedEnd, type FakeVideo, type VideoEnd } from './fake-video.js';
import { FakeVideos } from './fake-videos.js';
import { FakeWindow } from './fake-window.js';
import type { Fault } from './faults.js';
import { valueOf } from './generation-body.js';
import { Reception, type FakeFetch, type ScriptedRoute } from './reception.js';
import { smallMp4 } from './small-mp4.js';

/** A well-formed key, which the fake server knows where it is told no other. */
export const FAKE_API_KEY: string = /* @__PURE__ */ createApiKey({
  prefix: 'cw',
  randomBytes: (length) => new Uint8Array(length),
});

/** What a fake server is like. Left out, it is as a server at its first start, with videos that take no time. */
export interface FakeServerOptions<Clock extends ServerClock = FakeClock> {
  /** Where it says it is. Default http://clipwright.test. */
  readonly baseUrl?: string | undefined;
  /** The one key that it knows. Default FAKE_API_KEY. */
  readonly apiKey?: string | undefined;
  /** The plan of the account; only `api` may use the interface. Default api. */
  readonly plan?: Plan | undefined;
  /** Default: one that stands at the first of January 2026 and jumps to whatever somebody waits for. */
  readonly clock?: Clock | undefined;
  /** Generations in a rolling window. Default 15 in 1800000 ms. */
  readonly rule?: WindowRule | undefined;
  /** How long a video waits in line. Default 0. */
  readonly queuedMs?: number | undefined;
  /** How long one is made. Default 0; Infinity: until `settle`. */
  readonly makingMs?: number | undefined;
  /** How long a call is held at most. Default 290. */
  readonly syncWaitSeconds?: number | undefined;
  /** What may be asked for. Default: all that the embedded engine makes, which looks at no reference images. */
  readonly catalogue?: readonly VideoModel[] | undefined;
  /** The file of every video. Default: a second of black, two kilobytes. */
  readonly media?: Uint8Array<ArrayBuffer> | undefined;
  /** What goes wrong with a request for which nothing is scripted; null: nothing. */
  readonly fault?: ((request: FakeRequest) => Fault | null) | undefined;
}

/** A video to put there, as though it had been asked for. */
export interface AddedVideo {
  /** As a generation takes it; with an `image_url` or a `source_video_id` it is one from an image. */
  readonly body?: Readonly<Record<string, unknown>>;
  /** Where it stands, and stays. Default completed. */
  readonly status?: VideoStatus;
  /** Why it failed, with status failed. */
  readonly end?: VideoEnd;
}

/** What createClient takes to speak to a fake server. */
export interface FakeConnection extends Pick<ServerClock, 'now' | 'sleep'> {
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly fetch: FakeFetch;
}

/** A Clipwright server in one process with the test: one account, one key, an exact window, a clock. */
export interface FakeServer<Clock extends ServerClock = FakeClock> {
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly clock: Clock;
  /** Answers in this process, without a socket. */
  readonly fetch: FakeFetch;
  /** Makes a client that speaks to this server, on its clock: `createClient(server.connection)`. */
  readonly connection: FakeConnection;
  /** What came in, in order. */
  readonly requests: readonly FakeRequest[];
  /** Every video as its status tells it now, in the order in which they were asked for. */
  readonly videos: readonly VideoStatusResponse[];
  /** The window as it is now. */
  readonly rateLimit: RateLimitObject;
  /** The next requests to a route meet these, one each; null: nothing goes wrong. Those of `any` come after. */
  script(route: ScriptedRoute, ...faults: readonly (Fault | null)[]): void;
  /** Ends a video now, made where nothing else is said; false where it had ended. */
  settle(videoId: string, end?: VideoEnd): boolean;
  /** Removes the file of a completed video, as its time does; false where there is none. */
  expire(videoId: string): boolean;
  /** Puts a video there, which counts for nothing in the window. Gives its id. */
  addVideo(video?: AddedVideo): string;
  /** Takes so many places of the window now. */
  takePlaces(count: number): void;
  /** Cuts off every call that it holds, and takes no connection for so long, or until it comes back. */
  goAway(seconds?: number): void;
  /** Takes connections again, with the videos that it had. */
  comeBack(): void;
}

/** A fake server in one call. It opens nothing and needs no end. */
export function createFakeServer(options?: FakeServerOptions): FakeServer;
export function createFakeServer<Clock extends ServerClock>(
  options: FakeServerOptions<Clock> & { readonly clock: Clock },
): FakeServer<Clock>;
export function createFakeServer(options: FakeServerOptions<ServerClock> = {}): FakeServer<ServerClock> {
  const parts = partsOf(options);
  const { baseUrl, apiKey, clock, videos, window } = parts;
  const reception = new Reception(parts, options.fault ?? (() => null));
  const { fetch, requests } = reception;
  let taken = 0;
  return {
    baseUrl,
    apiKey,
    clock,
    fetch,
    connection: { baseUrl, apiKey, fetch, sleep: clock.sleep, now: clock.now },
    requests,
    get videos() {
      return videos
        .all()
        .toReversed()
        .map((video) => videos.tell(video));
    },
    get rateLimit() {
      videos.settleDue();
      return rateLimitObject(window.read());
    },
    script: (route, ...faults) => reception.script(route, faults),
    settle: (id, end = { status: 'completed' }) => videos.settle(known(videos, id), end),
    expire: (id) => videos.expire(known(videos, id)),
    addVideo: (video = {}) => addVideo(parts, video),
    takePlaces: (count) => {
      for (let places = 0; places < count; places += 1) window.take(`taken ${(taken += 1)}`);
    },
    goAway: (seconds = Infinity) => reception.goAway(seconds),
    comeBack: () => reception.comeBack(),
  };
}

const OF_SKETCH: readonly VideoModel[] = MODELS.map((model) => ({
  ...model,
  choices: { ...model.choices, reference_image_urls: [0] },
}));

const DEFAULTS = {
  baseUrl: 'http://clipwright.test',
  apiKey: FAKE_API_KEY,
  plan: 'api' as Plan,
  rule: { limit: 15, windowMs: 1_800_000 },
  queuedMs: 0,
  makingMs: 0,
  syncWaitSeconds: 290,
  catalogue: OF_SKETCH,
};

function partsOf(options: FakeServerOptions<ServerClock>): FakeParts {
  const { clock = createFakeClock(), media = smallMp4(), ...others } = options;
  const chosen = filledIn(others);
  const { apiKey, plan, rule, queuedMs, makingMs, catalogue } = chosen;
  const baseUrl = chosen.baseUrl.replace(/\/{1,9}$/, '');
  const window = new FakeWindow(rule, clock.now);
  const videos = new FakeVideos({ now: clock.now, window, timing: { queuedMs, makingMs }, baseUrl });
  const syncWaitMs = chosen.syncWaitSeconds * 1000;
  return { baseUrl, apiKey, plan, clock, window, videos, catalogue, known: new Map(), syncWaitMs, media };
}

/** What is undefined is left to the default, as what is left out is. */
function filledIn(options: FakeServerOptions<ServerClock>): typeof DEFAULTS {
  const given = Object.entries(options).filter(([, value]) => value !== undefined);
  return { ...DEFAULTS, ...Object.fromEntries(given) };
}

function known(videos: FakeVideos, id: string): FakeVideo {
  const video = videos.find(id);
  if (video === null)
    throw new TypeError(`The fake server has no video ${id}; \`videos\` tells which it has.`);
  return video;
}

function addVideo({ videos, catalogue }: FakeParts, video: AddedVideo): string {
  const { body = { prompt: 'a red ball rolls' }, status = 'completed', end = endOf(status) } = video;
  const queuedMs = status === 'queued' ? Infinity : 0;
  const added = videos.begin(requestOf(body, catalogue), end, { queuedMs, makingMs: Infinity });
  if (isTerminal(status)) videos.settle(added, end);
  if (status === 'expired') videos.expire(added);
  return added.id;
}

const requestOf = (body: Readonly<Record<string, unknown>>, catalogue: readonly VideoModel[]) =>
  valueOf(
    (body['image_url'] ?? body['source_video_id']) != null
      ? parseImageToVideo(body, { catalogue })
      : parseTextToVideo(body, catalogue),
  );

function endOf(status: VideoStatus): VideoEnd {
  if (status === 'failed') return failedEnd();
  return { status: status === 'canceled' ? 'canceled' : 'completed' };
}
