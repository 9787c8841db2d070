import type { BufferGeometry } from 'three';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { corners } from '../kit/rows.js';
import { boxAt, brick, hoop, outline, puck, slab, turned } from '../kit/solids.js';
import { merged, placed } from '../kit/surface.js';
import { swept } from '../kit/swept.js';
import { DESK } from './shapes.js';

function strap(from: number, to: number): BufferGeometry {
  const steps = Array.from({ length: 12 }, (_, i) => {
    const angle = from + ((to - from) * i) / 11;
    return [0, 0.029 + Math.sin(angle) * 0.029, -0.002 + Math.cos(angle) * 0.0245] as const;
  });
  return swept(steps, 0.0102, { sides: 20, steps: 40, flat: 0.14, isOpen: true });
}

function watchCase(body: Maker): void {
  const steel = matter('metal', '#cfd2d6', { roughness: 0.18 });
  const upright = (made: BufferGeometry) => made.rotateX(Math.PI / 2);
  body.add(
    'case',
    upright(
      turned(
        corners(
          '0 -0.004, 0.017 -0.004 0.001, 0.0205 -0.001 0.002, 0.0205 0.0045 0.001, 0.0185 0.0068 0.001, 0.0172 0.0068 0.0004, 0.0168 0.005, 0 0.005',
        ),
        72,
      ),
    ),
    steel,
  );
}

function watchDial(kit: Maker, body: Maker): void {
  const steel = matter('metal', '#cfd2d6', { roughness: 0.18 });
  const upright = (made: BufferGeometry) => made.rotateX(Math.PI / 2);
  body.add(
    'dial',
    upright(puck(0.0168, 0.0004, 0.0001, 64)).translate(0, 0, 0.005),
    kit.main('paint', '#12305e'),
  );
  const marks = Array.from({ length: 12 }, (_, i) =>
    brick([i % 3 ? 0.0009 : 0.0015, 0.0031, 0.0006], [0, 0.0136, 0.0056], 0.0002).rotateZ(i * 0.5236),
  );
  body.add('marks', merged(marks), steel);
  const hand = (name: string, length: number, width: number, turn: number) => {
    const pivot = body.joint(name, [0, 0, 0.0062], [0, 0, turn]);
    pivot.add(
      name,
      slab(
        outline([
          [-width, -0.003, 0.0002],
          [width, -0.003, 0.0002],
          [width * 0.5, length, 0.0002],
          [-width * 0.5, length, 0.0002],
        ]),
        0.0004,
        0.0001,
      ),
      steel,
    );
  };
  hand('hand.hour', 0.0085, 0.0008, 1.0);
  hand('hand.minute', 0.013, 0.0006, -1.05);
  const sweepHand = body.joint('hand.second', [0, 0, 0.0067]);
  sweepHand.add('needle', boxAt([0.0004, 0.018, 0.0003], [0, 0.005, 0], 0.0001), matter('metal', '#d23a2a'));
  body.add(
    'glass',
    upright(turned(corners('0.0171 0.0068, 0.0168 0.0074 0.0003, 0 0.0078'), 48)),
    matter('glass', '#ffffff'),
  );
  body.add(
    'crown',
    placed(puck(0.0026, 0.0045, 0.0008, 24), { turn: [0, 0, -Math.PI / 2], at: [0.0202, 0, 0.0015] }),
    steel,
  );
  const lugs = [-1, 1].flatMap((side) =>
    [-1, 1].map((end) => boxAt([0.003, 0.0085, 0.006], [side * 0.0115, end * 0.0195, -0.0005], 0.0014)),
  );
  body.add('lugs', merged(lugs), steel);
  kit.add('strap', merged([strap(0.68, 3.3), strap(-0.68, -3.1)]), matter('leather', '#6b3a1e'));
  kit.add('buckle', merged([hoop(0.0105, 0.0011, 40).scale(1, 0.62, 1).translate(0, 0.03, -0.0285)]), steel);
}

function watch(kit: Maker): void {
  const body = kit.joint('case', [0, 0.029, 0.0225]);
  watchCase(body);
  watchDial(kit, body);
}

export const WATCH_PROP: Prop = {
  noun: 'watch',
  words: ['wristwatch', 'wrist watch', 'luxury watch'],
  size: [0.0452, 0.0608, 0.0598],
  stands: DESK,
  paints: ['dial'],
  moves: [
    { part: 'hand.second', does: 'spin', axis: 'z' },
    { part: 'hand.minute', does: 'spin', axis: 'z' },
  ],
  build: made(watch),
};
