const OK = 0;
const BAD_FILE = 8;
const NO_SEEKING = 70;
/** The one folder, which has nothing in it, and the one file, which is written. */
const FOLDER = 3;
const FILE = 4;
const CHARACTERS = 2;
const A_FOLDER = 3;
const A_FILE = 4;
/** By their numbers; the streams are characters. */
const KINDS: Readonly<Record<number, number>> = { [FOLDER]: A_FOLDER, [FILE]: A_FILE };
const ALL_RIGHTS = 0xff_ff_ff_ffn;
const FOLDER_NAME = '/';

/** Thrown through a program that ends itself. */
export class ProgramEnd extends Error {
  constructor(readonly code: number) {
    super(`ended with ${code}`);
  }
}

/**
 * All that a program of WASI finds here: its arguments, a clock that stands still, and one file to write, in memory. There is no
 * folder of this machine, no network, no variable and no source of chance: what it writes follows from what it is told.
 */
export class QuietSystem {
  memory: WebAssembly.Memory | null = null;
  private readonly args: readonly Uint8Array[];
  private file = new Uint8Array(2 ** 16);
  private length = 0;
  private at = 0;

  constructor(
    args: readonly string[],
    private readonly mostBytes: number,
  ) {
    this.args = args.map((one) => new TextEncoder().encode(`${one}\0`));
  }

  /** What was written. */
  written(): Uint8Array {
    return this.file.slice(0, this.length);
  }

  readonly calls: Readonly<Record<string, (...args: never[]) => number>> = {
    args_sizes_get: (count: number, size: number) => {
      this.set32(count, this.args.length);
      return this.set32(
        size,
        this.args.reduce((sum, one) => sum + one.length, 0),
      );
    },
    args_get: (pointers: number, text: number) => {
      let to = text;
      this.args.forEach((one, i) => {
        this.set32(pointers + 4 * i, to);
        this.bytes().set(one, to);
        to += one.length;
      });
      return OK;
    },
    clock_time_get: (_clock: number, _precision: bigint, to: number) => this.set64(to, 0n),
    fd_close: () => OK,
    fd_fdstat_get: (fd: number, to: number) => {
      if (fd > FILE) return BAD_FILE;
      this.bytes().fill(0, to, to + 24);
      this.bytes()[to] = KINDS[fd] ?? CHARACTERS;
      this.set64(to + 8, ALL_RIGHTS);
      return this.set64(to + 16, ALL_RIGHTS);
    },
    fd_fdstat_set_flags: () => OK,
    fd_prestat_get: (fd: number, to: number) => {
      if (fd !== FOLDER) return BAD_FILE;
      this.set32(to, 0);
      return this.set32(to + 4, FOLDER_NAME.length);
    },
    fd_prestat_dir_name: (_fd: number, to: number, length: number) => {
      this.bytes().set(new TextEncoder().encode(FOLDER_NAME).subarray(0, length), to);
      return OK;
    },
    fd_read: (_fd: number, _pieces: number, _count: number, read: number) => this.set32(read, 0),
    fd_seek: (fd: number, offset: bigint, from: number, to: number) => {
      if (fd !== FILE) return NO_SEEKING;
      const base = [0, this.at, this.length][from] ?? 0;
      this.at = Math.min(this.length, Math.max(0, base + Number(offset)));
      return this.set64(to, BigInt(this.at));
    },
    fd_write: (fd: number, pieces: number, count: number, written: number) =>
      this.write(fd, { pieces, count, written }),
    path_open: (...args: number[]) => this.set32(args[8] ?? 0, FILE),
    proc_exit: (code: number) => {
      throw new ProgramEnd(code);
    },
  };

  private write(
    fd: number,
    { pieces, count, written }: { pieces: number; count: number; written: number },
  ): number {
    let sum = 0;
    for (let i = 0; i < count; i += 1) {
      const from = this.get32(pieces + 8 * i);
      const length = this.get32(pieces + 8 * i + 4);
      if (fd === FILE) this.keep(this.bytes().subarray(from, from + length));
      sum += length;
    }
    return this.set32(written, sum);
  }

  private keep(bytes: Uint8Array): void {
    const end = this.at + bytes.length;
    if (end > this.mostBytes) throw new RangeError('it writes more than it may');
    if (end > this.file.length) {
      const larger = new Uint8Array(Math.min(this.mostBytes, Math.max(end, this.file.length * 2)));
      larger.set(this.file);
      this.file = larger;
    }
    this.file.set(bytes, this.at);
    this.at = end;
    this.length = Math.max(this.length, end);
  }

  private bytes(): Uint8Array {
    return new Uint8Array(this.memory!.buffer);
  }

  private get32(at: number): number {
    return new DataView(this.memory!.buffer).getUint32(at, true);
  }

  private set32(at: number, value: number): number {
    new DataView(this.memory!.buffer).setUint32(at, value, true);
    return OK;
  }

  private set64(at: number, value: bigint): number {
    new DataView(this.memory!.buffer).setBigUint64(at, value, true);
    return OK;
  }
}
