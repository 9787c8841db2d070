import { Mesh, MeshBasicNodeMaterial, PlaneGeometry, type Vector3 } from 'three/webgpu';
import { smoothstep, uv, vec2 } from 'three/tsl';
import type { StagePlan } from '../../plan/stage-plan.js';
import type { Actor } from '../actor.js';
import { actIn } from './doing.js';

/** How far a body is turned from the way that it goes, in radians, and how far it leans out. */
const [TURNED, SWAYS, LEANS] = [0.6, 0.16, 0.05];

/** Cars that drift are turned against the way that they go, and slide on it. */
export function driftersOf(actors: readonly Actor[], plan: StagePlan): ((seconds: number) => void)[] {
  return actors
    .filter((one) => actIn(plan, one) === 'drift')
    .map(({ group, made, size }) => {
      group.add(darkUnder(size, group.scale.x));
      const turn = group.rotation.y;
      return (seconds) => {
        const swing = Math.sin(seconds * 1.7 + 0.5);
        group.rotation.y = turn - TURNED - SWAYS * swing;
        made.rotation.z = LEANS * (1 + 0.3 * Math.sin(seconds * 9));
      };
    });
}

/** Boats that go by wind. */
const SAILS: readonly string[] = ['sailboat', 'sailing ship'];
/** How far wind has them lean over, in radians, and how far that changes. */
const [HEEL, GUSTS] = [0.16, 0.05];

/** Whether a boat that the wind takes along is what a clip is about, out on the water. */
export const isUnderSail = ({ set, actors: [main] }: StagePlan): boolean =>
  (set === 'sea' || set === 'lake') && main !== undefined && !main.isToy && SAILS.includes(main.noun);

/** Boats under sail lean with the wind, and meet the waves with their bows. */
export function sailingOf(actors: readonly Actor[], plan: StagePlan): ((seconds: number) => void)[] {
  if (!isUnderSail(plan)) return [];
  return actors
    .filter(({ prop }) => SAILS.includes(prop.noun))
    .map(({ made }) => {
      const { x, z } = made.rotation;
      return (seconds) => {
        made.rotation.z = z - HEEL - GUSTS * Math.sin(seconds * 1.15);
        made.rotation.x = x + 0.045 * Math.sin(seconds * 1.9 + 0.6);
      };
    });
}

/** The dark under a car that slides about: wheels do not float on a road. */
function darkUnder({ x, z }: Vector3, scale: number): Mesh {
  const material = new MeshBasicNodeMaterial({ color: '#05060a', transparent: true, depthWrite: false });
  const off = uv().sub(vec2(0.5)).abs().mul(2);
  material.opacityNode = smoothstep(1, 0.55, off.x)
    .mul(smoothstep(1, 0.7, off.y))
    .mul(0.85);
  const mesh = new Mesh(new PlaneGeometry(x * 1.16, z * 1.06).rotateX(-Math.PI / 2), material);
  mesh.scale.setScalar(1 / scale);
  mesh.position.y = 0.014 / scale;
  mesh.renderOrder = 2;
  return mesh;
}
