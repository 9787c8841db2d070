import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { corners, triples } from '../kit/rows.js';
import { outline, plate, turned } from '../kit/solids.js';
import { labelled } from './shapes.js';

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

export const SODA_CAN_PROP: Prop = {
  noun: 'soda can',
  words: [
    'can',
    'soda',
    'cola',
    'soft drink',
    'energy drink',
    'beer can',
    'tin can',
    'drink can',
    'can of cola',
    'can of coke',
    'can of soda',
    'coke can',
    'cola can',
  ],
  size: [0.066, 0.118, 0.0662],
  stands: ['table', 'podium', 'hand'],
  paints: ['body', 'label'],
  label: 'label',
  build: made(can),
};
