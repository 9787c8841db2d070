import sharp from 'sharp';
import type { Size } from '../paint/coarse-size.js';

/** A picture ready to be moved: RGBA larger than the frame by the margin on each side, and how near each part of it is. */
export interface PreparedPicture extends Size {
  readonly bytes: SharedArrayBuffer;
  /** `DEPTH_SIZE` values, 0 far to 1 near, row by row. */
  readonly depth: SharedArrayBuffer;
}

/** How much larger than the frame a prepared picture is. */
export const MARGIN = 1.16;
export const DEPTH_SIZE: Size = { width: 64, height: 36 };

/** Decodes safe JPEG, PNG or WebP bytes, turns them upright, and fills the frame's ratio with a soft extension where theirs differs. */
export async function preparePicture(bytes: Uint8Array, frame: Size): Promise<PreparedPicture> {
  const size = { width: Math.round((frame.width * MARGIN) / 2) * 2, height: Math.round((frame.height * MARGIN) / 2) * 2 };
  const upright = await sharp(bytes, { limitInputPixels: 25e6, failOn: 'error', pages: 1 }).rotate().flatten({ background: '#ffffff' }).toColourspace('srgb').removeAlpha().png({ compressionLevel: 1 }).toBuffer();
  const filled = await fill(upright, size);
  const raw = await sharp(filled).ensureAlpha().raw().toBuffer();
  const shared = new SharedArrayBuffer(raw.length);
  new Uint8Array(shared).set(raw);
  return { ...size, bytes: shared, depth: await depthOf(filled) };
}

async function fill(upright: Buffer, size: Size): Promise<Buffer> {
  const meta = await sharp(upright).metadata();
  const ratio = (meta.width / meta.height) / (size.width / size.height);
  const exact = { ...size, fit: 'cover' as const, kernel: 'lanczos3' as const };
  if (ratio > 0.9 && ratio < 1.11) return sharp(upright).resize(exact).png({ compressionLevel: 1 }).toBuffer();
  const blur = Math.max(8, Math.min(size.width, size.height) / 22);
  const back = await sharp(upright).resize({ ...exact, kernel: 'cubic' }).blur(blur).modulate({ brightness: 0.82 }).png({ compressionLevel: 1 }).toBuffer();
  const inner = ratio > 1 ? { width: size.width, height: Math.round(size.width / (meta.width / meta.height)) } : { width: Math.round(size.height * (meta.width / meta.height)), height: size.height };
  const front = await sharp(upright).resize({ ...inner, fit: 'fill', kernel: 'lanczos3' }).ensureAlpha().composite([{ input: feather(inner, ratio > 1), blend: 'dest-in' }]).png({ compressionLevel: 1 }).toBuffer();
  return sharp(back).composite([{ input: front, gravity: 'centre' }]).removeAlpha().png({ compressionLevel: 1 }).toBuffer();
}

/** A mask whose two inner edges fade, so that picture and extension melt into each other. */
function feather(size: Size, isWide: boolean): Buffer {
  const [x2, y2] = isWide ? [0, 1] : [1, 0];
  const stops = [[0, 0], [0.08, 1], [0.92, 1], [1, 0]].map(([at, alpha]) => `<stop offset="${at}" stop-color="#fff" stop-opacity="${alpha}"/>`).join('');
  return Buffer.from(`<svg width="${size.width}" height="${size.height}"><defs><linearGradient id="f" x1="0" y1="0" x2="${x2}" y2="${y2}">${stops}</linearGradient></defs><rect width="100%" height="100%" fill="url(#f)"/></svg>`);
}

/** A guess at depth: what stands low and what is busy is near; blurred until no edge can tear. */
async function depthOf(picture: Buffer): Promise<SharedArrayBuffer> {
  const { width, height } = DEPTH_SIZE;
  const grey = await sharp(picture).resize(width * 4, height * 4, { fit: 'fill' }).greyscale().raw().toBuffer();
  let depth = new Float32Array(width * height);
  for (let i = 0; i < depth.length; i += 1) {
    const x = i % width;
    const y = Math.floor(i / width);
    depth[i] = 0.12 + 0.62 * (y / (height - 1)) ** 1.15 + Math.min(0.5, contrastAt(grey, { x: x * 4, y: y * 4, stride: width * 4 }) / 90);
  }
  for (let round = 0; round < 6; round += 1) depth = blurred(depth);
  const shared = new SharedArrayBuffer(depth.length * 4);
  new Float32Array(shared).set(depth.map((value) => Math.min(1, value)));
  return shared;
}

function contrastAt(grey: Buffer, at: { x: number; y: number; stride: number }): number {
  let sum = 0;
  let squares = 0;
  for (let i = 0; i < 16; i += 1) {
    const value = grey[(at.y + (i >> 2)) * at.stride + at.x + (i & 3)] ?? 0;
    sum += value;
    squares += value * value;
  }
  return Math.sqrt(Math.max(0, squares / 16 - (sum / 16) ** 2));
}

function blurred(from: Float32Array): Float32Array<ArrayBuffer> {
  const { width, height } = DEPTH_SIZE;
  const clamp = (value: number, most: number): number => Math.min(most, Math.max(0, value));
  return Float32Array.from(from, (_, i) => {
    const x = i % width;
    const y = Math.floor(i / width);
    let total = 0;
    for (let k = 0; k < 9; k += 1) total += from[clamp(y + Math.floor(k / 3) - 1, height - 1) * width + clamp(x + (k % 3) - 1, width - 1)]!;
    return total / 9;
  });
}
