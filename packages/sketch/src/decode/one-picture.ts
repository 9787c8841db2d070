import type { EncoderChoice } from '../encode/open-encoder.js';
import { usesNodeAv } from '../encode/open-encoder.js';
import { NotPlayable } from '../encode/video-probe.js';
import { ffmpegDecoder } from './ffmpeg-decoder.js';
import { nodeAvDecoder } from './node-av-decoder.js';
import type { StillPlan } from './video-filters.js';

/** A file, and whose decoder reads it. */
export interface PictureSource {
  readonly file: string;
  readonly encoder: EncoderChoice;
}

/** The first picture of a plan, packed RGB. @throws NotPlayable where there is none */
export async function firstPicture(source: PictureSource, plan: StillPlan): Promise<Buffer> {
  for await (const pixels of await packed(source, plan)) return Buffer.from(pixels);
  throw new NotPlayable('not one picture can be decoded');
}

/** The last one. @throws NotPlayable */
export async function lastPictureOf(source: PictureSource, plan: StillPlan): Promise<Buffer> {
  let last: Buffer | null = null;
  for await (const pixels of await packed(source, plan)) last = Buffer.from(pixels);
  if (last !== null) return last;
  throw new NotPlayable('not one picture can be decoded');
}

async function packed({ file, encoder }: PictureSource, plan: StillPlan): Promise<AsyncIterable<Buffer>> {
  const decoder = (await usesNodeAv(encoder)) ? nodeAvDecoder : ffmpegDecoder;
  return decoder.packed(file, plan);
}
