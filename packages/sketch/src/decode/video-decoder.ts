import type { PicturePlan } from '../conform/picture-plan.js';
import type { StillPlan } from './video-filters.js';

/** Reads a video as the encoder takes it. Who stops reading early ends the decoding. */
export interface VideoDecoder {
  /** I420 frames, each valid until the next is asked for. */
  pictures(file: string, plan: PicturePlan): AsyncIterable<Buffer>;
  /** Pictures behind these filters, packed RGB of that size, each valid until the next is asked for. */
  packed(file: string, plan: StillPlan): AsyncIterable<Buffer>;
  /** 48 kHz stereo, left and right in turn. */
  sound(file: string): AsyncIterable<Float32Array>;
}
