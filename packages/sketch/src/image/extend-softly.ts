import sharp from 'sharp';
import type { Size } from '../paint/coarse-size.js';
import { smooth } from '../paint/colour.js';

/** Where the photograph lies on its canvas; it fills one axis wholly. */
export interface Inset extends Size {
  readonly left: number;
  readonly top: number;
}

type Raw = { readonly width: number; readonly height: number; readonly channels: 3 };

const SMALLER = 8;

/** Lays packed RGB of an inset's size onto a canvas: beyond its edges it goes on as its own mirror image, softer and softer. */
export async function extendSoftly(photo: Buffer, inset: Inset, canvas: Size): Promise<Buffer> {
  const raw: Raw = { width: inset.width, height: inset.height, channels: 3 };
  const edges = { left: inset.left, top: inset.top, right: canvas.width - inset.left - inset.width, bottom: canvas.height - inset.top - inset.height };
  const mirrored = await sharp(photo, { raw }).extend({ ...edges, extendWith: 'mirror' }).raw().toBuffer();
  const small = { width: Math.ceil(canvas.width / SMALLER), height: Math.ceil(canvas.height / SMALLER) };
  const short = Math.min(small.width, small.height);
  const tiny = await sharp(mirrored, { raw: { ...canvas, channels: 3 } }).resize({ ...small, fit: 'fill', kernel: 'linear' }).raw().toBuffer();
  const blurred = (sigma: number): Promise<Buffer> =>
    sharp(tiny, { raw: { ...small, channels: 3 } }).blur(Math.max(0.5, sigma)).resize({ ...canvas, fit: 'fill', kernel: 'cubic' }).raw().toBuffer();
  const [mild, soft] = await Promise.all([blurred(short / 80), blurred(short / 14)]);
  melt(mirrored, { mild, soft }, { inset, canvas });
  return mirrored;
}

/** Past the edge the mirror image gives way to the mild blur within a few pixels, and that to the soft one. */
function melt(into: Buffer, from: { mild: Buffer; soft: Buffer }, at: { inset: Inset; canvas: Size }): void {
  const { inset, canvas } = at;
  const short = Math.min(canvas.width, canvas.height);
  for (let y = 0; y < canvas.height; y += 1) {
    const down = outside(y, inset.top, inset.height);
    for (let x = 0; x < canvas.width; x += 1) {
      const far = (down + outside(x, inset.left, inset.width)) / short;
      if (far <= 0) continue;
      const first = smooth(Math.min(1, far / 0.03));
      const second = smooth(Math.min(1, far / 0.2));
      blend(into, from, { at: (y * canvas.width + x) * 3, first, second, dim: 1 - 0.16 * smooth(Math.min(1, far / 0.5)) });
    }
  }
}

function blend(into: Buffer, from: { mild: Buffer; soft: Buffer }, pixel: { at: number; first: number; second: number; dim: number }): void {
  for (let i = pixel.at; i < pixel.at + 3; i += 1) {
    const near = into[i]! + (from.mild[i]! - into[i]!) * pixel.first;
    into[i] = Math.round((near + (from.soft[i]! - near) * pixel.second) * pixel.dim);
  }
}

/** Pixels by which a place lies before or behind a stretch. */
function outside(place: number, from: number, length: number): number {
  return Math.max(0, from - place, place - (from + length - 1));
}
