import type { BufferGeometry } from 'three';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { brick, plate, slab } from '../kit/solids.js';
import { merged } from '../kit/surface.js';
import { DESK, lit, round, screen, WAVES } from './shapes.js';

function laptop(kit: Maker): void {
  const alu = kit.main('metal', '#b9bcc2', { roughness: 0.36, metalness: 0.9 });
  kit.add('base', plate(round(0.304, 0.212, 0.012), 0.0115, 0.003), alu);
  kit.add(
    'well',
    plate(round(0.265, 0.103, 0.004), 0.0012, 0.0003).translate(0, 0.0109, -0.032),
    matter('rubber', '#141518'),
  );
  const keys: BufferGeometry[] = [];
  for (let i = 0; i < 70; i += 1)
    keys.push(
      brick(
        [0.0158, 0.0022, 0.0158],
        [-0.1232 + (i % 14) * 0.01895, 0.0126, -0.0705 + Math.floor(i / 14) * 0.0189],
        0.0008,
      ),
    );
  kit.add('keys', merged(keys), matter('rubber', '#24262a', { roughness: 0.6 }));
  kit.add('pad', plate(round(0.112, 0.068, 0.004), 0.0008, 0.0002).translate(0, 0.0112, 0.062), alu);
  const lid = kit.joint('lid', [0, 0.011, -0.1045], [-0.34, 0, 0]);
  lid.add('shell', slab(round(0.304, 0.208, 0.012), 0.0058, 0.0018).translate(0, 0.108, 0), alu);
  lid.add(
    'bezel',
    slab(round(0.299, 0.203, 0.01), 0.0008, 0.0002).translate(0, 0.108, 0.003),
    matter('rubber', '#08090b', { roughness: 0.3 }),
  );
  lid.add('screen', screen(0.286, 0.184, WAVES).translate(0, 0.1095, 0.0036), lit());
}

export const LAPTOP_PROP: Prop = {
  noun: 'laptop',
  words: ['notebook computer', 'computer', 'macbook'],
  size: [0.304, 0.211, 0.283],
  stands: DESK,
  paints: ['base', 'shell', 'pad'],
  build: made(laptop),
};
