import type { Size } from '../coarse-size.js';
import { createNoise } from '../noise.js';
import { random } from '../random.js';
import { chromaTable, toneTable, type Medium, type MediumSheets } from './medium.js';

/** Thick paint: strokes of one colour each, with the ridges that bristles leave. */
export const OIL: Omit<Medium, 'from' | 'texture'> = {
  tone: toneTable((value) => 0.5 + (value - 0.5) * 1.08),
  chroma: chromaTable(1.2),
  paper: null,
  outlines: false,
};

interface Stroke {
  readonly x: number;
  readonly y: number;
  readonly cos: number;
  readonly sin: number;
  /** Half its length and half its width, in pixels. */
  readonly long: number;
  readonly wide: number;
  readonly load: number;
}

/** Lays strokes over the canvas, broad ones first, along lines that curl. */
export function layStrokes(sheets: MediumSheets, size: Size, seed: number): void {
  const next = random(seed);
  const flow = createNoise(seed ^ 0x011);
  const cell = Math.min(size.width, size.height);
  for (let i = 0; i < sheets.from.length; i += 1) sheets.from[i] = i;
  for (const [long, wide, cover] of [
    [0.019, 0.0054, 2.4],
    [0.009, 0.0027, 1.6],
  ] as const) {
    const count = Math.round((cover * size.width * size.height) / (long * wide * cell * cell * 4));
    for (let i = 0; i < count; i += 1) {
      const x = next() * size.width;
      const y = next() * size.height;
      const angle = flow.fbm((x / cell) * 2.2, (y / cell) * 2.2, 2) * 3.4;
      layStroke(sheets, size, {
        x,
        y,
        cos: Math.cos(angle),
        sin: Math.sin(angle),
        long: long * cell * (0.7 + next() * 0.6),
        wide: wide * cell * (0.7 + next() * 0.6),
        load: next(),
      });
    }
  }
}

function layStroke(sheets: MediumSheets, size: Size, stroke: Stroke): void {
  const reach = Math.ceil(stroke.long + stroke.wide);
  const top = Math.max(0, Math.floor(stroke.y - reach));
  const bottom = Math.min(size.height - 1, Math.ceil(stroke.y + reach));
  for (let y = top; y <= bottom; y += 1) strokeRow(sheets, size, { stroke, y, reach });
}

function strokeRow(
  sheets: MediumSheets,
  size: Size,
  row: { stroke: Stroke; y: number; reach: number },
): void {
  const { stroke, y } = row;
  const left = Math.max(0, Math.floor(stroke.x - row.reach));
  const right = Math.min(size.width - 1, Math.ceil(stroke.x + row.reach));
  for (let x = left; x <= right; x += 1) {
    const along = (x - stroke.x) * stroke.cos + (y - stroke.y) * stroke.sin;
    const across = (y - stroke.y) * stroke.cos - (x - stroke.x) * stroke.sin;
    const end = Math.max(0, Math.abs(along) - stroke.long + stroke.wide) / stroke.wide;
    const side = across / stroke.wide;
    if (end * end + side * side > 1) continue;
    const at = y * size.width + x;
    const fromX = Math.round(stroke.x - across * stroke.sin * 0.5 + along * stroke.cos * 0.08);
    const fromY = Math.round(stroke.y + across * stroke.cos * 0.5 + along * stroke.sin * 0.08);
    sheets.from[at] =
      Math.min(size.height - 1, Math.max(0, fromY)) * size.width +
      Math.min(size.width - 1, Math.max(0, fromX));
    sheets.texture[at] = Math.round(
      Math.sin(side * 7 + stroke.load * 20) * 5 - side * 7 + (stroke.load - 0.5) * 12,
    );
  }
}
