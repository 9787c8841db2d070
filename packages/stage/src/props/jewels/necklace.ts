import type { BufferGeometry } from 'three';
import { block, egg, limb, twin } from '../kit/fields.js';
import { made, type Maker, type Triple } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { fieldOf, sculpted, type Sculpture } from '../kit/sculpt.js';
import { ball, boxAt, hoop, puck } from '../kit/solids.js';
import { merged, placed } from '../kit/surface.js';
import { bar } from '../halls/shapes.js';
import { brilliant, SHOWN } from './shapes.js';

/** A bust of velvet with a chain about its neck, a stone set in gold at its lowest. */
function necklace(kit: Maker): void {
  const form: Sculpture = {
    lumps: [
      { is: limb([0, 0.2, -0.012], [0, 0.27, -0.016], 0.038, 0.034) },
      { is: egg([0, 0.115, -0.005], [0.105, 0.1, 0.05]), seam: 0.06 },
      { is: twin(egg([0.07, 0.16, -0.008], [0.05, 0.035, 0.035], [0, 0, -0.4])), seam: 0.04 },
      { is: block([0, 0.02, -0.005], [0.06, 0.02, 0.04], 0.012), seam: 0.05 },
    ],
    low: [-0.15, 0, -0.09],
    high: [0.15, 0.31, 0.07],
    cell: 0.0066,
    seam: 0.02,
  };
  kit.add('bust', sculpted(form), matter('fabric', '#26242b'));
  const skin = fieldOf(form);
  const round = (t: number): Triple => {
    const turn = t * Math.PI * 2;
    const y = 0.232 - 0.108 * ((1 + Math.cos(turn)) / 2) ** 1.3;
    const [x, z] = [Math.sin(turn), Math.cos(turn)];
    let far = 0.02;
    while (skin(x * far, y, z * far - 0.012) < 0.0025 && far < 0.2) far += 0.001;
    return [x * far, y, z * far - 0.012];
  };
  const beads = Array.from({ length: 74 }, (_, i) => {
    const t = i / 74;
    const large = 0.0032 + 0.0024 * ((1 + Math.cos(t * 6.283)) / 2) ** 3;
    return placed(ball(large, 12), { at: round(t) });
  });
  kit.add('chain', merged(beads), kit.main('gold', '#e3b44c'));
  const [x, y, z] = round(0);
  const set = placed(hoop(0.0145, 0.0028, 32), { at: [x, y - 0.022, z + 0.006], scale: [0.9, 1.15, 1] });
  kit.add(
    'setting',
    merged([set, placed(hoop(0.0045, 0.0016, 20), { at: [x, y - 0.003, z + 0.004], turn: [0, 1.571, 0] })]),
    matter('gold', '#efc460'),
  );
  kit.add(
    'stone',
    placed(brilliant(0.0145), { at: [x, y - 0.022, z + 0.0075], turn: [1.571, 0, 0], scale: [0.9, 1, 1.15] }),
    matter('gem', '#1fb87a'),
  );
}

/** A pair that hangs from a small stand: a pearl, and a drop of stone below it. */
function earring(kit: Maker): void {
  kit.add(
    'stand',
    merged([
      puck(0.03, 0.006, 0.002, 40),
      bar([0, 0.004, 0], [0, 0.082, 0], 0.0026),
      bar([-0.03, 0.082, 0], [0.03, 0.082, 0], 0.0024),
      ...[-1, 1].map((s) => ball(0.0038, 16).translate(s * 0.031, 0.082, 0)),
    ]),
    matter('wood', '#5b3a25', { clearcoat: 0.5 }),
  );
  const both = (part: BufferGeometry) => merged([-0.02, 0.02].map((x) => placed(part, { at: [x, 0, 0] })));
  const gold = merged([
    placed(hoop(0.0048, 0.0008, 24), { at: [0, 0.0795, 0.0015], turn: [0, 1.571, 0] }),
    placed(hoop(0.0066, 0.0009, 28), { at: [0, 0.0655, 0.003] }),
    ...Array.from({ length: 10 }, (_, i) =>
      ball(0.0011, 8).translate(Math.cos(i * 0.628) * 0.0066, 0.0655 + Math.sin(i * 0.628) * 0.0066, 0.0036),
    ),
    placed(hoop(0.002, 0.0006, 16), { at: [0, 0.0567, 0.003], turn: [0, 1.571, 0] }),
    placed(hoop(0.0078, 0.0009, 32), { at: [0, 0.0425, 0.003], scale: [0.78, 1.35, 1] }),
  ]);
  kit.add('gold', both(gold), kit.main('gold', '#e3b44c'));
  kit.add('pearls', both(ball(0.0052, 24).translate(0, 0.0655, 0.0035)), matter('gloss', '#f8f2ea'));
  kit.add(
    'stones',
    both(
      placed(brilliant(0.0078), { at: [0, 0.0425, 0.0033], turn: [1.571, 0, 0], scale: [0.78, 0.9, 1.35] }),
    ),
    matter('gem', '#2f62d8'),
  );
}

/** A bangle of gold set with stones all round, on a roll of velvet. */
function bracelet(kit: Maker): void {
  kit.add(
    'roll',
    placed(puck(0.029, 0.17, 0.008, 40), { at: [-0.085, 0.043, 0], turn: [0, 0, -1.571] }),
    matter('fabric', '#3a2138'),
  );
  kit.add(
    'foot',
    merged([
      boxAt([0.14, 0.014, 0.06], [0, 0.007, 0], 0.004),
      boxAt([0.09, 0.02, 0.02], [0, 0.02, 0], 0.004),
    ]),
    matter('wood', '#5b3a25'),
  );
  const ring = kit.joint('ring', [0, 0.043, 0], [0, 1.571, 0]);
  const links = Array.from({ length: 16 }, (_, i) => {
    const turn = (i / 16) * 6.283;
    return placed(placed(boxAt([0.0105, 0.004, 0.014], [0, 0, 0], 0.0018), { turn: [0, 0, turn - 1.571] }), {
      at: [Math.cos(turn) * 0.0335, Math.sin(turn) * 0.0335, 0],
    });
  });
  const rims = [-0.0062, 0.0062].map((z) => hoop(0.0335, 0.0022, 56).translate(0, 0, z));
  ring.add('gold', merged([...links, ...rims]), kit.main('gold', '#e3b44c'));
  const stones = Array.from({ length: 16 }, (_, i) => {
    const turn = ((i + 0.5) / 16) * 6.283;
    return placed(placed(brilliant(0.0046), { turn: [0, 0, turn - 1.571] }), {
      at: [Math.cos(turn) * 0.0352, Math.sin(turn) * 0.0352, 0],
    });
  });
  ring.add('stones', merged(stones.filter((_, i) => i % 2)), matter('gem', '#d81e4a'));
  ring.add('diamonds', merged(stones.filter((_, i) => i % 2 === 0)), matter('gem', '#eaf4ff'));
}

export const NECKLACE_PROP: Prop = {
  noun: 'necklace',
  words: ['gold necklace', 'pendant', 'locket', 'pearl necklace', 'diamond necklace', 'amulet'],
  size: [0.23, 0.305, 0.11],
  stands: SHOWN,
  paints: ['chain'],
  build: made(necklace),
};

export const EARRING_PROP: Prop = {
  noun: 'earring',
  words: ['drop earring', 'pearl earring', 'pair of earrings', 'gold earring', 'diamond earring'],
  size: [0.07, 0.086, 0.06],
  stands: SHOWN,
  paints: ['gold'],
  build: made(earring),
};

export const BRACELET_PROP: Prop = {
  noun: 'bracelet',
  words: ['bangle', 'gold bracelet', 'charm bracelet', 'diamond bracelet'],
  size: [0.17, 0.08, 0.075],
  stands: SHOWN,
  paints: ['gold'],
  build: made(bracelet),
};
