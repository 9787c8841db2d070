import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { corners, pairs, triples } from '../kit/rows.js';
import { boxAt, brick, outline, plate, turned } from '../kit/solids.js';
import { merged } from '../kit/surface.js';
import { swept } from '../kit/swept.js';

function pianoCase(kit: Maker): void {
  const black = kit.main('gloss', '#101114');
  const shape = outline(
    triples(
      '-0.74 -0.1 0.05, 0.74 -0.1 0.05, 0.74 0.55 0.1, 0.62 0.9 0.3, 0.28 1.1 0.25, 0.1 1.5 0.3, -0.3 1.72 0.3, -0.74 1.66 0.25',
    ),
  );
  kit.add(
    'case',
    merged([
      plate(shape, 0.3, 0.012).rotateY(0).translate(0, 0.62, 0),
      boxAt([1.48, 0.06, 0.3], [0, 0.66, 0.22], 0.012),
      boxAt([0.1, 0.18, 0.3], [-0.69, 0.73, 0.22], 0.03),
      boxAt([0.1, 0.18, 0.3], [0.69, 0.73, 0.22], 0.03),
      boxAt([1.0, 0.24, 0.02], [0, 1.06, -0.12], 0.008),
      ...pairs('-0.62 0.12, 0.62 0.12, -0.4 -1.3').map(([x, z]) =>
        turned(corners('0 0, 0.05 0 0.01, 0.04 0.1, 0.075 0.5 0.02, 0.08 0.64, 0 0.64'), 24).translate(
          x,
          0,
          z,
        ),
      ),
      boxAt([0.1, 0.5, 0.08], [0, 0.34, -0.1], 0.02),
    ]),
    black,
  );
}

function pianoBoard(kit: Maker, lid: Maker): void {
  const black = kit.main('gloss', '#101114');
  const shape = outline(
    triples(
      '-0.74 -0.1 0.05, 0.74 -0.1 0.05, 0.74 0.55 0.1, 0.62 0.9 0.3, 0.28 1.1 0.25, 0.1 1.5 0.3, -0.3 1.72 0.3, -0.74 1.66 0.25',
    ),
  );
  lid.add('board', plate(shape, 0.022, 0.007).translate(0.75, 0, 0), black);
  kit.add('prop', swept(triples('0.55 0.9 -0.5, 0.36 1.66 -0.45'), 0.011, { sides: 10, steps: 2 }), black);
  kit.add(
    'plate',
    plate(
      outline(
        triples(
          '-0.68 0.0 0.05, 0.68 0.0 0.05, 0.66 0.5 0.1, 0.55 0.86 0.28, 0.22 1.05 0.24, 0.05 1.45 0.28, -0.32 1.64 0.25, -0.68 1.58 0.2',
        ),
      ),
      0.02,
      0.005,
    ).translate(0, 0.905, 0),
    matter('gold', '#c79a4c'),
  );
  kit.add(
    'ivory',
    merged(
      Array.from({ length: 52 }, (_, i) =>
        brick([0.0233, 0.02, 0.15], [-0.61 + i * 0.0239, 0.7, 0.27], 0.002),
      ),
    ),
    matter('plastic', '#fbf9f2', { roughness: 0.25 }),
  );
  const sharps = Array.from({ length: 52 }, (_, i) => i).filter(
    (i) => ![2, 6].includes((i + 5) % 7) && i < 51,
  );
  kit.add(
    'ebony',
    merged(sharps.map((i) => brick([0.012, 0.018, 0.095], [-0.598 + i * 0.0239, 0.716, 0.243], 0.002))),
    matter('plastic', '#121214', { roughness: 0.25 }),
  );
  kit.add(
    'stool',
    merged([
      boxAt([0.75, 0.09, 0.34], [0, 0.47, 0.78], 0.03),
      ...[-1, 1].flatMap((side) =>
        [-1, 1].map((end) => boxAt([0.05, 0.44, 0.05], [side * 0.32, 0.22, 0.78 + end * 0.12], 0.012)),
      ),
    ]),
    black,
  );
}

function piano(kit: Maker): void {
  const lid = kit.joint('lid', [-0.75, 0.93, 0], [0, 0, 0.62]);
  pianoCase(kit);
  pianoBoard(kit, lid);
}

export const PIANO_PROP: Prop = {
  noun: 'piano',
  words: ['grand piano'],
  size: [1.49, 1.81, 2.65],
  stands: ['floor', 'podium'],
  paints: ['case', 'board', 'stool'],
  build: made(piano),
};
