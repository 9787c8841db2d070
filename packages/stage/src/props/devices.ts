import { type BufferGeometry, PlaneGeometry } from 'three';
import { type Maker, made } from './kit/maker.js';
import { matter } from './kit/matter.js';
import { noise } from './kit/noise.js';
import type { Place, Prop } from './kit/prop.js';
import { corners, pairs, triples } from './kit/rows.js';
import { ball, bead, boxAt, brick, hoop, outline, plate, puck, slab, turned } from './kit/solids.js';
import { bent, between, merged, placed, tinted } from './kit/surface.js';
import { swept } from './kit/swept.js';

const DESK: readonly Place[] = ['table', 'podium', 'hand'];

/** What a screen shows: soft waves of colour. */
export function screen(
  width: number,
  height: number,
  tones: readonly string[],
  bevel = 0.004,
): BufferGeometry {
  const glow = new PlaneGeometry(width, height, 40, 30);
  const places = glow.getAttribute('position');
  for (let i = 0; i < places.count; i += 1) {
    const [x, y] = [places.getX(i), places.getY(i)];
    const [u, v] = [Math.abs(x) - width / 2 + bevel, Math.abs(y) - height / 2 + bevel];
    if (u < 0 || v < 0) continue;
    const pull = Math.min(1, bevel / (Math.hypot(u, v) || 1));
    places.setXY(
      i,
      Math.sign(x) * (width / 2 - bevel + u * pull),
      Math.sign(y) * (height / 2 - bevel + v * pull),
    );
  }
  return tinted(glow, (x, y) =>
    between(
      tones,
      0.5 +
        0.34 * Math.sin((x / width) * 4 + 3 * noise((x / width) * 2, (y / height) * 2, 5)) +
        (0.4 * y) / height,
    ),
  );
}

const WAVES = ['#1c2a6b', '#4a3fb8', '#c04a8c', '#f28a5a', '#ffd28a'];
const lit = () => matter('plastic', '#ffffff', { roughness: 0.25, emissive: 0x222222 });
export const round = (width: number, height: number, bevel: number) =>
  outline([
    [-width / 2, -height / 2, bevel],
    [width / 2, -height / 2, bevel],
    [width / 2, height / 2, bevel],
    [-width / 2, height / 2, bevel],
  ]);

function phone(kit: Maker): void {
  const stand = kit.joint('phone', [0, 0.075, 0], [-0.16, 0, 0]);
  stand.add(
    'body',
    slab(round(0.0715, 0.1475, 0.022), 0.0078, 0.0022, 24),
    kit.main('metal', '#5b5f66', { roughness: 0.3, metalness: 0.85 }),
  );
  stand.add(
    'face',
    slab(round(0.0675, 0.1435, 0.02), 0.001, 0.0003, 24).translate(0, 0, 0.0038),
    matter('gloss', '#07080a', { roughness: 0.08 }),
  );
  stand.add('screen', screen(0.0635, 0.1395, WAVES, 0.016).translate(0, 0, 0.00445), lit());
  stand.add(
    'island',
    slab(round(0.032, 0.034, 0.014), 0.0022, 0.0008, 20).translate(-0.0165, 0.053, -0.0047),
    kit.main('metal', '#5b5f66', { roughness: 0.3, metalness: 0.85 }),
  );
  const lenses = pairs('-0.0235 0.06, -0.0235 0.0455, -0.0095 0.0527').map(([x = 0, y = 0]) =>
    puck(0.0055, 0.0024, 0.0007, 28)
      .rotateX(-Math.PI / 2)
      .translate(x, y, -0.0055),
  );
  stand.add('lenses', merged(lenses), matter('gloss', '#0a0b0f', { roughness: 0.08 }));
  stand.add(
    'keys',
    merged([
      boxAt([0.0012, 0.02, 0.0028], [0.0361, 0.022, 0], 0.0005),
      boxAt([0.0012, 0.011, 0.0028], [-0.0361, 0.034, 0], 0.0005),
    ]),
    matter('metal', '#45484e'),
  );
}

function laptop(kit: Maker): void {
  const alu = kit.main('metal', '#b9bcc2', { roughness: 0.36, metalness: 0.9 });
  kit.add('base', plate(round(0.304, 0.212, 0.012), 0.0115, 0.003), alu);
  kit.add(
    'well',
    plate(round(0.265, 0.103, 0.004), 0.0012, 0.0003).translate(0, 0.0109, -0.032),
    matter('rubber', '#141518'),
  );
  const keys: BufferGeometry[] = [];
  for (let i = 0; i < 70; i += 1)
    keys.push(
      brick(
        [0.0158, 0.0022, 0.0158],
        [-0.1232 + (i % 14) * 0.01895, 0.0126, -0.0705 + Math.floor(i / 14) * 0.0189],
        0.0008,
      ),
    );
  kit.add('keys', merged(keys), matter('rubber', '#24262a', { roughness: 0.6 }));
  kit.add('pad', plate(round(0.112, 0.068, 0.004), 0.0008, 0.0002).translate(0, 0.0112, 0.062), alu);
  const lid = kit.joint('lid', [0, 0.011, -0.1045], [-0.34, 0, 0]);
  lid.add('shell', slab(round(0.304, 0.208, 0.012), 0.0058, 0.0018).translate(0, 0.108, 0), alu);
  lid.add(
    'bezel',
    slab(round(0.299, 0.203, 0.01), 0.0008, 0.0002).translate(0, 0.108, 0.003),
    matter('rubber', '#08090b', { roughness: 0.3 }),
  );
  lid.add('screen', screen(0.286, 0.184, WAVES).translate(0, 0.1095, 0.0036), lit());
}

function headphones(kit: Maker): void {
  const shell = kit.main('plastic', '#2a2c31', { roughness: 0.32 });
  const arc = (reach: number, from: number) =>
    Array.from({ length: 15 }, (_, i) => {
      const angle = from + ((Math.PI - 2 * from) * i) / 14;
      return [Math.cos(angle) * reach, 0.1 + Math.sin(angle) * (reach + 0.014), 0] as const;
    });
  kit.add('band', swept(arc(0.079, 0.12), 0.0056, { steps: 70, sides: 20, flat: 2.2 }), shell);
  kit.add(
    'cushion',
    swept(arc(0.0735, 0.75), 0.0062, { steps: 50, sides: 20, flat: 1.9 }),
    matter('leather', '#1a1b1e'),
  );
  for (const side of [-1, 1] as const) {
    const cup = kit.joint(side < 0 ? 'cup.l' : 'cup.r', [side * 0.078, 0.068, 0], [0, 0, side * -0.1]);
    const outer = turned(
      corners('0.033 0 0.003, 0.0365 0.004 0.003, 0.036 0.016 0.006, 0.026 0.0225 0.006, 0 0.0225'),
      56,
    );
    cup.add('shell', placed(outer, { turn: [0, 0, (side * -Math.PI) / 2], scale: [1.12, 1, 0.92] }), shell);
    cup.add(
      'ring',
      placed(hoop(0.0262, 0.001, 56).rotateX(Math.PI / 2), {
        at: [side * 0.0215, 0, 0],
        turn: [0, 0, Math.PI / 2],
        scale: [1.12, 1, 0.92],
      }),
      matter('metal', '#c9a77a', { roughness: 0.25 }),
    );
    const pad = placed(hoop(0.0235, 0.0125, 56), {
      turn: [0, Math.PI / 2, 0],
      at: [side * -0.006, 0, 0],
      scale: [0.92, 1.12, 0.85],
    });
    cup.add('pad', pad, matter('leather', '#1a1b1e'));
    cup.add(
      'mesh',
      placed(puck(0.0225, 0.003, 0.001, 40), { turn: [0, 0, Math.PI / 2], at: [side * -0.001, 0, 0] }),
      matter('rubber', '#0e0e10'),
    );
    kit.add(
      side < 0 ? 'arm.l' : 'arm.r',
      swept(
        [
          [side * 0.0785, 0.112, 0],
          [side * 0.0845, 0.094, 0],
          [side * 0.0885, 0.07, 0],
        ],
        0.0035,
        { sides: 14, flat: 1.9 },
      ),
      matter('metal', '#c9a77a', { roughness: 0.25 }),
    );
  }
}

function strap(from: number, to: number): BufferGeometry {
  const steps = Array.from({ length: 12 }, (_, i) => {
    const angle = from + ((to - from) * i) / 11;
    return [0, 0.029 + Math.sin(angle) * 0.029, -0.002 + Math.cos(angle) * 0.0245] as const;
  });
  return swept(steps, 0.0102, { sides: 20, steps: 40, flat: 0.14, isOpen: true });
}

function watch(kit: Maker): void {
  const steel = matter('metal', '#cfd2d6', { roughness: 0.18 });
  const body = kit.joint('case', [0, 0.029, 0.0225]);
  const upright = (made: BufferGeometry) => made.rotateX(Math.PI / 2);
  body.add(
    'case',
    upright(
      turned(
        corners(
          '0 -0.004, 0.017 -0.004 0.001, 0.0205 -0.001 0.002, 0.0205 0.0045 0.001, 0.0185 0.0068 0.001, 0.0172 0.0068 0.0004, 0.0168 0.005, 0 0.005',
        ),
        72,
      ),
    ),
    steel,
  );
  body.add(
    'dial',
    upright(puck(0.0168, 0.0004, 0.0001, 64)).translate(0, 0, 0.005),
    kit.main('paint', '#12305e'),
  );
  const marks = Array.from({ length: 12 }, (_, i) =>
    brick([i % 3 ? 0.0009 : 0.0015, 0.0031, 0.0006], [0, 0.0136, 0.0056], 0.0002).rotateZ(i * 0.5236),
  );
  body.add('marks', merged(marks), steel);
  const hand = (name: string, length: number, width: number, turn: number) => {
    const pivot = body.joint(name, [0, 0, 0.0062], [0, 0, turn]);
    pivot.add(
      name,
      slab(
        outline([
          [-width, -0.003, 0.0002],
          [width, -0.003, 0.0002],
          [width * 0.5, length, 0.0002],
          [-width * 0.5, length, 0.0002],
        ]),
        0.0004,
        0.0001,
      ),
      steel,
    );
  };
  hand('hand.hour', 0.0085, 0.0008, 1.0);
  hand('hand.minute', 0.013, 0.0006, -1.05);
  const sweepHand = body.joint('hand.second', [0, 0, 0.0067]);
  sweepHand.add('needle', boxAt([0.0004, 0.018, 0.0003], [0, 0.005, 0], 0.0001), matter('metal', '#d23a2a'));
  body.add(
    'glass',
    upright(turned(corners('0.0171 0.0068, 0.0168 0.0074 0.0003, 0 0.0078'), 48)),
    matter('glass', '#ffffff'),
  );
  body.add(
    'crown',
    placed(puck(0.0026, 0.0045, 0.0008, 24), { turn: [0, 0, -Math.PI / 2], at: [0.0202, 0, 0.0015] }),
    steel,
  );
  const lugs = [-1, 1].flatMap((side) =>
    [-1, 1].map((end) => boxAt([0.003, 0.0085, 0.006], [side * 0.0115, end * 0.0195, -0.0005], 0.0014)),
  );
  body.add('lugs', merged(lugs), steel);
  kit.add('strap', merged([strap(0.68, 3.3), strap(-0.68, -3.1)]), matter('leather', '#6b3a1e'));
  kit.add('buckle', merged([hoop(0.0105, 0.0011, 40).scale(1, 0.62, 1).translate(0, 0.03, -0.0285)]), steel);
}

function camera(kit: Maker): void {
  const skin = kit.main('leather', '#1b1b1d');
  const black = matter('plastic', '#1a1b1d', { roughness: 0.42 });
  const silver = matter('metal', '#c4c6c9', { roughness: 0.3 });
  kit.add(
    'body',
    merged([
      boxAt([0.132, 0.058, 0.036], [0, 0.036, 0], 0.008),
      boxAt([0.03, 0.062, 0.012], [-0.05, 0.036, 0.019], 0.006),
    ]),
    skin,
  );
  kit.add(
    'plates',
    merged([
      boxAt([0.1325, 0.016, 0.0365], [0, 0.07, 0], 0.005),
      boxAt([0.1325, 0.009, 0.0365], [0, 0.0045, 0], 0.003),
      boxAt([0.042, 0.022, 0.034], [0.006, 0.085, 0.001], 0.007),
    ]),
    silver,
  );
  const barrel = turned(
    corners(
      '0.03 0 0.001, 0.032 0.002 0.001, 0.032 0.012 0.001, 0.0305 0.0125, 0.0305 0.0255, 0.032 0.026 0.001, 0.0325 0.05 0.002, 0.0285 0.052 0.001, 0.0265 0.046, 0.0215 0.04, 0 0.038',
    ),
    72,
  );
  kit.add('lens', barrel.rotateX(Math.PI / 2).translate(0.006, 0.038, 0.017), black);
  const teeth = Array.from({ length: 40 }, (_, i) =>
    brick([0.0022, 0.0012, 0.011], [0, 0.0308, 0.036], 0.0004)
      .rotateZ(i * 0.157)
      .translate(0.006, 0.038, 0),
  );
  kit.add('grip', merged(teeth), black);
  kit.add(
    'glass',
    ball(0.035, 40).scale(0.6, 0.6, 0.2).translate(0.006, 0.038, 0.0535),
    matter('darkGlass', '#101a30'),
  );
  kit.add('ring', hoop(0.0235, 0.0006, 56).translate(0.006, 0.038, 0.0638), matter('metal', '#c8323a'));
  kit.add(
    'dials',
    merged([
      puck(0.0095, 0.008, 0.0012, 32).translate(-0.045, 0.077, 0),
      puck(0.0065, 0.006, 0.001, 28).translate(-0.024, 0.077, 0.004),
      puck(0.0085, 0.006, 0.0012, 32).translate(0.05, 0.077, 0),
    ]),
    silver,
  );
  kit.add(
    'button',
    puck(0.0042, 0.003, 0.001, 20).translate(-0.0525, 0.0845, 0.0),
    matter('metal', '#d5433a'),
  );
  kit.add('finder', boxAt([0.022, 0.012, 0.004], [0.006, 0.085, -0.0185], 0.002), black);
}

/** How wide the keys of each row are, in keys. */
const KEY_WIDTHS = [
  [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2],
  [1.5, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1.5],
  [1.75, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2.25],
  [2.25, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2.75],
  [1.25, 1.25, 1.25, 6.25, 1.25, 1.25, 1.25, 1.25],
];

function keyboard(kit: Maker): void {
  kit.add(
    'base',
    bent(plate(round(0.36, 0.125, 0.01), 0.016, 0.004), (at) => at.setY(at.y * (1 - at.z * 2.6))),
    kit.main('plastic', '#e7e3da'),
  );
  const keys: BufferGeometry[] = [];
  KEY_WIDTHS.forEach((row, line) => {
    let x = -0.168;
    row.forEach((wide, i) => {
      const isAccent = (line === 0 && i === 0) || (line === 2 && i === 12);
      const tone = isAccent ? '#e2703a' : wide > 1 ? '#b9c2c4' : '#f8f6f0';
      const cap = bent(brick([wide * 0.0224 - 0.0024, 0.009, 0.0198], [0, 0, 0], 0.0022), (at) => {
        if (at.y > 0) at.set(at.x - Math.sign(at.x) * 0.0014, at.y, at.z * 0.86);
      });
      keys.push(
        tinted(
          placed(cap, {
            at: [x + wide * 0.0112, 0.0225 - (-0.046 + line * 0.0226) * 0.04, -0.046 + line * 0.0226],
          }),
          tone,
        ),
      );
      x += wide * 0.0224;
    });
  });
  kit.add('keys', merged(keys), matter('plastic', '#ffffff', { roughness: 0.5 }));
}

function mouse(kit: Maker): void {
  kit.add(
    'body',
    bent(ball(1, 56), (at) =>
      at.set(
        at.x * (0.031 - 0.004 * Math.max(0, at.z)),
        Math.max(at.y, -0.12) * 0.031 * (1 - 0.22 * at.z) + 0.0042,
        at.z * 0.056,
      ),
    ),
    kit.main('plastic', '#f2f2f2'),
  );
  kit.add(
    'wheel',
    hoop(0.0062, 0.0026, 28)
      .rotateY(Math.PI / 2)
      .translate(0, 0.0275, 0.024),
    matter('rubber', '#2b2d31'),
  );
  kit.add(
    'gap',
    swept(triples('0 0.0352 0.0, 0 0.0328 0.02, 0 0.0255 0.038, 0 0.014 0.0522'), 0.0006, { sides: 8 }),
    matter('rubber', '#9a9ca0'),
  );
}

function speaker(kit: Maker): void {
  kit.add('box', boxAt([0.19, 0.32, 0.22], [0, 0.168, 0], 0.012), kit.main('wood', '#7d4f2c'));
  kit.add(
    'front',
    boxAt([0.168, 0.298, 0.006], [0, 0.168, 0.1105], 0.003),
    matter('plastic', '#17181a', { roughness: 0.6 }),
  );
  const driver = (radius: number) =>
    turned(
      [
        [radius * 1.12, 0.004],
        [radius * 1.1, 0.008, 0.002],
        [radius, 0.007, 0.002],
        [radius * 0.92, 0.013, 0.006],
        [radius * 0.8, 0.007, 0.002],
        [radius * 0.4, 0.005, 0.001],
        [radius * 0.32, 0.011, 0.004],
        [0, 0.014],
      ],
      64,
    ).rotateX(Math.PI / 2);
  kit.add(
    'woofer',
    tinted(driver(0.062), (x, y) =>
      Math.hypot(x, y) < 0.0225 ? '#c9a24a' : Math.hypot(x, y) < 0.05 ? '#e3b23c' : '#2a2b2e',
    ).translate(0, 0.112, 0.11),
    matter('plastic', '#ffffff', { roughness: 0.4 }),
  );
  kit.add(
    'tweeter',
    tinted(driver(0.03), (x, y) => (Math.hypot(x, y) < 0.012 ? '#e8d6a0' : '#2a2b2e')).translate(
      0,
      0.245,
      0.11,
    ),
    matter('plastic', '#ffffff', { roughness: 0.4 }),
  );
  const feet = [-1, 1].flatMap((side) =>
    [-1, 1].map((end) => puck(0.012, 0.01, 0.002, 20).translate(side * 0.075, 0, end * 0.09)),
  );
  kit.add('feet', merged(feet), matter('plastic', '#17181a', { roughness: 0.6 }));
}

function television(kit: Maker): void {
  kit.add(
    'frame',
    slab(round(1.23, 0.71, 0.014), 0.035, 0.006).translate(0, 0.46, 0),
    kit.main('plastic', '#131416'),
  );
  kit.add(
    'screen',
    screen(1.205, 0.68, ['#0a1a3a', '#15508a', '#2a9ab0', '#f0b060', '#f8e0a0']).translate(0, 0.462, 0.0178),
    lit(),
  );
  const leg = (side: number) =>
    swept(
      [
        [side * 0.36, 0.11, 0],
        [side * 0.4, 0.012, 0.13],
        [side * 0.41, 0.012, 0.14],
      ],
      0.009,
      { tension: 0.1, sides: 14 },
    );
  const back = (side: number) =>
    swept(
      [
        [side * 0.36, 0.11, 0],
        [side * 0.4, 0.012, -0.13],
        [side * 0.41, 0.012, -0.14],
      ],
      0.009,
      { tension: 0.1, sides: 14 },
    );
  kit.add('legs', merged([leg(-1), leg(1), back(-1), back(1)]), matter('metal', '#77797d'));
}

function robotVacuum(kit: Maker): void {
  const glow = bead(0.004, 0.002, 0.004, { at: [0, 0.0825, 0.1] });
  kit.add(
    'body',
    turned(
      corners('0 0.008, 0.165 0.008 0.006, 0.17 0.02 0.006, 0.17 0.07 0.01, 0.155 0.079 0.006, 0 0.081'),
      80,
    ),
    kit.main('plastic', '#f4f4f4'),
  );
  kit.add(
    'bumper',
    turned(corners('0.1705 0.03, 0.1725 0.031 0.001, 0.1725 0.062 0.001, 0.1705 0.063'), 80),
    matter('plastic', '#26282c'),
  );
  kit.add(
    'turret',
    turned(corners('0 0.08, 0.045 0.08 0.001, 0.045 0.096 0.004, 0 0.098'), 48).translate(0, 0, -0.04),
    matter('plastic', '#26282c'),
  );
  kit.add('light', glow, matter('light', '#5ad1ff'));
}

/** What is plugged in or charged. */
export const DEVICES: readonly Prop[] = [
  {
    noun: 'phone',
    words: ['smartphone', 'mobile phone', 'cell phone', 'iphone', 'mobile'],
    size: [0.0734, 0.146, 0.0338],
    stands: DESK,
    paints: ['body', 'island'],
    build: made(phone),
  },
  {
    noun: 'laptop',
    words: ['notebook computer', 'computer', 'macbook'],
    size: [0.304, 0.211, 0.283],
    stands: DESK,
    paints: ['base', 'shell', 'pad'],
    build: made(laptop),
  },
  {
    noun: 'headphones',
    words: ['headphone', 'headset'],
    size: [0.207, 0.179, 0.067],
    stands: DESK,
    paints: ['band', 'shell'],
    build: made(headphones),
  },
  {
    noun: 'watch',
    words: ['wristwatch', 'wrist watch', 'luxury watch'],
    size: [0.0452, 0.0608, 0.0598],
    stands: DESK,
    paints: ['dial'],
    moves: [
      { part: 'hand.second', does: 'spin', axis: 'z' },
      { part: 'hand.minute', does: 'spin', axis: 'z' },
    ],
    build: made(watch),
  },
  {
    noun: 'camera',
    words: ['photo camera', 'vintage camera', 'dslr'],
    size: [0.132, 0.096, 0.0892],
    stands: DESK,
    paints: ['body'],
    build: made(camera),
  },
  {
    noun: 'keyboard',
    words: ['mechanical keyboard', 'computer keyboard'],
    size: [0.36, 0.0288, 0.125],
    stands: DESK,
    paints: ['base'],
    build: made(keyboard),
  },
  {
    noun: 'computer mouse',
    words: ['wireless mouse'],
    size: [0.062, 0.0366, 0.112],
    stands: DESK,
    paints: ['body'],
    build: made(mouse),
  },
  {
    noun: 'speaker',
    words: ['loudspeaker', 'stereo'],
    size: [0.19, 0.328, 0.234],
    stands: ['table', 'floor', 'podium'],
    paints: ['box'],
    build: made(speaker),
  },
  {
    noun: 'television',
    words: ['tv', 'monitor', 'tv set', 'flat screen'],
    size: [1.23, 0.813, 0.287],
    stands: ['table', 'floor'],
    paints: ['frame'],
    build: made(television),
  },
  {
    noun: 'robot vacuum',
    words: ['vacuum cleaner', 'robot vacuum cleaner'],
    size: [0.345, 0.09, 0.345],
    stands: ['floor'],
    paints: ['body'],
    build: made(robotVacuum),
  },
];
