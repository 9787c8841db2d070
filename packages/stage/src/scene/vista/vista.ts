import type { Object3D, WebGPURenderer } from 'three/webgpu';
import type { SkyPlan, VistaPlan } from '../../plan/stage-plan.js';
import type { Daylight } from './daylight.js';

/** What a place that is seen for itself is made for. */
export interface VistaFor {
  readonly renderer: WebGPURenderer;
  readonly plan: VistaPlan;
  readonly sky: SkyPlan;
  readonly light: Daylight;
  readonly seed: number;
}

/** From where a place is looked at, in units. */
export interface View {
  readonly aim: readonly [number, number, number];
  readonly away: number;
  /** How high the camera stands over what it looks at, in radians. */
  readonly above: number;
  /** How far it goes around, as a share of what moves say. */
  readonly sweep: number;
  /** How many units a second the camera flies on. */
  readonly onward: number;
  /** The height of what it sees, in degrees. */
  readonly lens: number;
}

/** A place that is seen for itself: all that is in it, and how it goes on. */
export interface Vista {
  readonly objects: readonly Object3D[];
  readonly view: View;
  /** How far one sees, in units: where haze begins and ends. */
  readonly haze: readonly [number, number];
  /** A box from its middle that has shadows: how far to each side; 0 is none. */
  readonly shaded: number;
  take(seconds: number, around: number): void;
}
