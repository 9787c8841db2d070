import type { PicturePlan } from '../conform/picture-plan.js';
import type { StillPlan } from './video-filters.js';

/** Reads a video as the encoder takes it. Who stops reading early ends the decoding. */
export interface VideoDecoder {
  /** I420 frames, each valid until the next is asked for. */
  pictures(file: string, plan: PicturePlan): AsyncIterable<Buffer>;
  /** The first picture behind these filters, packed RGB of that size; null where there is none. */
  still(file: string, plan: StillPlan): Promise<Buffer | null>;
  /** 48 kHz stereo, left and right in turn. */
  sound(file: string): AsyncIterable<Float32Array>;
}
