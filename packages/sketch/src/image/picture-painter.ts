import { createCanvas } from '@napi-rs/canvas';
import { gridNodes, PixelPass } from '../paint/pixel-pass.js';
import { AirPainter } from '../scene/air.js';
import type { CameraPose } from '../scene/camera.js';
import { gradeFor } from '../scene/grade-for.js';
import type { Glow, Layer, Moment, SceneKit } from '../scene/part.js';
import type { Falling } from '../scene/weather/falling.js';
import { DEPTH_SIZE, MARGIN, type PreparedPicture } from './prepare-picture.js';

/** What a moving picture is painted with. */
export interface PictureParts {
  readonly kit: SceneKit;
  readonly picture: PreparedPicture;
  /** Rain, snow, dust and the like, in front of it. */
  readonly layers: readonly Layer[];
  readonly falling: readonly Falling[];
  momentAt(index: number): Moment;
}

/** Paints frames of a moved photograph: near parts travel farther than far ones. */
export class PicturePainter {
  private readonly pass: PixelPass;
  private readonly grid: Int32Array;
  private readonly depth: Float32Array;
  private readonly over;
  private readonly air: AirPainter;
  private readonly isOrbit: boolean;

  constructor(private readonly parts: PictureParts) {
    const { kit, picture } = parts;
    this.pass = new PixelPass(kit.view.size, gradeFor(kit.scene), picture);
    this.pass.setPicture(new Uint8Array(picture.bytes));
    this.grid = new Int32Array(gridNodes(kit.view.size) * 2);
    this.depth = new Float32Array(picture.depth);
    this.over = parts.layers.length + parts.falling.length > 0 ? createCanvas(kit.view.size.width, kit.view.size.height) : null;
    this.air = new AirPainter(kit);
    this.isOrbit = kit.scene.camera.move === 'orbit';
  }

  /** The I420 bytes of frame `index`; overwritten by the next call. */
  paint(index: number): Uint8Array {
    const moment = this.parts.momentAt(index);
    this.bend(moment.pose);
    this.air.paint(this.pass.air, moment, this.leaks(moment));
    this.pass.runPicture(this.grid, this.overlay(moment), 0);
    return this.pass.output;
  }

  private bend(pose: CameraPose): void {
    const { width, height } = this.parts.kit.view.size;
    const columns = Math.ceil(width / 16) + 1;
    for (let i = 0; i < this.grid.length / 2; i += 1) {
      const x = (i % columns) * 16;
      const y = Math.floor(i / columns) * 16;
      this.node(i * 2, { u: x / width, v: y / height, pose });
    }
  }

  /** Where in the picture the frame's place u, v comes from. The travel stays within the margin, whatever the move. */
  private node(slot: number, at: { u: number; v: number; pose: CameraPose }): void {
    const { picture } = this.parts;
    const near = this.nearness(at.u, at.v);
    const reach = (MARGIN - 1) / 2;
    const part = this.isOrbit ? near - 0.5 : 0.25 + near * 0.75;
    const limit = reach * 0.94;
    const shiftX = clamp(at.pose.x * 0.34 * part, limit);
    const shiftY = clamp((at.pose.tilt * 0.5 - at.pose.rise * 0.3) * (0.6 + 0.4 * near), limit);
    const zoom = 1 + (at.pose.zoom - 1) * (0.6 + 0.4 * near);
    const span = 1 / MARGIN / zoom;
    const x = clamp((at.u - 0.5) * span + shiftX, 0.5) + 0.5;
    const y = clamp((at.v - 0.5) * span + shiftY, 0.5) + 0.5;
    this.grid[slot] = Math.round(x * (picture.width - 2.01) * 65_536);
    this.grid[slot + 1] = Math.round(y * (picture.height - 2.01) * 65_536);
  }

  private nearness(u: number, v: number): number {
    const { width, height } = DEPTH_SIZE;
    const x = Math.min(width - 1.001, Math.max(0, u * (width - 1)));
    const y = Math.min(height - 1.001, Math.max(0, v * (height - 1)));
    const at = Math.floor(y) * width + Math.floor(x);
    const fx = x % 1;
    const fy = y % 1;
    const top = this.depth[at]! * (1 - fx) + this.depth[at + 1]! * fx;
    const bottom = this.depth[at + width]! * (1 - fx) + this.depth[at + width + 1]! * fx;
    return top * (1 - fy) + bottom * fy;
  }

  private overlay(moment: Moment): Uint8Array | null {
    if (!this.over) return null;
    const { width, height } = this.parts.kit.view.size;
    const context = this.over.getContext('2d');
    context.resetTransform();
    context.clearRect(0, 0, width, height);
    context.setTransform(height, 0, 0, height, 0, 0);
    for (const layer of this.parts.layers) layer.draw(context, moment);
    for (const falling of this.parts.falling) falling.draw(context, moment);
    return this.over.data();
  }

  /** Warm light that leaks in from the edge and wanders. */
  private leaks(moment: Moment): Glow[] {
    const { kit } = this.parts;
    if (!kit.scene.airs.includes('sunrays') && !kit.scene.styles.includes('vintage')) return [];
    const t = moment.seconds;
    const right = kit.view.aspect * (0.96 + 0.05 * Math.sin(t * 0.5));
    return [
      { x: right, y: 0.25 + 0.2 * Math.sin(t * 0.37), depth: 0, radius: 0.75, colour: [1, 0.5, 0.2], strength: 0.3 + 0.12 * Math.sin(t * 0.9) },
      { x: -0.03, y: 0.8 + 0.15 * Math.sin(t * 0.43 + 2), depth: 0, radius: 0.5, colour: [1, 0.3, 0.25], strength: 0.2 + 0.1 * Math.sin(t * 0.7 + 1) },
    ];
  }
}

function clamp(value: number, most: number): number {
  return Math.min(most, Math.max(-most, value));
}
