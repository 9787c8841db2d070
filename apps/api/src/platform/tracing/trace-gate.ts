import { createHash, randomBytes } from 'node:crypto';

/** So much of it is recorded. */
export interface TraceShare {
  /** Of all traces, 0 to 1. */
  readonly share: number;
  /** Traces that may begin in a second, of reads and of everything else each. */
  readonly perSecond: number;
}

const HASHES = 2 ** 32;
const SECRET_BYTES = 16;

/**
 * Decides which traces are recorded. Whoever calls may ask for a trace of theirs, and gets no more than the share
 * and the pace that hold for all: a header of a stranger fills nobody's disk.
 */
export class TraceGate {
  /** Whoever calls chooses the id of a trace, and not whether that is among those that are recorded. */
  private readonly secret = randomBytes(SECRET_BYTES);
  private readonly buckets = new Map<string, { left: number; atMs: number }>();

  constructor(private readonly rule: TraceShare) {}

  /** `line`: what shares one pace. What is decided here goes on with the trace, to every process. */
  admits(traceId: string, line: string, nowMs = performance.now()): boolean {
    const hash = createHash('sha256').update(this.secret).update(traceId).digest().readUInt32BE(0) / HASHES;
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
