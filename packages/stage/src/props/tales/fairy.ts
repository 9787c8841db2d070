import { Group, Mesh } from 'three';
import { mirrored } from '../aircraft/shapes.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { corners } from '../kit/rows.js';
import { bead, outline, slab } from '../kit/solids.js';
import { merged } from '../kit/surface.js';
import { swept } from '../kit/swept.js';
import { personProp } from '../people/shapes.js';

const UPPER = corners(
  '0 0 0.02, 0.1 0.24 0.08, 0.3 0.48 0.1, 0.52 0.46 0.12, 0.5 0.22 0.12, 0.3 0.02 0.08, 0.06 -0.04 0.02',
);
const LOWER = corners(
  '0 0 0.02, 0.22 -0.03 0.08, 0.4 -0.14 0.08, 0.36 -0.34 0.1, 0.2 -0.34 0.1, 0.07 -0.16 0.05',
);

const film = () =>
  merged([
    slab(outline(UPPER), 0.008, 0.003, 6),
    slab(outline(LOWER), 0.008, 0.003, 6).translate(0, -0.01, -0.012),
  ]);

const veins = () =>
  merged(
    [
      [0.4, 0.4],
      [0.44, 0.24],
      [0.32, -0.22],
      [0.2, -0.28],
    ].map(([x = 0, y = 0]) =>
      swept(
        [
          [0.01, 0, 0.002],
          [x * 0.6, y * 0.66, 0.003],
          [x, y, 0.002],
        ],
        0.005,
        { sides: 6, steps: 8 },
      ),
    ),
  );

const sparks = () =>
  merged(
    [0.36, 0.46, 0.3, 0.24].map((x, i) =>
      bead(0.014, 0.014, 0.008, { at: [x, [0.34, 0.36, -0.24, 0.22][i] ?? 0, 0.006] }),
    ),
  );

/** A wing of its own, which turns about y where it grows out of the back. */
function wing(side: 1 | -1): Group {
  const own = (part: ReturnType<typeof film>) => (side > 0 ? part : mirrored(part));
  const joint = new Group();
  joint.name = side > 0 ? 'wing.l' : 'wing.r';
  joint.add(
    new Mesh(
      own(film()),
      matter('gloss', '#bfe8ff', {
        transparent: true,
        opacity: 0.7,
        emissive: '#8fd0ff',
        emissiveIntensity: 0.25,
      }),
    ),
    new Mesh(own(veins()), matter('gloss', '#f4b6e4', { emissive: '#f4b6e4', emissiveIntensity: 0.3 })),
    new Mesh(own(sparks()), matter('light', '#fff3b0', { emissiveIntensity: 1.2 })),
  );
  joint.position.set(side * 0.03, 0.1, -0.13);
  joint.rotation.y = side * 0.4;
  joint.scale.setScalar(1.25);
  return joint;
}

const PERSON = personProp('fairy', ['pixie', 'fairy princess', 'forest fairy', 'flower fairy'], {
  build: 'girl',
  costume: { dress: '#f08fbf', cut: 'bun', hair: '#e0b050', shoes: '#e0659f' },
});

export const FAIRY_PROP: Prop = {
  ...PERSON,
  size: [0.84, 1.21, 0.45],
  build: (options) => {
    const made = PERSON.build(options);
    made.getObjectByName('chest')?.add(wing(1), wing(-1));
    return made;
  },
};
