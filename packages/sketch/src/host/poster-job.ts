import { setPriority } from 'node:os';
import sharp, { type Sharp } from 'sharp';
import { firstPicture } from '../decode/one-picture.js';
import { sheetOf, stillAt, type StillPlan } from '../decode/video-filters.js';
import type { EncoderChoice } from '../encode/open-encoder.js';

/** One file to take a picture from; sides in pixels. */
export interface PosterJob {
  readonly file: string;
  readonly width: number;
  readonly height: number;
  readonly durationSeconds: number;
  readonly encoder: EncoderChoice;
}

/** The pictures of a video. */
export interface Poster {
  /** For lists: small. */
  readonly webp: Uint8Array;
  /** For whatever shows one picture of it, and may not know WebP. */
  readonly jpeg: Uint8Array;
  /** A WebP of a few pixels, to be seen until the other is there. */
  readonly blur: Uint8Array;
  /** Sixteen pictures of it in one JPEG, four in a row, evenly over its time. */
  readonly sheet: Uint8Array;
}

/** Longest sides, pixels. */
const JPEG_PX = 1_280;
const WEBP_PX = 480;
const BLUR_PX = 16;
/** Of one picture of the sheet. */
const SHEET_PX = 320;

const SHEET = { columns: 4, rows: 4 };

const WEBP_QUALITY = 70;
const BLUR_QUALITY = 40;
const JPEG_QUALITY = 80;
const SHEET_QUALITY = 70;

/** Where the picture is taken: past a beginning out of the dark, and not far into a long one, which has to be decoded until there. */
const LATEST_SECONDS = 1;
const SHARE = 1 / 3;

/** Below whoever makes a video. */
const LOW_PRIORITY = 10;

/** Takes the pictures inside the render host. */
export async function runPoster({ file, durationSeconds, encoder, ...made }: PosterJob): Promise<Poster> {
  setPriority(LOW_PRIORITY);
  const still = async (plan: StillPlan): Promise<Sharp> =>
    sharp(await firstPicture({ file, encoder }, plan), { raw: { ...plan.size, channels: 3 } });
  const atSeconds = Math.min(LATEST_SECONDS, durationSeconds * SHARE);
  const size = within(made, JPEG_PX);
  const picture = await still(stillAt(atSeconds, size));
  const pictures = await still(sheetOf({ ...SHEET, size: within(made, SHEET_PX), durationSeconds }));
  const smaller = (px: number): Sharp => picture.clone().resize(within(size, px));
  const [jpeg, webp, blur, sheet] = await Promise.all([
    picture.clone().jpeg({ quality: JPEG_QUALITY }).toBuffer(),
    smaller(WEBP_PX).webp({ quality: WEBP_QUALITY }).toBuffer(),
    smaller(BLUR_PX).webp({ quality: BLUR_QUALITY }).toBuffer(),
    pictures.jpeg({ quality: SHEET_QUALITY }).toBuffer(),
  ]);
  return { jpeg, webp, blur, sheet };
}

type Size = Pick<PosterJob, 'width' | 'height'>;

/** The same shape, no side longer than so many pixels, and none enlarged; even, as decoders like it. */
function within({ width, height }: Size, longestPx: number): Size {
  const factor = Math.min(1, longestPx / Math.max(width, height));
  const side = (px: number): number => Math.max(2, 2 * Math.round((px * factor) / 2));
  return { width: side(width), height: side(height) };
}
