import type { PlateRoom } from '../paint/spot-plate.js';
import { layOutIn, passOver, type PassExports } from '../paint/pass-memory.js';
import type { Size } from '../paint/coarse-size.js';
import type { Piece } from './bakery.js';
import type { Plate } from './easel.js';
import type { SheetPlace } from './part.js';

const RECORD_BYTES = 128;
const FULL = 32_767;
/** The pass notes what it sees in 64 bits. */
const MOST_SHEETS = 64;

/** The canvas transform of a layer: world units to pixels. */
export interface Placement {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/**
 * The list of sheets and plates that the pass lays over each other, written anew for every frame: the nearest
 * last in, first out.
 */
export class SheetList {
  /** Where the list starts; the nearest sheet comes first. */
  at = 0;
  count = 0;
  private readonly records: number;
  private readonly plates: readonly PlateRoom[];
  private readonly plateSize: Size;
  private readonly exports: PassExports;
  private readonly ints: Int32Array;
  private readonly doubles: Float64Array;
  private readonly bytes: Uint8Array;

  /** Room for `plateCount` drawn pictures of this size. */
  constructor(memory: WebAssembly.Memory, size: Size, plateCount: number) {
    // A drawn plate may reach past the frame by a step of the easel.
    const width = Math.ceil(size.width / 64 + 1) * 64;
    const { height } = size;
    this.plateSize = { width: Math.ceil(size.width / 32) * 32, height };
    const room = layOutIn(memory, (arena) => ({
      records: arena.take(MOST_SHEETS * RECORD_BYTES),
      plates: Array.from({ length: plateCount }, () => ({
        pixels: arena.take(width * height * 4),
        table: arena.take(Math.ceil(width / 16) * height),
      })),
    }));
    this.records = room.records;
    this.plates = room.plates;
    this.exports = passOver(memory);
    this.ints = new Int32Array(memory.buffer);
    this.doubles = new Float64Array(memory.buffer);
    this.bytes = new Uint8Array(memory.buffer);
  }

  /** Begins a frame. */
  clear(): void {
    this.count = 0;
    this.at = this.records + MOST_SHEETS * RECORD_BYTES;
  }

  /** Lays a baked sheet over what is in the list. */
  addSheet(piece: Piece, place: SheetPlace, on: Placement): void {
    const across = piece.width / place.width;
    const down = piece.height / place.height;
    const left = (0.5 - on.x) / on.scale;
    const top = (0.5 - on.y) / on.scale;
    const lean = place.lean ?? { by: 0, from: 0 };
    const record = this.next({
      pixels: piece.at,
      table: piece.tableAt,
      width: piece.width,
      height: piece.height,
    });
    this.ints.set([Math.round((place.opacity ?? 1) * FULL), 0], record / 4 + 5);
    const x0 = (left - place.x - lean.by * (top - lean.from)) * across - 0.5;
    const y0 = (top - place.y) * down - 0.5;
    this.doubles.set(
      [x0, across / on.scale, (-lean.by * across) / on.scale, y0, down / on.scale],
      record / 8 + 4,
    );
  }

  /** Lays a drawn plate over what is in the list; its x and width are multiples of 32. */
  addPlate(index: number, plate: Plate): void {
    const { width, height } = plate;
    const room = this.plates[index]!;
    this.bytes.set(plate.pixels, room.pixels);
    this.exports.readyPlate(room.pixels, width, height, room.table);
    this.add(room, plate);
  }

  /** Where a plate of the whole frame lies: pixels and table are written there by whoever asks. */
  roomOf(index: number): PlateRoom & Size {
    return { ...this.plates[index]!, ...this.plateSize };
  }

  /** Lays a plate over what is in the list whose room was filled already. */
  addReady(index: number): void {
    this.add(this.plates[index]!, { x: 0, y: 0, ...this.plateSize });
  }

  private add(room: PlateRoom, box: Size & { readonly x: number; readonly y: number }): void {
    const record = this.next({ ...room, width: box.width, height: box.height });
    this.ints.set([FULL, 1], record / 4 + 5);
    this.doubles.set([-box.x, 1, 0, -box.y, 1], record / 8 + 4);
  }

  private next(sheet: { pixels: number; table: number; width: number; height: number }): number {
    if (this.count === MOST_SHEETS) throw new Error(`a scene has more than ${MOST_SHEETS} sheets`);
    this.count += 1;
    this.at -= RECORD_BYTES;
    this.ints.set(
      [sheet.pixels, sheet.width, sheet.height, sheet.table, Math.ceil(sheet.width / 16)],
      this.at / 4,
    );
    return this.at;
  }
}
