import { SphereGeometry, Vector3 } from 'three';
import { type Field, blended, carved, egg, limb, twin } from './kit/fields.js';
import { type Maker, made } from './kit/maker.js';
import { matter } from './kit/matter.js';
import { noise, rough, step } from './kit/noise.js';
import type { Place, Prop } from './kit/prop.js';
import { corners, pairs, triples } from './kit/rows.js';
import { sculpted } from './kit/sculpt.js';
import { ball, bead, boxAt, brick, flowing, hoop, outline, puck, rod, slab, turned } from './kit/solids.js';
import { bent, between, merged, placed, tinted } from './kit/surface.js';
import { swept } from './kit/swept.js';
import { brilliant } from './wear.js';

const STANDS: readonly Place[] = ['podium', 'table', 'hand'];

function diamond(kit: Maker): void {
  kit.add('stone', brilliant(0.05), kit.main('gem', '#d6ecff'));
}

function crystal(kit: Maker): void {
  const shard = (height: number, radius: number) => turned([[0, -0.02], [radius * 0.8, -0.02], [radius, height * 0.72], [0, height]], 6);
  const spots = corners('0 0 0.21 0.042 0 0, 0.06 0.02 0.14 0.03 0.2 -0.4, -0.055 0.015 0.16 0.032 0.1 0.35, 0.01 0.06 0.12 0.027 0.5 0.05, -0.02 -0.055 0.13 0.028 -0.45 0.1, 0.05 -0.045 0.09 0.022 -0.4 -0.45, -0.06 -0.03 0.08 0.02 -0.3 0.6');
  kit.add('crystal', merged(spots.map(([x = 0, z = 0, height = 0, radius = 0, tilt = 0, roll = 0]) => placed(shard(height, radius), { at: [x, 0.03, z], turn: [tilt, x * 9, roll] }))), kit.main('gem', '#9a5ce0'));
  kit.add('rock', bent(new SphereGeometry(1, 40, 26), (at) => {
    const lump = 1 + 0.22 * rough(at.x * 2.4, at.y * 2.4, at.z * 2.4);
    at.set(at.x * 0.115 * lump, Math.max(at.y, -0.2) * 0.05 * lump, at.z * 0.1 * lump);
  }), matter('stone', '#6d675f', { bumpScale: 1 }));
}

function planet(kit: Maker): void {
  const tone = kit.options.colour ?? '#d9a066';
  const globe = tinted(new SphereGeometry(1, 96, 64), (x, y, z) => {
    const wave = y * 7 + 0.6 * rough(x * 2, y * 5, z * 2);
    return between([tone, '#f3dcb4', '#b5764a', tone, '#e8c08c'], 0.5 + 0.5 * Math.sin(wave * 1.7)).lerp(between(['#ffffff', tone], 0.4), 0.12);
  });
  const whole = kit.joint('planet', [0, 1.25, 0], [0.3, 0, 0.32]);
  whole.add('globe', globe, matter('clay', '#ffffff'));
  const ring = turned(Array.from({ length: 40 }, (_, i) => [2.25 - i * 0.024, 0] as const), 128);
  whole.add('rings', tinted(ring, (x, _y, z) => between(['#8a6a4a', '#e8d2a8', '#c9a878', '#f3e4c4', '#a8865c'], 0.5 + 0.5 * Math.sin(Math.hypot(x, z) * 31))), matter('clay', '#ffffff', { side: 2 }));
}

function earth(kit: Maker): void {
  const globe = tinted(new SphereGeometry(1, 128, 88), (x, y, z) => {
    const land = rough(x * 1.6 + 3, y * 1.6 + 1, z * 1.6 + 5) + 0.3 * noise(x * 5, y * 5, z * 5);
    if (Math.abs(y) > 0.87 + 0.06 * noise(x * 6, 2, z * 6)) return '#f4f8fb';
    return land > 0.1 ? between(['#5f9a4a', '#3f7a3a', '#b59a5c', '#8a6a44'], (land - 0.1) * 2.4) : between(['#0f3f7f', '#2a7fc0'], 1 + land * 2.2);
  });
  kit.joint('planet', [0, 1, 0], [0, 0, 0.4]).add('globe', globe, matter('gloss', '#ffffff', { roughness: 0.5, clearcoat: 0.3 }));
}

function moon(kit: Maker): void {
  const pits = Array.from({ length: 46 }, (_, i) => {
    const [y, turn] = [1 - (2 * (i + 0.5)) / 46, i * 2.39996 + kit.between(-0.3, 0.3)];
    return { at: new Vector3(Math.cos(turn) * Math.sqrt(1 - y * y), y, Math.sin(turn) * Math.sqrt(1 - y * y)), size: 0.07 + 0.19 * kit.random() ** 2.5 };
  });
  const globe = bent(new SphereGeometry(1, 112, 78), (at) => {
    const deep = pits.reduce((sum, { at: pit, size }) => {
      const off = at.distanceTo(pit) / size;
      return sum - 0.16 * size * (1 - step(0.55, 0.95, off)) + 0.1 * size * Math.exp(-(((off - 1) / 0.16) ** 2));
    }, 0);
    at.multiplyScalar(1 + deep + 0.006 * rough(at.x * 5, at.y * 5, at.z * 5));
  });
  kit.joint('planet', [0, 1, 0]).add('globe', tinted(globe, (x, y, z) => between(['#8f8c88', '#d6d2ca'], 0.55 + 0.5 * rough(x * 1.9, y * 1.9, z * 1.9) + (Math.hypot(x, y, z) - 1) * 9)), matter('rubber', kit.options.colour ?? '#ffffff', { roughness: 0.95 }));
}

function sword(kit: Maker): void {
  const blade = slab(outline(pairs('-0.026 0.24, 0.026 0.24, 0.02 0.95, 0 1.05, -0.02 0.95')), 0.011, 0.0052);
  kit.add('blade', bent(blade, (at) => at.setZ(at.z * (1.25 - Math.abs(at.x) * 34))), matter('chrome', '#dfe5ec', { roughness: 0.14 }));
  const gold = kit.main('gold', '#d2a54a');
  kit.add('guard', merged([swept(triples('-0.115 0.252 0, -0.06 0.226 0, 0 0.222 0, 0.06 0.226 0, 0.115 0.252 0'), (t) => 0.011 + 0.005 * Math.abs(t - 0.5) * 2, { sides: 16 }), ball(0.026, 28).translate(0, 0.026, 0), ball(0.016, 20).translate(-0.118, 0.256, 0), ball(0.016, 20).translate(0.118, 0.256, 0)]), gold);
  const wrap = Array.from({ length: 11 }, (_, i) => hoop(0.0135, 0.0055, 24).rotateX(Math.PI / 2 + 0.18).translate(0, 0.062 + i * 0.0145, 0));
  kit.add('grip', merged([rod(0.0135, 0.17, 20).translate(0, 0.135, 0), ...wrap]), matter('leather', '#5a2f1c'));
  kit.add('gem', bead(0.011, 0.011, 0.006, { at: [0, 0.225, 0.015] }), matter('gem', '#d81f3a'));
}

function crown(kit: Maker): void {
  const gold = kit.main('gold', '#e0b04a');
  const band = turned(corners('0.088 0 0.003, 0.094 0 0.003, 0.096 0.03 0.003, 0.09 0.03 0.003, 0.086 0.004'), 96);
  const spikes = Array.from({ length: 8 }, (_, i) => {
    const [angle, high] = [(i / 8) * 2 * Math.PI, i % 2 ? 0.062 : 0.088];
    const leafOf = bent(slab(outline([[-0.034, 0, 0], [0.034, 0, 0], [0.009, high * 0.62, 0.01], [0, high, 0.003], [-0.009, high * 0.62, 0.01]]), 0.005, 0.0018), (at) => at.set(at.x, at.y, at.z - at.x * at.x * 5.2 + at.y * 0.1));
    return placed(leafOf, { at: [Math.sin(angle) * 0.093, 0.028, Math.cos(angle) * 0.093], turn: [0, angle, 0] });
  });
  const tips = Array.from({ length: 8 }, (_, i) => {
    const [angle, high] = [(i / 8) * 2 * Math.PI, i % 2 ? 0.062 : 0.088];
    return ball(0.0078, 18).translate(Math.sin(angle) * (0.094 + high * 0.1), 0.034 + high, Math.cos(angle) * (0.094 + high * 0.1));
  });
  kit.add('crown', merged([band, ...spikes, ...tips]), gold);
  const jewels = Array.from({ length: 16 }, (_, i) => tinted(bead(i % 2 ? 0.0055 : 0.0085, i % 2 ? 0.0055 : 0.0085, 0.005, { at: [0, 0.015, 0.0965], turn: [0, 0, 0] }).rotateY((i / 16) * 2 * Math.PI), ['#c41f3a', '#f4f0e8', '#2456c4', '#f4f0e8'][i % 4] ?? '#c41f3a'));
  kit.add('jewels', merged(jewels), matter('gloss', '#ffffff'));
  kit.add('velvet', flowing(corners('0.087 0.006, 0.085 0.04, 0.06 0.062, 0.0005 0.068'), 48, 20), matter('plush', '#7a1530'));
}

function key(kit: Maker): void {
  const brass = kit.main('gold', '#c9a04a');
  const bow = merged([-1, 0, 1].map((side) => hoop(0.0125, 0.0034, 40).translate(side * 0.0155, 0.078 + (side ? 0 : 0.0155), 0)));
  const bits = pairs('0.008 0.0095, 0.0035 0.012, 0.0155 0.006').map(([y = 0, wide = 0]) => boxAt([wide, 0.0042, 0.004], [wide / 2 + 0.002, y, 0], 0.001));
  const collar = [0.058, 0.063].map((y) => hoop(0.0046, 0.0017, 28).rotateX(Math.PI / 2).translate(0, y, 0));
  kit.add('key', merged([bow, ...bits, ...collar, swept([[0, 0, 0], [0, 0.07, 0]], 0.0036, { sides: 18, steps: 3 })]).rotateX(-Math.PI / 2).translate(0, 0.004, 0.04), brass);
}

function coin(kit: Maker): void {
  const gold = kit.main('gold', '#e2b54e');
  const reeds = Array.from({ length: 90 }, (_, i) => brick([0.0006, 0.0026, 0.0006], [0, 0.0016, 0.0152], 0.0002).rotateY((i / 90) * 2 * Math.PI));
  const star = outline(Array.from({ length: 10 }, (_, i) => [Math.sin((i / 10) * 2 * Math.PI) * (i % 2 ? 0.0042 : 0.0095), Math.cos((i / 10) * 2 * Math.PI) * (i % 2 ? 0.0042 : 0.0095), 0.0006] as const));
  const piece = merged([turned(corners('0 0.0003, 0.0128 0.0003, 0.0134 0 0.0002, 0.015 0 0.0004, 0.015 0.0032 0.0004, 0.0134 0.0032 0.0002, 0.0128 0.0028, 0 0.0028'), 72), ...reeds, slab(star, 0.0012, 0.0004).rotateX(-Math.PI / 2).translate(0, 0.0031, 0)].map((part) => part.deleteAttribute('uv')));
  kit.add('coin', placed(piece, { at: [0, 0.0155, 0], turn: [Math.PI / 2 - 0.12, 0, 0] }), gold);
}

function trophy(kit: Maker): void {
  const gold = kit.main('gold', '#e2b54e');
  const ear = (side: number) => swept([[side * 0.075, 0.31, 0], [side * 0.125, 0.325, 0], [side * 0.135, 0.27, 0], [side * 0.1, 0.215, 0], [side * 0.058, 0.2, 0]], 0.0075, { sides: 16, flat: 1.3 });
  kit.add('cup', merged([flowing(corners('0.05 0.085, 0.03 0.098, 0.015 0.12, 0.018 0.14, 0.014 0.155, 0.034 0.175, 0.07 0.225, 0.083 0.29, 0.086 0.345, 0.0825 0.345, 0.077 0.28, 0.05 0.21, 0.0005 0.2'), 72, 90), ear(1), ear(-1), turned(corners('0.044 0.07, 0.054 0.07 0.003, 0.054 0.088 0.004, 0.04 0.09'), 56)]), gold);
  const points = Array.from({ length: 10 }, (_, i) => [Math.sin((i / 10) * 2 * Math.PI) * (i % 2 ? 0.0125 : 0.028), Math.cos((i / 10) * 2 * Math.PI) * (i % 2 ? 0.0125 : 0.028), 0.002] as const);
  kit.add('star', placed(slab(outline(points), 0.008, 0.003), { at: [0, 0.275, 0.0805], turn: [-0.12, 0, 0] }), gold);
  kit.add('base', boxAt([0.12, 0.07, 0.12], [0, 0.035, 0], 0.007), matter('wood', '#3a2418'));
  kit.label(boxAt([0.08, 0.03, 0.002], [0, 0.035, 0.0605], 0.0008), 2.6, '#2a1c08', matter('gold', '#d8b25a'));
}

function skull(kit: Maker): void {
  const bone: Field = (x, y, z) => {
    const head = blended([egg([0, 0.15, -0.01], [0.078, 0.076, 0.094]), egg([0, 0.093, 0.05], [0.05, 0.05, 0.034]), twin(egg([0.05, 0.098, 0.04], [0.022, 0.02, 0.032])), egg([0, 0.046, 0.045], [0.04, 0.03, 0.032])], 0.03)(x, y, z);
    const holes = Math.min(egg([0.03, 0.126, 0.083], [0.0225, 0.0215, 0.03], [0, 0, -0.2])(Math.abs(x), y, z), limb([0.002, 0.1, 0.09], [0.009, 0.078, 0.09], 0.004, 0.008)(Math.abs(x), y, z), egg([0.062, 0.075, 0.025], [0.028, 0.03, 0.026])(Math.abs(x), y, z));
    return carved(head, holes, 0.012);
  };
  kit.add('bone', sculpted({ lumps: [{ is: bone }], low: [-0.1, 0, -0.12], high: [0.1, 0.24, 0.12], cell: 0.0044, seam: 0 }), kit.main('clay', '#efe6d2'));
  const teeth = Array.from({ length: 16 }, (_, i) => {
    const angle = ((i % 8) - 3.5) * 0.2;
    return placed(brick([0.0072, 0.0125, 0.006], [0, 0, 0.034], 0.0022), { at: [0, i < 8 ? 0.063 : 0.0495, 0.046], turn: [0, angle, 0], scale: [1.05, 1, 1] });
  });
  kit.add('teeth', merged(teeth), matter('clay', '#fbf6ea'));
  kit.add('hollow', merged([ball(0.019, 18).translate(0.03, 0.126, 0.066), ball(0.019, 18).translate(-0.03, 0.126, 0.066), ball(0.012, 14).translate(0, 0.088, 0.072)]), matter('rubber', '#1a1512'));
}

function pumpkin(kit: Maker): void {
  const skin = bent(new SphereGeometry(1, 120, 60), (at) => {
    const angle = Math.atan2(at.z, at.x);
    const far = Math.hypot(at.x, at.z);
    const rib = 1 - 0.13 * (1 - Math.abs(Math.sin(angle * 5))) ** 1.6 * far;
    const dent = 0.22 * Math.exp(-((far / 0.34) ** 2)) * Math.sign(at.y);
    at.set(at.x * rib * 0.17, (at.y - dent) * 0.13 + 0.118, at.z * rib * 0.17);
  });
  kit.add('skin', skin, kit.main('glaze', '#e8781a', { roughness: 0.42, clearcoat: 0.3 }));
  kit.add('stalk', swept(triples('0 0.2 0, 0.004 0.235 0, 0.022 0.262 0.006, 0.04 0.27 0.01'), (t) => 0.02 - 0.009 * t + 0.012 * Math.max(0, 0.15 - t) * 5, { sides: 10, steps: 20 }), matter('clay', '#6a7a34'));
}

function snowman(kit: Maker): void {
  const snow = (radius: number, y: number) => bent(new SphereGeometry(radius, 48, 34), (at) => at.multiplyScalar(1 + 0.014 * rough(at.x * 8, at.y * 8, at.z * 8)).setY(at.y * 0.95 + y));
  kit.add('snow', merged([snow(0.5, 0.45), snow(0.37, 1.1), snow(0.27, 1.62)]), matter('clay', '#f8fbff', { roughness: 0.8 }));
  const coal = [[0.09, 1.7, 0.25], [-0.09, 1.7, 0.25], [0, 1.3, 0.345], [0, 1.13, 0.372], [0, 0.96, 0.35], ...Array.from({ length: 5 }, (_, i) => [(i - 2) * 0.055, 1.52 + Math.abs(i - 2) ** 2 * 0.009, 0.252 - Math.abs(i - 2) * 0.008])] as [number, number, number][];
  kit.add('coal', merged(coal.map((at, i) => ball(i < 5 ? 0.032 : 0.017, 14).translate(...at))), matter('rubber', '#1c1d20'));
  kit.add('nose', swept([[0, 1.62, 0.24], [0, 1.61, 0.5]], (t) => 0.042 * (1 - t) + 0.004, { sides: 16, steps: 8 }), matter('clay', '#ee7c22'));
  const arm = (side: number) => merged([swept([[side * 0.32, 1.16, 0], [side * 0.62, 1.34, 0.04], [side * 0.84, 1.4, 0.05]], 0.02, { sides: 8, steps: 12 }), swept([[side * 0.7, 1.36, 0.04], [side * 0.8, 1.54, 0.05]], 0.013, { sides: 7, steps: 4 }), swept([[side * 0.72, 1.365, 0.04], [side * 0.86, 1.28, 0.06]], 0.013, { sides: 7, steps: 4 })]);
  kit.add('arm.l', arm(1), matter('clay', '#6a4a2c'));
  kit.add('arm.r', arm(-1), matter('clay', '#6a4a2c'));
  const wool = kit.main('fabric', '#c8282f');
  kit.add('scarf', merged([hoop(0.235, 0.062, 48).rotateX(Math.PI / 2).scale(1, 0.85, 1).translate(0, 1.41, 0), placed(boxAt([0.13, 0.42, 0.05], [0, -0.2, 0], 0.022), { at: [0.12, 1.4, 0.3], turn: [0.2, 0.2, 0.1] })]), wool);
  kit.add('hat', merged([puck(0.29, 0.03, 0.01).translate(0, 1.83, 0), turned(corners('0.185 1.85, 0.195 2.16 0.015, 0 2.17'), 48)]), matter('rubber', '#24262b'));
  kit.add('ribbon', turned(pairs('0.19 1.87, 0.1925 1.94'), 48), matter('rubber', '#c8282f'));
}

/** What is found, won or made by a season. */
export const TREASURES: readonly Prop[] = [
  { noun: 'diamond', words: ['gem', 'gemstone', 'jewel'], size: [0.0981, 0.07, 0.0981], stands: STANDS, paints: ['stone'], build: made(diamond) },
  { noun: 'crystal', words: ['crystals', 'amethyst', 'quartz'], size: [0.243, 0.252, 0.21], stands: ['podium', 'table', 'ground', 'hand'], paints: ['crystal'], build: made(crystal) },
  { noun: 'planet', words: ['saturn', 'ringed planet', 'gas giant'], size: [4.27, 2, 4.32], stands: ['space', 'podium'], paints: ['globe'], moves: [{ part: 'planet', does: 'spin', axis: 'y' }], build: made(planet) },
  { noun: 'earth', words: ['globe', 'planet earth'], size: [2, 2, 2], stands: ['space', 'podium'], paints: [], moves: [{ part: 'planet', does: 'spin', axis: 'y' }], build: made(earth) },
  { noun: 'moon', words: ['full moon', 'asteroid'], size: [2, 2.01, 2], stands: ['space', 'air', 'podium'], paints: ['globe'], moves: [{ part: 'planet', does: 'spin', axis: 'y' }], build: made(moon) },
  { noun: 'sword', words: ['blade', 'longsword', 'katana'], size: [0.268, 1.05, 0.052], stands: ['podium', 'hand', 'table'], paints: ['guard'], build: made(sword) },
  { noun: 'crown', words: ['tiara', 'royal crown'], size: [0.221, 0.13, 0.221], stands: STANDS, paints: ['crown'], build: made(crown) },
  { noun: 'key', words: ['old key', 'golden key'], size: [0.0628, 0.0126, 0.109], stands: STANDS, paints: ['key'], build: made(key) },
  { noun: 'coin', words: ['gold coin', 'bitcoin'], size: [0.031, 0.031, 0.00667], stands: STANDS, paints: ['coin'], build: made(coin) },
  { noun: 'trophy', words: ['award', 'cup trophy', 'golden cup'], size: [0.293, 0.35, 0.173], stands: STANDS, paints: ['cup', 'star'], label: 'label', build: made(trophy) },
  { noun: 'skull', words: ['human skull'], size: [0.156, 0.21, 0.189], stands: STANDS, paints: ['bone'], build: made(skull) },
  { noun: 'pumpkin', words: ['gourd', 'squash'], size: [0.331, 0.27, 0.34], stands: ['podium', 'table', 'ground', 'floor'], paints: ['skin'], build: made(pumpkin) },
  { noun: 'snowman', words: ['snow man'], size: [1.72, 2.2, 0.999], stands: ['ground', 'podium'], paints: ['scarf'], build: made(snowman) },
];
