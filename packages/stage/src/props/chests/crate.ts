import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { bead, brick } from '../kit/solids.js';
import { merged, placed } from '../kit/surface.js';
import { boards, joined, STANDS } from './wood.js';

const SIDE = 0.6;
const HALF = SIDE / 2;

/** A frame with one board aslant, in the plane z = 0. */
function framed() {
  const edge = 0.075;
  return merged([
    ...[-1, 1].map((side) => brick([SIDE, edge, 0.03], [0, side * (HALF - edge / 2), 0], 0.006)),
    ...[-1, 1].map((side) => brick([edge, SIDE - edge * 2, 0.03], [side * (HALF - edge / 2), 0, 0], 0.006)),
    placed(brick([0.64, 0.07, 0.026], [0, 0, 0], 0.006), { turn: [0, 0, 0.785] }),
  ]);
}

function crate(kit: Maker): void {
  const faces = [0, 1, 2, 3].map((i) => ({ turn: [0, i * 1.5708, 0] as const }));
  const wall = placed(boards(6, [SIDE - 0.06, SIDE - 0.05, 0.02]), { at: [0, 0.025, HALF - 0.022] });
  const lid = placed(boards(6, [SIDE - 0.04, SIDE - 0.04, 0.02]), {
    at: [0, SIDE - 0.022, HALF - 0.02],
    turn: [-1.571, 0, 0],
  });
  const floor = placed(boards(4, [SIDE - 0.04, SIDE - 0.04, 0.02]), {
    at: [0, 0.022, HALF - 0.02],
    turn: [-1.571, 0, 0],
  });
  const frame = placed(framed(), { at: [0, HALF, HALF - 0.002] });
  const top = placed(framed(), { at: [0, SIDE - 0.002, 0], turn: [-1.571, 0, 0] });
  kit.add(
    'boards',
    joined([...faces.map((spot) => placed(wall, spot)), lid, floor]),
    matter('wood', '#b98b55'),
  );
  kit.add('frame', joined([...faces.map((spot) => placed(frame, spot)), top]), kit.main('wood', '#d9ac6c'));
  const nail = merged(
    [-1, 1].flatMap((x) =>
      [-1, 1].flatMap((y) =>
        [0.02, 0.05].map((off) =>
          bead(0.006, 0.006, 0.004, { at: [x * (HALF - off), HALF + y * (HALF - 0.035), HALF + 0.014] }),
        ),
      ),
    ),
  );
  kit.add('nails', joined(faces.map((spot) => placed(nail, spot))), matter('metal', '#5a5a5c'));
}

export const CRATE_PROP: Prop = {
  noun: 'crate',
  words: ['wooden crate', 'wooden box', 'shipping crate'],
  size: [0.626, 0.613, 0.626],
  stands: STANDS,
  paints: ['frame'],
  build: made(crate),
};
