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
const [PERIOD, DROPS] = [1.25, 150];
/** How high the sheet goes, and how far out its foot is, as shares of the thing's height and breadth. */
const [SHEET, FOOT] = [0.5, 0.62];
/** Around the sheet, and up it. */
const [SIDES, STEPS] = [108, 12];
const FALL = 2.6;

/** Water that leaps up around a thing, falls, and leaps again: a sheet with fingers, and drops that leave it. */
export interface Splash {
  readonly group: Group;
  take(seconds: number): void;
}

export function splashAround({ group: { position }, size }: Actor, random: () => number): Splash {
  const unit = Math.max(size.y, size.x * 0.7);
  const foot = Math.max(size.x, size.z) * FOOT;
  const water = Object.assign(waterMatter(0.42, '#4f6c7a'), { side: 2 });
  const bead = waterMatter(0.6, '#7f9aa8');
  const fingers = Array.from({ length: SIDES }, (_, index) => fingerAt(index));
  const sheet = new Mesh(new BufferGeometry(), water);
  sheet.geometry.setIndex(sheetIndex());
  sheet.geometry.setAttribute('position', new Float32BufferAttribute(new Float32Array(SIDES * STEPS * 3), 3));
  sheet.frustumCulled = false;
  sheet.renderOrder = 3;
  const pool = new Mesh(
    new CircleGeometry(foot * 2.1, 64).rotateX(-Math.PI / 2),
    waterMatter(0.35, '#1c2830'),
  );
  pool.position.y = 0.002;
  const drops = new InstancedMesh(new SphereGeometry(1, 10, 8), bead, DROPS);
  drops.frustumCulled = false;
  const flights = Array.from({ length: DROPS }, (_, index) => flightOf(index, { random, unit, foot }));
  const all = new Group();
  all.add(pool, sheet, drops);
  all.position.set(position.x, 0, position.z);
  const take = (seconds: number): void => {
    layRing(sheet, fingers, { phase: ((seconds + 0.35) / PERIOD) % 1, unit, foot });
    flights.forEach((flight, index) => drops.setMatrixAt(index, dropAt(flight, seconds)));
    drops.instanceMatrix.needsUpdate = true;
  };
  take(0);
  return { group: all, take };
}

/** How high the sheet is there, as a share: broad tongues with rounded tips. */
function fingerAt(index: number): number {
  const turn = (index / SIDES) * Math.PI * 2;
  const broad = 0.5 + 0.5 * Math.sin(turn * 6 + Math.sin(turn * 2) * 1.2);
  const narrow = 0.5 + 0.5 * Math.sin(turn * 11 + 1);
  return 0.45 + 0.4 * broad + 0.15 * narrow;
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

/** The sheet at a share of its time: it rises soon, leans out, and sinks. */
function layRing(
  { geometry }: Mesh,
  fingers: readonly number[],
  { phase, unit, foot }: { phase: number; unit: number; foot: number },
): void {
  const places = geometry.getAttribute('position');
  const high = SHEET * unit * Math.sin(Math.PI * phase ** 0.7);
  const spread = foot * (1 + 0.5 * phase);
  for (let side = 0; side < SIDES; side += 1) {
    const turn = (side / SIDES) * Math.PI * 2;
    for (let step = 0; step < STEPS; step += 1) {
      const up = step / (STEPS - 1);
      const out = spread + unit * (0.05 + 0.22 * phase) * up ** 1.8;
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
    radius: unit * (0.008 + 0.022 * random() ** 2.5),
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
