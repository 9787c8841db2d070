import type { VideoProbe } from '../encode/video-probe.js';
import { type ConformTarget, FITS, type Finding } from './finding.js';

/** The container may be this much longer or shorter than asked, seconds. */
const CONTAINER_TOLERANCE_SECONDS = 0.1;

/**
 * Models make 4k+1 frames: at 16 a second, rounding down can cost this much. Then the last picture is held.
 */
const HELD_AT_MOST_SECONDS = 0.25;

const FASTEST = 60;

/** One frame more or less is what was asked for, however the division rounds. */
const JUST_OVER_ONE = 1.01;

/** Rates that no viewer can tell apart: 30 and the 29.97 of broadcasters. */
const SAME_RATE = 0.002;

/** Whether a video of `fps` pictures a second is one of `asked`. */
export const isRate = (fps: number, asked: number): boolean => Math.abs(fps - asked) <= asked * SAME_RATE;

/** The constant rate that a video gets when it is encoded anew: as asked, else its own as a whole number. */
export const outputRate = ({ fps }: Pick<VideoProbe, 'fps'>, target: Pick<ConformTarget, 'fps'>): number =>
  target.fps ?? Math.min(FASTEST, Math.max(1, Math.round(fps)));

/** Pictures are left out where there are too many; none are made up. */
export function planRate({ fps }: VideoProbe, { fps: asked }: ConformTarget): Finding {
  if (asked === undefined || isRate(fps, asked)) return FITS;
  return fps > asked
    ? { work: 'encode', changes: [] }
    : { unfit: `it has ${decimals(fps)} pictures a second, not the ${asked} that were asked for` };
}

/**
 * Cuts what is too long, holds the last picture for what is a little too short, and makes a changing rate
 * constant.
 */
export function planLength(probe: VideoProbe, { durationSeconds }: ConformTarget): Finding {
  if (!(probe.fps > 0 && Number.isFinite(probe.fps))) return { unfit: 'how long it lasts can not be told' };
  const lasts = probe.frameCount / probe.fps;
  const missing = durationSeconds - lasts;
  if (missing > HELD_AT_MOST_SECONDS)
    return { unfit: `it lasts ${seconds(lasts)}, not the ${seconds(durationSeconds)} that were asked for` };
  const changes = lengthChanges(probe, durationSeconds);
  const isFit = changes.length === 0 && probe.constantFrameRate && probe.fps <= FASTEST;
  return isFit ? FITS : { work: 'encode', changes };
}

/** What encoding anew does to the rate. */
export function rateChange({ fps, constantFrameRate }: VideoProbe, target: ConformTarget): string[] {
  const rate = outputRate({ fps }, target);
  if (!constantFrameRate)
    return [`The video's changing frame rate was made a constant ${rate} pictures a second.`];
  return decimals(fps) === String(rate)
    ? []
    : [`The video's frame rate was changed from ${decimals(fps)} to ${rate} pictures a second.`];
}

function lengthChanges(probe: VideoProbe, asked: number): string[] {
  const lasts = probe.frameCount / probe.fps;
  const frame = JUST_OVER_ONE / probe.fps;
  if (asked - lasts > frame)
    return [
      `The video's last picture was held for ${seconds(asked - lasts)}: it was made ${seconds(lasts)} long, not ${seconds(asked)}.`,
    ];
  const longest = Math.max(lasts, probe.containerDurationSeconds);
  const isTooLong =
    lasts - asked > frame || probe.containerDurationSeconds - asked > CONTAINER_TOLERANCE_SECONDS;
  return isTooLong ? [`The video was cut from ${seconds(longest)} to ${seconds(asked)}.`] : [];
}

const decimals = (value: number): string => String(Math.round(value * 100) / 100);

const seconds = (value: number): string => `${decimals(value)} s`;
