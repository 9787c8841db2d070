import { AdditiveBlending, ConeGeometry, Mesh, MeshBasicNodeMaterial, type Object3D } from 'three/webgpu';
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

/** Whoever has no bones dances as a toy does: it hops and turns to and fro. */
export function dancersOf(actors: readonly Actor[], plan: StagePlan): ((seconds: number) => void) | null {
  const dances = ({ prop, isFigure }: Actor): boolean =>
    !isFigure && plan.actors.some(({ noun, act }) => noun === prop.noun && act === 'dance');
  const toys = actors.filter(dances).map(({ group, made }) => ({
    group,
    turn: group.rotation.y,
    high: group.position.y,
    limbs: limbsOf(made),
  }));
  if (toys.length === 0) return null;
  return (seconds) => {
    for (const { group, turn, high, limbs } of toys) {
      for (const limb of limbs) limb(seconds);
      group.position.y = high + 0.07 * Math.abs(Math.sin(seconds * 5));
      group.rotation.y = turn + 0.55 * Math.sin(seconds * 2.5);
      group.rotation.z = 0.09 * Math.sin(seconds * 5);
    }
  };
}

/** Arms that go up by turns, feet that are lifted, and a head that nods. */
const limbsOf = (made: Object3D): ((seconds: number) => void)[] =>
  LIMBS.flatMap(({ name, axis, turn }) => {
    const part = made.getObjectByName(name);
    if (!part) return [];
    const rest = part.rotation[axis];
    return [(seconds: number): void => void (part.rotation[axis] = rest + turn(seconds * 5))];
  });

const LIMBS: readonly {
  readonly name: string;
  readonly axis: 'x' | 'y' | 'z';
  readonly turn: (beat: number) => number;
}[] = [
  { name: 'arm.l', axis: 'z', turn: (beat) => 1.25 + 0.95 * Math.sin(beat) },
  { name: 'arm.r', axis: 'z', turn: (beat) => -1.25 + 0.95 * Math.sin(beat) },
  { name: 'leg.l', axis: 'x', turn: (beat) => -0.5 * Math.max(0, Math.sin(beat)) },
  { name: 'leg.r', axis: 'x', turn: (beat) => -0.5 * Math.max(0, -Math.sin(beat)) },
  { name: 'head', axis: 'z', turn: (beat) => 0.16 * Math.sin(beat + 0.6) },
];

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
