import { type BufferGeometry, DoubleSide, LatheGeometry, Mesh, Vector2 } from 'three';
import { matter } from '../kit/matter.js';
import { merged } from '../kit/surface.js';
import type { Build } from './build.js';

/** Layers of tulle, from the uppermost down: how far out each goes and how far below the one above. */
const LAYERS = [
  [0.4, 0],
  [0.38, 0.028],
  [0.35, 0.054],
] as const;
/** Folds around, and how high they are at the rim, in metres. */
const [FOLDS, HIGH] = [15, 0.016];

/** A short skirt that stands out flat from the hips, under which the legs are seen. */
export function tutuOf(build: Build, colour: string): Mesh {
  const hips = 0.15 * build.hips * build.girth;
  const layers = LAYERS.map(([out, low], index) => layer({ hips, out, low, turn: index * 0.21 }));
  const top = new LatheGeometry(
    [
      new Vector2(0.118 * build.girth, 0.16),
      new Vector2(0.146 * build.girth, 0.11),
      new Vector2(hips * 1.05, 0.045),
      new Vector2(hips * 1.04, -0.06),
    ],
    40,
  );
  const tutu = new Mesh(merged([top, ...layers]), matter('clay', colour, { side: DoubleSide }));
  tutu.name = 'skirt';
  tutu.userData['isStiff'] = true;
  return tutu;
}

interface Layer {
  readonly hips: number;
  readonly out: number;
  readonly low: number;
  readonly turn: number;
}

function layer({ hips, out, low, turn }: Layer): BufferGeometry {
  const outline = Array.from({ length: 9 }, (_, index) => {
    const share = index / 8;
    return new Vector2(hips * 0.9 + (out - hips * 0.9) * share, 0.035 - low - 0.045 * share * share);
  });
  const cloth = new LatheGeometry(outline, FOLDS * 6);
  const places = cloth.getAttribute('position');
  for (let index = 0; index < places.count; index += 1) {
    const [x, z] = [places.getX(index), places.getZ(index)];
    const far = (Math.hypot(x, z) - hips * 0.9) / (out - hips * 0.9);
    const fold = Math.sin(Math.atan2(z, x) * FOLDS + turn * FOLDS);
    places.setY(index, places.getY(index) + HIGH * far * fold);
  }
  cloth.computeVertexNormals();
  return cloth;
}
