import type { VideoRequest } from '../videos/video-request.js';
import { isTerminal } from '../videos/video-status.js';
import type { ListVideosQuery } from '../videos/parse-queries.js';
import type { VideoStatusResponse } from '../wire/video-responses.js';
import { beginVideo, statusOf, type FakeVideo, type VideoEnd } from './fake-video.js';
import type { FakeWindow } from './fake-window.js';

const KEPT_MS = 30 * 86_400_000;

/** How long a video of the fake server waits and is made, milliseconds of its clock. */
export interface Timing {
  readonly queuedMs: number;
  readonly makingMs: number;
}

export interface FakeVideosParts {
  readonly now: () => number;
  readonly window: FakeWindow;
  readonly timing: Timing;
  readonly baseUrl: string;
}

/** The videos of the one account, as time goes by. */
export class FakeVideos {
  readonly #parts: FakeVideosParts;
  readonly #videos = new Map<string, FakeVideo>();
  #begun = 0;
  #settled = 0;
  #waiting: (() => void)[] = [];

  constructor(parts: FakeVideosParts) {
    this.#parts = parts;
  }

  /** Resolves when some video was moved by hand. */
  changed(): Promise<void> {
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  /** How many ends there have been. */
  get newestPlace(): number {
    this.settleDue();
    return this.#settled;
  }

  /** How long one that came now would wait and be made. */
  get timing(): Timing {
    return this.#parts.timing;
  }

  /** How many wait in line. */
  get waiting(): number {
    return [...this.#videos.values()].filter(({ status }) => status === 'queued').length;
  }

  /** The id that the next one gets. */
  get nextId(): string {
    return `vid_${String(this.#begun + 1).padStart(22, '0')}`;
  }

  begin(request: VideoRequest, end: VideoEnd, timing: Timing = this.#parts.timing): FakeVideo {
    const nowMs = this.#parts.now();
    this.#begun += 1;
    const startsAtMs = nowMs + timing.queuedMs;
    const plan = { startsAtMs, settlesAtMs: startsAtMs + timing.makingMs, end };
    const video = beginVideo({ number: this.#begun, request, nowMs, plan });
    this.#videos.set(video.id, video);
    return video;
  }

  find(id: string): FakeVideo | null {
    this.settleDue();
    return this.#videos.get(id) ?? null;
  }

  /** Newest first. */
  all(): FakeVideo[] {
    this.settleDue();
    return [...this.#videos.values()].toSorted((one, other) => other.number - one.number);
  }

  /** Those that fit, newest first, from below a number on. */
  page({ status, mode }: ListVideosQuery, below: number): FakeVideo[] {
    return this.all().filter((video) => video.number < below && fits(video, status, mode));
  }

  /** Those that fit and were settled after a place, in the order of their ends. */
  settledAfter(place: number, { status, mode }: ListVideosQuery): FakeVideo[] {
    const later = this.all().filter((video) => video.place > place && fits(video, status, mode));
    return later.toSorted((one, other) => one.place - other.place);
  }

  tell(video: FakeVideo): VideoStatusResponse {
    const { now, baseUrl } = this.#parts;
    return statusOf(video, { nowMs: now(), baseUrl, before: this.before(video) });
  }

  /** How many wait in line before it. */
  before(video: FakeVideo): number {
    return [...this.#videos.values()].filter(
      ({ status, number }) => status === 'queued' && number < video.number,
    ).length;
  }

  /** Moves every video to where the clock has it by now, in the order of their instants. */
  settleDue(): void {
    const nowMs = this.#parts.now();
    const videos = [...this.#videos.values()];
    for (const video of videos.filter(({ plan }) => plan.startsAtMs <= nowMs))
      start(video, video.plan.startsAtMs);
    const due = videos.filter((video) => dueAtMs(video) <= nowMs);
    for (const video of due.toSorted((one, other) => dueAtMs(one) - dueAtMs(other)))
      this.#end(video, video.status === 'completed' ? null : video.plan.end, dueAtMs(video));
    if (due.some((video) => dueAtMs(video) <= nowMs)) this.settleDue();
  }

  /** Ends a video now; false where it had ended. */
  settle(video: FakeVideo, end: VideoEnd): boolean {
    this.settleDue();
    if (isTerminal(video.status)) return false;
    const nowMs = this.#parts.now();
    if (end.status !== 'canceled') start(video, nowMs);
    this.#end(video, end, nowMs);
    this.#tellChange();
    return true;
  }

  /** Removes the file of a completed video; false where there is none. */
  expire(video: FakeVideo): boolean {
    this.settleDue();
    if (video.status !== 'completed') return false;
    this.#end(video, null, this.#parts.now());
    return true;
  }

  remove({ id }: FakeVideo): void {
    this.#videos.delete(id);
  }

  /** Null: the time of its file is over. */
  #end(video: FakeVideo, end: VideoEnd | null, atMs: number): void {
    if (end !== null && givesBack(video, end)) this.#parts.window.giveBack(video.id);
    this.#settled += 1;
    Object.assign(video, { place: this.#settled }, end === null ? EXPIRED : ended(end, atMs));
  }

  #tellChange(): void {
    for (const tell of this.#waiting.splice(0)) tell();
  }
}

const EXPIRED = { status: 'expired' } as const;

/** A place comes back with a video that failed, or was canceled while it waited. */
const givesBack = (video: FakeVideo, { status }: VideoEnd): boolean =>
  status === 'failed' || (status === 'canceled' && video.status === 'queued');

const ended = (end: VideoEnd, atMs: number): Partial<FakeVideo> => ({
  status: end.status,
  completedAtMs: atMs,
  expiresAtMs: end.status === 'completed' ? atMs + KEPT_MS : null,
  error: end.status === 'failed' ? { code: end.code, message: end.message } : null,
});

function start(video: FakeVideo, atMs: number): void {
  if (video.status !== 'queued') return;
  video.status = 'processing';
  video.startedAtMs = atMs;
}

/** The instant of its next move, once it is in the making. */
function dueAtMs({ status, plan, expiresAtMs }: FakeVideo): number {
  if (status === 'processing') return plan.settlesAtMs;
  return status === 'completed' ? (expiresAtMs ?? Infinity) : Infinity;
}

function fits(video: FakeVideo, status: ListVideosQuery['status'], mode: ListVideosQuery['mode']): boolean {
  return video.status === (status ?? video.status) && video.request.mode === (mode ?? video.request.mode);
}
