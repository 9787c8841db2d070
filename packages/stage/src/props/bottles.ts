import { CylinderGeometry, type Material, PlaneGeometry } from 'three';
import { type Maker, made } from './kit/maker.js';
import { matter } from './kit/matter.js';
import { step } from './kit/noise.js';
import type { Prop } from './kit/prop.js';
import { corners, triples } from './kit/rows.js';
import { type Corner, box, outline, plate, puck, turned } from './kit/solids.js';
import { swept } from './kit/swept.js';
import { bent } from './kit/surface.js';

/** A band of paper round a bottle, its UVs along the part that faces front. */
function band(radius: number, low: number, high: number, arc: number) {
  const height = high - low;
  const made = new CylinderGeometry(radius, radius, height, 48, 1, true, -arc / 2, arc);
  return { geometry: made.translate(0, (low + high) / 2, 0), aspect: (radius * arc) / height };
}

function labelled(
  kit: Maker,
  at: readonly [number, number, number],
  ground: Material,
  ink = '#2b2622',
): void {
  const { geometry, aspect } = band(at[0], at[1], at[2], 2.2);
  kit.label(geometry, aspect, ink, ground);
}

function perfume(kit: Maker): void {
  const glass = matter('glass', '#fff8f2');
  kit.add('glass', box(0.06, 0.075, 0.034, 0.006).translate(0, 0.0375, 0), glass);
  kit.add(
    'liquid',
    box(0.05, 0.054, 0.024, 0.004).translate(0, 0.034, 0),
    kit.main('liquid', '#d98a52', { opacity: 0.82, transparent: true }),
  );
  const gold = matter('gold', '#d9b26a');
  kit.add(
    'collar',
    turned(corners('0 0.074, 0.0105 0.074 0.001, 0.0105 0.08 0.001, 0.0085 0.081, 0.0085 0.085, 0 0.085')),
    gold,
  );
  kit.add('cap', box(0.03, 0.03, 0.026, 0.003).translate(0, 0.1, 0), matter('gloss', '#171412'));
  kit.add('band', box(0.0306, 0.003, 0.0266, 0.0008).translate(0, 0.0885, 0), gold);
  kit.label(
    new PlaneGeometry(0.04, 0.022).translate(0, 0.037, 0.0173),
    0.04 / 0.022,
    '#3a2a1c',
    matter('paper', '#f4ece0'),
  );
}

const WINE: readonly Corner[] = corners(
  '0 0.006, 0.03 0 0.006, 0.0375 0.001 0.006, 0.0375 0.19 0.03, 0.0165 0.235 0.02, 0.0142 0.29 0.004, 0.0142 0.3',
);

function wine(kit: Maker): void {
  kit.add('glass', turned(WINE), kit.main('darkGlass', '#16261a'));
  kit.add(
    'foil',
    turned(
      corners(
        '0.0146 0.245 0.001, 0.0158 0.246, 0.0153 0.296, 0.0165 0.297 0.001, 0.0165 0.306 0.002, 0 0.307',
      ),
    ),
    matter('metal', '#6d1420', { roughness: 0.38 }),
  );
  kit.add('seal', puck(0.0155, 0.001, 0.0003).translate(0, 0.2462, 0), matter('gold', '#c9a45c'));
  labelled(kit, [0.0378, 0.06, 0.145], matter('paper', '#f1e9d8'));
  kit.add('stripe', band(0.0379, 0.054, 0.058, 2.2).geometry, matter('gold', '#c29a4e'));
}

function champagne(kit: Maker): void {
  kit.add(
    'glass',
    turned(
      corners('0 0.008, 0.035 0 0.008, 0.044 0.002 0.008, 0.044 0.15 0.05, 0.019 0.23 0.04, 0.0155 0.28'),
    ),
    kit.main('darkGlass', '#1d3220'),
  );
  kit.add(
    'foil',
    turned(
      corners(
        '0.0215 0.222 0.002, 0.0172 0.255, 0.017 0.272 0.002, 0.0195 0.275 0.003, 0.0195 0.283 0.003, 0.0175 0.289, 0.0185 0.31 0.007, 0 0.318',
      ),
    ),
    matter('gold', '#d8b45e', { roughness: 0.3 }),
  );
  labelled(kit, [0.0443, 0.055, 0.125], matter('paper', '#f7f0dc'));
}

function water(kit: Maker): void {
  const shell: Corner[] = corners(
    '0 0.004, 0.026 0 0.004, 0.033 0.004 0.006, 0.033 0.05 0.008, 0.0315 0.056 0.004, 0.033 0.062 0.004, 0.033 0.125 0.03, 0.0135 0.183 0.015, 0.0125 0.2',
  );
  kit.add('shell', turned(shell), matter('glass', '#eefaff'));
  const inner: Corner[] = shell
    .slice(0, 7)
    .map(([x, y, bevel = 0]) => [Math.max(0, x - 0.001), y + 0.001, bevel]);
  kit.add('water', turned([...inner, [0.028, 0.145], [0, 0.145]]), matter('glass', '#cdeeff'));
  kit.add(
    'cap',
    turned(corners('0.0155 0.188 0.001, 0.0155 0.205 0.002, 0 0.206'), 40),
    kit.main('plastic', '#1f6fd0'),
  );
  labelled(kit, [0.0334, 0.074, 0.118], matter('paper', '#e8f4ff'), '#16508f');
}

function beer(kit: Maker): void {
  kit.add(
    'glass',
    turned(
      corners(
        '0 0.005, 0.025 0 0.004, 0.031 0.003 0.005, 0.031 0.13 0.03, 0.0145 0.18 0.03, 0.0125 0.225 0.002, 0.0138 0.226 0.001, 0.0138 0.231',
      ),
    ),
    kit.main('darkGlass', '#4a2408', { roughness: 0.05 }),
  );
  const teeth = Array.from({ length: 21 }, (_, i) => (i / 21) * 2 * Math.PI);
  kit.add(
    'cap',
    plate(
      outline(
        teeth.flatMap(
          (turn) =>
            [
              [Math.cos(turn) * 0.0155, Math.sin(turn) * 0.0155, 0.001],
              [Math.cos(turn + 0.15) * 0.0143, Math.sin(turn + 0.15) * 0.0143, 0.001],
            ] as Corner[],
        ),
      ),
      0.007,
      0.0018,
    ).translate(0, 0.2285, 0),
    matter('metal', '#d8a63c'),
  );
  labelled(kit, [0.0313, 0.045, 0.11], matter('paper', '#f5e7c2'));
}

function can(kit: Maker): void {
  const alu = matter('metal', '#d4d7da', { roughness: 0.22 });
  kit.add(
    'body',
    turned(corners('0.0285 0.006 0.002, 0.033 0.012 0.004, 0.033 0.106 0.004, 0.0275 0.1155')),
    kit.main('metal', '#c62026', { roughness: 0.3, metalness: 0.75 }),
  );
  kit.add(
    'foot',
    turned(corners('0 0.008, 0.021 0.006 0.001, 0.0235 0 0.002, 0.0258 0.001 0.002, 0.0287 0.0063')),
    alu,
  );
  kit.add(
    'rim',
    turned(
      corners(
        '0.0274 0.1153, 0.028 0.1175 0.001, 0.0268 0.119 0.001, 0.0255 0.1175 0.001, 0.0245 0.1135 0.001, 0 0.1135',
      ),
    ),
    alu,
  );
  kit.add(
    'pull',
    plate(
      outline(triples('-0.007 -0.006 0.005, 0.007 -0.006 0.005, 0.006 0.012 0.005, -0.006 0.012 0.005')),
      0.0012,
      0.0004,
    ).translate(0, 0.1142, 0.003),
    alu,
  );
  labelled(
    kit,
    [0.0332, 0.035, 0.088],
    kit.main('metal', '#c62026', { roughness: 0.3, metalness: 0.6 }),
    '#ffffff',
  );
}

function jar(kit: Maker): void {
  const shell: Corner[] = corners(
    '0 0.004, 0.036 0 0.006, 0.042 0.004 0.008, 0.042 0.085 0.012, 0.035 0.096 0.004, 0.035 0.104',
  );
  kit.add('glass', turned(shell), matter('glass', '#ffffff'));
  kit.add(
    'honey',
    turned(corners('0 0.006, 0.036 0.004 0.006, 0.0405 0.008 0.006, 0.0405 0.082 0.006, 0 0.083')),
    kit.main('liquid', '#c97a10'),
  );
  kit.add(
    'lid',
    turned(corners('0.0375 0.094 0.001, 0.0382 0.112 0.003, 0.03 0.1125 0.001, 0 0.1115')),
    matter('gold', '#caa557'),
  );
  labelled(kit, [0.0423, 0.022, 0.068], matter('paper', '#f6ecd4'));
}

function potion(kit: Maker): void {
  kit.add(
    'glass',
    turned(
      corners(
        '0 0.002, 0.03 0 0.006, 0.055 0.03 0.03, 0.05 0.075 0.03, 0.016 0.1 0.02, 0.0145 0.135 0.004, 0.02 0.139 0.002, 0.02 0.143 0.002, 0.0125 0.143',
      ),
    ),
    matter('glass', '#ffffff'),
  );
  kit.add(
    'liquid',
    turned(corners('0 0.005, 0.028 0.004 0.006, 0.0515 0.032 0.03, 0.0475 0.066 0.006, 0 0.068')),
    kit.main('light', '#7a2be0', { emissiveIntensity: 0.55, roughness: 0.1 }),
  );
  kit.add('cork', turned(corners('0.0115 0.125, 0.0135 0.158 0.002, 0 0.158')), matter('food', '#b98a58'));
  kit.add(
    'cord',
    swept(
      Array.from(
        { length: 24 },
        (_, i) => [Math.cos(i * 0.785) * 0.0162, 0.108 + i * 0.0004, Math.sin(i * 0.785) * 0.0162] as const,
      ),
      0.0014,
      { steps: 90, sides: 8 },
    ),
    matter('rubber', '#c9b083'),
  );
}

function lipstick(kit: Maker): void {
  kit.add(
    'case',
    turned(corners('0 0, 0.0105 0 0.001, 0.0105 0.034 0.001, 0 0.034')),
    matter('gloss', '#141214'),
  );
  kit.add(
    'collar',
    turned(corners('0.0095 0.033, 0.0095 0.047 0.0008, 0.008 0.047 0.0004, 0.008 0.044')),
    matter('gold', '#dcb464'),
  );
  const stick = turned(corners('0 0.044, 0.0072 0.044, 0.0072 0.068 0.003, 0.004 0.0735 0.003, 0 0.0745'));
  kit.add(
    'stick',
    bent(stick, (at) => at.setY(at.y > 0.06 ? at.y + at.x * 1.1 * step(0.06, 0.07, at.y) : at.y)),
    kit.main('glaze', '#c0152f', { roughness: 0.35 }),
  );
}

/** What is poured, sprayed or dabbed on. */
export const BOTTLES: readonly Prop[] = [
  {
    noun: 'perfume bottle',
    words: ['perfume', 'fragrance', 'cologne', 'scent bottle'],
    size: [0.06, 0.115, 0.0343],
    stands: ['podium', 'table', 'hand'],
    paints: ['liquid'],
    label: 'label',
    build: made(perfume),
  },
  {
    noun: 'wine bottle',
    words: ['wine', 'red wine', 'bottle', 'bottle of wine'],
    size: [0.075, 0.307, 0.0754],
    stands: ['table', 'podium', 'hand'],
    paints: ['glass'],
    label: 'label',
    build: made(wine),
  },
  {
    noun: 'champagne bottle',
    words: ['champagne', 'prosecco', 'sparkling wine'],
    size: [0.088, 0.317, 0.0883],
    stands: ['table', 'podium', 'hand'],
    paints: ['glass'],
    label: 'label',
    build: made(champagne),
  },
  {
    noun: 'water bottle',
    words: ['bottled water', 'plastic bottle', 'mineral water'],
    size: [0.066, 0.206, 0.0664],
    stands: ['table', 'podium', 'hand'],
    paints: ['cap'],
    label: 'label',
    build: made(water),
  },
  {
    noun: 'beer bottle',
    words: ['beer', 'bottle of beer', 'lager', 'ale'],
    size: [0.062, 0.235, 0.0623],
    stands: ['table', 'podium', 'hand'],
    paints: ['glass'],
    label: 'label',
    build: made(beer),
  },
  {
    noun: 'soda can',
    words: ['can', 'soda', 'cola', 'soft drink', 'energy drink', 'beer can', 'tin can', 'drink can'],
    size: [0.066, 0.118, 0.0662],
    stands: ['table', 'podium', 'hand'],
    paints: ['body', 'label'],
    label: 'label',
    build: made(can),
  },
  {
    noun: 'jar',
    words: ['honey', 'honey jar', 'jam', 'jar of honey', 'jar of jam'],
    size: [0.084, 0.112, 0.0843],
    stands: ['table', 'podium', 'hand'],
    paints: ['honey'],
    label: 'label',
    build: made(jar),
  },
  {
    noun: 'potion',
    words: ['magic potion', 'potion bottle', 'elixir', 'flask'],
    size: [0.107, 0.158, 0.107],
    stands: ['table', 'podium', 'hand'],
    paints: ['liquid'],
    moves: [{ part: 'liquid', does: 'glow' }],
    build: made(potion),
  },
  {
    noun: 'lipstick',
    words: ['lip stick', 'makeup'],
    size: [0.021, 0.0775, 0.021],
    stands: ['podium', 'table', 'hand'],
    paints: ['stick'],
    build: made(lipstick),
  },
];
