import type { Size } from '../coarse-size.js';

/**
 * A frame as a hand makes it: which sample each sample copies, what the ground adds to it, and how tone comes
 * out.
 */
export interface Medium {
  /** Index of the luma sample whose tone each luma sample takes. */
  readonly from: Int32Array<ArrayBufferLike>;
  /** Paper tooth, bristles or dither, added to the tone before `tone` reads it. */
  readonly texture: Int8Array<ArrayBufferLike>;
  /** Luma out for luma plus texture plus 128: 512 entries. */
  readonly tone: Uint8Array;
  /** Chroma out for chroma in. */
  readonly chroma: Uint8Array;
  /** Luma of bare paper, or null where the medium covers all of it. */
  readonly paper: number | null;
  /** Whether outlines are drawn round what differs in tone. */
  readonly outlines: boolean;
}

/** The parts of a medium that are as large as the frame: shared by all draw workers. */
export interface MediumSheets {
  readonly from: Int32Array<ArrayBufferLike>;
  readonly texture: Int8Array<ArrayBufferLike>;
  /** How much bare paper shows, 0 to 255; all 0 where the medium covers it. */
  readonly bare: Uint8Array<ArrayBufferLike>;
}

/** Bytes of the three sheets of a frame, one after another. */
export function sheetBytes(size: Size): number {
  return size.width * size.height * 6;
}

/** The sheets within one piece of memory, from byte `at` on. */
export function sheetsIn(bytes: ArrayBufferLike, at: number, size: Size): MediumSheets {
  const count = size.width * size.height;
  return {
    from: new Int32Array(bytes, at, count),
    texture: new Int8Array(bytes, at + count * 4, count),
    bare: new Uint8Array(bytes, at + count * 5, count),
  };
}

/** A table of 512 tones from a function over 0 to 1. */
export function toneTable(tone: (value: number) => number): Uint8Array {
  return Uint8Array.from({ length: 512 }, (_, i) =>
    Math.round(16 + 219 * unit(tone(unit((i - 128 - 16) / 219)))),
  );
}

/** A table of 256 chroma values: `gain` around neutral, and a step where colour comes in steps. */
export function chromaTable(gain: number, shift = 0, step = 1): Uint8Array {
  return Uint8Array.from({ length: 256 }, (_, i) =>
    Math.min(240, Math.max(16, 128 + shift + Math.round(((i - 128) * gain) / step) * step)),
  );
}

function unit(value: number): number {
  return Math.min(1, Math.max(0, value));
}
