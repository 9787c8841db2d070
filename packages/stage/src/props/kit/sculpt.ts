import {
  Bone,
  Box3,
  BufferAttribute,
  type BufferGeometry,
  Color,
  Float32BufferAttribute,
  type Material,
  Skeleton,
  SkinnedMesh,
  Vector3,
} from 'three';
import { type Field, melt } from './fields.js';
import type { Triple } from './maker.js';
import { meshOf } from './nets.js';

/** Asked by the million: taken out of Math once. */
const { exp, max, min } = Math;

/** A second colour over the first, as stripes and spots are, and how much of it a place shows, 0 to 1. */
export interface Mark {
  readonly colour: string;
  readonly at: Field;
}

/** A piece of clay: where it is, how wide its seam with the others is, its colours, and the bone that moves it. */
export interface Lump {
  readonly is: Field;
  readonly seam?: number;
  readonly colour?: string;
  readonly mark?: Mark | undefined;
  readonly bone?: string;
}

export interface Sculpture {
  readonly lumps: readonly Lump[];
  readonly low: Triple;
  readonly high: Triple;
  /** Metres between vertices. */
  readonly cell: number;
  readonly seam: number;
}

export function fieldOf({ lumps, seam }: Pick<Sculpture, 'lumps' | 'seam'>): Field {
  return (x, y, z) => lumps.reduce((sum, lump) => melt(sum, lump.is(x, y, z), lump.seam ?? seam), 1e6);
}

/** How much of each lump a place is, in all 1; `sharp` metres blend one into the next. */
function shares(lumps: readonly Lump[], at: Vector3, sharp: number): number[] {
  const far = lumps.map((lump) => lump.is(at.x, at.y, at.z));
  const nearest = min(...far);
  const raw = far.map((value) => exp((nearest - value) / sharp));
  const sum = raw.reduce((all, value) => all + value, 0);
  return raw.map((value) => value / sum);
}

/** A share that no eye sees. */
const LEAST = 1e-4;

function tonesOf({ colour = '#ffffff', mark }: Lump): (at: Vector3) => Color {
  const own = new Color(colour);
  if (!mark) return () => own.clone();
  const other = new Color(mark.colour);
  return ({ x, y, z }) => own.clone().lerp(other, mark.at(x, y, z));
}

/** Lumps melted into one skin, with their colours at its vertices. */
export function sculpted(sculpture: Sculpture): BufferGeometry {
  const { lumps, low, high, cell } = sculpture;
  const made = meshOf(fieldOf(sculpture), new Box3(new Vector3(...low), new Vector3(...high)), cell);
  if (!lumps.some((lump) => lump.colour)) return made;
  const places = made.getAttribute('position');
  const colours = new Float32Array(places.count * 3);
  const tones = lumps.map(tonesOf);
  for (let i = 0; i < places.count; i += 1) {
    const at = new Vector3().fromBufferAttribute(places, i);
    const share = shares(lumps, at, cell * 0.35);
    const sum = new Color(0, 0, 0);
    tones.forEach((tone, k) => {
      const part = share[k] ?? 0;
      if (part > LEAST) sum.add(tone(at).multiplyScalar(part));
    });
    sum.toArray(colours, i * 3);
  }
  made.setAttribute('color', new BufferAttribute(colours, 3));
  return made;
}

/** A bone: its name, where it turns, and the bone that carries it. */
export interface Joint {
  readonly name: string;
  readonly at: Triple;
  readonly from?: string;
}

/** "ear.*" is the left one or the right one, by where it is. */
const boneAt = (lump: Lump | undefined, { x }: Vector3): string =>
  (lump?.bone ?? '').replace('*', x > 0 ? 'l' : 'r');

function weigh(
  geometry: BufferGeometry,
  lumps: readonly Lump[],
  names: readonly string[],
  soft: number,
): void {
  const places = geometry.getAttribute('position');
  const indices: number[] = [];
  const weights: number[] = [];
  for (let i = 0; i < places.count; i += 1) {
    const all = names.map(() => 0);
    const at = new Vector3().fromBufferAttribute(places, i);
    shares(lumps, at, soft).forEach((share, k) => {
      const bone = max(0, names.indexOf(boneAt(lumps[k], at)));
      all[bone] = (all[bone] ?? 0) + share;
    });
    const best = all.map((share, bone) => [share, bone] as const).sort((a, b) => b[0] - a[0]);
    const four = [0, 1, 2, 3].map((k) => best[k] ?? ([0, 0] as const));
    const sum = four.reduce((total, [share]) => total + share, 0);
    indices.push(...four.map(([, bone]) => bone));
    weights.push(...four.map(([share]) => share / sum));
  }
  geometry.setAttribute('skinIndex', new BufferAttribute(new Uint16Array(indices), 4));
  geometry.setAttribute('skinWeight', new Float32BufferAttribute(weights, 4));
}

/** One skin over bones: the first joint is the root, and every bone stands in the mesh under its name. */
export function skinned(sculpture: Sculpture, joints: readonly Joint[], material: Material): SkinnedMesh {
  const geometry = sculpted(sculpture);
  weigh(
    geometry,
    sculpture.lumps,
    joints.map((joint) => joint.name),
    sculpture.seam * 0.35,
  );
  const bones = joints.map((joint) => Object.assign(new Bone(), { name: joint.name }));
  joints.forEach((joint, i) => {
    const parent = joint.from ? joints.findIndex((other) => other.name === joint.from) : -1;
    const origin = joints[parent]?.at ?? [0, 0, 0];
    bones[i]?.position.set(joint.at[0] - origin[0], joint.at[1] - origin[1], joint.at[2] - origin[2]);
    const bone = bones[i];
    if (bone && parent >= 0) bones[parent]?.add(bone);
  });
  const mesh = new SkinnedMesh(geometry, material);
  for (const bone of bones) if (!bone.parent) mesh.add(bone);
  mesh.updateMatrixWorld(true);
  mesh.bind(new Skeleton(bones));
  return mesh;
}
