import type { Size } from '../paint/coarse-size.js';

/** One number for each cell of a coarse grid, row by row. */
export interface Field extends Size {
  readonly values: Float32Array;
}

/** A field of what `value` says of each cell. */
export function fieldOf(size: Size, value: (x: number, y: number, index: number) => number): Field {
  const { width, height } = size;
  const values = new Float32Array(width * height);
  for (let i = 0; i < values.length; i += 1) values[i] = value(i % width, Math.floor(i / width), i);
  return { width, height, values };
}

/** The mean of the square round each cell; edges count the cells that are there. */
export function boxBlur(field: Field, radius: number): Field {
  const rows = blurLines(field.values, {
    count: field.height,
    length: field.width,
    step: 1,
    next: field.width,
    radius,
  });
  return {
    ...field,
    values: blurLines(rows, { count: field.width, length: field.height, step: field.width, next: 1, radius }),
  };
}

interface Lines {
  readonly count: number;
  readonly length: number;
  readonly step: number;
  readonly next: number;
  readonly radius: number;
}

function blurLines(from: Float32Array, lines: Lines): Float32Array {
  const out = new Float32Array(from.length);
  for (let line = 0; line < lines.count; line += 1)
    blurLine(from, out, { ...lines, start: line * lines.next });
  return out;
}

function blurLine(from: Float32Array, out: Float32Array, line: Lines & { start: number }): void {
  const { start, length, step, radius } = line;
  let sum = 0;
  for (let i = 0; i < Math.min(radius, length); i += 1) sum += from[start + i * step]!;
  for (let i = 0; i < length; i += 1) {
    sum += i + radius < length ? from[start + (i + radius) * step]! : 0;
    sum -= i > radius ? from[start + (i - radius - 1) * step]! : 0;
    out[start + i * step] = sum / (Math.min(length - 1, i + radius) - Math.max(0, i - radius) + 1);
  }
}

/** The guided filter (He, Sun, Tang 2010): smooths `field` but keeps the edges that `guide` has. */
export function guided(field: Field, guide: Field, rule: { radius: number; flatness: number }): Field {
  const product = (a: Field, b: Field): Field => ({
    ...a,
    values: a.values.map((value, i) => value * b.values[i]!),
  });
  const mean = (of: Field): Float32Array => boxBlur(of, rule.radius).values;
  const [meanGuide, meanField, both, square] = [
    mean(guide),
    mean(field),
    mean(product(guide, field)),
    mean(product(guide, guide)),
  ];
  const slope = meanGuide.map(
    (light, i) => (both[i]! - light * meanField[i]!) / (square[i]! - light * light + rule.flatness),
  );
  const offset = meanField.map((value, i) => value - slope[i]! * meanGuide[i]!);
  const [slopes, offsets] = [mean({ ...field, values: slope }), mean({ ...field, values: offset })];
  return { ...field, values: guide.values.map((light, i) => slopes[i]! * light + offsets[i]!) };
}

/** The value at u, v (0 to 1 across the field), between the four cells round it. */
export function sampleField(field: Field, u: number, v: number): number {
  const { width, height, values } = field;
  const x = Math.min(width - 1.001, Math.max(0, u * width - 0.5));
  const y = Math.min(height - 1.001, Math.max(0, v * height - 0.5));
  const at = Math.floor(y) * width + Math.floor(x);
  const fx = x % 1;
  const top = values[at]! + (values[at + 1]! - values[at]!) * fx;
  const low = values[at + width]! + (values[at + width + 1]! - values[at + width]!) * fx;
  return top + (low - top) * (y % 1);
}
