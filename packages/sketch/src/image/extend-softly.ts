import sharp from 'sharp';
import type { Size } from '../paint/coarse-size.js';
import { smooth } from '../paint/colour.js';

/** Where the photograph lies on its canvas; it fills one axis wholly. */
export interface Inset extends Size {
  readonly left: number;
  readonly top: number;
}

const SMALLER = 8;
/**
 * How far into the photograph its mirror image reaches at most, as a share of its length: farther would show
 * the world upside down.
 */
const MIRRORED = 0.3;

/**
 * Lays packed RGB of an inset's size onto a canvas: beyond its edges it goes on as a mirror image that slows
 * down and melts away.
 */
export async function extendSoftly(photo: Buffer, inset: Inset, canvas: Size): Promise<Buffer> {
  const out = mirrored(photo, inset, canvas);
  const small = { width: Math.ceil(canvas.width / SMALLER), height: Math.ceil(canvas.height / SMALLER) };
  const short = Math.min(small.width, small.height);
  const tiny = await sharp(out, { raw: { ...canvas, channels: 3 } })
    .resize({ ...small, fit: 'fill', kernel: 'linear' })
    .raw()
    .toBuffer();
  const blurred = (sigma: number): Promise<Buffer> =>
    sharp(tiny, { raw: { ...small, channels: 3 } })
      .blur(Math.max(0.5, sigma))
      .resize({ ...canvas, fit: 'fill', kernel: 'cubic' })
      .raw()
      .toBuffer();
  const [mild, soft, broad] = await Promise.all([
    blurred(short / 50),
    blurred(short / 9),
    blurred(short / 4),
  ]);
  melt(out, [mild, soft, broad], { inset, canvas });
  return out;
}

function mirrored(photo: Buffer, inset: Inset, canvas: Size): Buffer {
  const out = Buffer.alloc(canvas.width * canvas.height * 3);
  const columns = Int32Array.from({ length: canvas.width }, (_, x) => into(x - inset.left, inset.width) * 3);
  for (let y = 0; y < canvas.height; y += 1) {
    const row = into(y - inset.top, inset.height) * inset.width * 3;
    for (let x = 0; x < canvas.width; x += 1) {
      const from = row + columns[x]!;
      const to = (y * canvas.width + x) * 3;
      out[to] = photo[from]!;
      out[to + 1] = photo[from + 1]!;
      out[to + 2] = photo[from + 2]!;
    }
  }
  return out;
}

/** The place inside a stretch that stands for one outside: mirrored at the edge, then slower and slower. */
function into(place: number, length: number): number {
  const most = length * MIRRORED;
  const slowed = (far: number): number => Math.floor(most * (1 - Math.exp(-far / most)));
  if (place < 0) return slowed(-1 - place);
  return place < length ? place : length - 1 - slowed(place - length);
}

/** How far out, as a share of the shorter side, each softer picture has taken over. */
const TAKEN_OVER = [0.02, 0.065, 0.36];

/** Past the edge the mirror image gives way to the softer pictures, one after another. */
function melt(pixels: Buffer, softer: readonly Buffer[], at: { inset: Inset; canvas: Size }): void {
  const { inset, canvas } = at;
  const short = Math.min(canvas.width, canvas.height);
  const across = Float32Array.from(
    { length: canvas.width },
    (_, x) => outside(x, inset.left, inset.width) / short,
  );
  for (let y = 0; y < canvas.height; y += 1) {
    const down = outside(y, inset.top, inset.height) / short;
    for (let x = 0; x < canvas.width; x += 1)
      blend(pixels, softer, { at: (y * canvas.width + x) * 3, far: down + across[x]! });
  }
}

function blend(pixels: Buffer, softer: readonly Buffer[], pixel: { at: number; far: number }): void {
  if (pixel.far <= 0) return;
  const shares = TAKEN_OVER.map((far) => smooth(pixel.far / far));
  const dim = 1 - 0.08 * smooth(pixel.far / 0.5);
  for (let i = pixel.at; i < pixel.at + 3; i += 1) {
    let value = pixels[i]!;
    for (let k = 0; k < softer.length; k += 1) value += (softer[k]![i]! - value) * shares[k]!;
    pixels[i] = Math.round(value * dim);
  }
}

/** Pixels by which a place lies before or behind a stretch. */
function outside(place: number, from: number, length: number): number {
  return Math.max(0, from - place, place - (from + length - 1));
}
