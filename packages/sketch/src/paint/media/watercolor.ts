import type { Size } from '../coarse-size.js';
import { smooth } from '../colour.js';
import { createNoise, type Noise } from '../noise.js';
import { chromaTable, toneTable, type Medium, type MediumSheets } from './medium.js';

const WASHES = 6;

/** Pigment on wet paper: washes with dark rims, ragged edges, grain, and a bare margin. */
export const WATERCOLOR: Omit<Medium, 'from' | 'texture'> = {
  tone: toneTable((value) => 0.2 + 0.8 * (0.45 * value + 0.55 * wash(value)) ** 0.86),
  chroma: chromaTable(1.12),
  paper: 240,
  outlines: false,
};

// A wash is flat, and darkest at its rim, where the pigment settles as it dries.
function wash(value: number): number {
  const at = value * WASHES;
  const level = Math.floor(at);
  const rim = at - level;
  return (level + smooth((rim - 0.62) * 2.6)) / WASHES - 0.075 * Math.exp(-(((rim - 0.6) / 0.13) ** 2));
}

/** Where the water carried the pigment, what the paper's tooth holds back, and where it stays bare. */
export function soakPaper(sheets: MediumSheets, size: Size, seed: number): void {
  const noise = createNoise(seed);
  for (let y = 0; y < size.height; y += 1) soakRow(sheets, { size, noise, y });
}

function soakRow(sheets: MediumSheets, row: { size: Size; noise: Noise; y: number }): void {
  const { noise, y } = row;
  const { width, height } = row.size;
  const cell = 1 / Math.min(width, height);
  const bleed = 0.011 / cell;
  for (let x = 0; x < width; x += 1) {
    const u = x * cell;
    const v = y * cell;
    const wide = noise.fbm(u * 17, v * 17, 3);
    const other = noise.fbm(u * 17 + 40, v * 17 + 9, 3);
    const tooth = noise.fbm(u * 300, v * 300, 2);
    const pool = noise.fbm(u * 5 + wide * 0.6, v * 5, 3);
    const at = y * width + x;
    const fromX = Math.min(width - 1, Math.max(0, Math.round(x + (wide + tooth * 0.22) * bleed)));
    const fromY = Math.min(height - 1, Math.max(0, Math.round(y + (other - tooth * 0.22) * bleed)));
    sheets.from[at] = fromY * width + fromX;
    sheets.texture[at] = Math.round(tooth * 15 + pool * 30);
    sheets.bare[at] = Math.round(
      255 * bareAt({ u, v, right: width * cell - u, bottom: height * cell - v, ragged: wide, tooth }),
    );
  }
}

// The brush stops short of the paper's edge, and the tooth breaks its last stroke.
function bareAt(at: {
  u: number;
  v: number;
  right: number;
  bottom: number;
  ragged: number;
  tooth: number;
}): number {
  const inside = Math.min(at.u, at.v, at.right, at.bottom) - 0.034 + at.ragged * 0.05 + at.tooth * 0.016;
  return 1 - smooth(inside / 0.022 + 0.5);
}
