import type { EncoderChoice } from '@clipwright/sketch/clip';
import type { Samples, SpokenLine } from '@clipwright/sketch/hosting';
import type { LentFont, SceneDescription } from '@clipwright/sketch/understanding';
import type { StagePlan } from '../plan/stage-plan.js';
import type { Tier } from './tier.js';

/** One clip to film. Plain data: it crosses to the process that films as it is. */
export interface FilmJob {
  /** The folder of Dawn and SwiftShader. */
  readonly assets: string;
  readonly plan: StagePlan;
  /** What it sounds like, and the words to be read on it. */
  readonly scene: SceneDescription;
  /** Letters that were fetched, for words that need them. */
  readonly fonts: readonly LentFont[];
  /** Of the instruments that play, where they were fetched. */
  readonly samples: Samples;
  /** What is said, and when. */
  readonly speech: readonly SpokenLine[];
  readonly tier: Tier;
  readonly width: number;
  readonly height: number;
  readonly fps: number;
  readonly frameCount: number;
  readonly audio: boolean;
  readonly seed: number;
  readonly title: string;
  readonly comment: string;
  readonly file: string;
  readonly encoder: EncoderChoice;
  /** What filming may take; a clip that would take longer is given up as soon as that is plain. */
  readonly withinMs: number;
}

/** What a process is asked for: exactly one of these. */
export type FilmWork =
  | { readonly kind: 'film'; readonly job: FilmJob }
  /** What it would film with: a `GpuName`. */
  | { readonly kind: 'examine'; readonly assets: string };

/** A graphics card, or the program that stands in for one. */
export interface GpuName {
  readonly name: string;
  readonly isCpu: boolean;
}

/** Said of a clip that is given up since it would take too long. */
export const TOO_SLOW = 'this machine is too busy for it, or too slow';
