import { type EngineRoute, nameOf } from '../catalog/engine-place.js';
import type { FlowLog, ReplicaRows } from './ports.js';
import { throughOutage } from './through-outage.js';

/** A restart of the store must not cost a video that is being made. */
const OUTAGE_MS = 30_000;

/** What attempts learn of replicas, kept through an outage. The embedded engine is never set aside. */
export class ReplicaRecord {
  constructor(
    private readonly rows: ReplicaRows,
    private readonly isAway: (error: unknown) => boolean,
    private readonly log: Pick<FlowLog, 'warn'>,
  ) {}

  /** Sets a replica aside, for longer each time. */
  async failed(route: EngineRoute, failure: string, now: Date | null = null): Promise<void> {
    if (route.site === 'embedded') return;
    this.log.warn('a replica of an engine failed and is set aside', { ...nameOf(route), failure });
    await this.lasting(() => this.rows.fail(nameOf(route), failure, now));
  }

  /**
   * A video was made there: whatever it was, it is over. Never rejects: the video counts for more than what
   * is known of its replica.
   */
  async worked(route: EngineRoute): Promise<void> {
    if (route.site === 'embedded') return;
    await this.lasting(() => this.rows.restore(nameOf(route))).catch((error: unknown) =>
      this.log.warn('that a replica of an engine works could not be saved', { ...nameOf(route), error }),
    );
  }

  private async lasting(work: () => Promise<void>): Promise<void> {
    await throughOutage(work, { forMs: OUTAGE_MS, isAway: this.isAway });
  }
}
