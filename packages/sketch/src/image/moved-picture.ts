import type { Grade } from '../paint/grade.js';
import type { Size } from '../paint/coarse-size.js';
import type { Stir } from '../prompt/vocabulary.js';
import { depthOf, type DepthMap } from './depth-map.js';
import { sampleField } from './field.js';
import type { Shot } from './framing.js';
import { gridSize, PicturePass, type Output } from './picture-pass.js';
import type { PreparedPicture } from './prepare-picture.js';
import { PictureStirs, type StirInput } from './stir/picture-stirs.js';

/** A photograph and the frame that it is moved in. */
export interface MovedPictureInput extends StirInput {
  readonly picture: PreparedPicture;
  readonly size: Size;
  readonly grade: Grade;
}

/**
 * Where bending may grow to before it looks like rubber: the most that neighbouring places may gain on each
 * other.
 */
const MOST_BEND = 0.13;

/** A photograph as a camera sees it: near parts travel farther than far ones. */
export class MovedPicture {
  readonly pass: PicturePass;
  readonly brightness: number;
  /** Where the eye goes, in frame widths and heights from the middle. */
  readonly focus: { readonly x: number; readonly y: number };
  private readonly depth: DepthMap;
  private readonly gain: number;
  private readonly stirs: PictureStirs | null;

  constructor(private readonly input: MovedPictureInput) {
    const { picture, size, grade } = input;
    const { canvas, photo } = picture.framing;
    this.pass = new PicturePass(size, canvas, picture.rgb, grade);
    this.depth = depthOf({ ...canvas, samples: this.pass.luma }, photo);
    this.brightness = brightnessOf(this.pass.luma);
    this.gain = gentle(input, this.depth);
    this.focus = focusOf(input, this.depth);
    this.pass.crispen();
    const asked = input.scene.stirs.length > 0;
    this.stirs = asked ? new PictureStirs(this.pass, { ...canvas, rgb: picture.rgb }, input) : null;
  }

  /** What was asked to stir and is not in it. */
  get absent(): readonly Stir[] {
    return this.stirs?.absent ?? [];
  }

  /** One frame, into one of two outputs by turns. */
  frame(index: number, shot: Shot, seconds: number): Output {
    const out = this.pass.outputs[index % 2]!;
    this.stirs?.stir(seconds);
    this.aim(shot, seconds);
    this.pass.bend(out);
    return out;
  }

  /** How near what stands at a place of the frame is while the camera rests there: 0 far to 1 near. */
  nearAt(u: number, v: number): number {
    const { canvas, widest } = this.input.picture.framing;
    const { width, height } = this.input.size;
    const down = (widest * height) / width;
    return sampleField(
      this.depth,
      0.5 + ((u - 0.5) * widest) / canvas.width,
      0.5 + ((v - 0.5) * down) / canvas.height,
    );
  }

  /** Fills the grid: where in the canvas each node of the frame comes from. */
  private aim(shot: Shot, seconds: number): void {
    const { framing } = this.input.picture;
    const { width, height } = this.input.size;
    const across = framing.widest / shot.zoom;
    const down = (across * height) / width;
    const nodes = gridSize(this.input.size);
    const roll = { cos: Math.cos(shot.roll), sin: Math.sin(shot.roll) };
    for (let i = 0; i < nodes.width * nodes.height; i += 1) {
      const u = ((i % nodes.width) * 16 + 0.5) / width - 0.5;
      const v = (Math.floor(i / nodes.width) * 16 + 0.5) / height - 0.5;
      const near = 1 + shot.turn * u;
      const x = ((u * roll.cos - ((v * height) / width) * roll.sin) * across) / near;
      const y = ((v * roll.cos + ((u * width) / height) * roll.sin) * down) / near;
      this.node(i * 2, { x, y, across, down, shot, seconds });
    }
  }

  /**
   * One node, x and y in canvas pixels from the middle of what is seen. Depth belongs to the canvas, so it is
   * looked up where the node lands.
   */
  private node(
    slot: number,
    at: { x: number; y: number; across: number; down: number; shot: Shot; seconds: number },
  ): void {
    const { canvas } = this.input.picture.framing;
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
    const sway = this.stirs?.swayAt(x / canvas.width, y / canvas.height, at.seconds);
    if (sway) [x, y] = [x + sway[0] * canvas.width, y + sway[1] * canvas.width];
    this.pass.grid[slot] = Math.round(clamp(x - 0.5, canvas.width) * 65_536);
    this.pass.grid[slot + 1] = Math.round(clamp(y - 0.5, canvas.height) * 65_536);
  }
}

function clamp(value: number, length: number): number {
  return Math.min(length - 2.1, Math.max(0.01, value));
}

/** How much of the parallax this picture's depth can take. */
function gentle(input: MovedPictureInput, depth: DepthMap): number {
  const { framing } = input.picture;
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
function focusOf(input: MovedPictureInput, depth: DepthMap): { x: number; y: number } {
  const { framing } = input.picture;
  const { canvas, widest } = framing;
  const most = (value: number): number => Math.min(0.34, Math.max(-0.34, value));
  // In an upright photograph it is more often a face than what the detail says.
  const interestY =
    framing.photo.width < framing.photo.height * 1.1 ? (depth.interest.y + 0.2) / 2 : depth.interest.y;
  const down = (canvas.height * input.size.width) / widest / input.size.height;
  return { x: most(((depth.interest.x - 0.5) * canvas.width) / widest), y: most((interestY - 0.5) * down) };
}

/** How bright the bright parts are: the upper tenth of luma, from a sparse sample. */
function brightnessOf(luma: Uint8Array): number {
  const sample = Uint8Array.from({ length: Math.floor(luma.length / 997) }, (_, i) => luma[i * 997]!).sort();
  return sample[Math.floor(sample.length * 0.9)] ?? 128;
}
