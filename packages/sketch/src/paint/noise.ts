import { NOISE_WASM } from './noise.wasm.js';

const PAGE = 65_536;
const LATTICE_BYTES = 257 * 257 * 4;
/** So many fields are kept at once; one that was let go is made again from its seed. */
const MOST_LATTICES = 48;
const FIRST_BYTE = 1024;

/** Smooth value noise on a 256-periodic lattice, in [-1, 1]. */
export interface Noise {
  at(x: number, y: number): number;
  /** `octaves` of it, each twice as fine and half as strong, in about [-1, 1]. */
  fbm(x: number, y: number, octaves: number): number;
  /** Ridged: sharp crests at 1, valleys towards 0. */
  ridged(x: number, y: number, octaves: number): number;
}

/** A noise field of its own for each seed. */
export function createNoise(seed: number): Noise {
  return new LatticeNoise(seed >>> 0);
}

/** What the compiled noise offers: see assembly/noise.ts. */
interface NoiseExports {
  fill(lattice: number, seed: number): void;
  at(lattice: number, x: number, y: number): number;
  fbm(lattice: number, x: number, y: number, octaves: number): number;
  ridged(lattice: number, x: number, y: number, octaves: number): number;
}

const memory = new WebAssembly.Memory({
  initial: Math.ceil((FIRST_BYTE + MOST_LATTICES * LATTICE_BYTES) / PAGE),
});
const compiled = new WebAssembly.Instance(new WebAssembly.Module(Buffer.from(NOISE_WASM, 'base64')), {
  env: { memory, abort: () => undefined },
}).exports as unknown as NoiseExports;
const owners = Array.from<unknown, LatticeNoise | null>({ length: MOST_LATTICES }, () => null);
let next = 0;

class LatticeNoise implements Noise {
  private slot = 0;
  private lattice = 0;

  constructor(private readonly seed: number) {}

  at(x: number, y: number): number {
    if (owners[this.slot] !== this) this.take();
    return compiled.at(this.lattice, x, y);
  }

  fbm(x: number, y: number, octaves: number): number {
    if (owners[this.slot] !== this) this.take();
    return compiled.fbm(this.lattice, x, y, octaves);
  }

  ridged(x: number, y: number, octaves: number): number {
    if (owners[this.slot] !== this) this.take();
    return compiled.ridged(this.lattice, x, y, octaves);
  }

  /** Takes the place of the field that has been there longest. */
  private take(): void {
    this.slot = next;
    next = (next + 1) % MOST_LATTICES;
    owners[this.slot] = this;
    this.lattice = FIRST_BYTE + this.slot * LATTICE_BYTES;
    compiled.fill(this.lattice, this.seed);
  }
}
