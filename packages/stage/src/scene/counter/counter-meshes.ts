import {
  BoxGeometry,
  Color,
  Mesh,
  MeshLambertNodeMaterial,
  Vector3,
  type WebGPURenderer,
} from 'three/webgpu';
import { color, fract, positionWorld, smoothstep, texture, vec3 } from 'three/tsl';
import type { CounterPlan } from '../../plan/stage-plan.js';
import type { Hex } from '../mood.js';
import { bakedColour, bakeSurface } from '../sets/bake-surface.js';
import { evenly, marble, type Paint, stone, wood } from '../sets/surface-paints.js';
import type { AtCounter } from './at-counter.js';

const PAINTS: Readonly<Record<CounterPlan['matter'], (hex: Hex, seed: number) => Paint>> = {
  wood,
  marble,
  stone,
  plain: evenly,
};
const OWN: Readonly<Record<CounterPlan['matter'], Hex>> = {
  wood: '#98714c',
  marble: '#f1eeea',
  stone: '#8a8780',
  plain: '#c6c9c9',
};
const FRONTS: Readonly<Record<CounterPlan['matter'], Hex>> = {
  wood: '#6b4c36',
  marble: '#5c4a3c',
  stone: '#4d4540',
  plain: '#8d9396',
};
/** How much of a table one painting covers, and how far under its top the front is. */
const [TILE, UNDER] = [2.4, 0.04];
/** How wide the boards of its front are. */
const BOARD = 0.3;

/** A table's top and the board below its edge, which hides who stands behind it down to the floor. */
export function counterMeshes(
  renderer: WebGPURenderer,
  { slab, high }: Pick<AtCounter, 'slab' | 'high'>,
  { plan, around, seed }: { plan: CounterPlan; around: Hex; seed: number },
): Mesh[] {
  const size = slab.getSize(new Vector3());
  const middle = slab.getCenter(new Vector3());
  const paint = PAINTS[plan.matter](plan.colour ?? OWN[plan.matter], seed % 97);
  const baked = bakedColour(texture(bakeSurface(renderer, paint), positionWorld.xz.div(TILE).add(0.5)));
  const top = new MeshLambertNodeMaterial();
  top.colorNode = baked.mul(0.8);
  top.emissiveNode = baked.mul(color(around));
  const front = new MeshLambertNodeMaterial();
  const seam = smoothstep(0.015, 0.035, fract(positionWorld.x.div(BOARD)).sub(0.5).abs());
  const boards = vec3(...new Color(FRONTS[plan.matter]).toArray()).mul(seam.mul(0.3).add(0.7));
  front.colorNode = boards;
  front.emissiveNode = boards.mul(color(around));
  const tall = high - size.y;
  const board = new Mesh(new BoxGeometry(size.x - 0.06, tall, 0.03), front);
  board.position.set(middle.x, slab.min.y - tall / 2, slab.max.z - UNDER);
  const slabMesh = new Mesh(new BoxGeometry(size.x, size.y, size.z), top);
  slabMesh.position.copy(middle);
  slabMesh.receiveShadow = board.receiveShadow = true;
  slabMesh.castShadow = true;
  return [slabMesh, board];
}
