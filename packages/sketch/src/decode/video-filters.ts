import { SAMPLE_RATE_HZ } from '../encode/encoder.js';
import type { PicturePlan } from '../conform/picture-plan.js';

/**
 * FFmpeg's filters from any decoded picture to I420 of the planned size, at a constant rate that begins at
 * zero.
 */
export function pictureFilter({ scaled, size, fps, tellsColours }: PicturePlan): string {
  return [
    // What doesn't say is read as players read it, not as the scaler would.
    ...(tellsColours ? [] : ['setparams=colorspace=bt709']),
    `fps=fps=${fps}:start_time=0`,
    `scale=${scaled.width}:${scaled.height}:flags=lanczos+accurate_rnd:out_color_matrix=bt709:out_range=tv`,
    `crop=${size.width}:${size.height}`,
    'setsar=1',
    'format=yuv420p',
  ].join(',');
}

/** One picture to take out of a video. */
export interface StillPlan {
  readonly size: { readonly width: number; readonly height: number };
  readonly atSeconds: number;
}

/** FFmpeg's filters from decoded pictures to packed RGB of that size, from this time on. */
export const stillFilter = ({ size, atSeconds }: StillPlan): string =>
  [
    'setpts=PTS-STARTPTS',
    `trim=start=${atSeconds}`,
    `scale=${size.width}:${size.height}:flags=area:in_color_matrix=bt709`,
    'format=rgb24',
  ].join(',');

/** FFmpeg's filters from any decoded sound to 48 kHz stereo that begins at zero, with silence in its gaps. */
export const SOUND_FILTER = `aresample=${SAMPLE_RATE_HZ}:async=1:first_pts=0,aformat=sample_fmts=flt:channel_layouts=stereo`;
