import { css, hex, mix, type Rgb, scale } from '../paint/colour.js';
import type { Context } from '../paint/context.js';
import type { HasLight, HasView } from './scene-kit.js';

/** The face of a tower that windows go on. World units; `haze` 0 to 1 as at its distance. */
export interface Facade {
  readonly x: number;
  /** Its upper edge. */
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly wall: Rgb;
  readonly haze: number;
  /** 0 to 1: what kind of house it is. */
  readonly kind: number;
}

/** One house's way to have its lamps on. */
interface Habit {
  /** 0 to 1: how many floors have any light at all. */
  readonly floors: number;
  /** Lit windows side by side, at least and at most; more than there are means the whole floor. */
  readonly run: readonly [number, number];
  readonly lamps: readonly string[];
}

// Offices light whole floors, flats a window or two; most of a city sleeps.
const NIGHT: readonly Habit[] = [
  { floors: 0.3, run: [1, 3], lamps: ['#ffcf86', '#ffbd6a', '#ffdcae'] },
  { floors: 0.16, run: [5, 40], lamps: ['#cfe0ff', '#e6eeff'] },
  { floors: 0.24, run: [3, 40], lamps: ['#ffd899', '#ffe6c0'] },
  { floors: 0.12, run: [1, 2], lamps: ['#ffc987', '#9fd0ff'] },
  { floors: 0.2, run: [4, 40], lamps: ['#ffb877', '#ff9f6b'] },
  { floors: 0.34, run: [1, 2], lamps: ['#ffd7a0', '#ffe9cf', '#8fe0e0'] },
];

const EVENING_SHARE = 0.35;

const ACCENTS = ['#4fd2ff', '#ff5fb4', '#7dffb8', '#ffc45a', '#a98bff'];

/** Paints a tower's windows floor by floor: glass in quiet bands, lamps in rows where somebody is up. */
export function windowFloors(
  context: Context,
  kit: HasView & HasLight,
  facade: Facade,
  next: () => number,
): void {
  const cell = Math.max(0.0062, 2.6 / kit.resolution);
  const floor = cell * 1.45;
  const columns = Math.floor((facade.width - cell * 0.6) / cell);
  const rows = Math.floor((facade.height - cell) / floor);
  if (columns < 1) return;
  const grid = { cell, columns, left: facade.x + (facade.width - columns * cell) / 2 };
  const habit = NIGHT[Math.floor(facade.kind * NIGHT.length)] ?? NIGHT[0]!;
  const share = habit.floors * shareOf(kit);
  for (let row = 0; row < rows; row += 1) {
    const y = facade.y + cell * 0.7 + row * floor;
    context.fillStyle = css(glassOf(kit, facade), 0.5);
    context.fillRect(grid.left, y, columns * cell, cell * 0.72);
    if (next() < share) lightRun(context, { kit, facade, habit, next, y, grid });
  }
  if (kit.light.lampsOn) accent(context, kit, facade, next);
}

function shareOf(kit: HasLight): number {
  if (kit.light.lampsOn) return 1;
  return kit.light.sunHeight < 0.2 ? EVENING_SHARE : 0;
}

function glassOf(kit: HasLight, { wall, haze: far }: Facade): Rgb {
  const { ambient, key, haze } = kit.light;
  const glass = [0, 1, 2].map(
    (channel) => (wall[channel]! * 0.52 * (ambient[channel]! * 0.6 + key[channel]! * 0.3)) / 255,
  ) as unknown as Rgb;
  return mix(glass, haze, far * kit.light.hazeAmount);
}

interface Run {
  readonly kit: HasLight;
  readonly facade: Facade;
  readonly habit: Habit;
  readonly next: () => number;
  readonly y: number;
  readonly grid: { readonly cell: number; readonly columns: number; readonly left: number };
}

function lightRun(context: Context, run: Run): void {
  const { kit, facade, habit, next, grid } = run;
  const [least, most] = habit.run;
  const length = Math.min(grid.columns, least + Math.floor(next() * (most - least + 1)));
  const first = Math.floor(next() * (grid.columns - length + 1));
  const lamp = hex(habit.lamps[Math.floor(next() * habit.lamps.length)] ?? '#ffd58a');
  context.fillStyle = css(mix(scale(lamp, 0.5 + 0.5 * next()), kit.light.haze, facade.haze * 0.6));
  for (let i = first; i < first + length; i += 1)
    context.fillRect(grid.left + (i + 0.2) * grid.cell, run.y, grid.cell * 0.6, grid.cell * 0.72);
}

/** A few roofs wear a line of colour. */
function accent(context: Context, kit: HasLight, facade: Facade, next: () => number): void {
  if (next() > 0.2) return;
  const tone = hex(ACCENTS[Math.floor(next() * ACCENTS.length)] ?? '#4fd2ff');
  context.fillStyle = css(mix(tone, kit.light.haze, facade.haze * 0.7), 0.85);
  context.fillRect(facade.x, facade.y, facade.width, 0.0028);
}
