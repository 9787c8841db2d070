import type { Size } from '../coarse-size.js';
import { chromaTable, toneTable, type Medium, type MediumSheets } from './medium.js';

const TONES = 11;

/** Large square pixels in few tones, dithered between them. */
export const PIXEL_ART: Omit<Medium, 'from' | 'texture'> = {
  tone: toneTable((value) => Math.round((0.5 + (value - 0.5) * 1.1) * TONES) / TONES),
  chroma: chromaTable(1.25, 0, 10),
  paper: null,
  outlines: false,
};

const BAYER = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5];

/** Every pixel takes the tone of its square's middle. */
export function squareGrid(sheets: MediumSheets, size: Size): void {
  const side = Math.max(2, Math.round(Math.min(size.width, size.height) / 144));
  for (let y = 0; y < size.height; y += 1) {
    const row = Math.floor(y / side);
    const fromY = Math.min(size.height - 1, row * side + (side >> 1));
    for (let x = 0; x < size.width; x += 1) {
      const column = Math.floor(x / side);
      const at = y * size.width + x;
      sheets.from[at] = fromY * size.width + Math.min(size.width - 1, column * side + (side >> 1));
      sheets.texture[at] = ((BAYER[(row & 3) * 4 + (column & 3)] ?? 0) - 7.5) * 0.9;
    }
  }
}
