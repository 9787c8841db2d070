import type { Size } from '../paint/coarse-size.js';
import { HandmadeFrame } from '../paint/media/handmade-frame.js';
import { type Medium, type MediumSheets, sheetBytes, sheetsIn } from '../paint/media/medium.js';
import { layStrokes, OIL } from '../paint/media/oil.js';
import { hatchPaper, PENCIL } from '../paint/media/pencil.js';
import { PIXEL_ART, squareGrid } from '../paint/media/pixel-art.js';
import { soakPaper, WATERCOLOR } from '../paint/media/watercolor.js';
import type { Style } from '../prompt/vocabulary.js';
import type { Work } from './bake-work.js';
import type { Bakery } from './bakery.js';

interface FrameSource {
  paint(index: number): Uint8Array;
}

interface Recipe {
  readonly medium: Omit<Medium, 'from' | 'texture'>;
  prepare(sheets: MediumSheets, size: Size, seed: number): void;
}

const RECIPES: Partial<Record<Style, Recipe>> = {
  watercolor: { medium: WATERCOLOR, prepare: soakPaper },
  oil: { medium: OIL, prepare: layStrokes },
  pencil: { medium: PENCIL, prepare: hatchPaper },
  pixel: { medium: PIXEL_ART, prepare: squareGrid },
};

const MEDIUM_BAKE = 'medium';

function recipeOf(styles: readonly Style[]): Recipe | null {
  const style = styles.find((name) => RECIPES[name]);
  return style ? (RECIPES[style] ?? null) : null;
}

/** What must be baked before frames can be made by hand: nothing when the styles ask for no medium. */
export function mediumWorks(styles: readonly Style[], size: Size, seed: number): Work[] {
  const recipe = recipeOf(styles);
  if (!recipe) return [];
  const into: Work['into'] = (bytes) =>
    recipe.prepare(sheetsIn(bytes.buffer, bytes.byteOffset, size), size, seed);
  return [{ name: MEDIUM_BAKE, kind: 'numbers', width: 0, height: 0, byteLength: sheetBytes(size), into }];
}

/**
 * The painter's frames as watercolour, pencil and the like; the painter itself when the styles ask for no
 * medium.
 */
export function handmade(
  styles: readonly Style[],
  size: Size,
  from: { bakery: Bakery; painter: FrameSource },
): FrameSource {
  const { bakery, painter } = from;
  const recipe = recipeOf(styles);
  const piece = bakery.pieces.find((one) => one.name === MEDIUM_BAKE);
  if (!recipe || !piece) return painter;
  const sheets = sheetsIn(bakery.memory.buffer, piece.at, size);
  const hand = new HandmadeFrame(
    size,
    { ...recipe.medium, from: sheets.from, texture: sheets.texture },
    sheets.bare,
  );
  return {
    paint: (index) => {
      const frame = painter.paint(index);
      hand.apply(frame);
      return frame;
    },
  };
}
