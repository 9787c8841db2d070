import type { Size } from '../paint/coarse-size.js';
import { HandmadeFrame } from '../paint/media/handmade-frame.js';
import { sheetBytes, sheetsIn, type Medium, type MediumSheets } from '../paint/media/medium.js';
import { layStrokes, OIL } from '../paint/media/oil.js';
import { hatchPaper, PENCIL } from '../paint/media/pencil.js';
import { PIXEL_ART, squareGrid } from '../paint/media/pixel-art.js';
import { soakPaper, WATERCOLOR } from '../paint/media/watercolor.js';
import type { Style } from '../prompt/scene-description.js';

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

/** The name of the bake that holds a medium's sheets. */
export const MEDIUM_BAKE = 'medium';

function recipeOf(styles: readonly Style[]): Recipe | null {
  const style = styles.find((name) => RECIPES[name]);
  return style ? (RECIPES[style] ?? null) : null;
}

/** What must be baked before frames can be made by hand; null when the styles ask for none. */
export function mediumBake(styles: readonly Style[], size: Size, seed: number): { byteLength: number; paint(into: SharedArrayBuffer): void } | null {
  const recipe = recipeOf(styles);
  if (!recipe) return null;
  return { byteLength: sheetBytes(size), paint: (into) => recipe.prepare(sheetsIn(into, size), size, seed) };
}

/** Makes a finished frame over into the medium of these styles; null when they ask for none. */
export function handmade(styles: readonly Style[], size: Size, baked: ArrayBufferLike | undefined): HandmadeFrame | null {
  const recipe = recipeOf(styles);
  if (!recipe || !baked) return null;
  const sheets = sheetsIn(baked, size);
  return new HandmadeFrame(size, { ...recipe.medium, from: sheets.from, texture: sheets.texture }, sheets.bare);
}
