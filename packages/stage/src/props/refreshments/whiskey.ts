import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { corners } from '../kit/rows.js';
import { turned } from '../kit/solids.js';
import { bent, between, merged, placed, tinted } from '../kit/surface.js';
import { TABLE } from '../drinks/shapes.js';

function whiskey(kit: Maker): void {
  const own = kit.options.colour;
  const drink = turned(corners('0 0.0125, 0.0345 0.0125 0.004, 0.0372 0.048, 0 0.048'), 64);
  kit.add(
    'drink',
    tinted(drink, (_x, y) =>
      between(own ? [own, own] : ['#6a3000', '#a05200', '#c87a08'], (y - 0.0125) / 0.0355),
    ),
    matter('liquid', '#ffffff', { transparent: true, opacity: 0.96 }),
  );
  const cube = new RoundedBoxGeometry(0.029, 0.028, 0.029, 3, 0.0045);
  const cubes = [
    { at: [0.012, 0.048, 0.01], turn: [0.25, 0.5, 0.12] },
    { at: [-0.014, 0.0465, -0.008], turn: [-0.3, 1.1, 0.3] },
    { at: [0.002, 0.0645, -0.006], turn: [0.4, 0.2, -0.5] },
  ] as const;
  kit.add(
    'ice',
    merged(cubes.map((spot) => placed(cube, spot))),
    matter('liquid', '#f0f6fa', { transparent: true, opacity: 0.66, roughness: 0.05 }),
  );
  const cut = bent(
    turned(
      corners(
        '0 0, 0.0355 0 0.003, 0.038 0.004, 0.0385 0.012, 0.0392 0.024, 0.04 0.036, 0.0408 0.046 0.001, 0.0415 0.082 0.001, 0.0395 0.0825 0.0006, 0.0375 0.046, 0.035 0.013 0.004, 0 0.012',
      ),
      120,
    ),
    (at) => {
      const [angle, far] = [Math.atan2(at.z, at.x), Math.hypot(at.x, at.z)];
      if (at.y < 0.004 || at.y > 0.043 || far < 0.0376) return;
      const ridge = 1 - 0.035 * (1 - Math.abs(Math.sin(angle * 10 + at.y * 60)));
      at.set(at.x * ridge, at.y, at.z * ridge);
    },
  );
  kit.add('glass', cut, matter('glass', '#ffffff'));
}

export const WHISKEY_PROP: Prop = {
  noun: 'whiskey',
  words: [
    'whisky',
    'bourbon',
    'scotch',
    'glass of whiskey',
    'glass of whisky',
    'glass of bourbon',
    'glass of scotch',
    'whiskey glass',
    'whisky glass',
    'old fashioned cocktail',
    'whiskey on the rocks',
    'whiskey on rocks',
    'tumbler of whiskey',
  ],
  size: [0.083, 0.0846, 0.083],
  stands: TABLE,
  paints: ['drink'],
  build: made(whiskey),
};
