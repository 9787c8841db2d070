import { Injectable } from '@nestjs/common';
import { ObjectStorage } from '@clipwright/engines/files';
import { DataEndConfig } from '../../../config/retention-slices.js';
import { Log } from '../../../platform/logging/log.js';
import type { DataEnd } from '../data-end.js';
import { DATA_ENDS } from './data-ends.js';
import { DataEndRepository } from './data-end.repository.js';

/** Small enough that no batch holds its rows, or the process, for long. */
const BATCH = 1_000;

/**
 * Ends what has been kept for as long as the settings say. A million old rows are many batches, over several
 * sweeps.
 */
@Injectable()
export class EndData {
  constructor(
    private readonly config: DataEndConfig,
    private readonly rows: DataEndRepository,
    private readonly storage: ObjectStorage,
    private readonly log: Log,
  ) {}

  async run(signal: AbortSignal): Promise<void> {
    for (const end of DATA_ENDS) await this.endAll(end, signal);
  }

  private async endAll(end: DataEnd, signal: AbortSignal): Promise<void> {
    const keptMs = end.keptMs(this.config);
    if (keptMs === null) return;
    let ended = 0;
    for (let atMost = this.batchAfter(0); atMost > 0 && !signal.aborted; atMost = this.batchAfter(ended)) {
      const batch = await this.rows.end(end.batch, keptMs, atMost);
      await this.removeFiles(batch);
      ended += batch.length;
      if (batch.length < atMost) break;
    }
    if (ended > 0) this.log.info('kept long enough', { what: end.what, rows: ended });
  }

  private batchAfter(ended: number): number {
    return Math.min(BATCH, this.config.rowsPerSweep - ended);
  }

  /** What can't be removed now is a file without a row, which the sweep finds. */
  private async removeFiles(batch: readonly { key: string | null }[]): Promise<void> {
    for (const { key } of batch) if (key !== null) await this.storage.remove(key);
  }
}
