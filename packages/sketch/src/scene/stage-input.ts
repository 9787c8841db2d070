import type { Size } from '../paint/coarse-size.js';
import type { LentFont } from '../letters/letter-shelf.js';
import type { SceneDescription } from '../prompt/scene-description.js';
import type { Art } from './subjects/art-library.js';

/** What a clip is made of: enough to paint any of its frames anywhere. */
export interface StageInput {
  readonly scene: SceneDescription;
  readonly size: Size;
  readonly seed: number;
  readonly frameCount: number;
  readonly fps: number;
  /** The open art that the scene needs, by key. */
  readonly art: Readonly<Record<string, Art>>;
  /** Letters that were fetched, for words that need them. */
  readonly fonts?: readonly LentFont[];
}
