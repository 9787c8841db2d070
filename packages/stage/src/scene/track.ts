import {
  BoxGeometry,
  InstancedMesh,
  Matrix4,
  Mesh,
  MeshStandardNodeMaterial,
  TorusGeometry,
} from 'three/webgpu';
import { TRAINS } from '../plan/read-figures.js';
import type { Actor } from './actor.js';

/** In widths of the train: how far apart its rails are, how thick, and how long, wide and thick a sleeper is. */
const [GAUGE, RAIL, LONG, WIDE, THICK] = [0.56, 0.022, 0.95, 0.11, 0.03];
/** Where its wheels are on average, of its length. */
const AXLES = 0.26;
/** Sleepers for a unit of the way. */
const SLEEPERS = 9;

/** A round track under a train that goes in a ring on a set; empty under all else. */
export function trackUnder(main: Actor | undefined, radius: number): Mesh[] {
  if (!main || radius === 0 || !TRAINS.includes(main.prop.noun)) return [];
  const unit = main.size.x;
  // A stiff engine's middle is inside of the track and its ends are outside: the rails are between.
  const middle = Math.hypot(radius, main.size.z * AXLES);
  const steel = new MeshStandardNodeMaterial({ color: '#a9adb3', roughness: 0.35, metalness: 0.7 });
  const rails = [-1, 1].map((side) => {
    const rail = new Mesh(new TorusGeometry(middle + (side * GAUGE * unit) / 2, RAIL * unit, 8, 120), steel);
    rail.rotation.x = Math.PI / 2;
    rail.position.y = RAIL * unit;
    return rail;
  });
  return [...rails, sleepersOf(middle, unit)];
}

function sleepersOf(radius: number, unit: number): InstancedMesh {
  const count = Math.round(2 * Math.PI * radius * SLEEPERS);
  const wood = new MeshStandardNodeMaterial({ color: '#5f4330', roughness: 0.8 });
  const sleepers = new InstancedMesh(new BoxGeometry(LONG * unit, THICK * unit, WIDE * unit), wood, count);
  sleepers.receiveShadow = true;
  for (let index = 0; index < count; index += 1) {
    const turn = (index / count) * Math.PI * 2;
    const at = new Matrix4().makeRotationY(-turn);
    at.setPosition(Math.cos(turn) * radius, (THICK * unit) / 2, Math.sin(turn) * radius);
    sleepers.setMatrixAt(index, at);
  }
  return sleepers;
}
