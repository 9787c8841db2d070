import { boxBlur, type Field } from '../field.js';
import { lightOf, maskOf, shareOf, type Cells } from './cells.js';
import { withoutCrumbs } from './patches.js';

const LEAST_SHARE = 0.025;

/** Where leaves and grass are, 0 or 1: what is green, or as yellow and red as autumn, and busy. Null where there are none. */
export function findFoliage(cells: Cells, sky: Field | null): Field | null {
  const isFree = (i: number): boolean => sky?.values[i] !== 1;
  const green = gathered(cells, (i) => isFree(i) && isGreen(cells, i));
  const autumn = gathered(cells, (i) => isFree(i) && (isGreen(cells, i) || isAutumn(cells, i)));
  const found = green !== null && shareOf(green) > 0.08 ? green : (autumn ?? green);
  return found;
}

function gathered(cells: Cells, holds: (index: number) => boolean): Field | null {
  const soft = boxBlur(maskOf(cells, holds), 2);
  const mask = withoutCrumbs(
    maskOf(cells, (i) => soft.values[i]! > 0.5),
    0.004,
  );
  return shareOf(mask) < LEAST_SHARE ? null : mask;
}

function isGreen(cells: Cells, i: number): boolean {
  const [r, g, b] = [cells.r[i]!, cells.g[i]!, cells.b[i]!];
  return g >= r * 0.97 && g > b * 1.08 && g > b + 4 && isBusy(cells, i);
}

function isAutumn(cells: Cells, i: number): boolean {
  const [r, g, b] = [cells.r[i]!, cells.g[i]!, cells.b[i]!];
  return r > g && g > b * 1.25 && r < g * 2.4 && r - b > 55 && isBusy(cells, i) && cells.across[i]! > 5;
}

/** Leaves show light and shade from near; a green wall does not. */
function isBusy(cells: Cells, i: number): boolean {
  return cells.across[i]! + cells.down[i]! > Math.min(4, lightOf(cells, i) * 0.06);
}
