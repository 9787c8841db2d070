import type { Field } from '../field.js';
import { lightOf, maskOf, shareOf, stepBetween, type Cells } from './cells.js';
import { besides, lowsOf, withoutCrumbs, withoutHoles } from './patches.js';

/** Steps of colour from cell to cell that the sky may have in it: a clear one has none, one of torn clouds many. */
const STEPS = [6, 12, 24, 48];
const LEAST_SHARE = 0.03;

/**
 * Where the sky is, 0 or 1: what reaches from the upper edge down to the first thing, in colours that a sky has. How much
 * it may change on the way is found by trying: the best border is the one that parts the picture into two that are each
 * most alike in themselves (Shen and Wang 2013). Null where the picture has none.
 */
export function findSky(cells: Cells): Field | null {
  const isLikely = maskOf(cells, (i) => couldBeSky(cells, i));
  let best: { sky: Field; worth: number } | null = null;
  for (const step of STEPS) {
    const sky = flooded(cells, isLikely, step);
    if (shareOf(sky) < LEAST_SHARE) continue;
    const worth = worthOf(cells, sky);
    if (best === null || worth > best.worth) best = { sky, worth };
  }
  if (best === null || !isLit(cells, best.sky)) return null;
  const clouded = withoutHoles(withClouds(cells, best.sky, isLikely), 0.02, (i) => couldBeCloud(cells, i));
  const whole = withoutHoles(clouded, 0.004, () => true);
  return withoutCrumbs(whole, LEAST_SHARE / 2);
}

/** Even an evening sky is cool or bright somewhere; a wooden table is not. */
function isLit(cells: Cells, sky: Field): boolean {
  const lit = maskOf(
    cells,
    (i) => sky.values[i] === 1 && (cells.b[i]! >= cells.r[i]! - 12 || lightOf(cells, i) > 150),
  );
  return shareOf(lit) > shareOf(sky) * 0.2;
}

/** What a cloud may gain on the sky beside it from cell to cell: its edge is soft, that of a snowy ridge is not. */
const SOFT_EDGE = 48;
/** What goes on as the same sky. */
const SAME = 4;
const SAME_IN_CLOUDS = 22;

/** The sky with what it goes on into: clouds, which are lighter than it. */
function withClouds(cells: Cells, sky: Field, isLikely: Field): Field {
  const { width } = cells;
  const values = Float32Array.from(sky.values);
  const open = [...values.keys()].filter((at) => values[at] === 1);
  const floor = lowestRow(sky);
  const isSame = (at: number, from: number): boolean =>
    at < floor * width && isLikely.values[at] === 1 && stepBetween(cells, at, from) <= SAME;
  const isCloud = (at: number, from: number): boolean => {
    if (at >= floor * width || !couldBeCloud(cells, at)) return false;
    const light = lightOf(cells, at);
    if (light > lightOf(cells, from)) return stepBetween(cells, at, from) <= SOFT_EDGE;
    return stepBetween(cells, at, from) <= (light > 150 ? SAME_IN_CLOUDS : SAME);
  };
  const take = (at: number): void => {
    values[at] = 1;
    open.push(at);
  };
  for (let from = open.pop(); from !== undefined; from = open.pop()) {
    const here = from;
    const next = besides(here, width, values.length).filter((at) => values[at] === 0);
    next.filter((at) => isSame(at, here) || isCloud(at, here)).forEach(take);
  }
  return { ...sky, values };
}

/** As light as a cloud, in its own grey or in an evening's colours. */
function couldBeCloud(cells: Cells, i: number): boolean {
  const [r, g, b] = [cells.r[i]!, cells.g[i]!, cells.b[i]!];
  if (g > r + 5 && g > b + 5) return false;
  const rough = cells.across[i]! + cells.down[i]!;
  return lightOf(cells, i) > 100 && rough < (Math.abs(r - b) < 60 ? 20 : 12);
}

/** The share of the width on end that is a horizon where the sky ends at one height. */
const FLAT = 0.14;

/** The row below which there is no sky: that of a flat horizon, under which a water may be as light as a cloud. */
function lowestRow(sky: Field): number {
  const lows = lowsOf(sky);
  let [start, longest] = [0, { low: 0, length: 0 }];
  lows.forEach((low, x) => {
    if (Math.abs(low - lows[start]!) > 1) start = x;
    if (x - start > longest.length) longest = { low, length: x - start };
  });
  const isHorizon = longest.length > sky.width * FLAT && longest.low > 0;
  return isHorizon && longest.low < sky.height * 0.8 ? longest.low + 2 : sky.height;
}

/** Smooth, and blue, grey, white, or as warm and light as an evening; nothing that grows. */
function couldBeSky(cells: Cells, i: number): boolean {
  const [r, g, b] = [cells.r[i]!, cells.g[i]!, cells.b[i]!];
  if (g > r + 5 && g > b + 5) return false;
  const rough = cells.across[i]! + cells.down[i]!;
  if (rough > (lightOf(cells, i) > 105 ? 12 : 8)) return false;
  const isCool = b >= r - 12;
  return isCool || lightOf(cells, i) > 88 || (r < 140 && b > r * 0.5);
}

/** From the upper edge down and aside, never up again: what is under a roof is no sky. */
function flooded(cells: Cells, isLikely: Field, most: number): Field {
  const { width, height } = cells;
  const values = new Float32Array(width * height);
  const joins = (at: number, from: number): boolean =>
    isLikely.values[at] === 1 && stepBetween(cells, at, from) <= most;
  for (let at = 0; at < width; at += 1) values[at] = isLikely.values[at]!;
  for (let at = width; at < values.length; at += 1) {
    const above = at - width;
    values[at] = Number(values[above] === 1 && joins(at, above));
  }
  for (let round = 0; round < 2; round += 1) sideways(values, width, joins);
  return { width, height, values };
}

/** A thin thing, such as a mast, shades what is below it: the sky closes round it from both sides. */
function sideways(values: Float32Array, width: number, joins: (at: number, from: number) => boolean): void {
  const isNew = (at: number, from: number): boolean =>
    values[at] === 0 && values[from] === 1 && joins(at, from);
  for (let at = 1; at < values.length; at += 1) if (at % width !== 0 && isNew(at, at - 1)) values[at] = 1;
  for (let at = values.length - 2; at >= 0; at -= 1)
    if ((at + 1) % width !== 0 && isNew(at, at + 1)) values[at] = 1;
}

/** How well a border parts the colours: the less both sides vary, the better. A sky may vary along one line, from blue to white. */
function worthOf(cells: Cells, sky: Field): number {
  return 1 / (2 * spreadOf(cells, sky, 1) + spreadOf(cells, sky, 0));
}

/** The room that the colours of one side take: the determinant of their covariances, as a length. */
function spreadOf({ r, g, b }: Cells, { values }: Field, side: number): number {
  const covariance = covarianceIn(values, side);
  const [rr, gg, bb] = [covariance(r, r) + 9, covariance(g, g) + 9, covariance(b, b) + 9];
  const [rg, gb, rb] = [covariance(r, g), covariance(g, b), covariance(r, b)];
  const room = rr * (gg * bb - gb * gb) - rg * (rg * bb - gb * rb) + rb * (rg * gb - gg * rb);
  return Math.cbrt(Math.max(0, room));
}

/** How two planes vary together in the cells of one side. */
function covarianceIn(values: Float32Array, side: number) {
  return (one: Float32Array, other: Float32Array): number => {
    let [ones, others, both, count] = [0, 0, 0, 1e-6];
    for (let i = 0; i < values.length; i += 1) {
      if (values[i] !== side) continue;
      ones += one[i]!;
      others += other[i]!;
      both += one[i]! * other[i]!;
      count += 1;
    }
    return both / count - (ones / count) * (others / count);
  };
}
