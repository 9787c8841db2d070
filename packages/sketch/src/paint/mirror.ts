import type { Size } from './coarse-size.js';
import { layOutIn, passOver, SCRATCH_BYTES, type PassExports } from './pass-memory.js';

/**
 * The coarse picture that water reads: the sky, and what stands before it. Same units as the soft picture.
 */
export class Mirror {
  readonly above: Int16Array;
  private readonly at: number;
  private readonly line: number;
  private readonly exports: PassExports;

  constructor(
    memory: WebAssembly.Memory,
    private readonly size: Size,
  ) {
    const room = layOutIn(memory, (arena) => ({
      above: arena.take(size.width * size.height * 8),
      line: arena.take(size.width * 8 + 32 + SCRATCH_BYTES),
    }));
    this.at = room.above;
    this.line = room.line;
    this.exports = passOver(memory);
    this.above = new Int16Array(memory.buffer, room.above, size.width * size.height * 4);
  }

  /** Lays a list of sheets over its first `rows` rows. */
  lay(sheets: { readonly at: number; readonly count: number }, rows: number): void {
    this.exports.mirror(sheets.at, sheets.count, this.at, this.size.width, rows, this.line);
  }
}
