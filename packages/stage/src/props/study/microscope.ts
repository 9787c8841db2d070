import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { corners, triples } from '../kit/rows.js';
import { boxAt, outline, plate, puck, slab, turned } from '../kit/solids.js';
import { merged, placed } from '../kit/surface.js';
import { DESK } from './shapes.js';

/** The arm, seen from its left: toward the eye is back. */
const ARM = triples(
  '0.055 0.03 0.01, 0.1 0.03 0.01, 0.108 0.13 0.05, 0.09 0.25 0.03, 0.045 0.29 0.02, -0.005 0.292 0.008, -0.005 0.262 0.006, 0.035 0.258 0.03, 0.06 0.225 0.04, 0.068 0.13 0.05',
);

function metalwork(kit: Maker): void {
  const lenses = [-0.55, 0, 0.55].map((lean, i) =>
    placed(
      turned(
        corners(
          '0 -0.058, 0.004 -0.058 0.001, 0.0075 -0.045 0.001, 0.0095 -0.03 0.001, 0.0095 -0.004 0.001, 0 0',
        ),
        24,
      ),
      {
        at: [Math.sin(lean) * 0.012, 0.222 - (i === 1 ? 0.002 : 0), 0.028],
        turn: [0.12, 0, lean],
      },
    ),
  );
  const nose = turned(
    corners('0 0.213, 0.026 0.214 0.003, 0.026 0.229 0.003, 0.014 0.236 0.004, 0 0.237'),
    36,
  ).translate(0, 0, 0.028);
  const knobs = [-1, 1].flatMap((side) => [
    placed(puck(0.022, 0.016, 0.003, 32), {
      turn: [0, 0, (-side * Math.PI) / 2],
      at: [side * 0.02, 0.085, -0.075],
    }),
    placed(puck(0.013, 0.013, 0.002, 28), {
      turn: [0, 0, (-side * Math.PI) / 2],
      at: [side * 0.034, 0.085, -0.075],
    }),
  ]);
  const clips = [-1, 1].map((side) => boxAt([0.006, 0.003, 0.05], [side * 0.034, 0.1485, 0.02], 0.001));
  const ring = turned(
    corners(
      '0 0.338, 0.0145 0.338 0.001, 0.0165 0.342 0.001, 0.0165 0.372 0.002, 0.011 0.376 0.001, 0 0.373',
    ),
    32,
  );
  kit.add(
    'steel',
    merged(
      [
        ...lenses,
        nose,
        ...knobs,
        ...clips,
        placed(ring.translate(0, -0.25, 0), { at: [0, 0.25, 0.02], turn: [-0.5, 0, 0] }),
      ].map((part) => part.deleteAttribute('uv')),
    ),
    matter('chrome', '#c9ced3'),
  );
}

function microscope(kit: Maker): void {
  const paint = kit.main('gloss', '#f1f2f0', { roughness: 0.3 });
  const foot = plate(
    outline(triples('-0.075 -0.09 0.03, 0.075 -0.09 0.03, 0.062 0.11 0.02, -0.062 0.11 0.02')),
    0.03,
    0.008,
  ).rotateY(Math.PI);
  const arm = slab(outline(ARM), 0.045, 0.01).rotateY(Math.PI / 2);
  const head = boxAt([0.05, 0.05, 0.075], [0, 0.262, 0.022], 0.014);
  kit.add('body', merged([foot, arm, head].map((part) => part.deleteAttribute('uv'))), paint);
  metalwork(kit);
  const tube = turned(corners('0 0, 0.0135 0 0.001, 0.0135 0.095 0.001, 0 0.095'), 32);
  const stage = boxAt([0.105, 0.01, 0.1], [0, 0.141, 0.02], 0.003);
  const holder = boxAt([0.04, 0.03, 0.05], [0, 0.127, -0.04], 0.006);
  const lamp = turned(corners('0 0.028, 0.026 0.028 0.002, 0.022 0.05 0.004, 0 0.051'), 32).translate(
    0,
    0,
    0.03,
  );
  kit.add(
    'dark',
    merged(
      [placed(tube, { at: [0, 0.27, 0.01], turn: [-0.5, 0, 0] }), stage, holder, lamp].map((part) =>
        part.deleteAttribute('uv'),
      ),
    ),
    matter('rubber', '#22252a', { roughness: 0.45 }),
  );
  kit.add(
    'light',
    puck(0.014, 0.003, 0.001, 28).translate(0, 0.0505, 0.03),
    matter('light', '#fff2c8', { emissiveIntensity: 1 }),
  );
  kit.add(
    'slide',
    boxAt([0.07, 0.0016, 0.024], [0, 0.1475, 0.022], 0.0004),
    matter('gloss', '#cfe9f2', { roughness: 0.1 }),
  );
}

export const MICROSCOPE_PROP: Prop = {
  noun: 'microscope',
  words: ['lab microscope', 'laboratory microscope'],
  size: [0.146, 0.366, 0.216],
  stands: DESK,
  paints: ['body'],
  build: made(microscope),
};
