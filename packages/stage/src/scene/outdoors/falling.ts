import { random } from '@clipwright/sketch/clip';
import {
  CircleGeometry,
  DoubleSide,
  InstancedMesh,
  MeshBasicNodeMaterial,
  Object3D,
  PlaneGeometry,
} from 'three/webgpu';
import type { SkyPlan } from '../../plan/stage-plan.js';
import type { Hex } from '../mood.js';
import { wrapped } from './scatter.js';

interface FallLook {
  readonly count: number;
  readonly colours: readonly Hex[];
  readonly opacity: number;
  /** How wide and long one is, in units. */
  readonly size: readonly [number, number];
  /** Units a second down, and how far it is blown about. */
  readonly speed: number;
  readonly sway: number;
  readonly isRound: boolean;
}

const LOOKS: Readonly<Partial<Record<SkyPlan['airs'][number], FallLook>>> = {
  rain: {
    count: 2200,
    colours: ['#d3dfea'],
    opacity: 0.5,
    size: [0.0046, 0.28],
    speed: 7,
    sway: 0,
    isRound: false,
  },
  storm: {
    count: 2800,
    colours: ['#d3dfea'],
    opacity: 0.55,
    size: [0.005, 0.34],
    speed: 9,
    sway: 0,
    isRound: false,
  },
  snow: {
    count: 520,
    colours: ['#ffffff'],
    opacity: 0.92,
    size: [0.017, 0.017],
    speed: 0.55,
    sway: 0.18,
    isRound: true,
  },
  leaves: {
    count: 60,
    colours: ['#d9722a', '#c9432a', '#e3b23c'],
    opacity: 1,
    size: [0.035, 0.05],
    speed: 0.45,
    sway: 0.4,
    isRound: true,
  },
  petals: {
    count: 90,
    colours: ['#f7c6d2', '#fbe3ea'],
    opacity: 1,
    size: [0.022, 0.03],
    speed: 0.35,
    sway: 0.35,
    isRound: true,
  },
  fireflies: {
    count: 50,
    colours: ['#ffe98a'],
    opacity: 1,
    size: [0.012, 0.012],
    speed: -0.05,
    sway: 0.4,
    isRound: true,
  },
  dust: {
    count: 120,
    colours: ['#f3e6cc'],
    opacity: 0.5,
    size: [0.006, 0.006],
    speed: 0.05,
    sway: 0.3,
    isRound: true,
  },
};

/** Bubbles under water go the other way. */
const BUBBLES: FallLook = {
  count: 70,
  colours: ['#dff4fb'],
  opacity: 0.5,
  size: [0.016, 0.016],
  speed: -0.5,
  sway: 0.08,
  isRound: true,
};

/** How far to each side and up it falls. */
const [WIDE, HIGH] = [3.4, 4.4];

/** How near to the camera anything falls, and how far that usually is, in units from the middle. */
const [NEAREST, FAR_LENS] = [0.45, 3.6];

/** What falls through the air of a place; `take` puts it where it is at a time, turned towards the camera. */
export interface Falling {
  readonly mesh: InstancedMesh;
  take(seconds: number, around: number): void;
}

export function fallingIn(airs: SkyPlan['airs'], isUnderwater: boolean, seed: number): Falling[] {
  const looks = isUnderwater ? [BUBBLES] : airs.flatMap((air) => LOOKS[air] ?? []);
  return looks.map((look, index) => fallingOf(look, seed + index * 7));
}

function fallingOf(look: FallLook, seed: number): Falling {
  const { count, size, opacity, speed, sway, isRound } = look;
  const chance = random(seed);
  const shape = isRound ? new CircleGeometry(0.5, 7) : new PlaneGeometry(1, 1);
  const material = new MeshBasicNodeMaterial({
    color: look.colours[0]!,
    transparent: opacity < 1,
    opacity,
    side: DoubleSide,
    depthWrite: false,
  });
  const mesh = new InstancedMesh(shape, material, count);
  mesh.frustumCulled = false;
  mesh.renderOrder = 3;
  const starts = Array.from({ length: count }, () => [chance(), chance(), chance(), chance()] as const);
  const one = new Object3D();
  return {
    mesh,
    take: (seconds, around) => {
      starts.forEach(([x, y, z, own], index) => {
        const swing = sway * Math.sin(seconds * (0.7 + own) + own * 40);
        const fallen = y * HIGH * 2 - seconds * speed * (0.75 + own * 0.5);
        one.position.set(
          (x * 2 - 1) * WIDE + swing,
          wrapped(fallen, HIGH) + HIGH * 0.7,
          (z * 2 - 1) * WIDE + swing * 0.5,
        );
        one.rotation.set(isRound && sway > 0.3 ? seconds * (1 + own) : 0, around, isRound ? own * 6 : 0.06);
        // Right before the lens a drop would be a bar.
        const ahead = one.position.x * Math.sin(around) + one.position.z * Math.cos(around);
        const near = ahead > NEAREST ? 0 : 1;
        // Streaks are as fine near the lens as they are far from it.
        const wide = isRound ? 1 : Math.max(0.3, 1 - ahead / FAR_LENS);
        one.scale.set(near * wide * size[0] * (0.6 + own), size[1] * (0.6 + own), 1);
        one.updateMatrix();
        mesh.setMatrixAt(index, one.matrix);
      });
      mesh.instanceMatrix.needsUpdate = true;
    },
  };
}
