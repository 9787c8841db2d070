import type { Size } from '../coarse-size.js';
import type { Medium, MediumSheets } from './medium.js';

/** Makes I420 frames over into a medium, in place. */
export class HandmadeFrame {
  private readonly source: Uint8Array;
  private readonly bareAt: Int32Array;
  private readonly bareWeight: Uint8Array;

  constructor(
    private readonly size: Size,
    private readonly medium: Medium,
    bare: MediumSheets['bare'],
  ) {
    this.source = new Uint8Array((size.width * size.height * 3) / 2);
    const places = medium.paper === null ? [] : indicesOf(bare);
    this.bareAt = Int32Array.from(places);
    this.bareWeight = Uint8Array.from(places, (at) => bare[at] ?? 0);
  }

  /** `frame` is luma, then both chromas at half size each way. */
  apply(frame: Uint8Array): void {
    const { width, height } = this.size;
    this.source.set(frame);
    if (this.medium.outlines) this.drawTones(frame);
    else this.copyTones(frame);
    const half = { width: width >> 1, height: height >> 1 };
    for (const start of [width * height, width * height + half.width * half.height])
      this.copyChroma(frame, start, half);
    this.leavePaperBare(frame);
  }

  private copyTones(frame: Uint8Array): void {
    const { source } = this;
    const { from, texture, tone } = this.medium;
    for (let i = 0; i < from.length; i += 1) frame[i] = tone[source[from[i]!]! + texture[i]! + 128]!;
  }

  // The hand draws a line where tones meet; both neighbours across and both down tell how hard.
  private drawTones(frame: Uint8Array): void {
    const { source } = this;
    const { width, height } = this.size;
    const { texture, tone } = this.medium;
    const last = width * height - 1;
    for (let i = 0; i <= last; i += 1) {
      const across = source[i < last ? i + 1 : last]! - source[i > 0 ? i - 1 : 0]!;
      const down = source[i + width <= last ? i + width : i]! - source[i >= width ? i - width : i]!;
      const line = Math.min(150, Math.max(0, (Math.abs(across) + Math.abs(down)) * 3 - 24));
      const value = tone[source[i]! + texture[i]! + 128]! - line;
      frame[i] = value < 30 ? 30 : value;
    }
  }

  private copyChroma(frame: Uint8Array, start: number, half: Size): void {
    const { source } = this;
    const { width } = this.size;
    const { from, chroma } = this.medium;
    for (let y = 0; y < half.height; y += 1) {
      for (let x = 0; x < half.width; x += 1) {
        const luma = from[y * 2 * width + x * 2]!;
        const row = (luma / width) | 0;
        const at = start + (row >> 1) * half.width + ((luma - row * width) >> 1);
        frame[start + y * half.width + x] = chroma[source[at]!]!;
      }
    }
  }

  private leavePaperBare(frame: Uint8Array): void {
    const { paper } = this.medium;
    const { width, height } = this.size;
    const half = width >> 1;
    const chroma = width * height;
    if (paper === null) return;
    for (let k = 0; k < this.bareAt.length; k += 1) {
      const at = this.bareAt[k]!;
      const bare = this.bareWeight[k]!;
      const grain = this.medium.texture[at]! >> 3;
      frame[at] = frame[at]! + (((paper + Math.min(0, grain) - frame[at]!) * bare) >> 8);
      const y = (at / width) | 0;
      const x = at - y * width;
      if (((x | y) & 1) !== 0) continue;
      for (const start of [chroma, chroma + half * (height >> 1)]) {
        const place = start + (y >> 1) * half + (x >> 1);
        frame[place] = frame[place]! + (((128 - frame[place]!) * bare) >> 8);
      }
    }
  }
}

function indicesOf(bare: ArrayLike<number>): number[] {
  const out: number[] = [];
  for (let i = 0; i < bare.length; i += 1) if (bare[i]! > 0) out.push(i);
  return out;
}
