/** So much of it is recorded. */
export interface TraceShare {
  /** Of all traces, 0 to 1. */
  readonly share: number;
  /** Traces that may begin in a second, of reads and of everything else each. */
  readonly perSecond: number;
}

const HASHED_DIGITS = 8;
const HASHES = 2 ** 32;

/**
 * Decides which traces are recorded. Whoever calls may ask for a trace of theirs, and gets no more than the share
 * and the pace that hold for all: a header of a stranger fills nobody's disk.
 */
export class TraceGate {
  private readonly buckets = new Map<string, { left: number; atMs: number }>();

  constructor(private readonly rule: TraceShare) {}

  /** `line`: what shares one pace. The same trace gets the same answer in every process, as far as its share goes. */
  admits(traceId: string, line: string, nowMs = performance.now()): boolean {
    const hash = Number.parseInt(traceId.slice(-HASHED_DIGITS), 16) / HASHES;
    return hash < this.rule.share && this.takes(line, nowMs);
  }

  private takes(line: string, nowMs: number): boolean {
    const { perSecond } = this.rule;
    const { left, atMs } = this.buckets.get(line) ?? { left: perSecond, atMs: nowMs };
    const now = Math.min(perSecond, left + ((nowMs - atMs) / 1000) * perSecond);
    const taken = now >= 1;
    this.buckets.set(line, { left: taken ? now - 1 : now, atMs: nowMs });
    return taken;
  }
}
