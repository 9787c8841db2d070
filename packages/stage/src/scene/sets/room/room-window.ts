import { BoxGeometry, CylinderGeometry, type Mesh, MeshBasicNodeMaterial, PlaneGeometry } from 'three/webgpu';
import { positionLocal, vec2 } from 'three/tsl';
import type { Hex } from '../../mood.js';
import { blown, foldsOf } from '../folds.js';
import type { SetFor } from '../set-for.js';
import { put, tone } from '../set-pieces.js';
import { seenThrough } from '../windowsill.js';
import { matt } from './room-matter.js';

/** A window of a wall, in metres: where its middle is, and how large it is. */
export interface WindowPlan {
  readonly x: number;
  readonly wide: number;
  readonly tall: number;
  readonly mid: number;
  /** Null hangs nothing beside it. */
  readonly curtain: Hex | null;
}

const BAR = 0.05;
/** What hangs beside a window: how wide, where it ends, and how far before the wall. */
const [CLOTH, HEM, OUT] = [0.6, 0.1, 0.1];

/** Panes with what there is outside, a frame, and curtains at its sides down to the floor. */
export function windowOf(set: SetFor, plan: WindowPlan): Mesh[] {
  const { isNight } = set;
  const { x, wide, tall, mid, curtain } = plan;
  const glass = new MeshBasicNodeMaterial();
  glass.colorNode = seenThrough(set, positionLocal.xy.div(vec2(wide, tall)).add(0.5)).mul(isNight ? 1 : 1.3);
  const frame = matt('#fbf8f2', isNight);
  const rail = (right: number, up: number, [w, h]: readonly [number, number]): Mesh =>
    put(new BoxGeometry(w, h, BAR), frame, [x + right, mid + up, BAR * 0.6]);
  const sill = put(new BoxGeometry(wide + 0.22, 0.05, 0.16), frame, [x, mid - tall / 2 - 0.02, 0.08]);
  return [
    put(new PlaneGeometry(wide, tall), glass, [x, mid, BAR * 0.3]),
    rail(0, tall / 2, [wide + BAR * 2, BAR * 1.4]),
    sill,
    rail(0, tall * 0.18, [wide, BAR * 0.7]),
    rail(0, 0, [BAR * 0.9, tall]),
    rail(-wide / 2, 0, [BAR * 1.2, tall]),
    rail(wide / 2, 0, [BAR * 1.2, tall]),
    ...(curtain === null ? [] : curtainsOf(set, plan, curtain)),
  ];
}

function curtainsOf({ isNight, sky }: SetFor, { x, wide, tall, mid }: WindowPlan, hex: Hex): Mesh[] {
  const top = mid + tall / 2 + 0.16;
  const high = top - HEM;
  const hangs = sky?.airs.includes('wind') ?? false;
  const clothOf = (side: number): Mesh => {
    const cloth = matt(hex, isNight);
    cloth.side = 2;
    // What a lamp does not reach is lit through by the window.
    cloth.emissiveNode = tone(hex).mul(isNight ? 0.1 : 0.55);
    if (hangs) cloth.positionNode = blown(high, 1, side);
    const mesh = put(foldsOf(CLOTH, high, 1), cloth, [
      x + side * (wide / 2 + CLOTH * 0.32),
      HEM + high / 2,
      OUT,
    ]);
    mesh.frustumCulled = false;
    return mesh;
  };
  const rod = put(
    new CylinderGeometry(0.014, 0.014, wide + CLOTH * 2.4, 12).rotateZ(Math.PI / 2),
    matt('#6b5138', isNight),
    [x, top + 0.01, OUT],
  );
  return [...[-1, 1].map(clothOf), rod];
}
