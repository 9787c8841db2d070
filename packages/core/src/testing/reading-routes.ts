import { InvalidRequestError, NotFoundError } from '../errors/index.js';
import { apiKeyHint } from '../keys/api-key.js';
import { rateLimitObject } from '../limiter/index.js';
import { parseHeartbeat } from '../videos/parse-headers.js';
import {
  parseHoldTestQuery,
  parseListVideosQuery,
  parseVideoStatusQuery,
  type ListVideosQuery,
} from '../videos/parse-queries.js';
import { VIDEO_MODES } from '../videos/video-status.js';
import { modelsResponse } from '../wire/models-response.js';
import type { Exchange, RouteAnswer } from './exchange.js';
import type { FakeVideo } from './fake-video.js';
import { valueOf } from './generation-body.js';

/** Who the fake server knows. */
export const ACCOUNT_ID = 'acc_0000000000000000000001';
const EMAIL = 'owner@example.com';

const answered = (body: object): RouteAnswer => ({
  status: 200,
  headers: { 'Cache-Control': 'no-store' },
  body,
});

/** GET video-status. */
export function readStatus({ parts, url }: Exchange): RouteAnswer {
  const query = valueOf(parseVideoStatusQuery(queryOf(url)));
  const id = 'videoId' in query ? query.videoId : parts.known.get(query.idempotencyKey)?.videoId;
  return answered(parts.videos.tell(ownVideo(parts, id)));
}

/** GET videos: a page, newest first, or what was settled since. */
export function listVideos({ parts, url }: Exchange): RouteAnswer {
  const query = valueOf(parseListVideosQuery(queryOf(url)));
  const { videos, cursor } = query.settledSince === null ? page(parts, query) : settled(parts, query);
  return answered({
    success: true,
    videos: videos.map((video) => parts.videos.tell(video)),
    next_cursor: cursor,
  });
}

/** DELETE videos/{video_id}: cancels what is unfinished, else removes it. */
export function deleteVideo({ parts, param }: Exchange): RouteAnswer {
  const video = ownVideo(parts, param);
  const isCanceled = parts.videos.settle(video, { status: 'canceled' });
  if (!isCanceled) parts.videos.remove(video);
  return answered({ success: true, video_id: video.id, status: isCanceled ? 'canceled' : 'deleted' });
}

/** GET account. */
export function readAccount({ parts }: Exchange): RouteAnswer {
  parts.videos.settleDue();
  return answered({
    success: true,
    account_id: ACCOUNT_ID,
    email: EMAIL,
    plan: parts.plan,
    key_hint: apiKeyHint(parts.apiKey),
    rate_limit: rateLimitObject(parts.window.read()),
  });
}

/** GET hold-test: held on this server's clock. */
export async function holdTest({ parts, url, headers, until }: Exchange): Promise<RouteAnswer> {
  const seconds = valueOf(parseHoldTestQuery(queryOf(url), parts.syncWaitMs / 1000));
  await until(parts.clock.now() + seconds * 1000);
  const body = { success: true, held_seconds: seconds };
  const everySeconds = parseHeartbeat(headers.get('prefer') ?? undefined);
  return everySeconds === null ? answered(body) : { status: 200, headers: beating(everySeconds), body };
}

/** What an answer carries that begins before its end is known. */
export const beating = (everySeconds: number): Record<string, string> => ({
  'Preference-Applied': `heartbeat=${everySeconds}`,
  'Cache-Control': 'no-store, no-transform',
  'X-Accel-Buffering': 'no',
});

/** GET models. */
export function listModels({ parts }: Exchange): RouteAnswer {
  const served = parts.catalogue.map((model) => ({
    ...model,
    modes: VIDEO_MODES,
    engines: ['sketch'] as [string],
  }));
  return answered(modelsResponse(served));
}

function ownVideo({ videos }: Exchange['parts'], id: string | undefined): FakeVideo {
  const video = id === undefined ? null : videos.find(id);
  if (video === null) throw new NotFoundError({ what: 'The video' });
  return video;
}

/** A parameter that came more than once is an array. */
function queryOf({ searchParams }: URL): Record<string, unknown> {
  return Object.fromEntries(
    [...searchParams.keys()].map((name) => {
      const values = searchParams.getAll(name);
      return [name, values.length === 1 ? values[0] : values];
    }),
  );
}

interface Page {
  readonly videos: readonly FakeVideo[];
  readonly cursor: string | null;
}

function page({ videos }: Exchange['parts'], query: ListVideosQuery): Page {
  const below = query.cursor === null ? Infinity : placeIn(query.cursor, 'page');
  if (below === null) throw wrongCursor('cursor', 'cursor takes the next_cursor of an earlier answer.');
  const left = videos.page(query, below);
  const shown = left.slice(0, query.limit);
  return { videos: shown, cursor: left.length > shown.length ? `page.${shown.at(-1)?.number}` : null };
}

/** Always with a cursor: at the last one shown where the page is full, else at the newest end. */
function settled({ videos }: Exchange['parts'], query: ListVideosQuery): Page {
  const { limit, settledSince } = query;
  const newest = videos.newestPlace;
  const from = settledSince === '' ? newest : placeIn(settledSince ?? '', 'settled');
  if (from === null || from > newest)
    throw wrongCursor(
      'settled_since',
      'settled_since takes the next_cursor of an earlier answer to this account that had settled_since, or nothing to begin from now.',
    );
  const shown = videos.settledAfter(from, query).slice(0, limit);
  const reached = shown.length === limit ? (shown.at(-1)?.place ?? newest) : newest;
  return { videos: shown, cursor: `settled.${reached}` };
}

/** Null for a cursor that no answer of its kind gave. */
function placeIn(cursor: string, kind: 'page' | 'settled'): number | null {
  const digits = new RegExp(`^${kind}\\.(\\d{1,9})$`).exec(cursor)?.[1];
  return digits === undefined ? null : Number(digits);
}

const wrongCursor = (param: string, message: string) => new InvalidRequestError({ message, param });
