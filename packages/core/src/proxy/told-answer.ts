import { rateLimitHeaders, rateLimitObject } from '../limiter/index.js';
import { ModelsResponse } from '../wire/models-response.js';
import { AcceptedResponse, GenerationResponse, VideoStatusResponse } from '../wire/video-responses.js';
import type { Ownership } from './ownership.js';
import { refuse, type ProxyRefusal } from './proxy-error.js';

type Fields = Readonly<Record<string, unknown>>;

/** Fields that callers are told; what else a server may say is not for them. */
const TOLD: ReadonlySet<string> = /* @__PURE__ */ new Set([
  ...Object.keys(GenerationResponse.shape),
  ...Object.keys(AcceptedResponse.shape),
  ...Object.keys(VideoStatusResponse.shape),
  ...Object.keys(ModelsResponse.shape),
]);

/** Headers of a generation's answer that mean something to its caller. */
const TOLD_HEADERS = ['preference-applied', 'idempotency-replayed'];

/** Headers of a file that a player reads. */
const FILE_HEADERS = ['accept-ranges', 'content-length', 'content-range', 'etag', 'last-modified'];

/** Whose answer, and where they reach the proxy. */
export interface Teller {
  readonly ownership: Ownership;
  readonly publicUrl: string;
  readonly user: string;
}

/** The server's fields as this user may know them: ids signed, addresses the proxy's own. */
export async function toldFields(fields: Fields, { ownership, publicUrl, user }: Teller): Promise<Fields> {
  const told = Object.entries(fields).filter(([name]) => TOLD.has(name));
  const { video_id: id, video_url: url } = fields;
  return {
    ...Object.fromEntries(told),
    ...(typeof id === 'string' ? { video_id: await ownership.videoTold(user, id) } : {}),
    ...(typeof url === 'string'
      ? { video_url: `${publicUrl}/${await ownership.fileTold(user, fileOf(url))}` }
      : {}),
  };
}

/** An answer in JSON, which nobody on the way may keep. */
export function toldJson(
  status: number,
  body: Fields,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { ...headers, 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' },
  });
}

/** Of the server's headers those that are for the caller. */
export function toldHeaders(headers: Headers): Record<string, string> {
  return picked(headers, TOLD_HEADERS);
}

/** A refusal in the shape that the server's own have. */
export function toldRefusal(refusal: ProxyRefusal): Response {
  const window = toldWindow(refusal);
  const body = {
    success: false,
    error: refusal.message,
    code: refusal.code,
    param: refusal.param ?? null,
    request_id: refusal.requestId ?? crypto.randomUUID(),
    ...window.body,
    ...(refusal.videoId ? { video_id: refusal.videoId } : {}),
  };
  return toldJson(refusal.status, body, { ...window.headers, ...refusal.headers });
}

function toldWindow({ reading = null }: ProxyRefusal) {
  if (reading === null) return { headers: {}, body: {} };
  return {
    headers: { ...rateLimitHeaders(reading), 'Retry-After': String(reading.resetInSeconds) },
    body: { rate_limit: rateLimitObject(reading) },
  };
}

/** The file as it comes. It is a video or a download: nothing that a browser would run. */
export function toldFile({ status, headers, body }: Response): Response {
  const type = headers.get('content-type') ?? '';
  return new Response(status === 304 ? null : body, {
    status,
    headers: {
      ...picked(headers, FILE_HEADERS),
      'Content-Type': /^video\/[\w.+-]+$/.test(type) ? type : 'application/octet-stream',
      'Cache-Control': 'private, no-cache',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}

function picked(headers: Headers, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
}

function fileOf(videoUrl: string): string {
  const file = /\/media\/([^/?#]+)$/.exec(videoUrl)?.[1];
  if (file !== undefined) return decodeURIComponent(file);
  throw refuse('unexpected_answer', { cause: new Error('video_url is not below /media/ of the server.') });
}
