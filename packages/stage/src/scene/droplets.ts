import {
  InstancedMesh,
  Matrix4,
  type Mesh,
  Quaternion,
  SkinnedMesh,
  SphereGeometry,
  Vector3,
} from 'three/webgpu';
import { MeshSurfaceSampler } from 'three/addons/math/MeshSurfaceSampler.js';
import type { Actor } from './actor.js';
import { waterMatter } from './water-matter.js';

const MANY = 900;
/** As shares of the thing's height: the smallest, and how much more the largest has. */
const [LEAST, MORE] = [0.0038, 0.021];
/** How flat a drop lies on what it is on. */
const FLAT = 0.42;
/** How dark the edge of a drop is, 0 to 1. */
const EDGE = 0.66;
/** Of so many drops one runs down, how fast at most, as a share of the thing's height a second, and how large. */
const RUNS = { every: 30, pace: 0.16, size: 0.011 } as const;
/** What stands as steep as this has drops that run. */
const STEEP = 0.35;
const UP = new Vector3(0, 1, 0);

interface Drop {
  readonly at: Vector3;
  readonly normal: Vector3;
  readonly radius: number;
}

/** Drops of water all over a thing, which go where it goes; some of them run down: answers how far at a time. */
export function wet(actor: Actor, random: () => number): (seconds: number) => void {
  const { group, size } = actor;
  const unit = Math.max(size.y, size.x * 0.6);
  const drops = dropsOn(actor, unit, random);
  const mesh = new InstancedMesh(new SphereGeometry(1, 7, 4), waterMatter(EDGE), drops.length);
  drops.forEach((drop, index) => mesh.setMatrixAt(index, matrixOf(drop, 0)));
  mesh.frustumCulled = false;
  group.add(mesh);
  const running = drops.flatMap(({ at, normal }, index) => {
    const isRun = index % RUNS.every === 0 && Math.abs(normal.y) < STEEP;
    return isRun ? [{ index, drop: { at, normal, radius: unit * RUNS.size }, late: random() * 4 }] : [];
  });
  return (seconds) => {
    for (const { index, drop, late } of running) {
      const run = drop.at.y;
      // It hangs, lets go, and stands still again: the next one comes from where it began.
      const t = ((seconds + late) % 4) / 4;
      const down = Math.min(run * 0.96, unit * RUNS.pace * 4 * t * t);
      mesh.setMatrixAt(index, matrixOf({ ...drop, at: drop.at.clone().setY(run - down) }, t));
    }
    mesh.instanceMatrix.needsUpdate = true;
  };
}

/** A drop lies flat on what it is on; one that runs is long. */
function matrixOf({ at, normal, radius }: Drop, long: number): Matrix4 {
  const turn = new Quaternion().setFromUnitVectors(UP, normal);
  return new Matrix4().compose(at, turn, new Vector3(radius, radius * FLAT, radius * (1 + 0.9 * long)));
}

function dropsOn({ group, made }: Actor, unit: number, random: () => number): Drop[] {
  group.updateMatrixWorld(true);
  const own = group.matrixWorld.clone().invert();
  const parts: { readonly sampler: MeshSurfaceSampler; readonly to: Matrix4; readonly area: number }[] = [];
  made.traverse((part) => {
    if (!isOutside(part)) return;
    // Its types leave out how chance is given to it.
    const sampler = Object.assign(new MeshSurfaceSampler(part), { randomFunction: random }).build();
    const { x, y, z } = part.geometry.boundingBox!.getSize(new Vector3());
    parts.push({ sampler, to: own.clone().multiply(part.matrixWorld), area: x * y + y * z + x * z });
  });
  const whole = parts.reduce((sum, { area }) => sum + area, 0);
  return Array.from({ length: parts.length > 0 ? MANY : 0 }, () => {
    let pick = random() * whole;
    const part = parts.find(({ area }) => (pick -= area) <= 0) ?? parts[0]!;
    const [at, normal] = [new Vector3(), new Vector3()];
    part.sampler.sample(at, normal);
    at.applyMatrix4(part.to);
    normal.transformDirection(part.to);
    return { at, normal, radius: unit * (LEAST + MORE * random() ** 3.5) };
  });
}

/** What is in a thing is not wet. */
const INSIDE = /liquid|drink|wine|ice|foam/i;

function isOutside(part: unknown): part is Mesh {
  const mesh = part as Mesh;
  if (!mesh.isMesh || mesh instanceof SkinnedMesh || INSIDE.test(mesh.name)) return false;
  mesh.geometry.computeBoundingBox();
  return true;
}
