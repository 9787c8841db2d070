/** How a run of pixels covers what is behind it. */
const NONE = 0;
const WHOLE = 1;
const PART = 2;

/** Shorter runs are copied by hand: a copy of the system's begins slowly. */
const LEAST_COPY = 24;

/** One row's values of a pixel: what it adds, one for each channel, and how much is kept of what was there, of 256. */
export interface Pixels {
  readonly values: readonly Uint8Array[];
  readonly kept: Uint16Array;
}

/**
 * A picture to be laid over channels of a frame, as runs of pixels that cover it, wholly or in part. Taking a row apart
 * costs more than laying it, and is done when it has changed.
 */
export class Plane {
  readonly pixels: Pixels;
  private readonly runs: number[][];

  constructor(
    private readonly width: number,
    height: number,
    channels: number,
  ) {
    const length = width * height;
    this.pixels = {
      values: Array.from({ length: channels }, () => new Uint8Array(length)),
      kept: new Uint16Array(length).fill(256),
    };
    this.runs = Array.from({ length: height }, () => []);
  }

  /** Takes a row anew after some of its pixels were set. */
  take(row: number): void {
    this.runs[row] = this.runsOf(row * this.width);
  }

  private runsOf(from: number): number[] {
    const runs: number[] = [];
    let [cover, start] = [NONE, 0];
    for (let column = 0; column <= this.width; column += 1) {
      const next = column === this.width ? NONE : coverOf(this.pixels.kept[from + column]!);
      if (next === cover && column < this.width) continue;
      if (cover !== NONE) runs.push(start, column, cover);
      [cover, start] = [next, column];
    }
    return runs;
  }

  /** Lays a row into a channel, whose pixel below the row's first one is at `to`. */
  lay(row: number, channel: number, onto: { bytes: Uint8Array; to: number }): void {
    const runs = this.runs[row]!;
    const from = row * this.width;
    for (let at = 0; at < runs.length; at += 3) {
      const [first, last] = [from + runs[at]!, from + runs[at + 1]!];
      if (runs[at + 2] === PART) this.mix(channel, { first, last }, { ...onto, to: onto.to - from });
      else this.copy(channel, { first, last }, { ...onto, to: onto.to - from });
    }
  }

  private mix(channel: number, { first, last }: Run, { bytes, to }: Onto): void {
    const values = this.pixels.values[channel]!;
    const { kept } = this.pixels;
    for (let at = first; at < last; at += 1)
      bytes[to + at] = ((bytes[to + at]! * kept[at]!) >> 8) + values[at]!;
  }

  private copy(channel: number, { first, last }: Run, { bytes, to }: Onto): void {
    const values = this.pixels.values[channel]!;
    if (last - first < LEAST_COPY) for (let at = first; at < last; at += 1) bytes[to + at] = values[at]!;
    else bytes.set(values.subarray(first, last), to + first);
  }
}

interface Run {
  readonly first: number;
  readonly last: number;
}

/** `to` is where the plane's very first pixel would be. */
interface Onto {
  readonly bytes: Uint8Array;
  readonly to: number;
}

function coverOf(kept: number): number {
  if (kept === 256) return NONE;
  return kept === 0 ? WHOLE : PART;
}
