import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { corners } from '../kit/rows.js';
import { ball, boxAt, brick, hoop, puck, turned } from '../kit/solids.js';
import { merged } from '../kit/surface.js';
import { DESK } from './shapes.js';

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

export const CAMERA_PROP: Prop = {
  noun: 'camera',
  words: ['photo camera', 'vintage camera', 'dslr'],
  size: [0.132, 0.096, 0.0892],
  stands: DESK,
  paints: ['body'],
  build: made(camera),
};
