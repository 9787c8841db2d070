import { boxBlur, type Field } from '../field.js';

/** The cells of a mask that hang together, as numbers of one patch each; 0 where the mask is empty. */
export interface Patches {
  readonly labels: Int32Array;
  /** By number, the first one being 1. */
  readonly sizes: readonly number[];
}

/** Patches of a mask, over edges of cells. */
export function patchesOf({ values, width }: Field): Patches {
  const labels = new Int32Array(values.length);
  const sizes = [0];
  for (let start = 0; start < values.length; start += 1) {
    if (values[start]! < 0.5 || labels[start] !== 0) continue;
    sizes.push(spread(labels, values, { start, width, label: sizes.length }));
  }
  return { labels, sizes };
}

function spread(
  labels: Int32Array,
  values: Float32Array,
  { start, width, label }: { start: number; width: number; label: number },
): number {
  const open = [start];
  labels[start] = label;
  let size = 0;
  const take = (at: number): void => {
    labels[at] = label;
    open.push(at);
  };
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    size += 1;
    const next = besides(at, width, values.length);
    next.filter((one) => values[one]! > 0.5 && labels[one] === 0).forEach(take);
  }
  return size;
}

/** The cells that share an edge with one. */
export function besides(at: number, width: number, count: number): number[] {
  const x = at % width;
  const found: number[] = [];
  if (x > 0) found.push(at - 1);
  if (x < width - 1) found.push(at + 1);
  if (at >= width) found.push(at - width);
  if (at + width < count) found.push(at + width);
  return found;
}

/** Without patches smaller than a share of the picture. */
export function withoutCrumbs(mask: Field, least: number): Field {
  const { labels, sizes } = patchesOf(mask);
  const most = mask.values.length * least;
  return { ...mask, values: mask.values.map((value, i) => (sizes[labels[i]!]! >= most ? value : 0)) };
}

/** With holes up to a share of the picture filled where `isFillable`. */
export function withoutHoles(mask: Field, most: number, isFillable: (index: number) => boolean): Field {
  const { labels, sizes } = patchesOf({ ...mask, values: mask.values.map((value) => 1 - value) });
  const fits = (i: number): boolean => sizes[labels[i]!]! <= mask.values.length * most && isFillable(i);
  return { ...mask, values: mask.values.map((value, i) => (value > 0.5 || fits(i) ? 1 : 0)) };
}

/** What most of the cells round each one are. */
export function evened(mask: Field, radius: number): Field {
  const blurred = boxBlur(mask, radius);
  return { ...blurred, values: blurred.values.map((value) => (value > 0.5 ? 1 : 0)) };
}

/** The lowest row of a mask in each column; 0 where it has none. */
export function lowsOf({ values, width }: Field): Int32Array {
  const lows = new Int32Array(width);
  values.forEach((value, at) => {
    if (value === 1) lows[at % width] = Math.floor(at / width);
  });
  return lows;
}
