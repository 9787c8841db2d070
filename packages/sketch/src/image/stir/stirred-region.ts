import { Arena, passIn, type PassExports, type PicturePass, type SourcePlane } from '../picture-pass.js';
import type { Field } from '../field.js';
import type { Cells, RgbPicture } from './cells.js';
import { detailPlate } from './detail-plate.js';
import { fineMask, halvedMask, type Band } from './fine-mask.js';
import type { Flow, MovedCopy } from './flows.js';

const PAGE = 65_536;
/** The widest cell, and a pair of samples. */
const PADDING = 20;

/** A region of a photograph, in cells and as pixels. */
export interface RegionInput {
  readonly picture: RgbPicture;
  readonly cells: Cells;
  readonly mask: Field;
  readonly flow: Flow;
}

/** Where one plane's work lies in the region's memory. */
interface Place {
  readonly target: SourcePlane;
  readonly from: number;
  readonly width: number;
  readonly height: number;
  readonly base: number;
  readonly rest: number;
  /** As `rest`, with samples beyond its edges. */
  readonly padded: number;
  readonly mask: number;
  readonly a: number;
  readonly b: number;
  readonly out: number;
}

/**
 * A region that stirs within its picture: each time it writes its rows of the picture anew, from what they were at first. Only
 * the detail moves, and only by as much as a pixel belongs to the region, so that whatever stands before it stands still.
 */
export class StirredRegion {
  private readonly exports: PassExports;
  private readonly memory: WebAssembly.Memory;
  private readonly places: readonly Place[];
  private readonly grids: readonly [number, number];
  private readonly nodes: { readonly width: number; readonly height: number };
  private readonly flow: Flow;

  /** Takes the picture as the pass has it now. */
  constructor(pass: PicturePass, input: RegionInput) {
    const { width, height } = pass.source;
    const band = bandOf(input.mask, height);
    const arena = new Arena();
    this.flow = input.flow;
    const side = 1 << this.flow.cell;
    this.nodes = { width: Math.ceil(width / side) + 1, height: Math.ceil(band.height / side) + 1 };
    const gridBytes = this.nodes.width * this.nodes.height * 8;
    this.grids = [arena.take(gridBytes), arena.take(gridBytes)];
    this.places = pass.planes.map((target, index) => placeOf(arena, target, halved(band, index)));
    this.memory = new WebAssembly.Memory({ initial: Math.ceil(arena.end / PAGE) + 1 });
    this.exports = passIn(this.memory);
    const fine = fineMask(input.picture, input, band);
    const coarse = halvedMask(fine, width, band.height);
    this.places.forEach((place, index) =>
      this.fill(place, { fine: index === 0 ? fine : coarse, mask: input.mask, band: halved(band, index) }),
    );
  }

  private fill(place: Place, { fine, mask, band }: { fine: Uint8Array; mask: Field; band: Band }): void {
    const bytes = new Uint8Array(this.memory.buffer);
    const count = place.width * place.height;
    bytes.set(place.target.samples.subarray(place.from, place.from + count), place.base);
    bytes.set(fine, place.mask);
    const plate = detailPlate(place.target, { mask, fine }, band);
    if (place === this.places[0]) this.addGrain(plate, place);
    bytes.set(plate, place.rest);
    this.pad(plate, place);
    bytes.fill(128, place.b, place.b + count);
  }

  /** Goes on beyond the right and the lower edge as the last samples are: bending looks there too. */
  private pad(plate: Uint8Array, { padded, width, height }: Place): void {
    const bytes = new Uint8Array(this.memory.buffer);
    for (let row = 0; row < height + PADDING; row += 1) {
      const from = Math.min(row, height - 1) * width;
      const to = padded + row * (width + PADDING);
      bytes.set(plate.subarray(from, from + width), to);
      bytes.fill(plate[from + width - 1]!, to + width, to + width + PADDING);
    }
  }

  private addGrain(plate: Uint8Array, { width, height }: Place): void {
    const { grainAt } = this.flow;
    if (!grainAt) return;
    for (let at = 0; at < plate.length; at += 1) {
      const grain = grainAt((at % width) / width, Math.floor(at / width) / height);
      plate[at] = Math.min(255, Math.max(0, plate[at]! + Math.round(grain)));
    }
  }

  /** Writes the region as it is at this moment into the picture. */
  stir(seconds: number): void {
    const [first, second] = this.flow.copiesAt(seconds);
    this.move(first, 0);
    if (second !== null && second.share > 0) this.move(second, 1);
    for (const place of this.places) {
      const { base, rest, a, b, mask, out, width, height } = place;
      const count = width * height;
      this.exports.stir(base, rest, a, b, mask, out, count, first.share, second?.share ?? 0);
      place.target.samples.set(new Uint8Array(this.memory.buffer, out, count), place.from);
    }
  }

  /** Bends the region's detail into one of its two copies. */
  private move(copy: MovedCopy, index: 0 | 1): void {
    const grid = this.grids[index];
    this.aim(copy, new Int32Array(this.memory.buffer, grid, this.nodes.width * this.nodes.height * 2));
    this.places.forEach((place, plane) => {
      const { padded, width, height } = place;
      const halve = plane === 0 ? 0 : 1;
      const to = index === 0 ? place.a : place.b;
      this.exports.bend(padded, width + PADDING, grid, halve, to, width, height, this.flow.cell - halve);
    });
  }

  private aim(copy: MovedCopy, grid: Int32Array): void {
    const { width, height } = this.places[0]!;
    const side = 1 << this.flow.cell;
    let slot = 0;
    for (let row = 0; row < this.nodes.height; row += 1) {
      for (let column = 0; column < this.nodes.width; column += 1) {
        const [x, y] = [column * side, row * side];
        const [dx, dy] = copy.at(x / width, Math.min(1, y / height));
        grid[slot] = Math.round(within(x - dx * width, Math.max(x, width)) * 65_536);
        grid[slot + 1] = Math.round(within(y - dy * width, Math.max(y, height)) * 65_536);
        slot += 2;
      }
    }
  }
}

/** The rows of a mask, in whole cells of the coarsest grid. */
function bandOf(mask: Field, height: number): Band {
  const first = mask.values.indexOf(1);
  const last = mask.values.lastIndexOf(1);
  const row = (at: number): number => (Math.floor(at / mask.width) * height) / mask.height;
  const top = Math.max(0, Math.floor((row(first) - 12) / 2) * 2);
  const end = Math.min(height, Math.ceil((row(last) + height / mask.height + 12) / 2) * 2);
  return { top, height: Math.floor((end - top) / 2) * 2 };
}

function halved(band: Band, plane: number): Band {
  return plane === 0 ? band : { top: band.top / 2, height: band.height / 2 };
}

function placeOf(arena: Arena, target: SourcePlane, band: Band): Place {
  const count = target.width * band.height;
  const take = (): number => arena.take(count);
  return {
    target,
    from: band.top * target.width,
    width: target.width,
    height: band.height,
    base: take(),
    rest: take(),
    padded: arena.take((target.width + PADDING) * (band.height + PADDING)),
    mask: take(),
    a: take(),
    b: take(),
    out: take(),
  };
}

/** Beyond an edge the picture goes on mirrored. */
function within(value: number, length: number): number {
  const inner = Math.abs(value);
  return Math.max(0, inner > length ? 2 * length - inner : inner);
}
