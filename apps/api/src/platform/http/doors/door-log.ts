import type { Log } from '../../logging/log.js';

/** Why somebody was not let in, or was sent away. */
export type DoorReason =
  | 'too-many-of-one-address'
  | 'too-many'
  | 'too-many-downloads'
  | 'made-room'
  | 'read-too-slowly';

const TELL_EVERY_MS = 10_000;

/** Tells of connections that were refused or ended: one line in ten seconds, however many there are. */
export class DoorLog {
  private readonly counts = new Map<DoorReason, number>();
  private network: string | null = null;
  private toldAtMs = Number.NEGATIVE_INFINITY;

  constructor(private readonly log: Log) {}

  note(reason: DoorReason, network: string | null = null): void {
    this.counts.set(reason, (this.counts.get(reason) ?? 0) + 1);
    if (reason === 'too-many-of-one-address') this.network = network;
  }

  /** Writes the line, if there is something to tell and it is time. */
  tell(nowMs: number): void {
    if (this.counts.size === 0 || nowMs - this.toldAtMs < TELL_EVERY_MS) return;
    this.toldAtMs = nowMs;
    const hint =
      this.network === null
        ? {}
        : { network: this.network, hint: 'If this is a proxy of yours, name it in TRUSTED_PROXIES.' };
    this.log.warn('connections were refused or ended', { ...Object.fromEntries(this.counts), ...hint });
    this.counts.clear();
    this.network = null;
  }
}
