import { keptOf, toldOf } from '../fields/field-values.js';
import { creditsFor } from '../models/credits.js';
import { frameSize } from '../models/frame-size.js';
import { DEFAULT_ASPECT_RATIO, type AspectRatio } from '../models/video-model.js';
import { VIDEO_ERROR_OCCASIONS, type VideoErrorCode } from '../errors/index.js';
import type { VideoRequest } from '../videos/video-request.js';
import type { VideoStatus } from '../videos/video-status.js';
import type { VideoStatusResponse } from '../wire/video-responses.js';

/** How a video ends: made, or failed with a code of its own and a sentence. */
export type VideoEnd =
  | { readonly status: 'completed' | 'canceled' }
  | { readonly status: 'failed'; readonly code: VideoErrorCode; readonly message: string };

/** The end of a video that fails. The sentence defaults to what the docs say of the code. */
export function failedEnd(code: VideoErrorCode = 'generation_failed', message?: string): VideoEnd {
  return { status: 'failed', code, message: message ?? VIDEO_ERROR_OCCASIONS[code] };
}

/** When it is taken up and when it is settled, milliseconds since 1970, and how. */
export interface VideoPlan {
  readonly startsAtMs: number;
  readonly settlesAtMs: number;
  readonly end: VideoEnd;
}

/** A video of the fake server. */
export interface FakeVideo {
  readonly id: string;
  /** Counts up in the order in which they were asked for. */
  readonly number: number;
  readonly request: VideoRequest;
  readonly aspectRatio: AspectRatio;
  readonly seed: number;
  readonly createdAtMs: number;
  plan: VideoPlan;
  status: VideoStatus;
  startedAtMs: number | null;
  completedAtMs: number | null;
  expiresAtMs: number | null;
  error: { readonly code: string; readonly message: string } | null;
  /** Its place in the line of what was settled, 0 until it is. */
  place: number;
}

/** What has to be known to begin one. */
export interface NewVideo {
  readonly number: number;
  readonly request: VideoRequest;
  readonly nowMs: number;
  readonly plan: VideoPlan;
}

/** A video that was just admitted. */
export function beginVideo({ number, request, nowMs, plan }: NewVideo): FakeVideo {
  return {
    id: `vid_${String(number).padStart(22, '0')}`,
    number,
    request,
    aspectRatio: request.aspectRatio ?? DEFAULT_ASPECT_RATIO,
    seed: request.seed ?? number,
    createdAtMs: nowMs,
    plan,
    status: 'queued',
    startedAtMs: null,
    completedAtMs: null,
    expiresAtMs: null,
    error: null,
    place: 0,
  };
}

/** The name of its file. */
export const fileOf = ({ id }: FakeVideo): string => `${id}-1.mp4`;

/** What it cost: nothing until it is completed. */
export function creditsOf({ status, request }: FakeVideo): number {
  return status === 'completed' || status === 'expired' ? creditsFor(request) : 0;
}

/** What is told of a video beside what it knows itself. */
export interface TellingFacts {
  readonly nowMs: number;
  readonly baseUrl: string;
  /** Videos in line before it. */
  readonly before: number;
}

/** Place in line and whole seconds until it is settled; null where that is not known, or no longer matters. */
export function outlookOf(video: FakeVideo, { nowMs, before }: Pick<TellingFacts, 'nowMs' | 'before'>) {
  const leftMs = video.plan.settlesAtMs - nowMs;
  const isOpen = video.status === 'queued' || video.status === 'processing';
  return {
    queue_position: video.status === 'queued' ? before + 1 : null,
    estimated_seconds: isOpen && Number.isFinite(leftMs) ? Math.max(1, Math.ceil(leftMs / 1000)) : null,
  };
}

/** The status object of the interface. */
export function statusOf(video: FakeVideo, facts: TellingFacts): VideoStatusResponse {
  const { request, status } = video;
  const kept = { ...keptOf(request), aspectRatio: video.aspectRatio, seed: video.seed };
  return {
    success: true,
    video_id: video.id,
    status,
    progress: progressOf(video, facts.nowMs),
    ...outlookOf(video, facts),
    video_url: status === 'completed' ? `${facts.baseUrl}/media/${fileOf(video)}` : null,
    credits_used: creditsOf(video),
    ...toldOf(kept),
    engine: video.startedAtMs === null ? null : 'sketch',
    mode: request.mode,
    ...frameSize(request.resolution, video.aspectRatio),
    created_at: iso(video.createdAtMs),
    started_at: isoOrNull(video.startedAtMs),
    completed_at: isoOrNull(video.completedAtMs),
    expires_at: isoOrNull(video.expiresAtMs),
    warnings: [...request.warnings],
    error: video.error,
  };
}

/** Whole percents; 100 is kept for what is completed. */
function progressOf({ status, plan }: FakeVideo, nowMs: number): number {
  if (status === 'completed' || status === 'expired') return 100;
  const wholeMs = plan.settlesAtMs - plan.startsAtMs;
  const share = (nowMs - plan.startsAtMs) / wholeMs;
  return Number.isFinite(share) ? Math.min(99, Math.max(0, Math.floor(share * 100))) : 0;
}

const iso = (atMs: number): string => new Date(atMs).toISOString();
const isoOrNull = (atMs: number | null): string | null => (atMs === null ? null : iso(atMs));
