import type { Size } from '../paint/coarse-size.js';
import { smooth } from '../paint/colour.js';
import type { SceneDescription } from '../prompt/scene-description.js';
import type { Stir } from '../prompt/vocabulary.js';
import { gradeFor } from '../scene/grade-for.js';
import { MOST_GLIDE } from './end-framing.js';
import { eased, type Shot } from './framing.js';
import { mixFrames } from './mix-frames.js';
import { MovedPicture } from './moved-picture.js';
import { PictureAir } from './picture-air.js';
import { gridSize } from './picture-pass.js';
import type { PreparedPicture } from './prepare-picture.js';

/** A clip that goes from one photograph to another. */
export interface PassageClip {
  readonly scene: SceneDescription;
  readonly size: Size;
  readonly seed: number;
  readonly frameCount: number;
  readonly fps: number;
  readonly first: PreparedPicture;
  readonly last: PreparedPicture;
}

/** When the change begins and ends, as shares of the clip. */
const CHANGE = { from: 0.14, to: 0.86 };
/** How long one place takes, as a share of the change: the more, the softer the edge between old and new. */
const SOFTNESS = 0.55;

/**
 * Paints frames between two photographs: the camera goes on through both, each slides towards what the eye goes to in
 * the other, and what is far changes before what is near. The first frame is the one, the last frame the other.
 */
export class PassagePainter {
  private readonly first: MovedPicture;
  private readonly last: MovedPicture;
  private readonly air: PictureAir;
  private readonly nodes: Size;
  private readonly delays: Float32Array;
  private readonly weights: Int32Array;
  private readonly glide: { readonly x: number; readonly y: number };

  constructor(private readonly clip: PassageClip) {
    const grade = gradeFor(clip.scene);
    this.first = new MovedPicture({ ...clip, grade, picture: clip.first });
    this.last = new MovedPicture({ ...clip, grade, picture: clip.last });
    this.air = new PictureAir(this.first, clip);
    this.nodes = gridSize(clip.size);
    this.delays = this.delaysOf();
    this.weights = new Int32Array(this.delays.length);
    const moves = clip.scene.camera.move !== 'static';
    const towards = (from: number, to: number): number =>
      moves ? Math.max(-MOST_GLIDE, Math.min(MOST_GLIDE, from - to)) : 0;
    this.glide = {
      x: towards(this.first.focus.x, this.last.focus.x),
      y: towards(this.first.focus.y, this.last.focus.y),
    };
  }

  /** What was asked to stir and is in neither photograph. */
  get absent(): readonly Stir[] {
    return this.first.absent.filter((stir) => this.last.absent.includes(stir));
  }

  /** The I420 bytes of frame `index`; overwritten by the call after the next one. */
  paint(index: number): Uint8Array {
    const { frameCount, fps, first, last } = this.clip;
    const progress = frameCount > 1 ? index / (frameCount - 1) : 0;
    const changed = (progress - CHANGE.from) / (CHANGE.to - CHANGE.from);
    const done = eased(progress);
    const shot = this.slid(first.framing.shotAt(progress, index / fps), done);
    const out = this.first.frame(index, shot, index / fps);
    if (changed > 0) {
      const arriving = this.slid(last.framing.shotAt(progress, index / fps), done - 1);
      const weights = { ...this.nodes, values: this.weightsAt(changed) };
      mixFrames(out, this.last.frame(index, arriving, index / fps), weights);
    }
    this.air.lay(out, { index, travel: shot.x });
    return out.bytes;
  }

  private slid(shot: Shot, done: number): Shot {
    return { ...shot, x: shot.x + this.glide.x * done, y: shot.y + this.glide.y * done };
  }

  /** How late each node changes, 0 to 1: by how near it is in both. */
  private delaysOf(): Float32Array {
    const { width, height } = this.nodes;
    const near = Float32Array.from({ length: width * height }, (_, index) => {
      const [u, v] = [(index % width) / (width - 1), Math.floor(index / width) / (height - 1)];
      return (this.first.nearAt(u, v) + this.last.nearAt(u, v)) / 2;
    });
    const low = near.reduce((a, b) => Math.min(a, b), 1);
    const high = near.reduce((a, b) => Math.max(a, b), 0);
    return near.map((value) => (value - low) / Math.max(0.2, high - low));
  }

  /** How much of the last photograph each node has, 0 to 32,768. */
  private weightsAt(changed: number): Int32Array {
    const reached = Math.min(1, changed) * (1 + SOFTNESS);
    this.delays.forEach((delay, node) => {
      const share = Math.min(1, Math.max(0, (reached - delay) / SOFTNESS));
      this.weights[node] = Math.round(smooth(share) * 32_768);
    });
    return this.weights;
  }
}
