import type { Size } from '../coarse-size.js';
import { createNoise } from '../noise.js';
import { chromaTable, toneTable, type Medium, type MediumSheets } from './medium.js';

/** Graphite: outlines, and hatching that grows denser in the shade. */
export const PENCIL: Omit<Medium, 'from' | 'texture'> = {
  tone: toneTable((value) => 0.3 + 0.68 * Math.min(1, value * 1.35) ** 0.7),
  chroma: chromaTable(0.16, 0),
  paper: 238,
  outlines: true,
};

/** Strokes of the pencil across the sheet in two directions, broken by the paper's tooth. */
export function hatchPaper(sheets: MediumSheets, size: Size, seed: number): void {
  const noise = createNoise(seed);
  const cell = 1 / Math.min(size.width, size.height);
  for (let y = 0; y < size.height; y += 1) {
    for (let x = 0; x < size.width; x += 1) {
      const u = x * cell;
      const v = y * cell;
      const wobble = noise.fbm(u * 6, v * 6, 2) * 0.02;
      const tooth = noise.fbm(u * 260, v * 260, 2);
      const one = Math.sin((u * 0.72 + v + wobble) * 520);
      const two = Math.sin((u - v * 0.62 + wobble) * 430);
      const at = y * size.width + x;
      sheets.from[at] = at;
      sheets.texture[at] = Math.round(one * 26 + two * 13 + tooth * 34);
      const inside = Math.min(u, v, size.width * cell - u, size.height * cell - v) - 0.03 + wobble * 1.6;
      sheets.bare[at] = Math.round(255 * Math.min(1, Math.max(0, 0.5 - inside / 0.03 + tooth * 0.5)));
    }
  }
}
