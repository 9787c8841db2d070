import sharp from 'sharp';
import { lastPictureOf } from '../decode/one-picture.js';
import { stillAt } from '../decode/video-filters.js';
import type { PosterJob } from './poster-job.js';

/** Where the last picture surely is: files may end a little early or late. */
const LAST_SECONDS = 0.5;

/** Takes the last picture of a video inside the render host, as it is: a PNG in the video's own size. */
export async function runLastPicture(job: PosterJob): Promise<Uint8Array> {
  const { width, height, durationSeconds } = job;
  const size = { width, height };
  const plan = stillAt(Math.max(0, durationSeconds - LAST_SECONDS), size);
  const pixels = await lastPictureOf(job, plan);
  return await sharp(pixels, { raw: { ...size, channels: 3 } })
    .png()
    .toBuffer();
}
