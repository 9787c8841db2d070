import type { SceneDescription } from '../prompt/scene-description.js';
import type { Stir } from '../prompt/vocabulary.js';
import type { Size } from '../paint/coarse-size.js';
import { gradeFor } from '../scene/grade-for.js';
import { MovedPicture } from './moved-picture.js';
import { PictureAir } from './picture-air.js';
import type { PreparedPicture } from './prepare-picture.js';

/** A clip of a moved photograph. */
export interface PictureClip {
  readonly scene: SceneDescription;
  readonly size: Size;
  readonly seed: number;
  readonly frameCount: number;
  readonly fps: number;
  readonly picture: PreparedPicture;
}

/** Paints frames of a moved photograph. A frame is a pure function of its number. */
export class PicturePainter {
  private readonly photograph: MovedPicture;
  private readonly air: PictureAir;

  constructor(private readonly clip: PictureClip) {
    this.photograph = new MovedPicture({ ...clip, grade: gradeFor(clip.scene) });
    this.air = new PictureAir(this.photograph, clip);
  }

  /** What was asked to stir and is not in the photograph. */
  get absent(): readonly Stir[] {
    return this.photograph.absent;
  }

  /** The I420 bytes of frame `index`; overwritten by the call after the next one. */
  paint(index: number): Uint8Array {
    const { frameCount, fps, picture } = this.clip;
    const seconds = index / fps;
    const shot = picture.framing.shotAt(frameCount > 1 ? index / (frameCount - 1) : 0, seconds);
    const out = this.photograph.frame(index, shot, seconds);
    this.air.lay(out, { index, travel: shot.x });
    return out.bytes;
  }
}
