import { Mesh, MeshStandardNodeMaterial, type Node, PlaneGeometry } from 'three/webgpu';
import {
  cameraPosition,
  color,
  mix,
  mx_fractal_noise_float,
  positionLocal,
  positionWorld,
  sin,
  smoothstep,
  cos,
  transformNormalToView,
  varying,
  vec2,
  vec3,
} from 'three/tsl';
import { clock } from '../sets/ground.js';
import type { Hex } from '../mood.js';
import { wayTravelled } from './land.js';

/** A train of waves: which way it goes (x and z), how high it is, and how many radians a unit it has. */
const TRAINS = [
  [0.8, 0.6, 0.5, 0.95],
  [-0.35, 0.94, 0.32, 1.6],
  [0.95, -0.3, 0.17, 2.9],
  [0.2, 0.98, 0.1, 4.7],
] as const;

/** Deep water: long waves are the faster ones. */
const paceOf = (tight: number): number => Math.sqrt(2.6 * tight);

/** How high the sea is at a place and time, in units; `swell` is how high its waves go. */
export function seaAt(x: number, z: number, seconds: number, swell: number): number {
  return TRAINS.reduce(
    (sum, [dx, dz, high, tight]) =>
      sum + swell * high * Math.sin((x * dx + z * dz) * tight - seconds * paceOf(tight)),
    0,
  );
}

export interface SeaLook {
  readonly deep: Hex;
  readonly shallow: Hex;
  readonly swell: number;
  readonly size: number;
  /** The sun on it, where it is low. */
  readonly glint?: Hex | null;
  /** Half the width of what goes through it in the middle, and leaves foam behind; 0 where nothing does. */
  readonly wake?: number;
}

/** The low sun on the waves, from under it to whoever looks: flecks that come and go. */
function glitter(hex: Hex, ripple: Node<'float'>, far: Node<'float'>): Node<'vec3'> {
  const away = positionWorld.sub(cameraPosition).normalize();
  const level = away.xz.normalize();
  const under = smoothstep(0.955, 0.9995, level.dot(vec2(...SUN_AT)));
  const flecks = smoothstep(0.012, 0.06, ripple.abs()).mul(0.75).add(0.25);
  return color(hex).mul(
    under
      .mul(flecks)
      .mul(smoothstep(1, 9, far))
      .mul(0.85),
  );
}

/** Which way a low sun is, as `skyDome` has it. */
const SUN_AT = [-0.215, -0.977] as const;

/** How much wider a wake gets with each unit, and over how many units it is lost. */
const [WIDENS, LOST] = [0.2, 7];

/** Foam behind what goes towards +z from the middle: two waves from its bow, and what it stirs up between them. */
function wakeBehind(half: number, ripple: Node<'float'>): Node<'float'> {
  const { x, z } = positionLocal;
  const behind = z.negate().add(half * 3);
  const off = x.abs();
  const wave = off.sub(behind.mul(WIDENS).add(half * 0.3)).abs();
  const edge = smoothstep(half * 0.55, 0, wave.add(ripple.mul(half * 8)));
  const stirred = smoothstep(
    half * 0.9,
    half * 0.1,
    off.sub(
      z
        .add(half * 2)
        .mul(-0.03)
        .max(0),
    ),
  ).mul(smoothstep(0.1, -0.4, z.add(half)));
  const fading = smoothstep(LOST, 0.5, behind).mul(smoothstep(-0.05, 0.25, behind));
  return edge
    .mul(0.6)
    .add(stirred.mul(ripple.mul(5).add(0.75).clamp(0, 1)))
    .mul(fading)
    .clamp(0, 1);
}

/** The sea: waves that are where `seaAt` says, foam on the high ones, and the sky in it. */
export function seaOf({ deep, shallow, swell, size, glint = null, wake = 0 }: SeaLook): Mesh {
  const geometry = new PlaneGeometry(size, size, 96, 96).rotateX(-Math.PI / 2);
  const material = new MeshStandardNodeMaterial({ roughness: 0.16 });
  const z = positionLocal.z.add(wayTravelled);
  const phases = TRAINS.map(([dx, dz, high, tight]) => ({
    dx,
    dz,
    high: high * swell,
    tight,
    at: positionLocal.x
      .mul(dx)
      .add(z.mul(dz))
      .mul(tight)
      .sub(clock.mul(paceOf(tight))),
  }));
  const [first, ...others] = phases.map(({ at, high }) => sin(at).mul(high));
  const height = others.reduce((sum, one) => sum.add(one), first!);
  const lifted = varying(height.div(Math.max(0.001, swell)));
  material.positionNode = vec3(positionLocal.x, height, positionLocal.z);
  const along = (part: 'dx' | 'dz') => {
    const [one, ...rest] = phases.map((phase) => cos(phase.at).mul(phase.high * phase.tight * phase[part]));
    return rest.reduce((sum, next) => sum.add(next), one!);
  };
  const ripple = mx_fractal_noise_float(vec3(positionLocal.x.mul(3.1), z.mul(3.1), clock.mul(0.8)), 2).mul(
    0.09,
  );
  const far = positionWorld.sub(cameraPosition).length();
  const calm = smoothstep(46, 6, far);
  material.normalNode = transformNormalToView(
    vec3(
      varying(along('dx')).add(ripple).mul(calm).negate(),
      1,
      varying(along('dz')).sub(ripple).mul(calm).negate(),
    ).normalize(),
  );
  const crests = smoothstep(0.62, 0.95, lifted.add(ripple.mul(2.2))).mul(0.75);
  const foam = wake > 0 ? crests.max(wakeBehind(wake, ripple)) : crests;
  if (glint) material.emissiveNode = glitter(glint, ripple, far);
  material.colorNode = mix(
    mix(color(deep), color(shallow), smoothstep(-0.7, 0.9, lifted)),
    color('#f4f8f8'),
    foam,
  );
  const mesh = new Mesh(geometry, material);
  mesh.frustumCulled = false;
  mesh.renderOrder = 1;
  return mesh;
}
