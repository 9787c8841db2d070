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

interface Size {
  readonly width: number;
  readonly height: number;
}

/** One picture to take out of a video: its size, and FFmpeg's filters from decoded pictures to packed RGB of it. */
export interface StillPlan {
  readonly size: Size;
  readonly filters: string;
}

/** The picture at or after this time. */
export const stillAt = (atSeconds: number, size: Size): StillPlan => ({
  size,
  filters: ['setpts=PTS-STARTPTS', `trim=start=${atSeconds}`, ...packedRgb(size)].join(','),
});

/** Pictures of a video, evenly over its time, row by row in one. */
export interface SheetPlan {
  readonly columns: number;
  readonly rows: number;
  /** Of each. */
  readonly size: Size;
  readonly durationSeconds: number;
}

/** Each is from the middle of its share of the time; a video that ends early is shown standing still. */
export function sheetOf({ columns, rows, size, durationSeconds }: SheetPlan): StillPlan {
  const count = columns * rows;
  const filters = [
    'setpts=PTS-STARTPTS',
    `trim=start=${durationSeconds / count / 2}`,
    'setpts=PTS-STARTPTS',
    `fps=${count}/${durationSeconds}`,
    ...packedRgb(size),
    `tpad=stop=${count}:stop_mode=clone`,
    `tile=${columns}x${rows}`,
  ];
  return { size: { width: size.width * columns, height: size.height * rows }, filters: filters.join(',') };
}

const packedRgb = ({ width, height }: Size): string[] => [
  `scale=${width}:${height}:flags=area:in_color_matrix=bt709`,
  'format=rgb24',
];

/** FFmpeg's filters from any decoded sound to 48 kHz stereo that begins at zero, with silence in its gaps. */
export const SOUND_FILTER = `aresample=${SAMPLE_RATE_HZ}:async=1:first_pts=0,aformat=sample_fmts=flt:channel_layouts=stereo`;
