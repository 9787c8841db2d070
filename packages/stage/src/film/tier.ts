import type { PictureCost } from './cost-of-plan.js';

/** How finely a clip is drawn: the size of what is drawn, and how many frames of it. */
export interface Tier {
  readonly width: number;
  readonly height: number;
  /** 2: every second frame is drawn, and those between are mixed of their neighbours. */
  readonly every: 1 | 2;
  /** Whether it is coarser than this size ought to be. */
  readonly isReduced: boolean;
}

/** What enlarging and encoding take of one core, for each megapixel of a frame. */
const OUT_MEGAPIXEL_SECONDS = 0.05;
/** Core seconds that a clip may take: by its frames and by their size, and so many at most, of which two cores make some two hundred seconds. */
const LEAST_FRAME_SECONDS = 0.72;
const SECONDS_PER_OUT_MEGAPIXEL = 0.4;
const MOST_SECONDS = 330;

const FULL_SCALE = 0.66;
const LEAST_SCALE = 0.2;
/** What stands about costs the same at any size: a picture smaller than this is hardly sooner done, and plainly soft. */
const LEAST_MEGAPIXELS = 0.09;
/** Below this share of its sides, a picture is plainly soft. */
const SOFT_SCALE = 0.4;

interface Clip {
  readonly width: number;
  readonly height: number;
  readonly frameCount: number;
  readonly fps: number;
}

/** The finest tier that a clip has time for. */
export function tierFor(clip: Clip, cost: PictureCost): Tier {
  const pixels = (clip.width * clip.height) / 1e6;
  const budget = Math.min(
    MOST_SECONDS,
    clip.frameCount * Math.max(LEAST_FRAME_SECONDS, pixels * SECONDS_PER_OUT_MEGAPIXEL),
  );
  const every = clip.fps > 30 ? 2 : 1;
  const each = budget / Math.ceil(clip.frameCount / every);
  const fixed = cost.picture + pixels * OUT_MEGAPIXEL_SECONDS * every;
  const affordable = Math.max(LEAST_MEGAPIXELS, (each - fixed) / cost.megapixel);
  const scale = Math.min(FULL_SCALE, Math.max(LEAST_SCALE, Math.sqrt(affordable / pixels)));
  return { ...sized(clip, scale), every, isReduced: scale < SOFT_SCALE };
}

function sized({ width, height }: Clip, scale: number) {
  const even = (side: number): number => Math.max(32, Math.round((side * scale) / 2) * 2);
  return { width: even(width), height: even(height) };
}
