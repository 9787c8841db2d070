import { type BufferGeometry, DoubleSide } from 'three';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import { noise, step } from '../kit/noise.js';
import type { Prop } from '../kit/prop.js';
import { outline, slab } from '../kit/solids.js';
import { between, merged, placed, tinted } from '../kit/surface.js';
import { FOUND, sheet } from './shapes.js';

const [HIGH, RIBS, SPREAD] = [0.085, 13, 1.12];

/** A scallop's upper half: ribs that fan out from its hinge, its edge in waves; seen from +z. */
function fan(tones: readonly string[]): BufferGeometry {
  const made = sheet(40, RIBS * 10, (t, across) => {
    const side = across * 2 - 1;
    const angle = side * SPREAD;
    const rib = Math.abs(Math.cos(across * RIBS * Math.PI));
    const reach = HIGH * (1 - 0.1 * side * side) * (1 + 0.03 * rib) * t;
    const dome = 0.024 * Math.sin(Math.PI * Math.min(1, 0.08 + t * 0.86)) * (1 - side * side * 0.75);
    const ridge = (rib - 0.5) * 0.0052 * t + 0.0008 * Math.sin(t * 75);
    return [Math.sin(angle) * reach, Math.cos(angle) * reach, dome + ridge];
  });
  return tinted(made, (x, y, z) => {
    const far = Math.hypot(x, y) / HIGH;
    const band = 0.5 + 0.5 * Math.sin(far * 26 + 1.2 * noise(x * 40, y * 40, 1));
    return between(tones, 0.1 + 0.5 * far + 0.28 * band * step(0.1, 0.4, far) - z * 2);
  });
}

function seashell(kit: Maker): void {
  const own = kit.options.colour;
  const tones = own ? ['#fff6ee', own, own] : ['#fff3e6', '#fbd3c0', '#f2a58e', '#e07f70'];
  const ears = slab(
    outline([
      [-0.03, -0.004, 0.003],
      [0.03, -0.004, 0.003],
      [0.021, 0.017, 0.003],
      [-0.021, 0.017, 0.003],
    ]),
    0.005,
    0.0018,
  ).translate(0, 0, 0.0035);
  const parts = [fan(tones), tinted(ears.deleteAttribute('uv'), tones[1] ?? '#fbd3c0')].map((part) =>
    part.hasAttribute('uv') ? part.deleteAttribute('uv') : part,
  );
  kit.add(
    'shell',
    placed(merged(parts), { turn: [-0.38, 0.1, 0] }),
    matter('glaze', '#ffffff', { side: DoubleSide, roughness: 0.35, clearcoat: 0.5 }),
  );
}

export const SEASHELL_PROP: Prop = {
  noun: 'seashell',
  words: ['sea shell', 'scallop shell', 'clam shell', 'conch', 'conch shell'],
  size: [0.141, 0.0875, 0.0422],
  stands: FOUND,
  paints: ['shell'],
  build: made(seashell),
};
