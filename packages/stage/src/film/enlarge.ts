/** Pixels, both sides even. */
interface Size {
  readonly width: number;
  readonly height: number;
}

/** What one row or column of a larger picture is made of: four neighbours each, and their shares in 1024ths. */
interface Taps {
  readonly from: Int32Array;
  readonly shares: Int32Array;
}

/** Overshoots a little at edges, which is what sharpening does. */
const SHARPNESS = 0.75;

/** One plane, enlarged. */
type Enlarger = (plane: Uint8Array, out: Uint8Array) => void;

/** Enlarges I420 pictures, luma with sharp edges; made once for a clip, since it keeps its tables. */
export function enlargerOf(from: Size, to: Size): (picture: Uint8Array, out: Uint8Array) => void {
  const luma = planeEnlarger(from, to, SHARPNESS);
  const chroma = planeEnlarger(halfOf(from), halfOf(to), 0.5);
  const [all, whole] = [from.width * from.height, to.width * to.height];
  return (picture, out) => {
    luma(picture.subarray(0, all), out.subarray(0, whole));
    for (const part of [0, 1])
      chroma(
        picture.subarray(all + (part * all) / 4, all + ((part + 1) * all) / 4),
        out.subarray(whole + (part * whole) / 4, whole + ((part + 1) * whole) / 4),
      );
  };
}

const halfOf = ({ width, height }: Size): Size => ({ width: width / 2, height: height / 2 });

function planeEnlarger(from: Size, to: Size, sharpness: number): Enlarger {
  const across = tapsOf(from.width, to.width, sharpness);
  const down = tapsOf(from.height, to.height, sharpness);
  const wide = new Int16Array(from.height * to.width);
  return (plane, out) => {
    for (let y = 0; y < from.height; y += 1)
      widen(plane.subarray(y * from.width), across, wide.subarray(y * to.width, (y + 1) * to.width));
    for (let y = 0; y < to.height; y += 1)
      heighten(wide, { ...down, at: y * 4 }, out.subarray(y * to.width, (y + 1) * to.width));
  };
}

/** Keys' cubic, by how far a neighbour is. */
function cubic(far: number, sharpness: number): number {
  const x = Math.abs(far);
  if (x <= 1) return ((2 - sharpness) * x - (3 - sharpness)) * x * x + 1;
  return x < 2 ? -sharpness * (((x - 5) * x + 8) * x - 4) : 0;
}

function tapsOf(from: number, to: number, sharpness: number): Taps {
  const taps = { from: new Int32Array(to * 4), shares: new Int32Array(to * 4) };
  for (let index = 0; index < to; index += 1) {
    const place = ((index + 0.5) * from) / to - 0.5;
    const first = Math.floor(place) - 1;
    for (let tap = 0; tap < 4; tap += 1) {
      taps.from[index * 4 + tap] = Math.min(from - 1, Math.max(0, first + tap));
      taps.shares[index * 4 + tap] = Math.round(cubic(place - first - tap, sharpness) * 1024);
    }
  }
  return taps;
}

/** One row, with four more bits than it had. */
function widen(row: Uint8Array, { from, shares }: Taps, out: Int16Array): void {
  for (let x = 0, tap = 0; x < out.length; x += 1, tap += 4)
    out[x] =
      (row[from[tap]!]! * shares[tap]! +
        row[from[tap + 1]!]! * shares[tap + 1]! +
        row[from[tap + 2]!]! * shares[tap + 2]! +
        row[from[tap + 3]!]! * shares[tap + 3]!) >>
      6;
}

function heighten(
  wide: Int16Array,
  { from, shares, at }: Taps & { readonly at: number },
  out: Uint8Array,
): void {
  const width = out.length;
  const [a, b, c, d] = [0, 1, 2, 3].map((tap) => from[at + tap]! * width) as [number, number, number, number];
  const [p, q, r, s] = [shares[at]!, shares[at + 1]!, shares[at + 2]!, shares[at + 3]!];
  for (let x = 0; x < width; x += 1) {
    const value = (wide[a + x]! * p + wide[b + x]! * q + wide[c + x]! * r + wide[d + x]! * s + 8192) >> 14;
    out[x] = Math.min(255, Math.max(0, value));
  }
}
