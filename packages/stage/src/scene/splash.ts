import {
  BufferGeometry,
  CircleGeometry,
  Float32BufferAttribute,
  Group,
  InstancedMesh,
  Matrix4,
  Mesh,
  Quaternion,
  SphereGeometry,
  Vector3,
} from 'three/webgpu';
import type { Actor } from './actor.js';
import { waterMatter } from './water-matter.js';

/** How long one splash takes, in seconds, and how many drops fly at once. */
const [PERIOD, DROPS] = [1.25, 130];
/** How high the sheet goes, and how far out its foot is, as shares of the thing's height and breadth. */
const [SHEET, FOOT] = [0.42, 0.6];
/** Around the sheet, and up it. */
const [SIDES, STEPS] = [144, 12];
/** How many points the crown has, and how large the bead on each is, as a share of the thing. */
const [POINTS, BEAD] = [16, 0.026];
const FALL = 2.6;

/** Water that leaps up around a thing, falls, and leaps again: a sheet with fingers, and drops that leave it. */
export interface Splash {
  readonly group: Group;
  take(seconds: number): void;
}

export function splashAround({ group: { position }, size }: Actor, random: () => number): Splash {
  const unit = Math.max(size.y, size.x * 0.7);
  const foot = Math.max(size.x, size.z) * FOOT;
  const water = Object.assign(waterMatter(0.5, '#1d3240'), { side: 2 });
  const bead = waterMatter(0.55, '#14222c');
  const fingers = Array.from({ length: SIDES }, (_, index) => fingerAt(index));
  const sheet = new Mesh(new BufferGeometry(), water);
  sheet.geometry.setIndex(sheetIndex());
  sheet.geometry.setAttribute('position', new Float32BufferAttribute(new Float32Array(SIDES * STEPS * 3), 3));
  sheet.frustumCulled = false;
  sheet.renderOrder = 3;
  const pool = new Mesh(
    puddle(foot * 2),
    Object.assign(waterMatter(0.3, '#0c1418'), { envMapIntensity: 0.45 }),
  );
  pool.position.y = 0.002;
  const crown = new InstancedMesh(new SphereGeometry(1, 12, 9), bead, POINTS);
  const drops = new InstancedMesh(new SphereGeometry(1, 10, 8), bead, DROPS);
  for (const one of [crown, drops]) Object.assign(one, { frustumCulled: false, renderOrder: 3 });
  const flights = Array.from({ length: DROPS }, (_, index) => flightOf(index, { random, unit, foot }));
  const all = new Group();
  all.add(pool, sheet, crown, drops);
  all.position.set(position.x, 0, position.z);
  const take = (seconds: number): void => {
    const ring = { phase: ((seconds + 0.35) / PERIOD) % 1, unit, foot };
    layRing(sheet, fingers, ring);
    beadsOn(crown, ring);
    flights.forEach((flight, index) => drops.setMatrixAt(index, dropAt(flight, seconds)));
    drops.instanceMatrix.needsUpdate = true;
  };
  take(0);
  return { group: all, take };
}

/** How high the sheet is there, as a share: between its points it hangs in bows. */
function fingerAt(index: number): number {
  const turn = (index / SIDES) * Math.PI * 2;
  const point = Math.abs(Math.cos((turn * POINTS) / 2)) ** 2.4;
  return tallAt(turn) * (0.52 + 0.48 * point);
}

/** Not all points are as tall. */
const tallAt = (turn: number): number => 0.78 + 0.16 * Math.sin(turn * 3 + 0.6) + 0.06 * Math.sin(turn * 7);

/** Water that lies there, with no even edge. */
function puddle(radius: number): BufferGeometry {
  const disc = new CircleGeometry(radius, 64);
  const places = disc.getAttribute('position');
  for (let at = 0; at < places.count; at += 1) {
    const [x, y] = [places.getX(at), places.getY(at)];
    const turn = Math.atan2(y, x);
    const grown = 0.82 + 0.12 * Math.sin(turn * 3 + 1) + 0.06 * Math.sin(turn * 7);
    places.setXY(at, x * grown, y * grown);
  }
  return disc.rotateX(-Math.PI / 2);
}

function sheetIndex(): number[] {
  const rows: number[] = [];
  for (let side = 0; side < SIDES; side += 1)
    for (let step = 0; step < STEPS - 1; step += 1) {
      const [one, next] = [side * STEPS + step, ((side + 1) % SIDES) * STEPS + step];
      rows.push(one, next, one + 1, next, next + 1, one + 1);
    }
  return rows;
}

/** How far a splash has come, as a share of its time. */
interface Ring {
  readonly phase: number;
  readonly unit: number;
  readonly foot: number;
}

const crownOf = ({ phase, unit, foot }: Ring): readonly [number, number] => [
  SHEET * unit * Math.sin(Math.PI * phase ** 0.7),
  foot * (1 + 0.45 * phase),
];

/** It leans out the more the higher it is. */
const outAt = (up: number, spread: number, { phase, unit }: Omit<Ring, 'foot'>): number =>
  spread + unit * (0.05 + 0.2 * phase) * up ** 1.8;

/** The sheet at a share of its time: it rises soon, leans out, and sinks. */
function layRing({ geometry }: Mesh, fingers: readonly number[], { phase, unit, foot }: Ring): void {
  const places = geometry.getAttribute('position');
  const [high, spread] = crownOf({ phase, unit, foot });
  for (let side = 0; side < SIDES; side += 1) {
    const turn = (side / SIDES) * Math.PI * 2;
    for (let step = 0; step < STEPS; step += 1) {
      const up = step / (STEPS - 1);
      const out = outAt(up, spread, { phase, unit });
      places.setXYZ(
        side * STEPS + step,
        Math.cos(turn) * out,
        high * fingers[side]! * up,
        Math.sin(turn) * out,
      );
    }
  }
  places.needsUpdate = true;
  geometry.computeVertexNormals();
}

/** A round bead on each point of the crown, which grows as that thins out. */
function beadsOn(crown: InstancedMesh, ring: Ring): void {
  const [high, spread] = crownOf(ring);
  for (let index = 0; index < POINTS; index += 1) {
    const turn = (index / POINTS) * Math.PI * 2;
    const out = outAt(1, spread, ring);
    const radius = ring.unit * BEAD * (0.5 + 0.6 * ring.phase) * (0.8 + 0.3 * Math.sin(index * 2.3));
    at.set(Math.cos(turn) * out, high * tallAt(turn), Math.sin(turn) * out);
    crown.setMatrixAt(index, new Matrix4().compose(at, upright, scale.setScalar(radius)));
  }
  crown.instanceMatrix.needsUpdate = true;
}

interface Flight {
  readonly from: Vector3;
  readonly speed: Vector3;
  readonly radius: number;
  readonly late: number;
  readonly unit: number;
}

function flightOf(
  index: number,
  { random, unit, foot }: { random: () => number; unit: number; foot: number },
): Flight {
  const turn = index * 2.39996 + random();
  const way = new Vector3(Math.cos(turn), 0, Math.sin(turn));
  const out = unit * (0.15 + random() * 0.55);
  return {
    from: way.clone().multiplyScalar(foot * (0.9 + random() * 0.3)),
    speed: way.multiplyScalar(out).setY(unit * (0.9 + random() * 1)),
    radius: unit * (0.006 + 0.018 * random() ** 2.5),
    late: random() * PERIOD,
    unit,
  };
}

const upright = new Quaternion();
const at = new Vector3();
const scale = new Vector3();

/** Where a drop is, long as it flies; it is gone where it has landed. */
function dropAt({ from, speed, radius, late, unit }: Flight, seconds: number): Matrix4 {
  const time = (seconds + late) % PERIOD;
  const fall = FALL * unit * time;
  at.copy(from).addScaledVector(speed, time);
  at.y -= (fall * time) / 2;
  const rise = speed.y - fall;
  const long = 1 + Math.min(1.2, Math.abs(rise) / unit / 2);
  scale.setScalar(at.y < 0 ? 0 : radius);
  scale.y *= long;
  return new Matrix4().compose(at, upright, scale);
}
