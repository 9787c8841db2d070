import { boxBlur, fieldOf, type Field } from '../field.js';
import { maskOf, shareOf, type Cells } from './cells.js';
import { evened, lowsOf, patchesOf, withoutHoles } from './patches.js';

const LEAST_SHARE = 0.012;
/** A water is wider than it is high, or reaches across much of the picture. */
const LEAST_WIDTH = 0.22;

/**
 * Where water is, 0 or 1: what lies under the sky, is blue or has the colours of the sky above it, and is drawn across
 * rather than down. Null where the picture has none.
 */
export function findWater(cells: Cells, sky: Field | null): Field | null {
  const score = scoreOf(cells, sky);
  const soft = boxBlur(score, 2);
  for (const least of [0.5, 0.36]) {
    const likely = evened(
      maskOf(cells, (i) => soft.values[i]! > least),
      2,
    );
    const whole = withoutHoles(onlyWide(likely), 0.003, () => true);
    if (shareOf(whole) >= LEAST_SHARE) return whole;
  }
  return null;
}

function scoreOf(cells: Cells, sky: Field | null): Field {
  const border = borderOf(cells, sky);
  const mean = meanSky(cells, sky);
  return fieldOf(cells, (x, y, i) => {
    if (y <= border[x]! || sky?.values[i] === 1) return 0;
    const [r, g, b] = [cells.r[i]!, cells.g[i]!, cells.b[i]!];
    if (g > b + 10 && g >= r) return 0;
    const blue = clamp((b - r + 2) / 34) * (b >= g - 14 ? 1 : 0.3);
    const mirrored = mean === null ? 0 : likeness(mean, [r, g, b]);
    const drawnAcross = clamp((cells.down[i]! - cells.across[i]! * 0.8) / 2.5);
    const calm = clamp((11 - cells.across[i]!) / 8);
    const low = clamp((y / cells.height - 0.12) * 4);
    return (0.72 * Math.max(blue, mirrored * 0.85) + 0.3 * drawnAcross) * calm * low * 1.1;
  });
}

/** Above this row of each column nothing lies that the sky could be seen in. */
function borderOf({ width, height }: Cells, sky: Field | null): Int32Array {
  const border = new Int32Array(width).fill(Math.round(height * 0.1));
  if (sky === null) return border;
  const lows = lowsOf(sky);
  const middle = Int32Array.from(lows).sort()[width >> 1]!;
  return border.map((_, x) => Math.max(lows[x]!, Math.min(middle, Math.round(height * 0.8))));
}

type Colour = readonly [number, number, number];

/** The colour of the lower sky, which the water is most like. */
function meanSky(cells: Cells, sky: Field | null): Colour | null {
  if (sky === null) return null;
  const sum = [0, 0, 0, 1e-6];
  sky.values.forEach((value, i) => {
    if (value !== 1 || sky.values[i + cells.width * 18] === 1) return;
    sum[0]! += cells.r[i]!;
    sum[1]! += cells.g[i]!;
    sum[2]! += cells.b[i]!;
    sum[3]! += 1;
  });
  return [sum[0]! / sum[3]!, sum[1]! / sum[3]!, sum[2]! / sum[3]!];
}

/** How alike two colours are in hue, whatever their light; a reflection is darker than what it shows. */
function likeness(sky: Colour, other: Colour): number {
  const [a, b] = [sky, other].map((one) => one[0] * 0.3 + one[1] * 0.59 + one[2] * 0.11 + 8);
  const apart = Math.max(...[0, 1, 2].map((k) => Math.abs(sky[k]! / a! - other[k]! / b!)));
  const dark = b! / a!;
  return clamp(1.25 - apart * 4.2) * clamp((dark - 0.12) * 4) * clamp((1.5 - dark) * 3);
}

function onlyWide(mask: Field): Field {
  const { labels, sizes } = patchesOf(mask);
  const spans = sizes.map(() => ({ left: mask.width, right: -1 }));
  labels.forEach((label, i) => {
    const span = spans[label]!;
    span.left = Math.min(span.left, i % mask.width);
    span.right = Math.max(span.right, i % mask.width);
  });
  const fits = sizes.map(
    (size, label) =>
      size > mask.values.length * 0.006 &&
      spans[label]!.right - spans[label]!.left > mask.width * LEAST_WIDTH,
  );
  return { ...mask, values: mask.values.map((value, i) => (fits[labels[i]!] ? value : 0)) };
}

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value));
}
