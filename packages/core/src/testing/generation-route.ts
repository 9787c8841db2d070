import {
  EngineUnavailableError,
  GenerationCanceledError,
  GenerationFailedError,
  GenerationTimeoutError,
  IdempotencyConflictError,
  InvalidRequestError,
  RateLimitedError,
  StorageFullError,
  errorBody,
  isClipwrightError,
} from '../errors/index.js';
import {
  parseHeartbeat,
  parseIdempotencyKey,
  parsePrefer,
  type Preference,
} from '../videos/parse-headers.js';
import type { VideoRequest } from '../videos/video-request.js';
import { isTerminal } from '../videos/video-status.js';
import type { Exchange, RouteAnswer } from './exchange.js';
import { creditsOf, fileOf, outlookOf, type FakeVideo } from './fake-video.js';
import { readGeneration, valueOf, type ReadGeneration } from './generation-body.js';
import { beating } from './reading-routes.js';

const KEPT_MS = 86_400_000;

/** POST of both generation routes: the window's headers are put on by whoever answers. */
export async function createVideo(exchange: Exchange): Promise<RouteAnswer> {
  const read = await readGeneration(exchange, exchange.param === 'text' ? 'text' : 'image');
  const key = valueOf(parseIdempotencyKey(exchange.headers.get('idempotency-key') ?? undefined));
  const joined = key === null ? null : knownVideo(exchange, key, read);
  const video = joined ?? admit(exchange, key, read);
  if (joined !== null) exchange.marks['Idempotency-Replayed'] = 'true';
  return await preferred(exchange, video);
}

async function preferred(exchange: Exchange, video: FakeVideo): Promise<RouteAnswer> {
  const prefer = exchange.headers.get('prefer') ?? undefined;
  const everySeconds = parseHeartbeat(prefer);
  if (everySeconds !== null && !isTerminal(video.status)) return await beaten(exchange, video, everySeconds);
  const preference = parsePrefer(prefer);
  await held(exchange, video, preference);
  return { ...answerOf(exchange, video, preference), headers: applied(video, preference) };
}

const TO_THE_END: Preference = { respondAsync: false, waitSeconds: null };

/** The 200 is out before the end is known: what fails then is told by the body alone. The beats themselves are left out. */
async function beaten(exchange: Exchange, video: FakeVideo, everySeconds: number): Promise<RouteAnswer> {
  await held(exchange, video, TO_THE_END);
  const headers = beating(everySeconds);
  try {
    return { ...answerOf(exchange, video, TO_THE_END), headers };
  } catch (error) {
    if (!isClipwrightError(error)) throw error;
    return { status: 200, headers, body: errorBody(error, exchange.marks['X-Request-Id'] ?? '') };
  }
}

/** The video that the key stands for; null where it is free. Throws the 409 of another request. */
function knownVideo({ parts }: Exchange, key: string, { fingerprint }: ReadGeneration): FakeVideo | null {
  const known = parts.known.get(key);
  if (known === undefined || parts.clock.now() - known.atMs >= KEPT_MS) return null;
  const video = parts.videos.find(known.videoId);
  if (video !== null && known.fingerprint !== fingerprint) throw new IdempotencyConflictError();
  return video;
}

function admit(
  { parts, end }: Exchange,
  key: string | null,
  { request, fingerprint }: ReadGeneration,
): FakeVideo {
  const { videos, window, known, clock } = parts;
  videos.settleDue();
  refuseSource(videos, request);
  if (!window.take(videos.nextId)) throw new RateLimitedError({ reading: window.read(), rule: window.rule });
  const video = videos.begin(request, end);
  if (key !== null) known.set(key, { fingerprint, videoId: video.id, atMs: clock.now() });
  return video;
}

/** A video is continued that is completed. */
function refuseSource(videos: Exchange['parts']['videos'], { sourceVideoId: id }: VideoRequest): void {
  const status = id === null ? 'completed' : (videos.find(id)?.status ?? 'none');
  if (status === 'completed') return;
  const takes = 'the video_id of a completed video of this account';
  const message = `source_video_id must be ${takes}; ${JSON.stringify(id)} is ${status}.`;
  throw new InvalidRequestError({ message, param: 'source_video_id' });
}

/** Waits until the video has ended, as long as the caller wants to and the server allows. */
async function held({ parts, until }: Exchange, video: FakeVideo, preference: Preference): Promise<void> {
  const { clock, videos, syncWaitMs } = parts;
  const { respondAsync, waitSeconds } = preference;
  if (respondAsync) return;
  const untilMs = clock.now() + Math.min(syncWaitMs, (waitSeconds ?? Infinity) * 1000);
  videos.settleDue();
  while (!isTerminal(video.status) && clock.now() < untilMs) {
    const stop = new AbortController();
    const next = until(Math.min(untilMs, video.plan.settlesAtMs), stop.signal);
    await Promise.race([next, videos.changed()]);
    next.catch(() => undefined);
    stop.abort();
    videos.settleDue();
  }
}

function answerOf({ parts }: Exchange, video: FakeVideo, preference: Preference): RouteAnswer {
  if (!isTerminal(video.status)) return unfinished(parts, video, preference);
  if (video.status !== 'completed') throw endedWithout(video);
  const { warnings } = video.request;
  const body = {
    success: true,
    video_id: video.id,
    video_url: `${parts.baseUrl}/media/${fileOf(video)}`,
    credits_used: creditsOf(video),
    ...(warnings.length > 0 ? { warnings: [...warnings] } : {}),
  };
  return { status: 200, body };
}

function unfinished(
  { clock, videos }: Exchange['parts'],
  video: FakeVideo,
  { respondAsync, waitSeconds }: Preference,
): RouteAnswer {
  if (!respondAsync && waitSeconds === null) throw new GenerationTimeoutError({ videoId: video.id });
  const outlook = outlookOf(video, { nowMs: clock.now(), before: videos.before(video) });
  return { status: 202, body: { success: true, video_id: video.id, status: video.status, ...outlook } };
}

function endedWithout({ id: videoId, status, error }: FakeVideo) {
  if (status === 'canceled') return new GenerationCanceledError({ videoId });
  const facts = error === null ? { videoId } : { videoId, message: error.message };
  if (error?.code === 'engine_unavailable') return new EngineUnavailableError(facts);
  if (error?.code === 'storage_full') return new StorageFullError(facts);
  return new GenerationFailedError(facts);
}

/** Preference-Applied (RFC 7240), on a 202 alone. */
function applied({ status }: FakeVideo, { respondAsync, waitSeconds }: Preference): Record<string, string> {
  const preferred = [respondAsync ? 'respond-async' : '', waitSeconds === null ? '' : `wait=${waitSeconds}`];
  const text = preferred.filter(Boolean).join(', ');
  return isTerminal(status) || text === '' ? {} : { 'Preference-Applied': text };
}
