import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { corners } from '../kit/rows.js';
import { turned } from '../kit/solids.js';
import { TABLE } from './shapes.js';

/** A straight glass with nothing in it but what is drunk. */
const filled =
  (colour: string, opacity: number) =>
  (kit: Maker): void => {
    kit.add(
      'glass',
      turned(
        corners('0 0, 0.03 0 0.003, 0.036 0.12 0.001, 0.0345 0.1205 0.0005, 0.0295 0.011 0.003, 0 0.01'),
      ),
      matter('glass', '#ffffff'),
    );
    kit.add(
      'drink',
      turned(corners('0 0.0105, 0.029 0.0115 0.003, 0.0332 0.094, 0 0.094')),
      kit.main('liquid', colour, opacity < 1 ? { transparent: true, opacity } : {}),
    );
  };

const plainGlass = (noun: string, words: readonly string[], build: Prop['build']): Prop => ({
  noun,
  words,
  size: [0.072, 0.1205, 0.072],
  stands: TABLE,
  paints: ['drink'],
  build,
});

export const PLAIN_GLASSES: readonly Prop[] = [
  plainGlass('glass of water', ['water glass', 'glass of sparkling water'], made(filled('#cfe3ea', 0.45))),
  plainGlass('glass of milk', ['glass of warm milk'], made(filled('#f6f2ea', 1))),
];
