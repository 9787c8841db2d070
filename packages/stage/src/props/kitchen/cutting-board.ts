import { Path } from 'three';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { triples } from '../kit/rows.js';
import { bead, outline, plate, puck } from '../kit/solids.js';
import { merged, placed, tinted } from '../kit/surface.js';
import { TABLE } from './shapes.js';

function board() {
  const shape = outline(
    triples(
      '-0.16 -0.1 0.02, 0.13 -0.1 0.02, 0.145 -0.028 0.02, 0.21 -0.024 0.02, 0.21 0.024 0.02, 0.145 0.028 0.02, 0.13 0.1 0.02, -0.16 0.1 0.02',
    ),
  );
  shape.holes.push(new Path().absarc(0.183, 0, 0.009, 0, Math.PI * 2));
  return plate(shape, 0.02, 0.004);
}

/** What was cut on it: slices of a tomato, and a heap of herbs. */
function cuttings(kit: Maker): void {
  const slices = [0, 1, 2, 3].flatMap((i) => {
    const spot = {
      turn: [0.05, i * 1.3, -0.42],
      at: [-0.1 + i * 0.026, 0.03 + (i ? 0.0035 : 0), 0.022 - i * 0.004],
    } as const;
    const seeds = [0, 1, 2, 3, 4].map((k) =>
      placed(tinted(bead(0.0055, 0.0012, 0.0036), '#f2a25a'), {
        at: [Math.cos(k * 1.257) * 0.015, 0.0062, Math.sin(k * 1.257) * 0.015],
        turn: [0, -k * 1.257, 0],
      }),
    );
    return [tinted(puck(0.028, 0.0065, 0.0022, 32), '#d42a1c'), ...seeds].map((part) =>
      placed(part.deleteAttribute('uv'), spot),
    );
  });
  kit.add('slices', merged(slices), matter('glaze', '#ffffff'));
  const herbs = Array.from({ length: 46 }, (_, i) => {
    const [far, angle] = [0.034 * Math.sqrt(i / 46), i * 2.39996];
    return bead(0.006, 0.0012, 0.0035, {
      at: [
        0.055 + Math.cos(angle) * far,
        0.021 + 0.012 * (1 - far / 0.034) + kit.between(0, 0.004),
        -0.03 + Math.sin(angle) * far,
      ],
      turn: [kit.between(-0.6, 0.6), kit.between(0, 6), kit.between(-0.6, 0.6)],
    });
  });
  kit.add('herbs', merged(herbs), matter('glaze', '#3f8a2f'));
}

function cuttingBoard(kit: Maker): void {
  kit.add('board', board(), kit.main('wood', '#c08a54'));
  cuttings(kit);
}

export const CUTTING_BOARD_PROP: Prop = {
  noun: 'cutting board',
  words: ['chopping board', 'chopping block'],
  size: [0.37, 0.051, 0.2],
  stands: TABLE,
  paints: ['board'],
  build: made(cuttingBoard),
};
