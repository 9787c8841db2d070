import { random } from '@clipwright/sketch/clip';
import {
  InstancedMesh,
  Matrix4,
  MeshStandardNodeMaterial,
  type Object3D,
  Quaternion,
  SphereGeometry,
  Vector3,
} from 'three/webgpu';
import { TRAINS } from '../../plan/read-figures.js';
import type { SetName, StagePlan } from '../../plan/stage-plan.js';
import type { Actor } from '../actor.js';
import { actIn } from './doing.js';

/** What comes off the ground under feet and wheels, by where they are. */
const GROUNDS: Readonly<Partial<Record<SetName, string>>> = {
  desert: '#d8b98c',
  beach: '#e2d2ac',
  meadow: '#b9a583',
  mountains: '#b3a48c',
  snow: '#f6fafd',
  mars: '#c98558',
  moon: '#b4b4b8',
  forest: '#a08a6c',
  road: '#c0b7a9',
};
const [SPRAY, SMOKE, STEAM] = ['#f2f8fb', '#e4e2de', '#fbfaf7'];

/** How puffs come: seconds that one lasts, how large it gets, how fast it rises and how wide it strays, all in heights of its source. */
interface Kind {
  readonly seconds: number;
  readonly size: number;
  readonly rise: number;
  readonly stray: number;
  readonly thick: number;
  readonly count: number;
}

const KICKED: Kind = { seconds: 0.9, size: 0.085, rise: 0.17, stray: 0.12, thick: 0.5, count: 26 };
const STIRRED: Kind = { seconds: 1.3, size: 0.42, rise: 0.26, stray: 0.42, thick: 0.36, count: 40 };
const SKIDDED: Kind = { seconds: 1.3, size: 0.5, rise: 0.28, stray: 0.4, thick: 0.42, count: 44 };
const BLOWN: Kind = { seconds: 1.6, size: 0.24, rise: 0.55, stray: 0.08, thick: 0.62, count: 36 };

/** Where puffs come from: a place of a thing, and how they are. */
interface Source {
  readonly from: Object3D;
  readonly at: Vector3;
  readonly kind: Kind;
  readonly colour: string;
  /** Units. */
  readonly tall: number;
  readonly mover: Object3D;
}

/** What is thrown up behind who runs and what drives, and steam that a locomotive leaves behind: as meshes, and how they go on. */
export function puffsBehind(
  actors: readonly Actor[],
  plan: StagePlan,
  speed: number,
): { readonly meshes: readonly Object3D[]; take(seconds: number): void } {
  const trails = actors.flatMap((one) => sourcesOf(one, plan, speed)).map((source) => trailOf(source, speed));
  return {
    meshes: trails.map(({ mesh }) => mesh),
    take: (seconds) => {
      for (const { take } of trails) take(seconds);
    },
  };
}

function sourcesOf(one: Actor, plan: StagePlan, speed: number): Source[] {
  const { group, made, size } = one;
  const chimney = TRAINS.includes(one.prop.noun) ? made.getObjectByName('steam') : undefined;
  const source = { mover: group, tall: size.y };
  if (chimney && !isToy(one, plan))
    return [{ ...source, from: chimney, at: new Vector3(), kind: BLOWN, colour: STEAM }];
  if (speed === 0) return [];
  if (actIn(plan, one) === 'drift')
    return atWheels(one).map((at) => ({ ...source, from: group, at, kind: SKIDDED, colour: SMOKE }));
  const colour = colourFor(one, plan);
  if (colour === null) return [];
  if (one.isFigure) return [{ ...source, from: group, at: new Vector3(0, 0.02, 0), kind: KICKED, colour }];
  return atWheels(one).map((at) => ({ ...source, from: group, at, kind: STIRRED, colour }));
}

const isToy = ({ prop }: Actor, { actors }: StagePlan): boolean =>
  actors.some(({ noun, isToy: is }) => noun === prop.noun && is);

/** Who runs on soft ground, and what drives there; water sprays behind what goes on it. */
function colourFor(one: Actor, plan: StagePlan): string | null {
  const act = actIn(plan, one);
  if (act === undefined || act === 'stand') return null;
  if (one.isFigure) return act === 'run' && one.prop.stands.includes('ground') ? groundOf(plan) : null;
  return one.prop.stands[0] === 'water' ? sprayOn(plan) : dustOf(one, plan);
}

const sprayOn = ({ set }: StagePlan): string | null => (WATERS.includes(set) ? SPRAY : null);

/** A road is swept by all that drives on it. */
const dustOf = (one: Actor, plan: StagePlan): string | null =>
  plan.set !== 'road' && hasWheels(one) ? groundOf(plan) : null;

const WATERS: readonly SetName[] = ['sea', 'lake'];

/** Under snow every ground is white. */
function groundOf({ set, sky }: StagePlan): string | null {
  const colour = GROUNDS[set] ?? null;
  const isWhite = sky !== null && (sky.season === 'winter' || sky.airs.includes('snow'));
  return colour !== null && isWhite ? GROUNDS.snow! : colour;
}

const hasWheels = ({ prop }: Actor): boolean =>
  (prop.moves ?? []).some(({ part }) => part.startsWith('wheel')) && !TRAINS.includes(prop.noun);

/** Behind both sides. */
const atWheels = ({ size }: Actor): Vector3[] =>
  [1, -1].map((side) => new Vector3(side * size.x * 0.32, size.y * 0.06, -size.z * 0.36));

function trailOf(
  { from, at, kind, colour, tall, mover }: Source,
  speed: number,
): { readonly mesh: InstancedMesh; take(seconds: number): void } {
  const { seconds: lasts, size, rise, stray, thick, count } = kind;
  const material = new MeshStandardNodeMaterial({
    color: colour,
    roughness: 1,
    transparent: true,
    opacity: thick,
    depthWrite: false,
  });
  const mesh = new InstancedMesh(new SphereGeometry(1, 10, 7), material, count);
  mesh.frustumCulled = false;
  mesh.renderOrder = 4;
  const chance = random(count * 7 + Math.round(at.x * 100));
  const strays = Array.from({ length: count }, () => [chance() - 0.5, chance(), chance() - 0.5] as const);
  const [place, matrix] = [new Vector3(), new Matrix4()];
  // Of the road: a drifting car slides on along it, whichever way its nose points.
  const back = new Vector3(0, 0, -1)
    .applyQuaternion(mover.getWorldQuaternion(new Quaternion()))
    .multiplyScalar(speed * 0.85);
  return {
    mesh,
    take: (seconds) => {
      from.updateWorldMatrix(true, false);
      from.localToWorld(place.copy(at));
      mesh.parent?.worldToLocal(place);
      strays.forEach(([x, y, z], index) => {
        const life = (index / count + seconds / lasts) % 1;
        const age = life * lasts;
        const grown = tall * size * (0.25 + 0.75 * life) * Math.sin(Math.PI * life ** 0.6) * (0.6 + 0.8 * y);
        const wide = tall * stray * (0.2 + life);
        matrix.makeScale(grown, grown * 0.9, grown);
        matrix.setPosition(
          place.x + back.x * age + x * wide,
          Math.max(grown * 0.3, place.y + tall * rise * age * (0.4 + y)),
          place.z + back.z * age + z * wide,
        );
        mesh.setMatrixAt(index, matrix);
      });
      mesh.instanceMatrix.needsUpdate = true;
    },
  };
}
