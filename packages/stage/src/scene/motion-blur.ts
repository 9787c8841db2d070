import type { Size } from '../gpu/stage-renderer.js';
import { type Passing, STEPS } from './lens.js';

/** What comes farther, as a share of the picture's height, comes so far. */
const LONGEST = 0.12;
/** What comes a shorter way, in pixels, nobody sees. */
const LEAST = 1;
/** So many looks to each side of a pixel: on longer ways not every pixel is looked at. */
const LOOKS = 6;
const TILE = 16;
/** How much longer the way of what is nearer has to be. */
const [NEARER, NEARER_BY] = [1.2, 1];
/** The fourth byte begins here. */
const BYTE = 0x1_00_00_00;

/** A way before the lens: whither it comes, how near the nearest is, and half the height that is seen at a distance of 1. */
export type Way = Pick<Passing, 'drift' | 'tall' | 'nearest'>;

/**
 * Smears what passes by along its way, in place: RGBA, the fourth of which says how near a pixel is, from 1, endlessly far, to 255; 0 is
 * what stays, which is left alone and runs into nothing. What is nearer comes a longer way.
 */
export function motionBlur(size: Size): (picture: Uint8Array, way: Way) => void {
  let smear: Smear | null = null;
  return (picture, way) => {
    smear ??= new Smear(size);
    smear.take(picture, way);
  };
}

class Smear {
  private readonly edge: number;
  private readonly row: number;
  /** The picture as it came, with nothing around it. */
  private readonly from: Int32Array;
  private readonly across: number;
  /** How near the nearest of each tile is, how long its way is in pixels, and that of all that come near it. */
  private readonly nearest: Uint8Array;
  private readonly ways: Float32Array;
  private readonly reaches: Float32Array;
  private readonly longest: number;

  constructor(private readonly size: Size) {
    this.longest = LONGEST * size.height;
    this.edge = Math.ceil(this.longest / 2) + 3;
    this.row = size.width + 2 * this.edge;
    this.from = new Int32Array(this.row * (size.height + 2 * this.edge));
    this.across = Math.ceil(size.width / TILE);
    this.nearest = new Uint8Array(this.across * Math.ceil(size.height / TILE));
    this.ways = new Float32Array(this.nearest.length);
    this.reaches = new Float32Array(this.nearest.length);
  }

  take(picture: Uint8Array, way: Way): void {
    const field = fieldOf(way, this.size);
    this.load(picture);
    this.look(field);
    for (let tile = 0; tile < this.reaches.length; tile += 1) {
      const reach = this.reaches[tile]!;
      if (reach >= LEAST) this.smearTile(picture, field, { ...this.placeOf(tile), reach });
    }
  }

  private placeOf(tile: number): Place {
    const { width, height } = this.size;
    const [left, top] = [(tile % this.across) * TILE, Math.floor(tile / this.across) * TILE];
    return { left, top, right: Math.min(width, left + TILE), bottom: Math.min(height, top + TILE) };
  }

  /** An edge of what stays is of two colours: it stays too, and counts for nothing beside it. */
  private load(picture: Uint8Array): void {
    const { width, height } = this.size;
    const words = wordsOf(picture);
    for (let y = 0; y < height; y += 1) {
      const to = (y + this.edge) * this.row + this.edge;
      const [up, down] = [y > 0 ? -width : 0, y < height - 1 ? width : 0];
      for (let x = 0, at = y * width; x < width; x += 1, at += 1) {
        const word = words[at]!;
        const [left, right] = [words[x > 0 ? at - 1 : at]!, words[x < width - 1 ? at + 1 : at]!];
        const least = Math.min(left, right, words[at + up]!, words[at + down]!);
        this.from[to + x] = least < BYTE ? word % BYTE : word;
      }
    }
  }

  /** How long ways are, tile by tile: what comes far is seen as far beside it as half of that. */
  private look(field: Field): void {
    this.nearest.fill(1);
    const { width, height } = this.size;
    for (let y = 0; y < height; y += 1) this.lookAlong(y, width);
    for (let tile = 0; tile < this.ways.length; tile += 1)
      this.ways[tile] = Math.min(
        this.longest,
        (this.nearest[tile]! - 1) * fastestIn(field, this.placeOf(tile)),
      );
    const beside = Math.ceil(Math.max(...this.ways) / 2 / TILE);
    for (let tile = 0; tile < this.ways.length; tile += 1)
      this.reaches[tile] = this.longestAbout(tile, beside);
  }

  private lookAlong(y: number, width: number): void {
    const first = Math.floor(y / TILE) * this.across;
    const at = (y + this.edge) * this.row + this.edge;
    for (let x = 0; x < width; x += 1) {
      const tile = first + Math.floor(x / TILE);
      const near = this.from[at + x]! >>> 24;
      if (near > this.nearest[tile]!) this.nearest[tile] = near;
    }
  }

  private longestAbout(tile: number, beside: number): number {
    const [column, line] = [tile % this.across, Math.floor(tile / this.across)];
    let longest = 0;
    for (let y = -beside; y <= beside; y += 1)
      for (let x = -beside; x <= beside; x += 1)
        longest = Math.max(longest, this.wayIn(column + x, line + y));
    return longest;
  }

  private wayIn(column: number, line: number): number {
    const isOut = column < 0 || column >= this.across;
    return isOut ? 0 : (this.ways[line * this.across + column] ?? 0);
  }

  private smearTile(picture: Uint8Array, field: Field, { left, top, right, bottom, reach }: Tile): void {
    const step = Math.ceil(reach / 2 / LOOKS);
    const looks = Math.ceil(reach / 2 / step);
    const line: Line = { x: 0, y: 0, along: 0, up: 0, unit: 0, step, looks };
    for (let y = top; y < bottom; y += 1)
      for (let x = left; x < right; x += 1) {
        line.x = x;
        line.y = y;
        this.smearAt(picture, field, line);
      }
  }

  private smearAt(picture: Uint8Array, { toX, toY, ahead }: Field, line: Line): void {
    const { x, y } = line;
    const own = this.from[(y + this.edge) * this.row + this.edge + x]! >>> 24;
    if (own === 0) return;
    const along = toX + x * ahead;
    const down = toY + y * ahead;
    // The square root of a sum is a tenth of what hypot takes, and this is for each pixel.
    line.unit = Math.max(1e-9, Math.sqrt(along * along + down * down));
    line.along = along / line.unit;
    line.up = -down / line.unit;
    this.gather(Math.min(this.longest, (own - 1) * line.unit), line);
    show(picture, (y * this.size.width + x) * 4);
  }

  /**
   * What is seen at a pixel while the shutter is open. What is nearer comes before it for as long as it takes to pass; for the rest of the time
   * there is the mean of what else is on the pixel's own way.
   */
  private gather(own: number, { x, y, along, up, unit, step, looks }: Line): void {
    const { from, row, edge } = this;
    const nearer = 1 + (own * NEARER + NEARER_BY) / unit;
    const reach = own / 2 / step + 0.5;
    let [red, green, blue, all] = [0, 0, 0, 0];
    clear(BEFORE);
    for (let look = -looks; look <= looks; look += 1) {
      const off = look * step;
      // What is beside the picture is as far as its edge is wide, so that no number is below 0 here.
      const across = (x + edge + along * off + 0.5) | 0;
      const word = from[((y + edge - up * off + 0.5) | 0) * row + across]!;
      const byte = word >>> 24;
      if (byte === 0) continue;
      let share = Math.min(1, reach - Math.abs(look));
      if (byte > nearer)
        share = before(word, {
          way: Math.min(this.longest, (byte - 1) * unit),
          longer: (byte - nearer) * unit,
          off,
          step,
          share,
        });
      if (share <= 0) continue;
      const [r, g, b] = [word & 255, (word >>> 8) & 255, (word >>> 16) & 255];
      // Light and not a screen's numbers.
      red += r * r * share;
      green += g * g * share;
      blue += b * b * share;
      all += share;
    }
    BEHIND[0] = red;
    BEHIND[1] = green;
    BEHIND[2] = blue;
    BEHIND[3] = all;
  }
}

/** How far one step of nearness has a pixel come, in pixels: across and down at the first pixel, and how much more at each next one. */
interface Field {
  readonly toX: number;
  readonly toY: number;
  readonly ahead: number;
}

function fieldOf({ drift, tall, nearest }: Way, { width, height }: Size): Field {
  const scale = height / (2 * tall) / (STEPS * nearest);
  const ahead = drift.z / (STEPS * nearest);
  return {
    toX: drift.x * scale + (0.5 - width / 2) * ahead,
    toY: -drift.y * scale + (0.5 - height / 2) * ahead,
    ahead,
  };
}

/** The farther from where all comes from, the faster: at a corner. */
function fastestIn({ toX, toY, ahead }: Field, { left, top, right, bottom }: Place): number {
  const across = Math.max(Math.abs(toX + left * ahead), Math.abs(toX + right * ahead));
  return Math.hypot(across, Math.max(Math.abs(toY + top * ahead), Math.abs(toY + bottom * ahead)));
}

interface Place {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface Tile extends Place {
  /** The longest way that is seen in it, in pixels. */
  readonly reach: number;
}

/** A pixel and what is looked at about it; one for all, since there are many. */
interface Line {
  x: number;
  y: number;
  /** Its direction, of length 1. */
  along: number;
  up: number;
  /** Pixels that one step of nearness has it come. */
  unit: number;
  readonly step: number;
  readonly looks: number;
}

/** Red, green, blue, and how much of them there is. */
const BEFORE = new Float64Array(4);
const BEHIND = new Float64Array(4);

/** A look at what is nearer than the pixel that is looked from. */
interface Look {
  /** How long its way is, by how much longer than a way has to be, and how far away it is, in pixels. */
  readonly way: number;
  readonly longer: number;
  readonly off: number;
  readonly step: number;
  /** How much of it is on the pixel's own way. */
  readonly share: number;
}

/** Adds what comes before a pixel; answers how much of it is as far away all the same. */
function before(word: number, { way, longer, off, step, share }: Look): number {
  const part = Math.min(1, longer / 2);
  const passes = Math.min(1, Math.max(0, (way / 2 - Math.abs(off)) / step + 0.5));
  const light = (part * passes * step) / way;
  for (let plane = 0; plane < 3; plane += 1) BEFORE[plane]! += ((word >>> (plane * 8)) & 255) ** 2 * light;
  BEFORE[3]! += light;
  return (1 - part) * share;
}

function clear(sum: Float64Array): void {
  sum[0] = 0;
  sum[1] = 0;
  sum[2] = 0;
  sum[3] = 0;
}

function show(picture: Uint8Array, at: number): void {
  const before = BEFORE[3]! > 1 ? 1 / BEFORE[3]! : 1;
  const behind = BEHIND[3]! > 0 ? Math.max(0, 1 - BEFORE[3]!) / BEHIND[3]! : 0;
  const all = 1 / (BEFORE[3]! * before + BEHIND[3]! * behind);
  // Up or down as chance has it, the same each time: even rounding would leave bands where it is smooth.
  const grain = (Math.imul(at, 0x9e3779b1) >>> 16) / 65_536;
  for (let plane = 0; plane < 3; plane += 1) {
    const light = (BEFORE[plane]! * before + BEHIND[plane]! * behind) * all;
    picture[at + plane] = Math.min(255, Math.sqrt(light) + grain);
  }
}

/** Four bytes each, the fourth the highest. */
function wordsOf({ buffer, byteOffset, length }: Uint8Array): Uint32Array {
  return byteOffset % 4 === 0
    ? new Uint32Array(buffer, byteOffset, length / 4)
    : new Uint32Array(buffer.slice(byteOffset, byteOffset + length));
}
