import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { triples } from '../kit/rows.js';
import { boxAt, outline, puck, slab } from '../kit/solids.js';
import { merged } from '../kit/surface.js';
import { four, ROAD } from './shapes.js';

function skateboard(kit: Maker): void {
  const deck = slab(
    outline(triples('-0.1 -0.4 0.1, 0.1 -0.4 0.1, 0.1 0.4 0.1, -0.1 0.4 0.1')),
    0.012,
    0.004,
    24,
  ).rotateX(-Math.PI / 2);
  const places = deck.getAttribute('position');
  for (let i = 0; i < places.count; i += 1)
    places.setY(i, places.getY(i) + 0.095 + Math.max(0, Math.abs(places.getZ(i)) - 0.26) * 0.42);
  deck.computeVertexNormals();
  kit.add('deck', deck, kit.main('wood', '#d9873a'));
  kit.add(
    'trucks',
    merged(
      [-0.22, 0.22].map((z) =>
        merged([
          boxAt([0.12, 0.02, 0.03], [0, 0.05, z], 0.008),
          boxAt([0.05, 0.04, 0.06], [0, 0.072, z], 0.01),
        ]),
      ),
    ),
    matter('metal', '#b9bdc2'),
  );
  for (const [name, x, z] of [
    ['wheel.fl', 1, 0.22],
    ['wheel.fr', -1, 0.22],
    ['wheel.bl', 1, -0.22],
    ['wheel.br', -1, -0.22],
  ] as const)
    kit.joint(name, [x * 0.08, 0.03, z]).add(
      'roll',
      puck(0.03, 0.034, 0.01, 28)
        .translate(0, -0.017, 0)
        .rotateZ(Math.PI / 2),
      matter('plastic', '#f4e9d0'),
    );
}

export const SKATEBOARD_PROP: Prop = {
  noun: 'skateboard',
  words: ['longboard'],
  size: [0.2, 0.16, 0.8],
  stands: ROAD,
  paints: ['deck'],
  moves: four,
  build: made(skateboard),
};
