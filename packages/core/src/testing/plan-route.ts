import { RateLimitedError } from '../errors/index.js';
import { keptOf, toldOf } from '../fields/field-values.js';
import { creditsFor } from '../models/credits.js';
import { frameSize } from '../models/frame-size.js';
import { DEFAULT_ASPECT_RATIO } from '../models/video-model.js';
import type { VideoRequest } from '../videos/video-request.js';
import type { PlanResponse } from '../wire/plan-response.js';
import type { Exchange, RouteAnswer } from './exchange.js';
import { readGeneration } from './generation-body.js';

/** What a plan says of a request; nobody knows how long it takes. */
export function planOf(request: VideoRequest): PlanResponse {
  const aspectRatio = request.aspectRatio ?? DEFAULT_ASPECT_RATIO;
  return {
    success: true,
    ...toldOf({ ...keptOf(request), aspectRatio, seed: 0 }),
    seed: request.seed,
    mode: request.mode,
    ...frameSize(request.resolution, aspectRatio),
    credits: creditsFor(request),
    engine: 'sketch',
    queue_position: null,
    estimated_seconds: null,
    making_seconds: null,
    warnings: [...request.warnings],
    would_refuse: null,
  };
}

/** POST of both plan routes: a generation, and nothing is made. A full window is all that stands in its way. */
export async function planVideo(exchange: Exchange): Promise<RouteAnswer> {
  const { videos, window, clock } = exchange.parts;
  const { request } = await readGeneration(exchange, exchange.param === 'text' ? 'text' : 'image');
  videos.settleDue();
  const reading = window.read();
  const plan = planOf(request);
  if (reading.remaining === 0) {
    const isShaped = request.mode === 'text' || request.aspectRatio !== null;
    return refusedBy(plan, new RateLimitedError({ reading, rule: window.rule }), isShaped);
  }
  const { queuedMs, makingMs } = videos.timing;
  const nowMs = clock.now();
  return {
    status: 200,
    body: {
      ...plan,
      queue_position: videos.waiting + 1,
      estimated_seconds: secondsUntil(nowMs + queuedMs + makingMs, nowMs),
      making_seconds: secondsUntil(nowMs + makingMs, nowMs),
    },
  };
}

/** Of an image that nobody looked at, the shape is not known. */
function refusedBy(
  plan: PlanResponse,
  { status, code, message }: RateLimitedError,
  isShaped: boolean,
): RouteAnswer {
  const shape = isShaped ? {} : { aspect_ratio: null, width: null, height: null };
  return { status: 200, body: { ...plan, ...shape, would_refuse: { status, code, error: message } } };
}

const secondsUntil = (atMs: number, nowMs: number): number | null =>
  Number.isFinite(atMs) ? Math.max(1, Math.ceil((atMs - nowMs) / 1000)) : null;
