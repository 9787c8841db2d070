import type { WindowReading } from '../limiter/index.js';
import type { ProxyRefusal } from './proxy-error.js';

/** What callers may ask for. `delete` cancels or deletes a video of their own. */
export type ProxyRouteName =
  | 'text-to-video'
  | 'image-to-video'
  | 'video-status'
  | 'models'
  | 'media'
  | 'delete';

/** A user's place for one video; a Reservation of the limiter is one. */
export interface UserPlace {
  readonly admitted: boolean;
  /** The user's own window, told in the headers; null tells none. */
  readonly reading: WindowReading | null;
  /** The video is being made: the place is taken. */
  commit(): Promise<unknown>;
  /** There will be no video: the place is free again. */
  release(): Promise<unknown>;
}

/** How long the server may take, ms. */
export interface ProxyTimeouts {
  /** For a generation, which it holds until the video is there. Default 320000. */
  readonly generationMs?: number | undefined;
  /** For anything else but a file. Default 30000. */
  readonly otherMs?: number | undefined;
}

/** What a proxy is made of. `undefined` means the default. */
export interface VideoProxyOptions {
  /** The Clipwright server as this process reaches it, for example http://127.0.0.1:8787. */
  readonly baseUrl: string;
  /** The server's key. It goes to the server alone. */
  readonly apiKey: string;
  /** Where callers reach the proxy, for example https://app.example.com/clips. Videos' addresses begin with it. */
  readonly publicUrl: string;
  /**
   * At least 32 characters that only your processes know. It signs the ids that callers are told, so that each
   * works for its own user alone; with another secret every id is unknown.
   */
  readonly secret: string;
  /**
   * Whose request this is: an id that is never given to another, or null for nobody, who gets a 401. Look at
   * headers alone: the body belongs to the proxy.
   */
  readonly user: (request: Request) => string | null | Promise<string | null>;
  /** Asks for a user's place before a video is made. Default: only the server's own window holds. */
  readonly limit?: ((user: string) => Promise<UserPlace>) | undefined;
  /** Default: all but `delete`. */
  readonly routes?: readonly ProxyRouteName[] | undefined;
  /** Origins of pages that may make videos, where there are others than that of publicUrl. */
  readonly origins?: readonly string[] | undefined;
  /** The largest body. Default: what the server takes, 1 MiB for text and 15 MiB for an image. */
  readonly maxBodyBytes?: number | undefined;
  readonly timeouts?: ProxyTimeouts | undefined;
  /** The sentence of an error in your own words; undefined keeps it. */
  readonly errorText?: ((refusal: ProxyRefusal, request: Request) => string | undefined) | undefined;
  /** Hears what the operator has to know: a refused key, a server that is away, a callback that threw. */
  readonly onError?: ((error: unknown) => unknown) | undefined;
  /** Default: the platform's. */
  readonly fetch?: typeof fetch | undefined;
}

const LEAST_SECRET_CHARACTERS = 32;
const USUAL_ROUTES: readonly ProxyRouteName[] = [
  'text-to-video',
  'image-to-video',
  'video-status',
  'models',
  'media',
];

/** The options as the proxy works with them. */
export type CheckedOptions = ReturnType<typeof checkedOptions>;

/** Fills in the defaults. @throws TypeError that names the option at fault and never its value */
export function checkedOptions(options: VideoProxyOptions) {
  const { publicUrl, origins = [], routes = USUAL_ROUTES, timeouts = {} } = options;
  const { generationMs = 320_000, otherMs = 30_000 } = timeouts;
  checkSecrets(options);
  return {
    ...options,
    baseUrl: address('baseUrl', options.baseUrl),
    publicUrl: address('publicUrl', publicUrl),
    routes: new Set(routes),
    origins: new Set([new URL(publicUrl).origin, ...origins]),
    fetch: options.fetch ?? askPlatform,
    generationMs,
    otherMs,
  };
}

function checkSecrets({ apiKey, secret, user }: VideoProxyOptions): void {
  if (!isText(apiKey)) throw wrong('apiKey', 'the key of your Clipwright server');
  if (!isText(secret) || secret.length < LEAST_SECRET_CHARACTERS)
    throw wrong('secret', `at least ${LEAST_SECRET_CHARACTERS} characters that only your processes know`);
  if (typeof user !== 'function') throw wrong('user', 'a function that tells whose a request is, or null');
}

/** An http address without a slash at its end. */
function address(name: string, value: string): string {
  const url = isText(value) && URL.canParse(value) ? new URL(value) : null;
  const isPlain =
    url !== null && /^https?:$/.test(url.protocol) && url.search + url.hash + url.username === '';
  if (!isPlain) throw wrong(name, 'an http or https address without user, query or fragment');
  return `${url.origin}${url.pathname.replace(/\/+$/, '')}`;
}

const askPlatform: typeof fetch = (url, init) => fetch(url, init);

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

const wrong = (name: string, wanted: string): TypeError =>
  new TypeError(`createVideoProxy needs ${name}: ${wanted}.`);
