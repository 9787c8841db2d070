/** The part of WebAssembly that the passes use: Node's own typings leave it to the DOM library. */
declare namespace WebAssembly {
  class Module {
    constructor(bytes: Uint8Array);
  }
  type Limits = { initial: number; shared?: false } | { initial: number; maximum: number; shared: true };
  class Memory<Room extends Limits = { initial: number; maximum: number; shared: true }> {
    constructor(limits: Room);
    readonly buffer: Room extends { shared: true } ? SharedArrayBuffer : ArrayBuffer;
    grow(pages: number): number;
  }
  class Instance {
    constructor(module: Module, imports: Record<string, Record<string, unknown>>);
    readonly exports: Record<string, unknown>;
  }
}
