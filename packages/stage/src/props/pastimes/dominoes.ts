import type { BufferGeometry } from 'three';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { bead, boxAt } from '../kit/solids.js';
import { merged, placed } from '../kit/surface.js';
import { STANDS } from '../toys/shapes.js';

const PIPS = [[], [4], [0, 8], [0, 4, 8], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]] as const;

function pips(high: number, low: number): BufferGeometry[] {
  const face = (count: number, y: number) =>
    (PIPS[count] ?? []).map((spot) =>
      bead(0.0018, 0.0018, 0.0007, {
        at: [((spot % 3) - 1) * 0.0066, y + (1 - Math.floor(spot / 3)) * 0.0066, 0.0041],
      }),
    );
  return [
    ...face(high, 0.036),
    ...face(low, 0.012),
    boxAt([0.02, 0.0009, 0.0008], [0, 0.024, 0.004], 0.0003),
  ];
}

/** Tiles in a bow, the first of them falling. */
function dominoes(kit: Maker): void {
  const spots = Array.from({ length: 9 }, (_, i) => {
    const t = i / 8 - 0.5;
    const turn = 1.1 * t;
    const fall = [0.98, 0.7, 0.34][i] ?? 0;
    const far = 0.13;
    return {
      at: [Math.cos(turn) * far - far, 0, -Math.sin(turn) * far * 1.0] as const,
      turn: [0, turn, 0] as const,
      fall,
    };
  });
  const set = (part: BufferGeometry, { at, turn, fall }: (typeof spots)[number]) =>
    placed(placed(placed(part, { at: [0, 0, 0.004] }), { turn: [-fall, 0, 0] }), {
      at: [at[0], 0, at[2]],
      turn,
    });
  kit.add(
    'tiles',
    merged(spots.map((spot) => set(boxAt([0.024, 0.048, 0.008], [0, 0.024, 0], 0.0022), spot))),
    kit.main('gloss', '#f7f1e4', { roughness: 0.3 }),
  );
  const marks = spots.flatMap((spot, i) =>
    pips(1 + ((i * 5) % 6), 1 + ((i * 3 + 2) % 6)).map((part) => set(part.deleteAttribute('uv'), spot)),
  );
  kit.add('pips', merged(marks), matter('gloss', '#17161a', { roughness: 0.4 }));
}

export const DOMINOES_PROP: Prop = {
  noun: 'dominoes',
  words: ['domino', 'domino tiles', 'row of dominoes', 'line of dominoes'],
  size: [0.0424, 0.048, 0.15],
  stands: STANDS,
  paints: ['tiles'],
  build: made(dominoes),
};
