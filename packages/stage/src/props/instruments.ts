import type { BufferGeometry } from 'three';
import { type Maker, made } from './kit/maker.js';
import { matter } from './kit/matter.js';
import type { Place, Prop } from './kit/prop.js';
import { corners, pairs, triples } from './kit/rows.js';
import { boxAt, brick, hoop, outline, plate, puck, rod, slab, turned } from './kit/solids.js';
import { merged, placed } from './kit/surface.js';
import { swept } from './kit/swept.js';

const STANDS: readonly Place[] = ['podium', 'floor', 'hand', 'table'];

/** The half of an outline and its mirror, as one closed outline with soft corners. */
function waisted(half: readonly (readonly [number, number])[], soft: number) {
  const right = half.map(([x, y]) => [x, y, soft] as const);
  return outline([...right, ...half.toReversed().map(([x, y]) => [-x, y, soft] as const)]);
}

const steel = () => matter('chrome', '#dcdfe2');

function strings(count: number, wide: readonly [number, number], y: readonly [number, number], z: readonly [number, number]): BufferGeometry {
  return merged(Array.from({ length: count }, (_, i) => {
    const t = i / (count - 1) - 0.5;
    return swept([[t * wide[0], y[0], z[0]], [t * wide[1], y[1], z[1]]], 0.0007, { sides: 5, steps: 1, isOpen: true });
  }));
}

function guitar(kit: Maker): void {
  const body = waisted(pairs('0.06 0.0, 0.155 0.03, 0.19 0.11, 0.178 0.19, 0.128 0.255, 0.118 0.29, 0.138 0.345, 0.135 0.41, 0.09 0.47, 0.03 0.482'), 0.06);
  const lean = kit.joint('guitar', [0, 0.012, 0], [-0.14, 0, 0]);
  lean.add('body', slab(body, 0.1, 0.004, 20), kit.main('gloss', '#8a4a22', { roughness: 0.3 }));
  lean.add('top', slab(waisted(pairs('0.06 0.004, 0.152 0.034, 0.185 0.11, 0.174 0.188, 0.124 0.254, 0.114 0.29, 0.134 0.346, 0.131 0.408, 0.088 0.466, 0.03 0.478'), 0.06), 0.006, 0.001, 20).translate(0, 0, 0.049), matter('wood', '#e2ab62'));
  lean.add('dark', merged([puck(0.049, 0.001, 0.0003, 48).rotateX(Math.PI / 2).translate(0, 0.315, 0.052), boxAt([0.054, 0.5, 0.008], [0, 0.64, 0.054], 0.002), boxAt([0.15, 0.022, 0.012], [0, 0.13, 0.056], 0.004)]), matter('rubber', '#211814', { roughness: 0.6 }));
  lean.add('neck', merged([boxAt([0.052, 0.46, 0.03], [0, 0.7, 0.038], 0.014), placed(slab(outline(triples('-0.03 0 0.006, 0.03 0 0.006, 0.037 0.16 0.012, 0 0.175 0.01, -0.037 0.16 0.012')), 0.018, 0.004), { at: [0, 0.89, 0.04], turn: [-0.2, 0, 0] })]), matter('wood', '#7a4626'));
  lean.add('rosette', hoop(0.054, 0.0025, 56).translate(0, 0.315, 0.0525), matter('wood', '#c07a3c'));
  const pegs = Array.from({ length: 6 }, (_, i) => rod(0.0055, 0.04, 12).rotateZ(Math.PI / 2).translate((i % 2 ? 1 : -1) * 0.045, 0.935 + Math.floor(i / 2) * 0.042, 0.028 - Math.floor(i / 2) * 0.008));
  lean.add('steel', merged([strings(6, [0.048, 0.038], [0.13, 0.9], [0.064, 0.0605]), ...pegs, ...Array.from({ length: 14 }, (_, i) => brick([0.052, 0.0014, 0.0016], [0, 0.885 - 0.6 * (1 - 0.944 ** i), 0.0585], 0.0004))]), steel());
}

function electricGuitar(kit: Maker): void {
  const shape = outline(triples('0 0 0.05, 0.13 0.01 0.07, 0.165 0.12 0.06, 0.115 0.22 0.05, 0.15 0.34 0.04, 0.1 0.4 0.025, 0.05 0.33 0.03, -0.05 0.33 0.03, -0.13 0.44 0.028, -0.165 0.36 0.05, -0.12 0.22 0.05, -0.17 0.11 0.07, -0.13 0.0 0.07'));
  const lean = kit.joint('guitar', [0, 0.012, 0], [-0.14, 0, 0]);
  lean.add('body', slab(shape, 0.045, 0.009, 20), kit.main('gloss', '#c8202a'));
  lean.add('guard', slab(outline(triples('-0.02 0.1 0.02, 0.1 0.06 0.03, 0.09 0.2 0.03, 0.1 0.31 0.02, -0.06 0.3 0.02, -0.08 0.2 0.03')), 0.003, 0.001).translate(0, 0, 0.0235), matter('gloss', '#fbf8f0'));
  lean.add('neck', merged([boxAt([0.05, 0.5, 0.026], [0, 0.58, 0.02], 0.011), slab(outline(triples('-0.026 0 0.005, 0.026 0 0.005, 0.05 0.1 0.02, 0.02 0.17 0.02, -0.034 0.19 0.02')), 0.016, 0.004).translate(0, 0.825, 0.014)]), matter('wood', '#d9a866'));
  lean.add('board', merged([boxAt([0.05, 0.52, 0.006], [0, 0.57, 0.034], 0.002), ...[0.14, 0.2, 0.27].map((y) => boxAt([0.07, 0.016, 0.008], [0, y, 0.029], 0.004))]), matter('rubber', '#2a1c16', { roughness: 0.5 }));
  lean.add('steel', merged([strings(6, [0.044, 0.036], [0.09, 0.83], [0.036, 0.0395]), boxAt([0.07, 0.03, 0.012], [0, 0.085, 0.03], 0.004), ...[0.07, 0.1, 0.13].map((y) => puck(0.011, 0.012, 0.003, 24).rotateX(Math.PI / 2).translate(0.085, y, 0.025)), ...Array.from({ length: 6 }, (_, i) => puck(0.006, 0.014, 0.002, 16).rotateX(Math.PI / 2).translate(-0.024 + i * 0.003, 0.85 + i * 0.024, 0.02))]), steel());
}

function violin(kit: Maker): void {
  const half = pairs('0.02 0, 0.085 0.012, 0.1 0.07, 0.082 0.12, 0.055 0.15, 0.052 0.2, 0.074 0.235, 0.078 0.29, 0.055 0.335, 0.015 0.345');
  const lean = kit.joint('violin', [0, 0.008, 0], [-0.16, 0, 0]);
  lean.add('body', merged([slab(waisted(half.map(([x, y]) => [x * 0.96, y * 0.99 + 0.002] as const), 0.03), 0.03, 0.003, 20), slab(waisted(half, 0.03), 0.006, 0.0026, 20).translate(0, 0, 0.0165), slab(waisted(half, 0.03), 0.006, 0.0026, 20).translate(0, 0, -0.0165)]), kit.main('gloss', '#a8521e', { roughness: 0.25 }));
  const hole = (side: number) => swept([[side * 0.037, 0.135, 0.0197], [side * 0.044, 0.142, 0.02], [side * 0.036, 0.172, 0.02], [side * 0.03, 0.2, 0.02], [side * 0.036, 0.207, 0.0197]], 0.0026, { sides: 8, flat: 0.3 });
  const scroll = swept(Array.from({ length: 26 }, (_, i) => [0, 0.6 + Math.sin(i * 0.42) * 0.014 * (1 - i / 34), 0.0 - Math.cos(i * 0.42) * 0.014 * (1 - i / 34)] as const), 0.0065, { sides: 10, steps: 60 });
  lean.add('dark', merged([hole(1), hole(-1), boxAt([0.026, 0.27, 0.008], [0, 0.4, 0.032], 0.003), placed(boxAt([0.036, 0.11, 0.008], [0, 0.06, 0.031], 0.004), {}), ...[0.545, 0.562, 0.55, 0.567].map((y, i) => rod(0.0035, 0.036, 10).rotateZ(Math.PI / 2).translate((i % 2 ? 1 : -1) * 0.016, y, 0.008))]), matter('rubber', '#1a1412', { roughness: 0.45 }));
  lean.add('neck', merged([boxAt([0.024, 0.2, 0.018], [0, 0.44, 0.02], 0.008), boxAt([0.022, 0.08, 0.022], [0, 0.56, 0.01], 0.007), scroll]), matter('gloss', '#8a4218'));
  lean.add('bridge', boxAt([0.04, 0.004, 0.022], [0, 0.168, 0.029], 0.0015), matter('wood', '#e2b878'));
  lean.add('strings', strings(4, [0.03, 0.018], [0.1, 0.535], [0.0395, 0.0375]), steel());
  kit.add('bow', merged([swept(triples('0.17 0 0.04, 0.172 0.36 0.0, 0.17 0.73 -0.07'), 0.004, { sides: 10 }), boxAt([0.014, 0.04, 0.02], [0.17, 0.05, 0.045], 0.003)]), matter('wood', '#6a3218'));
  kit.add('hair', swept(triples('0.17 0.04 0.056, 0.17 0.73 -0.055'), 0.0022, { sides: 6, steps: 2, flat: 2 }), matter('paper', '#f6f0e2'));
}

function trumpet(kit: Maker): void {
  const brass = kit.main('gold', '#dba94a');
  const bell = turned(Array.from({ length: 28 }, (_, i) => {
    const t = i / 27;
    return [0.0062 + 0.056 * t ** 5, t * 0.2] as const;
  }), 56).rotateX(Math.PI / 2).translate(0, 0.1, 0.05);
  const loop = swept(triples('0 0.1 0.06, 0 0.1 -0.13, 0 0.085 -0.165, 0 0.062 -0.175, 0 0.04 -0.165, 0 0.028 -0.13, 0 0.028 0.1, 0 0.04 0.132, 0 0.064 0.142, 0 0.088 0.132, 0 0.1 0.1'), 0.0062, { sides: 16, steps: 130, tension: 0.3 });
  const lead = swept(triples('0.016 0.1 0.12, 0.016 0.1 -0.26'), 0.0052, { sides: 14, steps: 3 });
  const pistons = [-0.03, 0, 0.03].flatMap((z) => [puck(0.0105, 0.095, 0.002, 28).translate(0, 0.018, z), rod(0.0035, 0.03, 12).translate(0, 0.125, z), puck(0.0085, 0.005, 0.0015, 24).translate(0, 0.138, z)]);
  kit.add('brass', merged([bell, loop, lead, ...pistons, hoop(0.0622, 0.0014, 56).translate(0, 0.1, 0.25), turned(pairs('0.0052 0, 0.006 0.02, 0.0125 0.026, 0.0135 0.03, 0.004 0.028'), 28).rotateX(-Math.PI / 2).translate(0.016, 0.1, -0.26)]), brass);
  kit.add('inside', turned(Array.from({ length: 16 }, (_, i) => [0.06 - 0.056 * (1 - (1 - i / 15) ** 2.2), 0.199 - i * 0.006] as const), 56).rotateX(Math.PI / 2).translate(0, 0.1, 0.05), matter('gold', '#b98a38'));
  kit.add('foot', merged([boxAt([0.09, 0.012, 0.16], [0, 0.006, 0], 0.004), rod(0.004, 0.03, 12).translate(0, 0.02, 0)]), matter('rubber', '#1d1d20'));
}

function drums(kit: Maker): void {
  const shell = kit.main('gloss', '#c8202a');
  const drum = (radius: number, height: number) => turned([[radius * 0.985, 0], [radius, 0.002], [radius, height - 0.002], [radius * 0.985, height]], 56);
  const parts: [BufferGeometry, number, number, readonly [number, number, number], readonly [number, number, number]][] = [
    [drum(0.28, 0.4), 0.28, 0.4, [0, 0.3, -0.2], [Math.PI / 2, 0, 0]], [drum(0.15, 0.22), 0.15, 0.22, [-0.19, 0.66, 0.02], [0.35, 0, -0.1]], [drum(0.17, 0.25), 0.17, 0.25, [0.2, 0.64, 0.02], [0.35, 0, 0.1]], [drum(0.2, 0.36), 0.2, 0.36, [0.56, 0.2, -0.22], [0, 0, 0]], [drum(0.18, 0.14), 0.18, 0.14, [-0.52, 0.52, -0.22], [0.08, 0, 0]],
  ];
  kit.add('shells', merged(parts.map(([made, , , at, turn]) => placed(made, { at, turn }))), shell);
  const skins = parts.flatMap(([, radius, height, at, turn]) => [0, height].map((y) => placed(puck(radius * 0.99, 0.006, 0.002, 48).translate(0, y - 0.003, 0), { at, turn })));
  kit.add('skins', merged(skins), matter('paper', '#f7f4ea'));
  const rims = parts.flatMap(([, radius, height, at, turn]) => [0, height].map((y) => placed(hoop(radius, 0.008, 48).rotateX(Math.PI / 2).translate(0, y, 0), { at, turn })));
  const legs = [[-0.85, -0.05], [0.86, 0.05]].flatMap(([x = 0, z = 0]) => [rod(0.011, 1.0, 10).translate(x, 0.5, z), ...[0, 2.09, 4.19].map((turn) => swept([[x, 0.25, z], [x + Math.cos(turn) * 0.2, 0.005, z + Math.sin(turn) * 0.2]], 0.008, { sides: 8, steps: 2 }))]);
  kit.add('steel', merged([...rims, ...legs, ...[-0.24, 0.24].map((x) => swept([[x, 0.28, 0.12], [x * 1.35, 0.005, 0.28]], 0.01, { sides: 8, steps: 2 })), rod(0.012, 0.3, 10).translate(0, 0.68, -0.05), rod(0.012, 0.5, 10).translate(-0.52, 0.26, -0.22), ...[0, 2.09, 4.19].flatMap((turn) => [swept([[-0.52, 0.16, -0.22], [-0.52 + Math.cos(turn) * 0.16, 0.005, -0.22 + Math.sin(turn) * 0.16]], 0.008, { sides: 8, steps: 2 }), swept([[0.56 + Math.cos(turn) * 0.2, 0.3, -0.22 + Math.sin(turn) * 0.2], [0.56 + Math.cos(turn) * 0.22, 0.005, -0.22 + Math.sin(turn) * 0.22]], 0.007, { sides: 8, steps: 2 })])]), steel());
  const cymbal = (radius: number) => turned([[radius, 0], [radius * 0.3, 0.018], [radius * 0.18, 0.034], [0, 0.038]], 56);
  kit.add('cymbals', merged([placed(cymbal(0.23), { at: [-0.85, 1.0, -0.05], turn: [0.25, 0, -0.12] }), placed(cymbal(0.25), { at: [0.86, 1.0, 0.05], turn: [0.25, 0, 0.12] })]), matter('gold', '#d9b256', { side: 2 }));
}

function piano(kit: Maker): void {
  const black = kit.main('gloss', '#101114');
  const shape = outline(triples('-0.74 -0.1 0.05, 0.74 -0.1 0.05, 0.74 0.55 0.1, 0.62 0.9 0.3, 0.28 1.1 0.25, 0.1 1.5 0.3, -0.3 1.72 0.3, -0.74 1.66 0.25'));
  kit.add('case', merged([plate(shape, 0.3, 0.012).rotateY(0).translate(0, 0.62, 0), boxAt([1.48, 0.06, 0.3], [0, 0.66, 0.22], 0.012), boxAt([0.1, 0.18, 0.3], [-0.69, 0.73, 0.22], 0.03), boxAt([0.1, 0.18, 0.3], [0.69, 0.73, 0.22], 0.03), boxAt([1.0, 0.24, 0.02], [0, 1.06, -0.12], 0.008), ...pairs('-0.62 0.12, 0.62 0.12, -0.4 -1.3').map(([x = 0, z = 0]) => turned(corners('0 0, 0.05 0 0.01, 0.04 0.1, 0.075 0.5 0.02, 0.08 0.64, 0 0.64'), 24).translate(x, 0, z)), boxAt([0.1, 0.5, 0.08], [0, 0.34, -0.1], 0.02)]), black);
  const lid = kit.joint('lid', [-0.75, 0.93, 0], [0, 0, 0.62]);
  lid.add('board', plate(shape, 0.022, 0.007).translate(0.75, 0, 0), black);
  kit.add('prop', swept(triples('0.55 0.9 -0.5, 0.36 1.66 -0.45'), 0.011, { sides: 10, steps: 2 }), black);
  kit.add('plate', plate(outline(triples('-0.68 0.0 0.05, 0.68 0.0 0.05, 0.66 0.5 0.1, 0.55 0.86 0.28, 0.22 1.05 0.24, 0.05 1.45 0.28, -0.32 1.64 0.25, -0.68 1.58 0.2')), 0.02, 0.005).translate(0, 0.905, 0), matter('gold', '#c79a4c'));
  kit.add('ivory', merged(Array.from({ length: 52 }, (_, i) => brick([0.0233, 0.02, 0.15], [-0.61 + i * 0.0239, 0.7, 0.27], 0.002))), matter('plastic', '#fbf9f2', { roughness: 0.25 }));
  const sharps = Array.from({ length: 52 }, (_, i) => i).filter((i) => ![2, 6].includes((i + 5) % 7) && i < 51);
  kit.add('ebony', merged(sharps.map((i) => brick([0.012, 0.018, 0.095], [-0.598 + i * 0.0239, 0.716, 0.243], 0.002))), matter('plastic', '#121214', { roughness: 0.25 }));
  kit.add('stool', merged([boxAt([0.75, 0.09, 0.34], [0, 0.47, 0.78], 0.03), ...[-1, 1].flatMap((side) => [-1, 1].map((end) => boxAt([0.05, 0.44, 0.05], [side * 0.32, 0.22, 0.78 + end * 0.12], 0.012)))]), black);
}

function microphone(kit: Maker): void {
  kit.add('grille', merged([turned(pairs('0.02 0.14, 0.025 0.16, 0.0255 0.18, 0.02 0.2, 0.01 0.209, 0 0.2105'), 40), ...Array.from({ length: 6 }, (_, i) => hoop([0.0245, 0.0262, 0.0265, 0.025, 0.0212, 0.0145][i] ?? 0.02, 0.0011, 40).rotateX(Math.PI / 2).translate(0, 0.153 + i * 0.0095, 0)), ...Array.from({ length: 14 }, (_, i) => swept(pairs('0.0205 0.14, 0.0255 0.16, 0.026 0.18, 0.0205 0.2, 0.01 0.2095').map(([x, y]) => [x * Math.cos(i * 0.449), y, x * Math.sin(i * 0.449)] as const), 0.0009, { sides: 5, steps: 12 }))]), matter('chrome', '#b9bdc2', { roughness: 0.3 }));
  kit.add('body', turned(corners('0 0, 0.0105 0 0.002, 0.0125 0.02, 0.0185 0.13 0.004, 0.0215 0.133 0.002, 0.0215 0.141 0.002, 0.018 0.142'), 44), kit.main('plastic', '#1d1e21', { roughness: 0.4 }));
  kit.add('band', turned(corners('0.0218 0.134, 0.0222 0.1365 0.0005, 0.0218 0.139'), 44), matter('gold', '#d9b366'));
}

function vinyl(kit: Maker): void {
  kit.add('case', boxAt([0.44, 0.08, 0.34], [0, 0.055, 0], 0.012), kit.main('wood', '#8a5630'));
  const deck = kit.joint('record', [-0.05, 0.098, 0]);
  deck.add('platter', puck(0.15, 0.012, 0.004, 72), matter('metal', '#b9bdc2'));
  const groove = Array.from({ length: 26 }, (_, i) => [0.148 - i * 0.0036, 0.016 + (i % 2) * 0.0005] as const);
  deck.add('disc', turned([[0.15, 0.0125], [0.1505, 0.0155], ...groove, [0.052, 0.016], [0.003, 0.016]], 96), matter('gloss', '#0f0f11'));
  deck.add('sticker', puck(0.05, 0.001, 0.0003, 48).translate(0, 0.016, 0), matter('paper', '#d8442e'));
  kit.add('arm', merged([puck(0.03, 0.03, 0.006, 32).translate(0.165, 0.095, -0.11), swept(triples('0.165 0.138 -0.135, 0.165 0.138 -0.03, 0.14 0.134 0.05, 0.085 0.122 0.085'), 0.004, { sides: 12 }), boxAt([0.016, 0.01, 0.03], [0.08, 0.121, 0.09], 0.003), puck(0.013, 0.026, 0.004, 20).rotateX(Math.PI / 2).translate(0.165, 0.138, -0.16), puck(0.014, 0.012, 0.003, 24).translate(0.17, 0.095, 0.11)]), steel());
  kit.add('feet', merged([-1, 1].flatMap((side) => [-1, 1].map((end) => puck(0.02, 0.018, 0.004, 24).translate(side * 0.18, 0, end * 0.13)))), matter('rubber', '#1d1d20'));
}

/** What makes music. */
export const INSTRUMENTS: readonly Prop[] = [
  { noun: 'guitar', words: ['acoustic guitar'], size: [0.372, 1.06, 0.2], stands: STANDS, paints: ['body'], build: made(guitar) },
  { noun: 'electric guitar', words: ['bass guitar'], size: [0.316, 1, 0.162], stands: STANDS, paints: ['body'], build: made(electricGuitar) },
  { noun: 'violin', words: ['fiddle', 'viola', 'cello'], size: [0.273, 0.73, 0.174], stands: STANDS, paints: ['body'], build: made(violin) },
  { noun: 'trumpet', words: ['horn', 'cornet'], size: [0.127, 0.164, 0.541], stands: STANDS, paints: ['brass'], build: made(trumpet) },
  { noun: 'drum', words: ['drums', 'drum kit', 'drum set'], size: [2.19, 1.07, 0.72], stands: ['floor', 'podium'], paints: ['shells'], build: made(drums) },
  { noun: 'piano', words: ['grand piano'], size: [1.49, 1.81, 2.65], stands: ['floor', 'podium'], paints: ['case', 'board', 'stool'], build: made(piano) },
  { noun: 'microphone', words: ['mic'], size: [0.0552, 0.211, 0.0552], stands: STANDS, paints: ['body'], build: made(microphone) },
  { noun: 'record player', words: ['turntable', 'vinyl', 'vinyl record', 'gramophone'], size: [0.44, 0.151, 0.34], stands: ['table', 'podium'], paints: ['case'], moves: [{ part: 'record', does: 'spin', axis: 'y' }], build: made(vinyl) },
];
