import type { WebGPURenderer } from 'three/webgpu';
import type { PlaceName, SkyPlan } from '../../plan/stage-plan.js';
import type { Hex } from '../mood.js';
import type { SkyLook } from './outdoor-light.js';

/** What a place is made for. */
export interface PlaceFor {
  readonly renderer: WebGPURenderer;
  readonly name: PlaceName;
  readonly sky: SkyPlan;
  readonly look: SkyLook;
  /** The light from all around, on what lies flat. */
  readonly around: Hex;
  /** How many units a metre is. */
  readonly metre: number;
  /** Room that the camera needs around the middle. */
  readonly clear: number;
  /** Which way the way goes, in radians from towards the camera. */
  readonly heading: number;
  /** Whence the light comes. */
  readonly sun: readonly [number, number, number];
  readonly seed: number;
  /** What it is about floats; else it stands in what is shallow. */
  readonly floats: boolean;
  /** Half the width of what goes through its water, in units; 0 where nothing does. */
  readonly wake: number;
  /** How its road bends: so many units to the side a unit along, and along again. */
  readonly bend: number;
  /** A path leads to where somebody goes. */
  readonly hasPath: boolean;
  /** A street is driven on. */
  readonly isDriven: boolean;
}
