import { PIXEL_PASS_WASM } from './pixel-pass.wasm.js';

const PAGE = 65_536;
/** Address space only: a page costs nothing before it is written. */
const MOST_PAGES = 32_768;

/** What the compiled pass offers: see assembly/. */
export interface PassExports {
  run(plan: number): void;
  runSheets(plan: number, sheets: number, count: number): void;
  mirror(sheets: number, count: number, under: number, width: number, rows: number, line: number): void;
  readySheet(pixels: number, width: number, height: number, table: number, isStraight: number): void;
  readyPlate(pixels: number, width: number, height: number, table: number): void;
  skyRow(block: number): void;
  waterRow(block: number): void;
  silk(block: number): void;
}

/** A memory that every draw worker can see, with room for `bytes` from `FIRST_BYTE` on. */
export function createPassMemory(bytes = 0): WebAssembly.Memory {
  return new WebAssembly.Memory({
    initial: Math.ceil((FIRST_BYTE + bytes) / PAGE),
    maximum: MOST_PAGES,
    shared: true,
  });
}

export const FIRST_BYTE = 1024;

/**
 * Room behind a line that sheets are laid into: a stretch of mixed pixels, a note for each block of up to
 * 4,096 columns, and the row's sheets.
 */
export const SCRATCH_BYTES = 1024 + 128 + 256;

let module: WebAssembly.Module | null = null;
const known = new WeakMap<WebAssembly.Memory, PassExports>();

/** The pass over this memory. */
export function passOver(memory: WebAssembly.Memory): PassExports {
  const found = known.get(memory);
  if (found) return found;
  module ??= new WebAssembly.Module(Buffer.from(PIXEL_PASS_WASM, 'base64'));
  const pass = new WebAssembly.Instance(module, { env: { memory, abort: () => undefined } })
    .exports as unknown as PassExports;
  known.set(memory, pass);
  return pass;
}

/** Hands out 16-byte aligned stretches of one memory. */
export class Arena {
  constructor(public end: number) {}

  take(bytes: number): number {
    const at = this.end;
    this.end += Math.ceil((bytes + 32) / 16) * 16;
    return at;
  }
}

/** Lays something out in room of its own at the end of a memory. `plan` is called twice: once to measure. */
export function layOutIn<T>(memory: WebAssembly.Memory, plan: (arena: Arena) => T): T {
  const measure = new Arena(0);
  plan(measure);
  return plan(new Arena(memory.grow(Math.ceil(measure.end / PAGE)) * PAGE));
}
