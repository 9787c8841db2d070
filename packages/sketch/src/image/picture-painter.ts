import { gradeFor } from '../scene/grade-for.js';
import type { Size } from '../paint/coarse-size.js';
import type { SceneDescription } from '../prompt/scene-description.js';
import { lightningAt } from '../scene/weather/lightning.js';
import { depthOf, type DepthMap } from './depth-map.js';
import { sampleField } from './field.js';
import type { Shot } from './framing.js';
import { particlesFor, type Particles } from './particles.js';
import { gridSize, PicturePass, type Output } from './picture-pass.js';
import type { PreparedPicture } from './prepare-picture.js';
import { Veil } from './veil.js';

/** A clip of a moved photograph. */
export interface PictureClip {
  readonly scene: SceneDescription;
  readonly size: Size;
  readonly seed: number;
  readonly frameCount: number;
  readonly fps: number;
  readonly picture: PreparedPicture;
}

/**
 * Where bending may grow to before it looks like rubber: the most that neighbouring places may gain on each
 * other.
 */
const MOST_BEND = 0.13;
/** Grain below this only hid banding in drawn skies; a photograph has its own. */
const LEAST_GRAIN = 1;

/**
 * Paints frames of a moved photograph: near parts travel farther than far ones. A frame is a pure function of
 * its number.
 */
export class PicturePainter {
  private readonly pass: PicturePass;
  private readonly veil: Veil;
  private readonly particles: readonly Particles[];
  private readonly grade;
  private readonly depth: DepthMap;
  private readonly gain: number;
  private readonly focus: { readonly x: number; readonly y: number };

  constructor(private readonly clip: PictureClip) {
    const { picture, scene, size, seed } = clip;
    this.grade = gradeFor(scene);
    const { canvas, photo } = picture.framing;
    this.pass = new PicturePass(size, canvas, picture.rgb, this.grade);
    this.depth = depthOf({ ...canvas, samples: this.pass.luma }, photo);
    this.veil = new Veil(this.pass, { scene, seed });
    this.particles = particlesFor({ scene, seed, size, brightness: brightnessOf(this.pass.luma) });
    this.gain = gentle(clip, this.depth);
    this.focus = focusOf(clip, this.depth);
    this.pass.crispen();
  }

  /** The I420 bytes of frame `index`; overwritten by the call after the next one. */
  paint(index: number): Uint8Array {
    const { clip, pass } = this;
    const seconds = index / clip.fps;
    const shot = clip.picture.framing.shotAt(
      clip.frameCount > 1 ? index / (clip.frameCount - 1) : 0,
      seconds,
    );
    const out = pass.outputs[index % 2]!;
    this.aim(shot);
    pass.bend(out);
    const flash = clip.scene.airs.includes('storm') ? lightningAt(clip.seed, seconds).flash : 0;
    this.veil.lay(out, { seconds, flash, travel: shot.x });
    for (const particles of this.particles) particles.draw(out, { seconds, travel: shot.x });
    this.addGrain(out, index);
    return out.bytes;
  }

  private addGrain(out: Output, index: number): void {
    const { grain, grainHoldFrames } = this.grade;
    if (grain > LEAST_GRAIN)
      this.pass.grain(out, grainHoldFrames === 0 ? 0 : Math.floor(index / grainHoldFrames) * 23);
  }

  /** Fills the grid: where in the canvas each node of the frame comes from. */
  private aim(shot: Shot): void {
    const { framing } = this.clip.picture;
    const { width, height } = this.clip.size;
    const across = framing.widest / shot.zoom;
    const down = (across * height) / width;
    const nodes = gridSize(this.clip.size);
    const roll = { cos: Math.cos(shot.roll), sin: Math.sin(shot.roll) };
    for (let i = 0; i < nodes.width * nodes.height; i += 1) {
      const u = ((i % nodes.width) * 16 + 0.5) / width - 0.5;
      const v = (Math.floor(i / nodes.width) * 16 + 0.5) / height - 0.5;
      const near = 1 + shot.turn * u;
      const x = ((u * roll.cos - ((v * height) / width) * roll.sin) * across) / near;
      const y = ((v * roll.cos + ((u * width) / height) * roll.sin) * down) / near;
      this.node(i * 2, { x, y, across, down, shot });
    }
  }

  /**
   * One node, x and y in canvas pixels from the middle of what is seen. Depth belongs to the canvas, so it is
   * looked up where the node lands.
   */
  private node(slot: number, at: { x: number; y: number; across: number; down: number; shot: Shot }): void {
    const { canvas } = this.clip.picture.framing;
    const { shot, across, down } = at;
    // What the eye goes to stays where it is while the camera closes in on it.
    const closer = shot.zoom - 1;
    const middle = {
      x: canvas.width / 2 + (shot.x + this.focus.x * closer) * across,
      y: canvas.height / 2 + (shot.y + this.focus.y * closer) * down,
    };
    let [x, y] = [middle.x + at.x, middle.y + at.y];
    for (let round = 0; round < 2; round += 1) {
      const near = (sampleField(this.depth, x / canvas.width, y / canvas.height) - 0.5) * this.gain;
      x = middle.x + at.x * (1 - shot.push * near) + shot.parallaxX * near * across;
      y = middle.y + at.y * (1 - shot.push * near) + shot.parallaxY * near * down;
    }
    this.pass.grid[slot] = Math.round(clamp(x - 0.5, canvas.width) * 65_536);
    this.pass.grid[slot + 1] = Math.round(clamp(y - 0.5, canvas.height) * 65_536);
  }
}

function clamp(value: number, length: number): number {
  return Math.min(length - 2.1, Math.max(0.01, value));
}

/** How much of the parallax this picture's depth can take. */
function gentle(clip: PictureClip, depth: DepthMap): number {
  const { framing } = clip.picture;
  const start = framing.shotAt(0, 0);
  const end = framing.shotAt(1, 0);
  const most = (key: 'parallaxX' | 'parallaxY' | 'push'): number =>
    Math.max(Math.abs(start[key]), Math.abs(end[key]));
  const bend =
    (Math.hypot(most('parallaxX'), most('parallaxY')) + most('push') / 2) *
    depth.steepest *
    (framing.widest / framing.canvas.width);
  return Math.min(1, MOST_BEND / Math.max(bend, 1e-6));
}

/**
 * Where the eye goes, in frame widths and heights from the middle; near enough to it that closing in never
 * leaves the canvas.
 */
function focusOf(clip: PictureClip, depth: DepthMap): { x: number; y: number } {
  const { framing } = clip.picture;
  const { canvas, widest } = framing;
  const most = (value: number): number => Math.min(0.34, Math.max(-0.34, value));
  // In an upright photograph it is more often a face than what the detail says.
  const interestY =
    framing.photo.width < framing.photo.height * 1.1 ? (depth.interest.y + 0.2) / 2 : depth.interest.y;
  const down = (canvas.height * clip.size.width) / widest / clip.size.height;
  return { x: most(((depth.interest.x - 0.5) * canvas.width) / widest), y: most((interestY - 0.5) * down) };
}

/** How bright the bright parts are: the upper tenth of luma, from a sparse sample. */
function brightnessOf(luma: Uint8Array): number {
  const sample = Uint8Array.from({ length: Math.floor(luma.length / 997) }, (_, i) => luma[i * 997]!).sort();
  return sample[Math.floor(sample.length * 0.9)] ?? 128;
}
