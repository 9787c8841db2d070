import type { CameraPose } from './camera.js';
import type { Size } from '../paint/coarse-size.js';

/**
 * From world units to the frame. One world unit is the frame's height; x runs from 0 to `aspect`, y downwards
 * from 0 to 1; depth is 0 at infinity and 1 at the camera's feet.
 */
export class View {
  readonly aspect: number;

  constructor(
    readonly size: Size,
    /** World y of the horizon. */
    readonly horizon: number,
  ) {
    this.aspect = size.width / size.height;
  }

  /** How strongly a layer follows the camera's travel. */
  follow(depth: number): number {
    return 0.12 + 0.88 * depth;
  }

  /** Enlargement of a layer. */
  zoom(pose: CameraPose, depth: number): number {
    return 1 + (pose.zoom - 1) * (0.3 + 0.7 * depth);
  }

  /** World y of the horizon as it stands in the frame. */
  horizonAt(pose: CameraPose): number {
    return this.horizon - pose.tilt;
  }

  /** World x to frame x, both in frame heights. */
  x(worldX: number, depth: number, pose: CameraPose): number {
    return (
      (worldX - this.aspect / 2) * this.zoom(pose, depth) + this.aspect / 2 - pose.x * this.follow(depth)
    );
  }

  /** World y to frame y. */
  y(worldY: number, depth: number, pose: CameraPose): number {
    return (worldY - this.horizon) * this.zoom(pose, depth) + this.horizonAt(pose) + pose.rise * depth;
  }

  /** The canvas transform (a, d, e, f) that draws world units of one depth onto a canvas `pixels` high. */
  transform(depth: number, pose: CameraPose, pixels: number): { scale: number; x: number; y: number } {
    return {
      scale: this.zoom(pose, depth) * pixels,
      x: this.x(0, depth, pose) * pixels,
      y: this.y(0, depth, pose) * pixels,
    };
  }

  /** Depth of a point of the ground at this world y. */
  groundDepth(worldY: number): number {
    return Math.min(1, Math.max(0, (worldY - this.horizon) / (1 - this.horizon)));
  }
}
