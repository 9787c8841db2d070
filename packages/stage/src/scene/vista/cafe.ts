import { random } from '@clipwright/sketch/clip';
import {
  BoxGeometry,
  type BufferGeometry,
  CylinderGeometry,
  InstancedMesh,
  Matrix4,
  Mesh,
  MeshLambertNodeMaterial,
  type Object3D,
  TorusGeometry,
} from 'three/webgpu';
import { findProp } from '../../props/index.js';
import { actorOf } from '../actor.js';
import { joined, lampMatter, lightShape, painted, postShape } from '../outdoors/decor.js';
import { groundOf } from '../outdoors/land.js';
import { trafficOf } from '../outdoors/traffic.js';
import { wallMatter } from './city-matter.js';
import { greenery, type Spot } from './greenery.js';
import { Masonry } from './masonry.js';
import { townHouse } from './towers.js';
import { guestsAt, type Place } from './guests.js';
import type { Vista, VistaFor } from './vista.js';

/** How many metres a unit of masonry is here, and where the fronts of the houses are on both sides. */
const [UNIT, LEFT, RIGHT] = [5, -5.2, 8.6];
/** From where to where the café's front goes. */
const [FRONT, BACK] = [4.5, -9.5];

/** A street with a café: its awning and tables, trees along the way, and what towers at its end. */
export function cafeOf(made: VistaFor): Vista {
  const { renderer, light, seed, sky, plan } = made;
  const chance = random(seed);
  const houses = new Mesh(housesShape(chance), wallMatter(renderer, light));
  houses.scale.setScalar(UNIT);
  const front = new Mesh(frontShape(), new MeshLambertNodeMaterial({ vertexColors: true }));
  front.castShadow = front.receiveShadow = true;
  const ground = groundOf(
    renderer,
    {
      main: '#a39a8c',
      other: '#b3a999',
      tile: 4,
      strip: { half: 2.1, main: '#6d675f', other: '#7b746a', slabs: true },
    },
    { around: light.mood.onGround, seed },
  );
  ground.position.x = 3.6;
  const sight = sightOf(plan, seed);
  const isDark = sky.time === 'night' || sky.time === 'dusk';
  const passers = trafficOf({ ...PASSERS, seed: seed + 9, isDark });
  const guests = guestsAt(spotsOf());
  return {
    objects: [
      ground,
      houses,
      front,
      panes(isDark ? 1 : 0.35),
      ...seats(),
      ...lamps(isDark),
      ...greenery('tree', trees(chance), sky.season, { seed, detail: 2 }),
      ...(sight ? [sight] : []),
      ...guests.map(({ mesh }) => mesh),
      ...passers.map(({ row }) => row.mesh),
    ],
    view: { aim: [-0.7, 2.5, -8], away: 14, above: 0.02, sweep: 0.16, onward: 0.35, lens: 42 },
    haze: [30, 190],
    shaded: 18,
    take: (seconds) => {
      // The sun comes down on the café's side of the street.
      light.sun.position.x = Math.abs(light.sun.position.x);
      for (const { row, speed } of passers) row.travel(speed * seconds);
      for (const { take } of guests) take(seconds);
    },
  };
}

function housesShape(chance: () => number): BufferGeometry {
  const to = new Masonry(chance);
  for (let row = 0; row < 5; row += 1) {
    const z = (4 - row * 10.2) / UNIT;
    const tall = 2.5 + 0.4 * chance();
    townHouse(to, { x: (LEFT - 5) / UNIT, z, half: 1, tall }, chance);
    townHouse(to, { x: (RIGHT + 5) / UNIT, z, half: 1, tall: 2.5 + 0.4 * chance() }, chance);
  }
  return to.geometry();
}

/** Dark panels about the windows, a step, and an awning in stripes. */
function frontShape(): BufferGeometry {
  const long = FRONT - BACK;
  const middle = (FRONT + BACK) / 2;
  const count = 18;
  const stripes = Array.from({ length: count }, (_, index) =>
    painted(
      new BoxGeometry(1.9, 0.05, long / count)
        .rotateZ(-0.36)
        .translate(LEFT + 1, 2.95, FRONT - (index + 0.5) * (long / count)),
      index % 2 === 0 ? '#b3262b' : '#f3ead8',
    ),
  );
  const fringe = Array.from({ length: count }, (_, index) =>
    painted(
      new BoxGeometry(0.04, 0.24, long / count).translate(
        LEFT + 1.88,
        2.5,
        FRONT - (index + 0.5) * (long / count),
      ),
      index % 2 === 0 ? '#a01f24' : '#e9dfca',
    ),
  );
  const posts = Array.from({ length: 7 }, (_, index) =>
    painted(
      new BoxGeometry(0.2, 2.9, 0.28).translate(LEFT + 0.12, 1.45, FRONT - (index * long) / 6),
      '#1f3d33',
      '#2d5546',
    ),
  );
  return joined([
    painted(new BoxGeometry(0.16, 0.75, long).translate(LEFT + 0.1, 0.38, middle), '#1c372e', '#2d5546'),
    painted(new BoxGeometry(0.2, 0.6, long).translate(LEFT + 0.14, 3.3, middle), '#1f3d33', '#2d5546'),
    ...posts,
    ...stripes,
    ...fringe,
  ]);
}

/** The café's windows, warm from within. */
function panes(power: number): Mesh {
  const long = FRONT - BACK;
  const mesh = new Mesh(new BoxGeometry(0.06, 2.2, long), lampMatter(power));
  mesh.position.set(LEFT + 0.04, 1.85, (FRONT + BACK) / 2);
  return mesh;
}

const rod = (
  radius: number,
  tall: number,
  at: readonly [number, number, number],
  hex: string,
): BufferGeometry =>
  painted(new CylinderGeometry(radius, radius, tall, 8).translate(at[0], at[1] + tall / 2, at[2]), hex);

/** A small round table with two cups. */
const tableShape = (): BufferGeometry =>
  joined([
    painted(new CylinderGeometry(0.34, 0.34, 0.035, 20).translate(0, 0.74, 0), '#d9d2c4', '#f4efe4'),
    rod(0.03, 0.73, [0, 0, 0], '#26292b'),
    painted(new CylinderGeometry(0.06, 0.24, 0.05, 14).translate(0, 0.03, 0), '#26292b'),
    ...[-0.13, 0.14].map((x) =>
      painted(new CylinderGeometry(0.045, 0.03, 0.07, 10).translate(x, 0.79, x * 0.6), '#ffffff'),
    ),
  ]);

/** A chair of bent wood with a woven seat, which looks along x. */
const chairShape = (): BufferGeometry =>
  joined([
    painted(new CylinderGeometry(0.21, 0.2, 0.04, 16).translate(0, 0.46, 0), '#b58a52', '#d9b277'),
    ...[-1, 1].flatMap((x) => [-1, 1].map((z) => rod(0.018, 0.46, [x * 0.15, 0, z * 0.15], '#7a4a26'))),
    painted(
      new TorusGeometry(0.19, 0.022, 6, 18, Math.PI)
        .rotateY(Math.PI / 2)
        .scale(1, 1.9, 1)
        .translate(-0.18, 0.5, 0),
      '#7a4a26',
      '#96602f',
    ),
    painted(new BoxGeometry(0.02, 0.2, 0.26).translate(-0.18, 0.68, 0), '#b58a52', '#d9b277'),
  ]);

/** Who walks along the middle of the street. */
const PASSERS = { lane: 0, pavement: 2.3, long: 34, size: 1, isFull: true, hasCars: false } as const;

/** Where tables stand. */
const spotsOf = (): readonly Place[] =>
  Array.from({ length: 12 }, (_, index) => {
    const row = index % 2;
    return { x: LEFT + 1.25 + row * 1.55, z: FRONT - 0.8 - Math.floor(index / 2) * 2.2 - row * 0.9 };
  });

/** Tables in two rows along the front, with a chair on each side. */
function seats(): Object3D[] {
  const spots = spotsOf();
  const material = new MeshLambertNodeMaterial({ vertexColors: true });
  const tables = new InstancedMesh(tableShape(), material, spots.length);
  const chairs = new InstancedMesh(chairShape(), material, spots.length * 2);
  spots.forEach(({ x, z }, index) => {
    tables.setMatrixAt(index, new Matrix4().makeTranslation(x, 0, z));
    [-1, 1].forEach((side, which) => {
      const turn = (side > 0 ? Math.PI / 2 : -Math.PI / 2) + 0.5 * Math.sin(index * 5 + which);
      chairs.setMatrixAt(
        index * 2 + which,
        new Matrix4().makeRotationY(turn).setPosition(x, 0, z + side * 0.55),
      );
    });
  });
  for (const mesh of [tables, chairs]) {
    mesh.frustumCulled = false;
    mesh.castShadow = mesh.receiveShadow = true;
  }
  return [tables, chairs];
}

function lamps(isLit: boolean): Object3D[] {
  const material = new MeshLambertNodeMaterial({ vertexColors: true });
  return [-3, -16, -29].flatMap((z) => {
    const post = new Mesh(postShape(), material);
    const light = new Mesh(lightShape(), lampMatter(isLit ? 3 : 0.4));
    for (const one of [post, light]) one.position.set(0.9, 0, z);
    return [post, light];
  });
}

/** Trees along one side of the way: at its end there is something to see. */
const trees = (chance: () => number): Spot[] =>
  [2, -5, -12, -19, -26, -33].map((z): Spot => ({ at: [7.1, 0, z - 2], tall: 5.4 + chance() }));

/** What towers at the end of the street, as tall as it is seen from there. */
const [AWAY, TALL] = [-62, 25];

function sightOf({ stands, town }: VistaFor['plan'], seed: number): Object3D | null {
  const prop = findProp(stands[0] ?? (town === 'paris' ? 'eiffel tower' : ''));
  if (!prop) return null;
  const { group } = actorOf(prop, { seed }, () => TALL);
  group.position.set(1.4, 0, AWAY);
  return group;
}
