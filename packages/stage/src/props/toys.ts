import { type BufferGeometry, IcosahedronGeometry, SphereGeometry, Vector3 } from 'three';
import { type Field, egg, limb, path, twin } from './kit/fields.js';
import { type Maker, made } from './kit/maker.js';
import { matter } from './kit/matter.js';
import { step } from './kit/noise.js';
import type { Place, Prop } from './kit/prop.js';
import { knots, pairs, triples } from './kit/rows.js';
import { type Lump, sculpted } from './kit/sculpt.js';
import { ball, boxAt, hoop, outline, puck, rod, slab, turned } from './kit/solids.js';
import { merged, placed, tinted } from './kit/surface.js';
import { swept } from './kit/swept.js';
import { fixed } from './animals/beast.js';

const STANDS: readonly Place[] = ['podium', 'table', 'floor', 'ground', 'hand'];

/** A ball of clay whose skin is cut by `seams`, near nothing where one runs. */
function seamed(radius: number, width: number, seams: (at: Vector3) => number, detail = 44): BufferGeometry {
  const made = new IcosahedronGeometry(1, detail);
  const places = made.getAttribute('position');
  const at = new Vector3();
  for (let i = 0; i < places.count; i += 1) {
    at.fromBufferAttribute(places, i).normalize();
    const deep = 1 - 0.022 * (1 - step(0, width, Math.abs(seams(at))));
    places.setXYZ(i, at.x * radius * deep, at.y * radius * deep + radius, at.z * radius * deep);
  }
  return made;
}

/** The middles of a football's black patches: the corners of an icosahedron. */
const PATCHES = (() => {
  const places = new IcosahedronGeometry(1, 0).getAttribute('position');
  const found: Vector3[] = [];
  for (let i = 0; i < places.count; i += 1) {
    const at = new Vector3().fromBufferAttribute(places, i);
    if (!found.some((other) => other.distanceTo(at) < 0.1)) found.push(at);
  }
  return found;
})();

function football(kit: Maker): void {
  const nearest = (at: Vector3) => Math.max(...PATCHES.map((patch) => patch.dot(at)));
  const skin = new IcosahedronGeometry(0.11, 36);
  const tone = kit.options.colour ?? '#1c1d20';
  const whole = tinted(skin, (x, y, z) => (nearest(new Vector3(x, y, z).normalize()) > 0.925 ? tone : '#f7f7f4'));
  kit.add('ball', whole.translate(0, 0.11, 0), matter('plastic', '#ffffff', { roughness: 0.42 }));
}

function basketball(kit: Maker): void {
  const seam = (at: Vector3) => Math.min(Math.abs(at.x), Math.abs(at.y), Math.abs(Math.abs(at.x) - 0.62 - 0.22 * at.z * at.z) * 0.8);
  const tone = kit.options.colour ?? '#d8692a';
  const skin = tinted(seamed(0.12, 0.03, seam, 36), (x, y, z) => (seam(new Vector3(x, y - 0.12, z).normalize()) < 0.02 ? '#1f1a18' : tone));
  kit.add('ball', skin, matter('plastic', '#ffffff', { roughness: 0.6 }));
}

function tennisBall(kit: Maker): void {
  const points = Array.from({ length: 80 }, (_, i) => {
    const t = (i / 80) * 2 * Math.PI;
    const [x, y, z] = [0.78 * Math.cos(t) + 0.22 * Math.cos(3 * t), 0.78 * Math.sin(t) - 0.22 * Math.sin(3 * t), 0.83 * Math.sin(2 * t)];
    const length = Math.hypot(x, y, z);
    return [(x / length) * 0.0327, (y / length) * 0.0327 + 0.033, (z / length) * 0.0327] as const;
  });
  kit.add('ball', ball(0.033, 48).translate(0, 0.033, 0), kit.main('plush', '#cfe23a', { bumpScale: 1 }));
  kit.add('seam', swept(points, 0.0011, { isClosed: true, steps: 160, sides: 7 }), matter('paper', '#f7f6ea'));
}

function beachBall(kit: Maker): void {
  const tones = [kit.options.colour ?? '#e8412f', '#fbfaf4', '#2f86d8', '#fbfaf4', '#f4c430', '#fbfaf4'];
  const gores = tones.map((tone, i) => tinted(new SphereGeometry(0.2, 24, 40, (i / 6) * 2 * Math.PI, Math.PI / 3), tone));
  kit.add('ball', placed(merged(gores), { turn: [0.5, 0, 0.4], at: [0, 0.2, 0] }), matter('gloss', '#ffffff', { clearcoat: 0.6 }));
}

function clayFigure(kit: Maker, lumps: readonly Lump[], box: { low: readonly [number, number, number]; high: readonly [number, number, number]; cell: number; seam: number }, role: 'clay' | 'gloss' = 'clay'): void {
  kit.add('body', sculpted({ lumps, ...box }), matter(role, '#ffffff'));
}

function teddy(kit: Maker): void {
  const fur = kit.options.colour ?? '#b9824c';
  const pale = '#ecd2a4';
  const both = (is: Field, colour: string, seam = 0.014): Lump => ({ is: twin(is), colour, seam });
  clayFigure(kit, [
    { is: egg([0, 0.13, 0], [0.095, 0.115, 0.085]), colour: fur }, { is: egg([0, 0.125, 0.028], [0.066, 0.082, 0.066]), colour: pale, seam: 0.004 }, { is: egg([0, 0.285, 0.01], [0.093, 0.083, 0.08]), colour: fur, seam: 0.012 },
    both(egg([0.077, 0.352, 0.0], [0.034, 0.034, 0.019]), fur), both(egg([0.078, 0.351, 0.014], [0.02, 0.02, 0.01]), pale, 0.002), { is: egg([0, 0.262, 0.07], [0.042, 0.033, 0.034]), colour: pale, seam: 0.008 },
    both(limb([0.085, 0.2, 0.0], [0.135, 0.105, 0.06], 0.036, 0.034), fur), both(limb([0.062, 0.05, 0.04], [0.082, 0.05, 0.125], 0.044, 0.042), fur), both(egg([0.083, 0.053, 0.155], [0.036, 0.04, 0.014]), pale, 0.002),
  ], { low: [-0.19, 0, -0.11], high: [0.19, 0.4, 0.19], cell: 0.0082, seam: 0.016 });
  fixed(kit.group, [[[0.034, 0.3, 0.082], 0.0085, '#1a1310'], [[-0.034, 0.3, 0.082], 0.0085, '#1a1310'], [[0, 0.276, 0.102], 0.0115, '#2a1a14']]);
  kit.add('smile', swept(triples('-0.016 0.256 0.1, 0 0.248 0.105, 0.016 0.256 0.1'), 0.0018, { sides: 7 }), matter('gloss', '#2a1a14'));
}

function dinosaur(kit: Maker): void {
  const green = kit.options.colour ?? '#5fae4e';
  const pale = '#e6dc9a';
  const both = (is: Field, colour: string, seam = 0.02): Lump => ({ is: twin(is), colour, seam });
  clayFigure(kit, [
    { is: egg([0, 0.155, -0.01], [0.068, 0.085, 0.08], [-0.5, 0, 0]), colour: green }, { is: egg([0, 0.15, 0.024], [0.05, 0.07, 0.056], [-0.5, 0, 0]), colour: pale, seam: 0.004 },
    { is: path(knots('0 0.19 0.03 0.05, 0 0.26 0.05 0.04, 0 0.285 0.06 0.045')), colour: green }, { is: egg([0, 0.292, 0.085], [0.05, 0.048, 0.06]), colour: green }, { is: egg([0, 0.275, 0.14], [0.04, 0.033, 0.045]), colour: green, seam: 0.03 }, { is: egg([0, 0.256, 0.125], [0.036, 0.016, 0.045]), colour: pale, seam: 0.006 },
    { is: path(knots('0 0.13 -0.05 0.06, 0 0.085 -0.13 0.038, 0 0.06 -0.21 0.022, 0 0.075 -0.27 0.011')), colour: green },
    both(limb([0.05, 0.13, -0.01], [0.062, 0.06, 0.01], 0.042, 0.026), green), both(limb([0.062, 0.06, 0.01], [0.064, 0.02, 0.0], 0.024, 0.02), green), both(egg([0.065, 0.014, 0.02], [0.026, 0.014, 0.04]), green), both(limb([0.05, 0.19, 0.055], [0.058, 0.16, 0.1], 0.016, 0.012), green),
    ...Array.from({ length: 8 }, (_, i): Lump => { const t = i / 7; const spots = pairs('0.335 0.06, 0.29 0.012, 0.245 -0.02, 0.215 -0.055, 0.18 -0.09, 0.142 -0.13, 0.112 -0.17, 0.09 -0.21')[i] ?? [0, 0]; return { is: egg([0, spots[0] ?? 0, spots[1] ?? 0], [0.009, 0.022 - 0.009 * Math.abs(t - 0.4), 0.018], [-0.5, 0, 0]), colour: '#e8743a', seam: 0.006 }; }),
  ], { low: [-0.12, 0, -0.3], high: [0.12, 0.37, 0.2], cell: 0.0066, seam: 0.026 });
  fixed(kit.group, [[[0.042, 0.31, 0.108], 0.0115, '#15110f'], [[-0.042, 0.31, 0.108], 0.0115, '#15110f'], [[0.047, 0.315, 0.117], 0.0034, '#ffffff'], [[-0.041, 0.315, 0.118], 0.0034, '#ffffff']]);
}

function rubberDuck(kit: Maker): void {
  const yellow = kit.options.colour ?? '#f8c81c';
  clayFigure(kit, [
    { is: egg([0, 0.032, -0.005], [0.041, 0.033, 0.052]), colour: yellow }, { is: limb([0, 0.045, -0.045], [0, 0.064, -0.066], 0.02, 0.006), colour: yellow }, { is: egg([0, 0.08, 0.018], [0.03, 0.029, 0.03]), colour: yellow, seam: 0.012 },
    { is: twin(egg([0.037, 0.038, -0.012], [0.011, 0.017, 0.03], [0.25, 0.1, 0])), colour: yellow, seam: 0.005 }, { is: egg([0, 0.0765, 0.052], [0.0165, 0.0055, 0.017], [-0.12, 0, 0]), colour: '#ee7a1c', seam: 0.003 }, { is: egg([0, 0.0705, 0.05], [0.0135, 0.0045, 0.0125], [0.1, 0, 0]), colour: '#ee7a1c', seam: 0.001 },
  ], { low: [-0.06, -0.01, -0.085], high: [0.06, 0.12, 0.08], cell: 0.0026, seam: 0.012 }, 'gloss');
  fixed(kit.group, [[[0.0145, 0.0885, 0.0415], 0.0042, '#15110f'], [[-0.0145, 0.0885, 0.0415], 0.0042, '#15110f'], [[0.0158, 0.0902, 0.0448], 0.0014, '#ffffff'], [[-0.0132, 0.0902, 0.0452], 0.0014, '#ffffff']]);
}

function robot(kit: Maker): void {
  const paint = kit.main('paint', '#e8ecef');
  const steel = matter('metal', '#6d747c', { roughness: 0.3 });
  kit.add('body', merged([boxAt([0.46, 0.5, 0.32], [0, 0.68, 0], 0.12), boxAt([0.24, 0.12, 0.2], [0, 0.42, 0], 0.05)]), paint);
  const head = kit.joint('head', [0, 1.0, 0]);
  head.add('shell', boxAt([0.42, 0.32, 0.34], [0, 0.17, 0], 0.12), paint);
  head.add('face', boxAt([0.34, 0.21, 0.05], [0, 0.165, 0.155], 0.024), matter('darkGlass', '#0c1218'));
  head.add('eyes', merged([-1, 1].map((side) => placed(ball(0.034, 20), { at: [side * 0.08, 0.18, 0.178], scale: [0.8, 1.15, 0.3] })).concat(swept(triples('-0.04 0.113 0.181, 0 0.1 0.182, 0.04 0.113 0.181'), 0.008, { sides: 8 }))), matter('light', '#4fe0ff', { emissiveIntensity: 1.2 }));
  head.add('ears', merged([-1, 1].map((side) => puck(0.06, 0.04, 0.014, 28).rotateZ((-side * Math.PI) / 2).translate(side * 0.2, 0.17, 0)).concat(rod(0.009, 0.12, 10).translate(0, 0.38, 0), ball(0.026, 18).translate(0, 0.45, 0))), steel);
  kit.add('joints', merged([rod(0.06, 0.1, 24).translate(0, 0.97, 0), ...[-1, 1].flatMap((side) => [ball(0.068, 24).translate(side * 0.27, 0.82, 0), rod(0.05, 0.2, 20).translate(side * 0.12, 0.3, 0)])]), steel);
  kit.add('panel', merged([placed(slab(outline(triples('-0.1 -0.07 0.02, 0.1 -0.07 0.02, 0.1 0.07 0.02, -0.1 0.07 0.02')), 0.02, 0.006), { at: [0, 0.7, 0.157] })]), matter('darkGlass', '#1d2a36'));
  kit.add('lamps', merged([-0.05, 0, 0.05].map((x) => ball(0.014, 14).translate(x, 0.7, 0.168))), matter('light', '#ffb03c'));
  for (const [name, side] of [['arm.l', 1], ['arm.r', -1]] as const) {
    const arm = kit.joint(name, [side * 0.29, 0.82, 0], [0, 0, side * 0.16]);
    arm.add('shell', merged([boxAt([0.11, 0.2, 0.12], [side * 0.02, -0.12, 0], 0.045), boxAt([0.11, 0.19, 0.12], [side * 0.02, -0.34, 0.03], 0.045)]), paint);
    arm.add('hand', merged([ball(0.04, 18).translate(side * 0.02, -0.23, 0.01), ...[-1, 1].map((bend) => swept([[side * 0.02, -0.43, 0.04], [side * 0.02 + bend * 0.05, -0.48, 0.05], [side * 0.02 + bend * 0.02, -0.53, 0.06]], 0.018, { sides: 12 }))]), steel);
  }
  for (const [name, side] of [['leg.l', 1], ['leg.r', -1]] as const) kit.joint(name, [side * 0.12, 0.38, 0]).add('foot', merged([boxAt([0.16, 0.17, 0.2], [0, -0.2, 0], 0.05), boxAt([0.2, 0.1, 0.3], [0, -0.33, 0.03], 0.045)]), paint);
}

function dice(kit: Maker): void {
  kit.add('cube', boxAt([0.016, 0.016, 0.016], [0, 0.008, 0], 0.0025), kit.main('gloss', '#d8262e'));
  const faces: readonly (readonly [number, readonly [number, number, number]])[] = [[1, [-Math.PI / 2, 0, 0]], [2, [0, 0, 0]], [3, [0, Math.PI / 2, 0]], [4, [0, -Math.PI / 2, 0]], [5, [0, Math.PI, 0]], [6, [Math.PI / 2, 0, 0]]];
  const spots: readonly (readonly [number, number])[][] = [[[0, 0]], [[-1, 1], [1, -1]], [[-1, 1], [0, 0], [1, -1]], [[-1, 1], [1, -1], [1, 1], [-1, -1]], pairs('-1 1, 1 -1, 1 1, -1 -1, 0 0'), pairs('-1 1, 1 -1, 1 1, -1 -1, -1 0, 1 0')];
  const pips = faces.flatMap(([count, turn]) => (spots[count - 1] ?? []).map(([x, y]) => placed(placed(puck(0.0015, 0.0004, 0.0001, 20).rotateX(Math.PI / 2), { at: [x * 0.004, y * 0.004, 0.00785] }), { turn })));
  kit.add('pips', merged(pips).translate(0, 0.008, 0), matter('paper', '#fdfaf4'));
}

function blocks(kit: Maker): void {
  const tones = [kit.options.colour ?? '#d8322a', '#2f6fd0', '#f2c02c', '#3f9a4a'];
  const piece = (columns: number, at: readonly [number, number, number], turn: number, tone: string) => {
    const studs = Array.from({ length: columns * 2 }, (_, i) => puck(0.0024, 0.0018, 0.0004, 20).translate((Math.floor(i / 2) - (columns - 1) / 2) * 0.008, 0.0096, ((i % 2) - 0.5) * 0.008));
    return tinted(placed(merged([boxAt([columns * 0.008 - 0.0002, 0.0096, 0.0158], [0, 0.0048, 0], 0.0004), ...studs]), { at, turn: [0, turn, 0] }), tone);
  };
  kit.add('bricks', merged([piece(4, [0, 0, 0], 0, tones[0] ?? ''), piece(2, [-0.008, 0.0096, 0], 0, tones[1] ?? ''), piece(2, [0.012, 0.0096, 0], 0, tones[2] ?? ''), piece(3, [0, 0.0192, 0], 0, tones[3] ?? ''), piece(2, [0.022, 0, 0.026], 0.6, tones[2] ?? ''), piece(2, [-0.026, 0, 0.022], -0.4, tones[3] ?? '')]), matter('gloss', '#ffffff'));
}

function lantern(kit: Maker): void {
  const paper = turned(Array.from({ length: 61 }, (_, i) => {
    const t = i / 60;
    return [0.03 + 0.12 * Math.sin(Math.PI * (0.12 + 0.76 * t)) * (1 - 0.03 * Math.abs(Math.sin(t * Math.PI * 12))), 0.06 + t * 0.26] as const;
  }), 64);
  kit.add('paper', paper, kit.main('plastic', '#d8322a', { roughness: 0.7, emissive: 0x7a2a10, side: 2 }));
  const gold = matter('gold', '#d9b366');
  kit.add('caps', merged([puck(0.078, 0.016, 0.004, 40).translate(0, 0.052, 0), puck(0.078, 0.016, 0.004, 40).translate(0, 0.312, 0), hoop(0.024, 0.003, 24).translate(0, 0.348, 0)]), gold);
  kit.add('tassel', merged(Array.from({ length: 14 }, (_, i) => rod(0.0022, 0.055, 6).translate(Math.cos(i * 0.449) * 0.011, 0.024, Math.sin(i * 0.449) * 0.011))), gold);
}

/** What one plays with. */
export const TOYS: readonly Prop[] = [
  { noun: 'football', words: ['soccer ball', 'ball'], size: [0.22, 0.22, 0.22], stands: STANDS, paints: ['ball'], moves: [{ part: 'ball', does: 'spin', axis: 'x' }], build: made(football) },
  { noun: 'basketball', words: [], size: [0.24, 0.24, 0.24], stands: STANDS, paints: ['ball'], moves: [{ part: 'ball', does: 'spin', axis: 'x' }], build: made(basketball) },
  { noun: 'tennis ball', words: [], size: [0.0674, 0.0674, 0.066], stands: STANDS, paints: ['ball'], build: made(tennisBall) },
  { noun: 'beach ball', words: [], size: [0.4, 0.4, 0.4], stands: STANDS, paints: ['ball'], build: made(beachBall) },
  { noun: 'teddy bear', words: ['teddy', 'stuffed animal', 'plush bear', 'plush toy'], size: [0.338, 0.379, 0.254], stands: STANDS, paints: ['body'], build: made(teddy) },
  { noun: 'toy dinosaur', words: ['dinosaur', 'dino', 't-rex', 'dragon toy'], size: [0.184, 0.357, 0.465], stands: STANDS, paints: ['body'], build: made(dinosaur) },
  { noun: 'rubber duck', words: ['rubber ducky', 'toy duck'], size: [0.0966, 0.11, 0.141], stands: ['water', 'podium', 'table', 'floor'], paints: ['body'], build: made(rubberDuck) },
  { noun: 'robot', words: ['toy robot', 'android', 'droid'], size: [0.909, 1.48, 0.36], stands: ['ground', 'floor', 'podium', 'road'], paints: ['body', 'shell', 'foot'], moves: [{ part: 'head', does: 'nod', axis: 'y' }, { part: 'arm.l', does: 'swing', axis: 'x' }, { part: 'arm.r', does: 'swing', axis: 'x' }, { part: 'leg.l', does: 'step', axis: 'x' }, { part: 'leg.r', does: 'step', axis: 'x' }], build: made(robot) },
  { noun: 'die', words: ['dice'], size: [0.0165, 0.0165, 0.0165], stands: STANDS, paints: ['cube'], build: made(dice) },
  { noun: 'toy bricks', words: ['lego', 'building blocks', 'toy blocks', 'bricks'], size: [0.0691, 0.0306, 0.0447], stands: STANDS, paints: ['bricks'], build: made(blocks) },
  { noun: 'paper lantern', words: ['lantern', 'chinese lantern'], size: [0.3, 0.378, 0.3], stands: ['air', 'podium', 'table', 'hand'], paints: ['paper'], moves: [{ part: 'paper', does: 'glow' }], build: made(lantern) },
];
