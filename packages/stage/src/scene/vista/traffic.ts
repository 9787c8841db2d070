import { mix, vec3 } from 'three/tsl';
import { BoxGeometry, InstancedMesh, Matrix4, MeshBasicNodeMaterial } from 'three/webgpu';
import { PITCH } from './city-matter.js';
import type { Daylight } from './daylight.js';

/** Cars on the streets of a grid: those that come have white lights, those that go have red ones. */
export interface Traffic {
  readonly meshes: readonly InstancedMesh[];
  take(seconds: number): void;
}

/** Where streets are: how far to each side, and from where to where along the camera's way. */
export interface Grid {
  readonly wide: number;
  readonly from: number;
  readonly until: number;
}

const CARS = 420;
/** Units a second. */
const PACE = 2.4;
const LANE = 0.45;

interface Car {
  readonly isAcross: boolean;
  readonly street: number;
  readonly start: number;
  readonly pace: number;
}

export function trafficOn(grid: Grid, { lamps }: Daylight, random: () => number, isLapse: boolean): Traffic {
  const streets = {
    along: Math.floor(grid.wide / PITCH),
    across: Math.floor((grid.until - grid.from) / PITCH),
  };
  const fleets = [1, -1].map((way) => {
    const material = new MeshBasicNodeMaterial();
    const light = way > 0 ? vec3(2.2, 1.9, 1.4) : vec3(2.4, 0.2, 0.08);
    const body = way > 0 ? vec3(0.5, 0.5, 0.52) : vec3(0.28, 0.08, 0.07);
    material.colorNode = mix(body, light, lamps.mul(0.9).add(0.05));
    const mesh = new InstancedMesh(new BoxGeometry(0.3, 0.22, isLapse ? 2.4 : 0.62), material, CARS);
    mesh.frustumCulled = false;
    const cars = Array.from({ length: CARS }, (): Car => {
      const isAcross = random() < 0.5;
      return {
        isAcross,
        street: isAcross
          ? Math.floor(random() * streets.across)
          : Math.floor((random() * 2 - 1) * streets.along),
        start: random(),
        pace: PACE * (0.7 + 0.6 * random()),
      };
    });
    return { mesh, cars, way };
  });
  const place = new Matrix4();
  return {
    meshes: fleets.map(({ mesh }) => mesh),
    take: (seconds) => {
      for (const { mesh, cars, way } of fleets) {
        cars.forEach((car, index) => mesh.setMatrixAt(index, placed(car, { grid, way, seconds, place })));
        mesh.instanceMatrix.needsUpdate = true;
      }
    },
  };
}

/** Streets run where blocks meet: at whole pitches. */
function placed(
  { isAcross, street, start, pace }: Car,
  { grid, way, seconds, place }: { grid: Grid; way: number; seconds: number; place: Matrix4 },
): Matrix4 {
  const long = isAcross ? grid.wide * 2 : grid.until - grid.from;
  const gone = (((start * long + way * pace * seconds) % long) + long) % long;
  if (isAcross) {
    place.makeRotationY(Math.PI / 2);
    return place.setPosition(gone - grid.wide, 0.14, grid.from + street * PITCH + way * LANE);
  }
  place.identity();
  return place.setPosition((street + 0.5) * PITCH + way * LANE, 0.14, grid.from + gone);
}
