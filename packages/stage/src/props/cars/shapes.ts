import { type BufferGeometry, CatmullRomCurve3, Vector3 } from 'three';
import { block, carved, drum, egg, type Field, inside } from '../kit/fields.js';
import type { Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import { step } from '../kit/noise.js';
import type { Place } from '../kit/prop.js';
import { pairs } from '../kit/rows.js';
import { sculpted } from '../kit/sculpt.js';
import { boxAt, brick } from '../kit/solids.js';
import { split } from '../kit/split.js';
import { merged } from '../kit/surface.js';
import { wheel } from '../wheels.js';

export type Flat = readonly (readonly [number, number])[];

/** What tells one car from another: its outline from the side (z, y), round from the tail's foot over the roof. */
export interface CarLook {
  readonly outline: Flat;
  readonly width: number;
  /** The height of the windows' lower edge, and how much the cabin leans in above it. */
  readonly belt: number;
  readonly lean: number;
  /** The side windows' outline, and the posts between them. */
  readonly windows: Flat;
  readonly posts: readonly number[];
  readonly doors: readonly number[];
  /** Where windscreen and rear window begin and end: z beyond which, and heights. */
  readonly front: readonly [number, number, number];
  readonly back: readonly [number, number, number];
  readonly axles: readonly [number, number];
  readonly radius: number;
  readonly spokes: number;
  readonly nose: number;
  readonly colour: string;
}

export function flowingOutline(corners: Flat): Flat {
  const curve = new CatmullRomCurve3(
    corners.map(([z, y]) => new Vector3(z, y, 0)),
    true,
    'catmullrom',
    0.36,
  );
  return curve
    .getSpacedPoints(70)
    .slice(1)
    .map((at) => [at.x, at.y] as const);
}

export function shellOf(look: CarLook): Field {
  const side = mapped(inside(flowingOutline(look.outline)));
  const ends = look.outline.map(([z]) => z);
  const [tail, nose] = [Math.min(...ends), Math.max(...ends)];
  const round = 0.11;
  const wheels = look.axles.map((z) => drum([0, look.radius, z], look.radius * 1.13, 3, 'x', 0));
  return (x, y, z) => {
    const corner =
      0.16 * step(nose - 0.75, nose + 0.05, z) ** 2 + 0.1 * step(tail + 0.6, tail - 0.05, z) ** 2;
    const shoulder =
      0.05 * step(look.belt - 0.1, look.belt + 0.08, y) + look.lean * Math.max(0, y - look.belt);
    const hips =
      0.03 *
      Math.max(...look.axles.map((axle) => Math.exp(-(((z - axle) / 0.45) ** 2)))) *
      step(look.belt, 0.4, y);
    const wide = look.width / 2 - corner - shoulder - 0.045 * step(0.5, 0.2, y) - 0.03 + hips;
    const [a, b] = [side(z, y) + round, Math.abs(x) - wide + round];
    const shell = Math.hypot(Math.max(a, 0), Math.max(b, 0)) + Math.min(0, Math.max(a, b)) - round;
    return wheels.reduce((rest, arch) => carved(rest, arch(x, y, z), 0.035), shell);
  };
}

/** A flat field read off a fine map of itself, for one that is asked often: z within 3.2 m, y from 0 to 2.4 m. */
export function mapped(field: (z: number, y: number) => number): (z: number, y: number) => number {
  const cell = 0.025;
  const [across, high] = [258, 114];
  const values = Float32Array.from({ length: across * high }, (_, i) =>
    field((i % across) * cell - 3.2, Math.floor(i / across) * cell - 0.3),
  );
  return (z, y) => {
    const [u, v] = [
      Math.min(across - 2, Math.max(0, (z + 3.2) / cell)),
      Math.min(high - 2, Math.max(0, (y + 0.3) / cell)),
    ];
    const [i, j] = [Math.floor(u), Math.floor(v)];
    const row = (k: number) =>
      (values[k * across + i] ?? 0) * (i + 1 - u) + (values[k * across + i + 1] ?? 0) * (u - i);
    return row(j) * (j + 1 - v) + row(j + 1) * (v - j);
  };
}

/** The surface without a thin line through it, and that line. */
export function scored(
  surface: BufferGeometry,
  from: Field,
  width: number,
): readonly [BufferGeometry, BufferGeometry] {
  const [low, rest] = split(surface, (x, y, z) => from(x, y, z));
  const [line, high] = split(rest, (x, y, z) => from(x, y, z) - width);
  return [merged([low, high]), line];
}

export function glazing(look: CarLook): Field {
  const sides = inside(look.windows);
  return (x, y, z) => {
    const post = Math.max(...look.posts.map((at) => 0.035 - Math.abs(z - at)), -1);
    const roofward = look.width / 2 - 0.17 - 0.05 - look.lean * Math.max(0, y - look.belt);
    const front = Math.max(look.front[0] - z, look.front[1] - y, y - look.front[2], Math.abs(x) - roofward);
    const back = Math.max(z - look.back[0], look.back[1] - y, y - look.back[2], Math.abs(x) - roofward);
    return Math.min(Math.max(sides(z, y), post, 0.3 - Math.abs(x)), front, back);
  };
}

export interface Faces {
  readonly lamps: Field;
  readonly tails: Field;
  readonly grille: Field;
}

export function facesOf(look: CarLook): Faces {
  const ends = look.outline.map(([z]) => z);
  const [tail, nose] = [Math.min(...ends), Math.max(...ends)];
  const half = look.width / 2;
  const lamp =
    (z: number, y: number, high: number): Field =>
    (x, py, pz) =>
      egg([half - 0.24, y, z], [0.25, high, 0.34], [0, 0.35 * Math.sign(z), 0.08])(Math.abs(x), py, pz);
  return {
    lamps: lamp(nose - 0.08, look.nose, 0.075),
    tails: lamp(tail + 0.05, look.nose + 0.16, 0.085),
    grille: block([0, look.nose - 0.2, nose], [half * 0.55, 0.085, 0.4], 0.07),
  };
}

/** The skin of a car as one piece of clay. */
function clayOf(look: CarLook): BufferGeometry {
  const ends = look.outline.map(([z]) => z);
  const [tail, nose, roof] = [
    Math.min(...ends),
    Math.max(...ends),
    Math.max(...look.outline.map(([, y]) => y)),
  ];
  const half = look.width / 2;
  return sculpted({
    lumps: [{ is: shellOf(look) }],
    low: [-half - 0.05, 0.05, tail - 0.1],
    high: [half + 0.05, roof + 0.1, nose + 0.1],
    cell: (nose - tail) / 40,
    seam: 0,
  });
}

/** The painted skin with its doors cut out by thin lines, and those lines. */
function doorsOf(look: CarLook, painted: BufferGeometry): readonly [BufferGeometry, BufferGeometry[]] {
  const seams: BufferGeometry[] = [];
  const body = look.doors.reduce((rest, z) => {
    const [door, others] = split(rest, (x, y) =>
      Math.max(0.34 - y, y - look.belt - 0.02, 0.45 - Math.abs(x)),
    );
    const [kept, line] = scored(door, (_x, _y, pz) => pz - z, 0.014);
    seams.push(line);
    return merged([kept, others]);
  }, painted);
  return [body, seams];
}

function handles(look: CarLook): BufferGeometry {
  const half = look.width / 2;
  const mirrors = [-1, 1].map((side) =>
    boxAt([0.2, 0.11, 0.09], [side * (half + 0.03), look.belt + 0.09, look.front[0] + 0.12], 0.04),
  );
  const grips = look.doors
    .slice(0, -1)
    .flatMap((z) =>
      [-1, 1].map((side) =>
        brick([0.025, 0.025, 0.13], [side * (half - 0.028), look.belt - 0.12, z + 0.13], 0.01),
      ),
    );
  return merged([...grips, ...mirrors]);
}

function wheels(kit: Maker, look: CarLook): void {
  const { radius, spokes } = look;
  const spot = look.width / 2 - radius * 0.34;
  look.axles.forEach((z, i) => {
    for (const side of [1, -1])
      wheel(kit, `wheel.${i ? 'b' : 'f'}${side > 0 ? 'l' : 'r'}`, [side * spot, radius, z], {
        radius,
        width: radius * 0.64,
        spokes,
      });
  });
}

/** How far the dark around a wheel goes, in metres, and how far below the windows it ends. */
const [ARCH, BELOW] = [0.11, 0.16];

/** What is around the wheels is dark, up to a clean edge. */
function archesOf({ axles, radius, belt, width }: CarLook): Field {
  return (x, y, z) =>
    Math.max(
      Math.min(...axles.map((axle) => Math.hypot(y - radius, z - axle))) - radius - ARCH,
      y - belt + BELOW,
      width * 0.3 - Math.abs(x),
    );
}

/** A car of clay, cut into paint, glass, lamps and grille along clean edges. */
export function car(kit: Maker, look: CarLook): void {
  const ends = look.outline.map(([z]) => z);
  const [tail, nose] = [Math.min(...ends), Math.max(...ends)];
  const faces = facesOf(look);
  const [glass, opaque] = split(clayOf(look), glazing(look));
  const [lamps, unlit] = split(opaque, faces.lamps);
  const [tails, plain] = split(unlit, faces.tails);
  const [grille, painted] = split(plain, faces.grille);
  const [arches, skin] = split(painted, archesOf(look));
  const [body, seams] = doorsOf(look, skin);
  kit.add('body', body, kit.main('paint', look.colour));
  kit.add('windows', glass, matter('darkGlass', '#0d1318'));
  kit.add('lamps', lamps, matter('darkGlass', '#f4f7fb', { emissive: 0x555555 }));
  kit.add('tails', tails, matter('darkGlass', '#b3121a', { emissive: 0x4a0508 }));
  const floor = boxAt([look.width * 0.8, 0.3, (nose - tail) * 0.86], [0, 0.36, (nose + tail) / 2], 0.05);
  const dark = [grille, arches, ...seams, floor].map((part) => part.deleteAttribute('uv'));
  kit.add('dark', merged(dark), matter('rubber', '#121315', { roughness: 0.5 }));
  kit.add('handles', handles(look), kit.main('paint', look.colour));
  wheels(kit, look);
}

export const SEDAN: CarLook = {
  outline: pairs(
    '-2.16 0.26, -2.26 0.55, -2.22 0.86, -2.02 0.98, -1.55 1.01, -0.95 1.34, -0.35 1.44, 0.3 1.39, 0.98 1.0, 1.6 0.88, 2.12 0.76, 2.28 0.56, 2.22 0.28, 1.2 0.2, -1.2 0.2',
  ),
  width: 1.82,
  belt: 0.93,
  lean: 0.36,
  windows: pairs('-1.42 0.98, -0.85 1.29, -0.3 1.36, 0.25 1.32, 0.84 0.97'),
  posts: [-0.32],
  doors: [0.82, -0.32, -1.22],
  front: [0.35, 0.99, 1.34],
  back: [-0.9, 1.02, 1.34],
  axles: [1.38, -1.34],
  radius: 0.335,
  spokes: 5,
  nose: 0.68,
  colour: '#b3161f',
};

export const ROAD: readonly Place[] = ['road', 'ground', 'podium', 'floor'];

export const WHEELS = ['wheel.fl', 'wheel.fr', 'wheel.bl', 'wheel.br'].map(
  (part) => ({ part, does: 'spin', axis: 'x' }) as const,
);

export const PAINTED = ['body', 'handles'] as const;
