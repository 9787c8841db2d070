import { egg, type Field, twin } from '../kit/fields.js';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { sculpted } from '../kit/sculpt.js';
import { swept } from '../kit/swept.js';
import { joined } from '../chests/wood.js';

/** A half moon that is open: its horns up where `mood` is 1, down where it is -1. */
const mouth = (mood: number): Field => {
  const [whole, bite] = [
    egg([0, -0.042 - mood * 0.004, 0.05], [0.044, 0.032, 0.09]),
    egg([0, -0.042 + mood * 0.021, 0.05], [0.05, 0.026, 0.1]),
  ];
  return (x, y, z) => Math.max(whole(x, y, z), -bite(x, y, z));
};

/** A face of thin clay around its own middle, looking along z. */
function faceOf(mood: number) {
  const [outer, inner] = [egg([0, 0, 0], [0.084, 0.112, 0.072]), egg([0, 0, -0.008], [0.077, 0.105, 0.07])];
  const eyes = twin(egg([0.033, 0.026, 0.05], [0.019, 0.0105, 0.06], [0, 0, mood > 0 ? -0.08 : -0.25]));
  const smile = mouth(mood);
  const shell: Field = (x, y, z) =>
    Math.max(outer(x, y, z), -inner(x, y, z), -z, -eyes(x, y, z), -smile(x, y, z));
  return sculpted({
    lumps: [
      { is: shell },
      { is: egg([0, -0.002, 0.074], [0.0115, 0.027, 0.017]), seam: 0.016 },
      {
        is: twin(egg([0.033, 0.049, 0.057], [0.024, 0.0052, 0.009], [0, 0.35, mood > 0 ? -0.12 : -0.4])),
        seam: 0.008,
      },
      { is: twin(egg([0.042, -0.02, 0.053], [0.018, 0.014, 0.009])), seam: 0.014 },
    ],
    low: [-0.09, -0.118, -0.004],
    high: [0.09, 0.118, 0.1],
    cell: 0.0048,
    seam: 0.004,
  });
}

function theatreMask(kit: Maker): void {
  const glad = kit.joint('glad', [-0.062, 0.135, 0.02], [-0.22, -0.12, 0.14]);
  glad.add('comedy', faceOf(1), kit.main('gloss', '#e3b13e', { side: 2, metalness: 0.5, roughness: 0.3 }));
  const sad = kit.joint('sad', [0.082, 0.118, -0.03], [-0.22, 0.16, -0.16]);
  sad.add('tragedy', faceOf(-1), matter('gloss', '#f3efe6', { side: 2, roughness: 0.35 }));
  const ribbon = (side: number, z: number) =>
    swept(
      [
        [side * 0.12, 0.15, z],
        [side * 0.16, 0.11, z + 0.02],
        [side * 0.15, 0.05, z + 0.01],
        [side * 0.19, 0.012, z + 0.05],
        [side * 0.24, 0.008, z + 0.03],
      ],
      0.0026,
      { sides: 10, steps: 50, flat: 2.6 },
    );
  kit.add('ribbons', joined([ribbon(-1, 0), ribbon(1, -0.05)]), matter('fabric', '#b3202c'));
}

export const THEATRE_MASK_PROP: Prop = {
  noun: 'theatre mask',
  words: ['theater mask', 'drama mask', 'comedy mask', 'tragedy mask', 'theatrical mask'],
  size: [0.481, 0.245, 0.168],
  stands: ['table', 'podium', 'hand'],
  paints: ['comedy'],
  build: made(theatreMask),
};
