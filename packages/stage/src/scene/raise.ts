import {
  AdditiveBlending,
  CircleGeometry,
  CylinderGeometry,
  Group,
  Mesh,
  MeshBasicNodeMaterial,
} from 'three/webgpu';
import { color, normalView, positionLocal, positionViewDirection, smoothstep, uv, vec2 } from 'three/tsl';
import type { StagePlan } from '../plan/stage-plan.js';
import type { Actor } from './actor.js';
import { clock } from './sets/ground.js';

const NO_GROUND: readonly StagePlan['set'][] = ['sky', 'space'];

/** Lifts what flies off the ground. */
export function raise(actors: readonly Actor[], plan: StagePlan): void {
  for (const one of actors) if (flies(one, plan)) lift(one, plan);
}

const AFLOAT = 0.24;
/** How high over the ground what sends light down to it is, in units. */
const BEAM = 0.8;

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
  const isBeaming = prop.noun === 'ufo' && sky?.airs.includes('sunrays') === true;
  const high = Math.max(isBeaming ? BEAM : 0.4, size.y * 0.6);
  group.position.y = high;
  // A thing has measures of its own, and not those of the stage.
  if (isBeaming) group.add(beam(high / group.scale.y, (size.x * 0.42) / group.scale.x));
}

/** Light down to the ground: a cone that is soft at its sides and thins out below, a brighter one in it, and where it falls. */
function beam(tall: number, wide: number): Group {
  const whole = new Group();
  const cone = (share: number, power: number): Mesh => {
    const material = shining();
    const across = normalView.dot(positionViewDirection).abs();
    material.colorNode = color('#bff5d8').mul(power);
    material.opacityNode = across
      .pow(1.6)
      .mul(
        smoothstep(-tall * 0.62, tall * 0.6, positionLocal.y)
          .mul(0.75)
          .add(0.2),
      )
      .mul(clock.mul(3.1).sin().mul(0.1).add(0.9))
      .mul(0.5);
    const mesh = new Mesh(
      new CylinderGeometry(wide * 0.3 * share, wide * share, tall, 40, 1, true),
      material,
    );
    mesh.position.y = -tall / 2 + 0.06;
    return mesh;
  };
  const pool = new Mesh(new CircleGeometry(wide * 1.55, 40).rotateX(-Math.PI / 2), shining());
  const out = uv().sub(vec2(0.5)).length().mul(2);
  Object.assign(pool.material, {
    colorNode: color('#aef7cf').mul(0.85),
    opacityNode: smoothstep(1, 0.35, out).mul(0.75),
  });
  pool.position.y = -tall + 0.03;
  whole.add(pool, cone(1, 0.7), cone(0.55, 1.1));
  for (const one of whole.children) one.renderOrder = 4;
  return whole;
}

const shining = (): MeshBasicNodeMaterial =>
  new MeshBasicNodeMaterial({
    transparent: true,
    depthWrite: false,
    blending: AdditiveBlending,
    fog: false,
  });
