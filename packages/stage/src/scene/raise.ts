import { AdditiveBlending, ConeGeometry, Mesh, MeshBasicNodeMaterial } from 'three/webgpu';
import { color, positionLocal, smoothstep } from 'three/tsl';
import type { StagePlan } from '../plan/stage-plan.js';
import type { Actor } from './actor.js';

const NO_GROUND: readonly StagePlan['set'][] = ['sky', 'space'];

/** Lifts what flies off the ground. */
export function raise(actors: readonly Actor[], plan: StagePlan): void {
  for (const one of actors) if (flies(one, plan)) lift(one, plan);
}

const AFLOAT = 0.24;

/** On a set, what is said to float does so above its shadow. */
export function float(actors: readonly Actor[], { actors: [main], set }: StagePlan): void {
  if (!main || set === 'water' || set === 'room' || (main.verb !== 'float' && main.act !== 'fly')) return;
  for (const one of actors) if (!one.isFigure) one.group.position.y += AFLOAT;
}

function flies({ prop, isFigure }: Actor, { actors, set }: StagePlan): boolean {
  const act = actors.find(({ noun }) => noun === prop.noun)?.act;
  return !isFigure && act === 'fly' && prop.stands.includes('air') && !NO_GROUND.includes(set);
}

function lift({ group, size, prop }: Actor, { sky }: StagePlan): void {
  const high = Math.max(0.4, size.y * 0.6);
  group.position.y = high;
  if (prop.noun === 'ufo' && sky?.airs.includes('sunrays')) group.add(beam(high, size.x * 0.4));
}

/** A cone of light down to the ground. */
function beam(tall: number, wide: number): Mesh {
  const material = new MeshBasicNodeMaterial({
    transparent: true,
    depthWrite: false,
    blending: AdditiveBlending,
    fog: false,
  });
  material.colorNode = color('#bff5d8');
  material.opacityNode = smoothstep(-tall / 2, tall / 2, positionLocal.y)
    .mul(0.32)
    .add(0.1);
  const mesh = new Mesh(new ConeGeometry(wide, tall * 1.15, 32, 1, true), material);
  mesh.position.y = -tall / 2 + 0.06;
  mesh.renderOrder = 2;
  return mesh;
}
