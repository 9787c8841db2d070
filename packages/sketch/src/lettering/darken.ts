import type { Size } from '../paint/coarse-size.js';
import type { Frame } from './overlay.js';
import type { Band } from './style.js';

const BLACK = 16;
const GREY = 128;
/** The grey at which white letters still have 4.5 times the light of what is behind them, as WCAG counts it. */
const MOST_BEHIND = 0.435;
/** Letters read better on a ground that is a little calmer than the picture, however dark that is. */
const LEAST_DIM = 0.82;

/** The columns of a frame that letters take. */
interface Columns {
  readonly from: number;
  readonly to: number;
}

/** Darkens what is behind letters until they can be read, and fades out around them; `share` is 0 to 1. */
export function darken(frame: Frame, band: Band, by: { share: number; columns: Columns }): void {
  const { bytes, size } = frame;
  const brightest = brightestOf(frame, band, by.columns);
  const dim = Math.min(LEAST_DIM, MOST_BEHIND / Math.max(0.01, brightest));
  const down = fades(band);
  const half = size.width >> 1;
  const chroma = size.width * size.height;
  for (let row = 0; row < band.height; row += 1) {
    const y = band.y + row;
    const kept = 1 - (1 - dim) * by.share * down[row]!;
    towards(bytes, { value: BLACK, kept, from: y * size.width, length: size.width });
    if (row % 2 === 1) continue;
    const from = chroma + (y >> 1) * half;
    towards(bytes, { value: GREY, kept, from, length: half });
    towards(bytes, { value: GREY, kept, from: from + half * (size.height >> 1), length: half });
  }
}

/** Brings a row nearer to a value; `kept` is the share of what it was. */
function towards(
  bytes: Uint8Array,
  row: { value: number; kept: number; from: number; length: number },
): void {
  const { value, kept, from, length } = row;
  const share = Math.round(kept * 256);
  if (share === 256) return;
  const rest = value * (256 - share);
  const end = from + length;
  // Four at a time from where a word begins: even and odd bytes each leave the other's room to grow into.
  const first = Math.min(end, from + ((4 - ((bytes.byteOffset + from) & 3)) & 3));
  const words = new Uint32Array(bytes.buffer, bytes.byteOffset + first, (end - first) >> 2);
  const both = rest * 0x10001;
  for (let at = 0; at < words.length; at += 1) {
    const four = words[at]!;
    const even = ((Math.imul(four & 0xff00ff, share) + both) >>> 8) & 0xff00ff;
    const odd = (Math.imul((four >>> 8) & 0xff00ff, share) + both) & 0xff00ff00;
    words[at] = even | odd;
  }
  for (let at = from; at < first; at += 1) bytes[at] = (bytes[at]! * share + rest) >> 8;
  for (let at = first + words.length * 4; at < end; at += 1) bytes[at] = (bytes[at]! * share + rest) >> 8;
}

/** How much of the dark each row of a band gets. */
function fades({ height, fade }: Band): Float32Array {
  return Float32Array.from({ length: height }, (_, i) => {
    const edge = Math.min(1, Math.min(i + 0.5, height - i - 0.5) / fade);
    return edge * edge * (3 - 2 * edge);
  });
}

/** How light, as an eye sees it, all but a few of the pixels are that lie behind letters: 0 to 1, as a grey would be coded. */
function brightestOf({ bytes, size }: Frame, band: Band, columns: Columns): number {
  const counts = new Uint32Array(256);
  const [first, last] = [Math.floor(band.fade), Math.ceil(band.height - band.fade)];
  let all = 0;
  // Every few, from another one in each row.
  for (let row = band.y + first; row < band.y + last; row += 3)
    for (let x = columns.from + (row % 5); x < columns.to; x += 5) {
      counts[greyOf(bytes, size, { x, y: row })]! += 1;
      all += 1;
    }
  let grey = 255;
  for (let above = 0; grey > 0; grey -= 1) {
    above += counts[grey]!;
    if (above > all * 0.003) break;
  }
  return grey / 255;
}

const GAMMA = 2.2;
const LIGHT = Float32Array.from({ length: 256 }, (_, byte) => (byte / 255) ** GAMMA);
const GREYS = Uint8Array.from({ length: 1024 }, (_, light) =>
  Math.round((light / 1023) ** (1 / GAMMA) * 255),
);

/** The byte of the grey that has as much light as a pixel: a full green has far more than its luma tells. */
function greyOf(bytes: Uint8Array, { width, height }: Size, { x, y }: { x: number; y: number }): number {
  const chroma = width * height + (y >> 1) * (width >> 1) + (x >> 1);
  const luma = 1.164 * (bytes[y * width + x]! - BLACK);
  const blue = bytes[chroma]! - GREY;
  const red = bytes[chroma + (width >> 1) * (height >> 1)]! - GREY;
  const light =
    0.2126 * LIGHT[held(luma + 1.793 * red)]! +
    0.7152 * LIGHT[held(luma - 0.213 * blue - 0.533 * red)]! +
    0.0722 * LIGHT[held(luma + 2.112 * blue)]!;
  return GREYS[Math.round(light * 1023)]!;
}

function held(byte: number): number {
  return Math.max(0, Math.min(255, Math.round(byte)));
}
