import { type BufferGeometry, Vector3 } from 'three';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import { step } from '../kit/noise.js';
import type { Prop } from '../kit/prop.js';
import { corners } from '../kit/rows.js';
import { boxAt, brick, turned } from '../kit/solids.js';
import { merged, placed } from '../kit/surface.js';
import { skin } from '../kit/swept.js';
import { HELD } from './shapes.js';

const [LOW, HIGH, RADIUS] = [0.03, 0.158, 0.02];

/** From round at its foot to flat at its seam. */
function walls(low: number, high: number, arc: number, off: number): BufferGeometry {
  const across = 48;
  const rings = Array.from({ length: 25 }, (_, i) => {
    const y = low + ((high - low) * i) / 24;
    const t = (y - LOW) / (HIGH - LOW);
    const flat = 1 - 0.94 * step(0, 1.02, t) ** 0.9;
    const wide = RADIUS * (1 + 0.42 * step(0, 1, t));
    return Array.from({ length: across + 1 }, (_, k) => {
      const angle = (k / across - 0.5) * arc;
      return new Vector3(Math.sin(angle) * (wide + off), y, Math.cos(angle) * (RADIUS * flat + off));
    });
  });
  return skin(rings);
}

/** Words that run from the foot to the seam. */
function turnedWords(face: BufferGeometry): BufferGeometry {
  const uvs = face.getAttribute('uv');
  for (let i = 0; i < uvs.count; i += 1) uvs.setXY(i, uvs.getY(i), 1 - uvs.getX(i));
  return face;
}

function tube(kit: Maker): void {
  const paint = kit.main('gloss', '#2f8fb0', { roughness: 0.35, clearcoat: 0.4 });
  const shoulder = turned(corners('0.012 0.026, 0.0188 0.027 0.001, 0.02 0.0302'), 48);
  const seam = boxAt([0.0572, 0.013, 0.0034], [0, 0.1635, 0], 0.001);
  kit.add(
    'body',
    merged([walls(LOW, HIGH, 2 * Math.PI, 0), shoulder, seam].map((part) => part.deleteAttribute('uv'))),
    paint,
  );
  const ribs = Array.from({ length: 36 }, (_, i) =>
    placed(brick([0.0012, 0.02, 0.001], [0, 0.0135, 0.0173], 0.0004), {
      turn: [0, (i / 36) * 2 * Math.PI, 0],
    }),
  );
  kit.add(
    'cap',
    merged(
      [turned(corners('0 0, 0.0165 0 0.001, 0.0175 0.0275 0.001, 0 0.028'), 48), ...ribs].map((part) =>
        part.deleteAttribute('uv'),
      ),
    ),
    matter('gloss', '#fbfbf8', { roughness: 0.35, clearcoat: 0.4 }),
  );
  kit.label(turnedWords(walls(0.046, 0.14, 1.9, 0.0004)), 2.5, '#ffffff', paint.clone());
}

export const TUBE_PROP: Prop = {
  noun: 'tube',
  words: [
    'toothpaste',
    'toothpaste tube',
    'tube of toothpaste',
    'cosmetic tube',
    'cosmetics tube',
    'cream tube',
    'hand cream',
    'hand cream tube',
    'sunscreen',
    'sunscreen tube',
    'lotion tube',
  ],
  size: [0.0572, 0.17, 0.04],
  stands: HELD,
  paints: ['body', 'label'],
  label: 'label',
  build: made(tube),
};
