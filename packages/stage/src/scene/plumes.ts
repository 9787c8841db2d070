import { AdditiveBlending, ConeGeometry, Mesh, MeshBasicNodeMaterial } from 'three/webgpu';
import { color, normalView, positionLocal, positionViewDirection, smoothstep } from 'three/tsl';
import type { StagePlan } from '../plan/stage-plan.js';
import type { Actor } from './actor.js';
import { clock } from './sets/ground.js';

/** Where engines are, in metres of what was built, how wide one is, and how far its fire goes. */
const ENGINES: ReadonlyMap<string, readonly (readonly [x: number, y: number, z: number, wide: number])[]> =
  new Map([
    [
      'spaceship',
      [
        [0.95, -0.05, -2.78, 0.27],
        [-0.95, -0.05, -2.78, 0.27],
        [0, 0.03, -2.58, 0.34],
      ],
    ],
  ]);
/** In its own widths. */
const LONG = 9;

/** Fire behind what flies by its engines. */
export function plumesOf({ made, prop }: Actor, { set, actors }: StagePlan): void {
  const act = actors.find(({ noun }) => noun === prop.noun)?.act;
  if (set !== 'space' && act !== 'fly') return;
  const exhaust = made.getObjectByName('exhaust');
  if (!exhaust) return;
  for (const [x, y, z, wide] of ENGINES.get(prop.noun) ?? [])
    for (const [times, hex, power] of [
      [1, '#39a8ff', 1.1],
      [0.5, '#d9f2ff', 1.7],
    ] as const)
      exhaust.add(
        plume({ at: [x, y, z], wide: wide * (0.35 + 0.65 * times), long: wide * LONG * times, hex, power }),
      );
}

interface Plume {
  readonly at: readonly [number, number, number];
  readonly wide: number;
  readonly long: number;
  readonly hex: string;
  readonly power: number;
}

function plume({ at: [x, y, z], wide, long, hex, power }: Plume): Mesh {
  const material = new MeshBasicNodeMaterial({
    transparent: true,
    depthWrite: false,
    blending: AdditiveBlending,
    fog: false,
  });
  const wave = clock.mul(31).sin().mul(0.14).add(clock.mul(12.7).add(x).sin().mul(0.12)).add(1);
  const away = positionLocal.z.negate().div(long);
  const facing = normalView.dot(positionViewDirection).abs();
  material.colorNode = color(hex).mul(
    smoothstep(1, 0, away).pow(1.4).mul(facing.pow(1.3)).mul(wave).mul(power),
  );
  const cone = new ConeGeometry(wide, long, 24, 6, true).rotateX(-Math.PI / 2).translate(0, 0, -long / 2);
  const mesh = new Mesh(cone, material);
  mesh.position.set(x, y, z);
  mesh.renderOrder = 5;
  return mesh;
}
