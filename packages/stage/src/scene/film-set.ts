import type { Size } from '../gpu/stage-renderer.js';
import type { When } from './moves.js';

/** A prompt's plan on its set, ready to be filmed. */
export interface SetStage {
  /** One picture: red, green, blue and a fourth that is not looked at, top row first; `around` looks from another side than the plan says. */
  draw(when: When, around?: number): Promise<Uint8Array>;
}

/** Pixels, what chance begins with, and how long each picture is seen. */
export interface StageOptions {
  readonly size: Size;
  readonly seed: number;
  readonly pictureSeconds?: number;
}
