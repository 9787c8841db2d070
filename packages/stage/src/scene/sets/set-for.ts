import type { Node, Object3D, Vector3, WebGPURenderer } from 'three/webgpu';
import type { CaveKind, HallPlan, SkyPlan } from '../../plan/stage-plan.js';
import type { Kind } from '../../plan/thing-kinds.js';
import type { Hex } from '../mood.js';
import type { Backing } from '../table-light.js';

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
  /** What is behind the things of a table or a studio; null is a plain backdrop. */
  readonly behind: Backing | null;
  /** What lies on a desk lies on it. */
  readonly isDesk?: boolean;
  /** What the first of them is, by which its table and its backdrop are chosen. */
  readonly kind: Kind;
  /** It is looked at from above, and there is more of the table in the picture than of the thing. */
  readonly isFromAbove?: boolean;
  /** Its table is wet or polished. */
  readonly isGlossy: boolean;
  /** The light of a low sun: what is behind goes with it. */
  readonly isGolden: boolean;
  /** What is outside of a window; null in a studio. */
  readonly sky: SkyPlan | null;
  /** What stands there, in units. */
  readonly standing: readonly Standing[];
  /** The picture is about one small thing, and nothing may be before it. */
  readonly isNear: boolean;
  /** Where the wall is that furniture stands at; null where nothing does. */
  readonly wall: number | null;
  /** Which hall it is, and what a cave is lit by. */
  readonly hall?: HallPlan | undefined;
  readonly cave?: CaveKind | undefined;
  /** The light from all around, on what lies flat. */
  readonly around: Hex;
}

/** Where something stands, how wide, tall and deep it is. */
export interface Standing {
  readonly noun: string;
  readonly x: number;
  readonly z: number;
  readonly wide: number;
  readonly tall: number;
  readonly deep: number;
}

/** A set: things stand on 0. */
export interface BuiltSet {
  readonly background: Node<'vec3'>;
  readonly ground: readonly Object3D[];
  /** Where only shadows are drawn on the backdrop itself, how low that is; null where the ground is matter. */
  readonly shadowsAt: number | null;
  /** How much of what stands on it is seen in it, 0 to 1. */
  readonly mirror: number;
}
