import { random } from '@clipwright/sketch/clip';
import { BufferAttribute, BufferGeometry, Color, Group, Mesh, MeshLambertNodeMaterial } from 'three/webgpu';
import { findProp } from '../../props/index.js';
import { rough } from '../../props/kit/noise.js';
import { actorOf } from '../actor.js';
import { softStep } from '../soft-step.js';
import { fallOf } from './falling-water.js';
import { greenery, type Spot } from './greenery.js';
import { type Puff, sprayOf } from './spray.js';
import type { Vista, VistaFor } from './vista.js';

/** An island in the air: its middle and how far it reaches; `falls` are where water leaves it, in radians from towards the camera. */
interface Isle {
  readonly at: readonly [number, number, number];
  readonly reach: number;
  readonly falls: readonly number[];
}

const ISLES: readonly Isle[] = [
  { at: [0, 0, 0], reach: 5.2, falls: [0.34, -0.75] },
  { at: [-13.5, 2.6, -13], reach: 3.6, falls: [0.5] },
  { at: [12.5, -1.6, -9], reach: 3.3, falls: [-0.35] },
  { at: [6.5, 6.2, -27], reach: 4, falls: [0.1] },
  { at: [-23, -4, -33], reach: 6.5, falls: [0.4] },
  { at: [26, 5.5, -40], reach: 5.5, falls: [-0.2] },
  { at: [-7.6, -4.4, -3], reach: 1.5, falls: [] },
  { at: [8, 3.6, -4], reach: 1.1, falls: [] },
];
/** How finely an island is made: around, and in rings above and below. */
const [AROUND, TOP_RINGS, LOW_RINGS] = [44, 9, 12];

/** Islands in the sky among clouds. */
export function islandsOf(made: VistaFor): Vista {
  const { renderer, light, seed } = made;
  const chance = random(seed);
  const groups = ISLES.map((isle, index) => isleOf(made, isle, index));
  const clouds = sprayOf(renderer, light, cloudsOf(chance), true);
  const sight = sightOn(made);
  if (sight) groups[0]!.add(sight.group);
  return {
    objects: [...groups, clouds.mesh],
    view: { aim: [-0.2, -1.1, -4], away: 25, above: 0.15, sweep: 0.55, onward: 0, lens: 40 },
    haze: [30, 150],
    shaded: 14,
    take: (seconds, around) => {
      groups.forEach((group, index) => {
        group.position.y = ISLES[index]!.at[1] + 0.14 * Math.sin(seconds * 0.7 + index * 1.9);
      });
      clouds.take(seconds, around);
      sight?.live(seconds);
    },
  };
}

const edgeAt = (turn: number, seed: number): number =>
  1 + 0.2 * rough(Math.sin(turn) * 1.4 + seed * 0.37, Math.cos(turn) * 1.4, seed * 0.11);

/** How high the ground of an island is, where `off` is 1 at its edge. */
const groundAt = (x: number, z: number, off: number, reach: number): number =>
  reach * 0.09 * (1 - off * off) + 0.16 * rough(x * 0.7, z * 0.7, reach);

function isleOf({ renderer, light, seed, sky, plan }: VistaFor, isle: Isle, index: number): Group {
  const { at, reach, falls } = isle;
  const own = (seed % 41) + index * 7;
  const group = new Group();
  group.position.set(...at);
  const land = new Mesh(
    landShape(isle, own, sky.season === 'winter'),
    new MeshLambertNodeMaterial({ vertexColors: true }),
  );
  land.castShadow = land.receiveShadow = true;
  group.add(land);
  const chance = random(own);
  const detail = index === 0 ? 2 : 1;
  const isHome = index === 0 && plan.stands.length > 0;
  group.add(
    ...greenery(
      'tree',
      spotsOn(isle, { seed: own, count: isHome ? 7 : 13 - index, chance, tall: 0.34 }),
      sky.season,
      { seed: own, detail },
    ),
  );
  group.add(
    ...greenery('bush', spotsOn(isle, { seed: own, count: 14 - index, chance, tall: 0.13 }), sky.season, {
      seed: own + 1,
      detail: 1,
    }),
  );
  for (const turn of falls) {
    const edge = reach * edgeAt(turn, own) * 0.985;
    const lip = [Math.sin(turn) * edge, 0.02, Math.cos(turn) * edge] as const;
    const fall = { at: lip, wide: reach * 0.25, tall: reach * 1.2, leap: reach * 0.2, fades: true, turn };
    group.add(...fallOf(renderer, light, fall));
    const mist = sprayOf(renderer, light, mistUnder(lip, reach, chance));
    mist.take(3, 0);
    group.add(mist.mesh);
  }
  return group;
}

/** Grass above, rock below that hangs in points. */
function landShape({ reach, falls }: Isle, seed: number, isWhite: boolean): BufferGeometry {
  const places: number[] = [];
  const rings = TOP_RINGS + LOW_RINGS;
  for (let ring = 0; ring <= rings; ring += 1)
    for (let step = 0; step <= AROUND; step += 1) {
      const turn = ((step % AROUND) / AROUND) * Math.PI * 2;
      places.push(
        ...(ring <= TOP_RINGS
          ? above(ring / TOP_RINGS, turn, reach, seed)
          : below((ring - TOP_RINGS) / LOW_RINGS, turn, reach, seed)),
      );
    }
  const faces: number[] = [];
  for (let ring = 0; ring < rings; ring += 1)
    for (let step = 0; step < AROUND; step += 1) {
      const first = ring * (AROUND + 1) + step;
      faces.push(first, first + AROUND + 1, first + 1, first + 1, first + AROUND + 1, first + AROUND + 2);
    }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(places), 3));
  geometry.setIndex(faces);
  geometry.computeVertexNormals();
  geometry.setAttribute(
    'color',
    coloursOf(geometry, { falls, seed, isWhite, lawn: (TOP_RINGS + 1) * (AROUND + 1) }),
  );
  return geometry;
}

function above(share: number, turn: number, reach: number, seed: number): readonly number[] {
  const far = reach * share * edgeAt(turn, seed);
  const [x, z] = [Math.sin(turn) * far, Math.cos(turn) * far];
  return [x, share === 1 ? -0.06 : groundAt(x, z, share, reach), z];
}

function below(share: number, turn: number, reach: number, seed: number): readonly number[] {
  const left = (1 - share) ** 0.62;
  const bulge =
    1 + 0.5 * rough(Math.sin(turn) * 2.9, share * 3.6 + seed, Math.cos(turn) * 2.9) * Math.min(1, share * 4);
  const far = reach * edgeAt(turn, seed) * left * bulge * (share < 0.12 ? 1.03 : 1);
  const hang = 1 + 0.5 * rough(Math.sin(turn) * 2.6 + 5, seed, Math.cos(turn) * 2.6);
  return [
    Math.sin(turn) * far,
    -reach * 1.25 * share ** 1.15 * (share < 1 ? hang : 1.15),
    Math.cos(turn) * far,
  ];
}

interface Painted {
  readonly falls: readonly number[];
  readonly seed: number;
  readonly isWhite: boolean;
  /** So many of the first points are the lawn. */
  readonly lawn: number;
}

function coloursOf(geometry: BufferGeometry, { falls, seed, isWhite, lawn }: Painted): BufferAttribute {
  const places = geometry.getAttribute('position');
  const hexes = isWhite
    ? ['#eaf0f6', '#d5e0ea', '#9ccbe0', '#5a4c40', '#a08c74']
    : ['#6fa03a', '#8fbf4a', '#4fa8c9', '#5a4636', '#a58a6a'];
  const [grass, light, brook, earth, rock] = hexes.map((hex) => new Color(hex));
  const colours = new Float32Array(places.count * 3);
  const tint = new Color();
  for (let at = 0; at < places.count; at += 1) {
    const [x, y, z] = [places.getX(at), places.getY(at), places.getZ(at)];
    const grain = rough(x * 0.9 + seed, y * 1.6, z * 0.9);
    if (at < lawn) {
      tint.copy(grass!).lerp(light!, 0.5 + 0.6 * grain);
      const away = Math.hypot(x, z);
      const off = Math.min(
        9,
        ...falls.map(
          (turn) =>
            Math.abs(x * Math.cos(turn) - z * Math.sin(turn)) +
            (x * Math.sin(turn) + z * Math.cos(turn) < 0 ? 9 : 0),
        ),
      );
      tint.lerp(brook!, softStep(0.5, 0.2, off + 0.3 * Math.sin(away * 1.3 + seed)) * softStep(0.4, 1, away));
    } else {
      tint.copy(earth!).lerp(rock!, 0.5 + 0.7 * rough(x * 0.7, y * 2.6, z * 0.7 + seed));
      tint.lerp(grass!, softStep(-0.55, -0.05, y + 0.4 * grain) * 0.85);
    }
    tint.toArray(colours, at * 3);
  }
  return new BufferAttribute(colours, 3);
}

interface Planted {
  readonly seed: number;
  readonly count: number;
  readonly chance: () => number;
  /** As a share of the island's reach. */
  readonly tall: number;
}

/** Places on an island but those where water runs. */
function spotsOn({ reach, falls }: Isle, { seed, count, chance, tall }: Planted): Spot[] {
  return Array.from({ length: count }, (): Spot | null => {
    const turn = chance() * Math.PI * 2;
    const off = 0.25 + 0.62 * Math.sqrt(chance());
    const isWet = falls.some(
      (one) => Math.abs(Math.atan2(Math.sin(turn - one), Math.cos(turn - one))) < 0.42,
    );
    const far = reach * off * edgeAt(turn, seed);
    const [x, z] = [Math.sin(turn) * far, Math.cos(turn) * far];
    const size = reach * tall * (0.75 + 0.6 * chance());
    return isWet ? null : { at: [x, groundAt(x, z, off, reach) - 0.06, z], tall: size };
  }).filter((spot) => spot !== null);
}

/** Where what falls becomes mist. */
const mistUnder = (
  [x, , z]: readonly [number, number, number],
  reach: number,
  chance: () => number,
): Puff[] =>
  Array.from({ length: 11 }, (_, index): Puff => ({
    at: [x * 1.2 + (chance() - 0.5) * reach * 0.5, -reach * (0.62 + 0.07 * index), z * 1.2 + 0.12 * reach],
    speed: [0, -0.05, 0],
    weight: 0,
    life: 60,
    every: 60,
    first: -20 * chance(),
    size: [reach * (0.28 + 0.03 * index), reach * (0.5 + 0.05 * index)],
    most: 0.5,
  }));

/** Clouds below, between and behind. */
function cloudsOf(chance: () => number): Puff[] {
  return Array.from({ length: 44 }, (_, index): Puff => {
    const isLow = index % 4 !== 0;
    const z = -46 + 44 * chance();
    const wide = 16 - z * 0.8;
    const size = 6 + 7 * chance() + (isLow ? 3 : 0);
    return {
      at: [
        (chance() * 2 - 1) * wide,
        isLow ? -10.5 - 3 * chance() + z * 0.12 : -3 + 9 * chance(),
        isLow ? z : -34 - 12 * chance(),
      ],
      speed: [0.22 + 0.15 * chance(), 0, 0],
      weight: 0,
      life: 400,
      every: 400,
      first: -150 + 20 * chance(),
      size: [size * 0.9, size * 1.2],
      most: isLow ? 0.85 : 0.55,
    };
  });
}

/** How large what stands on the first island is, in units. */
const HOME = 4.6;

function sightOn({ plan, seed }: VistaFor) {
  const prop = plan.stands[0] ? findProp(plan.stands[0]) : null;
  if (!prop) return null;
  const actor = actorOf(prop, { seed }, () => HOME);
  actor.group.position.y = 0.35;
  actor.group.rotation.y = -0.3;
  return { group: actor.group, live: actor.live };
}
