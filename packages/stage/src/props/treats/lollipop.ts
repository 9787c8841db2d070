import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { puck } from '../kit/solids.js';
import { merged, placed, tinted } from '../kit/surface.js';
import { swept } from '../kit/swept.js';
import { plain, TABLE } from './shapes.js';

/** Metres: a rope of sugar's thickness by half, and how far out all ropes lie after one turn. */
const [ROPE, PACE] = [0.0034, 0.0192];
const TURNS = 1.85;

function lollipop(kit: Maker): void {
  const tones = [kit.options.colour ?? '#ee3f6f', '#fff3ee', '#ffc43a'];
  const ropes = tones.map((tone, k) => {
    const way = Array.from({ length: 46 }, (_, i) => {
      const angle = (i / 45) * TURNS * 2 * Math.PI;
      const far = 0.0026 + (PACE * angle) / (2 * Math.PI);
      const turn = angle + (k / 3) * 2 * Math.PI;
      return [Math.cos(turn) * far, Math.sin(turn) * far, 0] as const;
    });
    return tinted(swept(way, ROPE, { steps: 130, sides: 12, flat: 1 }), tone);
  });
  const body = tinted(
    placed(puck(0.0345, 0.003, 0.0012, 48), { turn: [Math.PI / 2, 0, 0], at: [0, 0, -0.0015] }),
    tones[0] ?? '',
  );
  kit.add(
    'sweet',
    plain([...ropes, body]).translate(0, 0.158, 0),
    matter('gloss', '#ffffff', { roughness: 0.14 }),
  );
  kit.add(
    'stick',
    swept(
      [
        [0, 0, 0],
        [0, 0.13, 0],
      ],
      0.0026,
      { sides: 14, steps: 4 },
    ),
    matter('paper', '#fbf8f2'),
  );
  const bow = [-1, 1].flatMap((side) => [
    swept(
      [
        [0, 0.111, 0.003],
        [side * 0.014, 0.121, 0.005],
        [side * 0.019, 0.111, 0.006],
        [side * 0.012, 0.105, 0.005],
        [0, 0.111, 0.003],
      ],
      0.0028,
      { sides: 10, steps: 24, flat: 0.4 },
    ),
    swept(
      [
        [0, 0.111, 0.003],
        [side * 0.007, 0.098, 0.005],
        [side * 0.011, 0.083, 0.004],
      ],
      0.0026,
      { sides: 10, steps: 14, flat: 0.4 },
    ),
  ]);
  kit.add('bow', merged(bow), matter('gloss', '#3fb6c8'));
}

export const LOLLIPOP_PROP: Prop = {
  noun: 'lollipop',
  words: ['swirl lollipop', 'lolly', 'lollypop'],
  size: [0.0792, 0.195, 0.0121],
  stands: TABLE,
  paints: ['sweet'],
  build: made(lollipop),
};
