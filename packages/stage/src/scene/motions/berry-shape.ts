import {
  type BufferGeometry,
  Color,
  ConeGeometry,
  Float32BufferAttribute,
  LatheGeometry,
  SphereGeometry,
  Vector2,
} from 'three/webgpu';
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js';

const [FLESH, SEED, GREEN] = ['#d8202b', '#f4cf6e', '#4f9a35'] as const;
/** How far out the skin is and how high, from tip to crown, at a size of 1. */
const OUTLINE = [
  [0.02, -1.1],
  [0.3, -0.98],
  [0.62, -0.5],
  [0.84, 0.1],
  [0.78, 0.52],
  [0.42, 0.74],
  [0.02, 0.72],
] as const;
const [SEEDS, LEAVES] = [34, 6];
const GOLDEN = 2.399963;

/** A strawberry in one piece, of three colours, small enough to fall by the handful. */
export function berryShape(): BufferGeometry {
  const flesh = new LatheGeometry(
    OUTLINE.map(([out, high]) => new Vector2(out, high)),
    18,
  );
  return mergeGeometries([
    dyed(flesh, FLESH),
    ...Array.from({ length: SEEDS }, (_, index) => dyed(seedAt(index), SEED)),
    ...Array.from({ length: LEAVES }, (_, index) => dyed(leafAt(index), GREEN)),
  ]);
}

function seedAt(index: number): BufferGeometry {
  const high = -0.85 + (1.35 * (index + 0.5)) / SEEDS;
  const out = skinAt(high);
  return new SphereGeometry(0.055, 5, 4)
    .scale(0.7, 1.3, 0.7)
    .translate(Math.cos(index * GOLDEN) * out, high, Math.sin(index * GOLDEN) * out);
}

function skinAt(high: number): number {
  const above = OUTLINE.findIndex(([, at]) => at >= high);
  const [[low, from], [top, to]] = [OUTLINE[above - 1]!, OUTLINE[above]!];
  return low + ((top - low) * (high - from)) / (to - from);
}

const leafAt = (index: number): BufferGeometry =>
  new ConeGeometry(0.2, 0.62, 5)
    .scale(1, 1, 0.3)
    .rotateX(1.25)
    .translate(0, 0.79, 0.3)
    .rotateY((index * 2 * Math.PI) / LEAVES);

function dyed(geometry: BufferGeometry, hex: string): BufferGeometry {
  const { r, g, b } = new Color(hex);
  const count = geometry.getAttribute('position').count;
  const colours = Array.from({ length: count }, () => [r, g, b]).flat();
  geometry.setAttribute('color', new Float32BufferAttribute(colours, 3));
  return geometry;
}
