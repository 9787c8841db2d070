import { encodeAnew } from '../conform/encode-anew.js';
import type { PicturePlan } from '../conform/picture-plan.js';
import { ffmpegDecoder } from '../decode/ffmpeg-decoder.js';
import { nodeAvDecoder } from '../decode/node-av-decoder.js';
import { ffmpegRepack } from '../encode/ffmpeg-repack.js';
import { nodeAvRepack } from '../encode/node-av-repack.js';
import { type EncoderChoice, usesNodeAv } from '../encode/open-encoder.js';

/** One file to make fit. */
export interface ConformJob {
  readonly file: string;
  readonly outFile: string;
  readonly sound: boolean;
  /** Null: packed anew as it is. */
  readonly picture: PicturePlan | null;
  readonly encoder: EncoderChoice;
}

/** Conforms inside the render host. */
export async function runConform({ picture, encoder, ...files }: ConformJob): Promise<void> {
  const byNodeAv = await usesNodeAv(encoder);
  if (picture === null) return byNodeAv ? nodeAvRepack(files) : ffmpegRepack(files);
  await encodeAnew({ ...files, picture }, byNodeAv ? nodeAvDecoder : ffmpegDecoder, encoder);
}
