import type { VideoProbe } from '../encode/video-probe.js';
import { type ConformTarget, FITS, type Finding } from './finding.js';
import { outputRate } from './length-plan.js';

/**
 * Models make sides that are multiples of up to 32 pixels: rounding to the nearest loses at most half of
 * that.
 */
const ROUNDING_PIXELS = 16;

/** Wan's 832x480 is what it makes for 854x480: the widest step from a native size up to an asked one. */
const SCALED_UP_PIXELS = 24;

/** Where more than this would be cut away, what is left is no longer the picture that was made. */
const MOST_CUT_AWAY = 0.5;

/** The pictures to make: scaled to `scaled`, cut out of its middle to `size`. */
export interface PicturePlan {
  readonly scaled: Size;
  readonly size: Size;
  readonly fps: number;
  readonly frameCount: number;
  /** Whether the file says how its numbers become colours. */
  readonly tellsColours: boolean;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * Scales down until one side fits, and cuts the other. Never scales up, but for what a model's native size lacks.
 */
export function planPicture(
  probe: VideoProbe,
  target: ConformTarget,
): { plan: PicturePlan; finding: Finding } {
  const size = { width: target.width, height: target.height };
  const scaled = scaledToCover(probe, size);
  const fps = outputRate(probe, target);
  const plan = {
    scaled,
    size,
    fps,
    frameCount: Math.round(target.durationSeconds * fps),
    tellsColours: probe.tellsColours,
  };
  return { plan, finding: sizeFinding(probe, scaled, size) };
}

function scaledToCover(made: Size, size: Size): Size {
  const widest = Math.max(size.width / made.width, size.height / made.height);
  // A few pixels too many are cut off: scaling by a hair would only blur.
  const isNear =
    widest <= 1 &&
    made.width - size.width <= 2 * ROUNDING_PIXELS &&
    made.height - size.height <= 2 * ROUNDING_PIXELS;
  const factor = isNear ? 1 : widest;
  return {
    width: Math.max(size.width, even(made.width * factor)),
    height: Math.max(size.height, even(made.height * factor)),
  };
}

const even = (pixels: number): number => 2 * Math.round(pixels / 2);

function sizeFinding(made: Size, scaled: Size, size: Size): Finding {
  if (isSame(made, size)) return FITS;
  if (size.width - made.width > SCALED_UP_PIXELS || size.height - made.height > SCALED_UP_PIXELS) {
    return {
      unfit: `it is ${text(made)}, smaller than the ${text(size)} that was asked for, and is not scaled up`,
    };
  }
  if (1 - (size.width * size.height) / (scaled.width * scaled.height) > MOST_CUT_AWAY) {
    return {
      unfit: `it is ${text(made)}, and more than half of it would have to be cut away for ${text(size)}`,
    };
  }
  const steps = [
    isSame(made, scaled) ? '' : `scaled to ${text(scaled)}`,
    isSame(scaled, size) ? '' : `cropped to ${text(size)}`,
  ].filter(Boolean);
  return { work: 'encode', changes: [`The video was made at ${text(made)} and ${steps.join(', then ')}.`] };
}

const isSame = (one: Size, other: Size): boolean => one.width === other.width && one.height === other.height;

const text = ({ width, height }: Size): string => `${width}x${height}`;
