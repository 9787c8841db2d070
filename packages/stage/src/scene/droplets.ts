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

const MANY = 600;
/** As shares of the thing's height: the smallest, and how much more the largest has. */
const [LEAST, MORE] = [0.004, 0.019];
/** How flat a drop lies on what it is on. */
const FLAT = 0.5;
/** How dark the edge of a drop is, 0 to 1. */
const EDGE = 0.55;
const UP = new Vector3(0, 1, 0);

/** Drops of water all over a thing, which go where it goes. */
export function wet({ group, made, size }: Actor, random: () => number): void {
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
  const unit = Math.max(size.y, size.x * 0.6);
  const material = waterMatter(EDGE);
  const count = parts.length > 0 ? MANY : 0;
  const drops = new InstancedMesh(new SphereGeometry(1, 7, 5), material, count);
  const [at, normal] = [new Vector3(), new Vector3()];
  for (let index = 0; index < count; index += 1) {
    let pick = random() * whole;
    const part = parts.find(({ area }) => (pick -= area) <= 0) ?? parts[0]!;
    part.sampler.sample(at, normal);
    at.applyMatrix4(part.to);
    normal.transformDirection(part.to);
    const radius = unit * (LEAST + MORE * random() ** 4);
    drops.setMatrixAt(
      index,
      new Matrix4().compose(
        at,
        new Quaternion().setFromUnitVectors(UP, normal),
        new Vector3(radius, radius * FLAT, radius),
      ),
    );
  }
  drops.frustumCulled = false;
  group.add(drops);
}

/** What is in a thing is not wet. */
const INSIDE = /liquid|drink|wine|label|ice|foam/i;

function isOutside(part: unknown): part is Mesh {
  const mesh = part as Mesh;
  if (!mesh.isMesh || mesh instanceof SkinnedMesh || INSIDE.test(mesh.name)) return false;
  mesh.geometry.computeBoundingBox();
  return true;
}
