import { SphereGeometry } from 'three';
import { made, type Maker } from '../../kit/maker.js';
import { matter } from '../../kit/matter.js';
import type { Prop } from '../../kit/prop.js';
import { corners, triples } from '../../kit/rows.js';
import { ball, bead, ellipsoid } from '../../kit/solids.js';
import { merged, tinted } from '../../kit/surface.js';
import { swept } from '../../kit/swept.js';
import { blade, FLAPS, FLIES, wings } from './shapes.js';

const LEGS = triples('0.004 -0.007 0.006, 0.005 -0.007 0.001, 0.004 -0.007 -0.004');

function body(kit: Maker): void {
  const yellow = kit.options.colour ?? '#f5b81c';
  const belly = tinted(new SphereGeometry(1, 40, 56).rotateX(Math.PI / 2), (_x, _y, z) =>
    Math.sin(z * 9 + 0.9) > 0.12 ? '#1d1612' : yellow,
  );
  const coat = [
    belly.scale(0.0088, 0.0085, 0.0125).translate(0, 0, -0.012),
    tinted(ellipsoid(0.0082, 0.0082, 0.008), yellow).translate(0, 0.0015, 0.002),
    tinted(ellipsoid(0.0066, 0.0064, 0.0056), '#2a201a').translate(0, 0.001, 0.0105),
    tinted(ellipsoid(0.0012, 0.0012, 0.004), '#1d1612').translate(0, -0.001, -0.0255),
  ];
  kit.add('coat', merged(coat), matter('clay', '#ffffff'));
  const limbs = LEGS.flatMap(([x, y, z]) =>
    [1, -1].map((side) =>
      swept(
        [
          [side * x, y + 0.002, z],
          [side * (x + 0.003), y - 0.003, z],
          [side * (x + 0.002), y - 0.007, z - 0.001],
        ],
        0.0007,
        { steps: 8, sides: 8 },
      ),
    ),
  );
  const feelers = [1, -1].map((side) =>
    swept(
      triples(`${side * 0.002} 0.005 0.014, ${side * 0.004} 0.0095 0.018, ${side * 0.005} 0.0085 0.022`),
      0.0006,
      {
        steps: 10,
        sides: 8,
      },
    ),
  );
  kit.add('limbs', merged([...limbs, ...feelers]), matter('clay', '#1d1612'));
}

function bee(kit: Maker): void {
  const whole = kit.joint('flight', [0, 0, 0], [-0.22, 0, 0]);
  body(whole);
  const eyes = [1, -1].map((side) =>
    ball(0.0026, 18)
      .scale(0.75, 1.2, 1)
      .translate(side * 0.0052, 0.0022, 0.0125),
  );
  whole.add('eyes', merged(eyes), matter('gloss', '#0f0c0b'));
  const lights = [1, -1].map((side) => bead(0.0006, 0.0007, 0.0005, { at: [side * 0.0068, 0.0036, 0.0142] }));
  whole.add('lights', merged(lights), matter('gloss', '#ffffff'));
  const fore = corners(
    '0 0.001 0.001, 0.008 0.005 0.006, 0.022 0.002 0.006, 0.024 -0.006 0.006, 0.01 -0.005 0.005',
  );
  const hind = corners(
    '0 -0.001 0.001, 0.01 -0.006 0.004, 0.016 -0.012 0.005, 0.009 -0.014 0.005, 0.002 -0.005 0.002',
  );
  wings(whole, [0.0035, 0.0085, 0.001], 0.35, (wing, own) => {
    const glassy = matter('gloss', '#eaf4fb', { transparent: true, opacity: 0.62 });
    wing.add('film', own(merged([blade(fore, 0.0006), blade(hind, 0.0005)])), glassy);
    const vein = swept(triples('0 0 0.0012, 0.008 0 0.0042, 0.021 0 0.0016'), 0.0005, {
      steps: 12,
      sides: 6,
    });
    wing.add('vein', own(vein), matter('clay', '#3a2e24'));
  });
}

export const BEE_PROP: Prop = {
  noun: 'bee',
  words: ['honeybee', 'honey bee', 'bumblebee', 'bumble bee', 'queen bee', 'wasp'],
  size: [0.0508, 0.031, 0.0482],
  stands: FLIES,
  paints: ['coat'],
  moves: FLAPS,
  build: made(bee),
};
