import type { Mesh, Node, Vector3, WebGPURenderer } from 'three/webgpu';
import type { SkyPlan } from '../../plan/stage-plan.js';
import type { Hex } from '../mood.js';

/** What a set is made for. */
export interface SetFor {
  readonly renderer: WebGPURenderer;
  /** Of the backdrop, or of what things stand on; null where nobody said. */
  readonly colour: Hex | null;
  readonly extent: Vector3;
  /** How many units a metre is, as far as a room goes. */
  readonly metre: number;
  readonly aspect: number;
  readonly seed: number;
  /** 0 to below 1. */
  readonly random: () => number;
  readonly isNight: boolean;
  /** What is outside of a window; null in a studio. */
  readonly sky: SkyPlan | null;
  /** The light from all around, on what lies flat. */
  readonly around: Hex;
}

/** A set: things stand on 0. */
export interface BuiltSet {
  readonly background: Node<'vec3'>;
  readonly ground: readonly Mesh[];
  /** Where only shadows are drawn on the backdrop itself, how low that is; null where the ground is matter. */
  readonly shadowsAt: number | null;
  /** How much of what stands on it is seen in it, 0 to 1. */
  readonly mirror: number;
}
