import { TorusGeometry } from 'three';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { merged } from '../kit/surface.js';
import { swept } from '../kit/swept.js';
import { brilliant, STANDS } from './shapes.js';

function ring(kit: Maker): void {
  const upright = new TorusGeometry(0.0092, 0.00105, 20, 96).scale(1, 1, 1.25).translate(0, 0.0103, 0);
  kit.add('band', upright, kit.main('gold', '#e2b964'));
  const claws = Array.from({ length: 6 }, (_, i) => {
    const [x, z] = [Math.cos(i * 1.047), Math.sin(i * 1.047)];
    return swept(
      [
        [x * 0.0012, 0.0192, z * 0.0012],
        [x * 0.003, 0.0222, z * 0.003],
        [x * 0.0031, 0.0248, z * 0.0031],
      ],
      0.00042,
      { sides: 8, steps: 8 },
    );
  });
  kit.add('claws', merged(claws), matter('gold', '#f0e6d0'));
  kit.add('stone', brilliant(0.0034).translate(0, 0.0205, 0), matter('gem', '#d8ecff'));
}

export const RING_PROP: Prop = {
  noun: 'ring',
  words: ['diamond ring', 'engagement ring', 'wedding ring', 'jewelry', 'jewellery'],
  size: [0.0205, 0.0252, 0.00667],
  stands: STANDS,
  paints: ['band'],
  build: made(ring),
};
