import { Injectable } from '@nestjs/common';
import { videoOfFile } from '@clipwright/engines/flow';
import { TransactionRunner } from '../../platform/database/transaction-runner.js';
import { Log } from '../../platform/logging/log.js';
import { Metrics } from '../../platform/metrics/metrics.js';
import { AuditLog } from '../audit/audit-log.door.js';
import { HOUSEKEEPING } from '../audit/actor.door.js';
import { type KnownFile, StoredFileRepository } from './stored-file.repository.js';

const MESSAGE = 'The stored file was found damaged, so it is no longer served.';

/** The files of completed videos, and what becomes of one that is not what was stored. */
@Injectable()
export class StoredFiles {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly files: StoredFileRepository,
    private readonly audit: AuditLog,
    private readonly metrics: Metrics,
    private readonly log: Log,
  ) {}

  /**
   * Whether a file of this size may be served under its name. One of another size than was stored is marked
   * on the spot.
   */
  async judge(file: string, sizeBytes: number): Promise<'good' | 'damaged' | 'unknown'> {
    const known = await this.files.find(videoOfFile(file) ?? '', file);
    if (known === null) return 'unknown';
    if (known.damaged) return 'damaged';
    if (known.bytes === null || known.bytes === sizeBytes) return 'good';
    await this.markDamaged(known, { found: `${sizeBytes} bytes in place of ${known.bytes}` });
    return 'damaged';
  }

  /** Whether a picture of the video with this file may be served: as long as the file may. */
  async mayServePictureOf(file: string): Promise<boolean> {
    const known = await this.files.find(videoOfFile(file) ?? '', file);
    return known !== null && !known.damaged;
  }

  /** Row and audit entry in one transaction; says so once, however many find it at the same time. */
  async markDamaged(known: KnownFile, { found }: { found: string }): Promise<void> {
    const marked = await this.transactions.run(async (transaction) => {
      if (!(await this.files.mark(transaction, known, MESSAGE))) return false;
      await this.audit.record(
        {
          action: 'video.damaged',
          actor: HOUSEKEEPING,
          subject: null,
          details: { video_id: known.id, found },
        },
        transaction,
      );
      return true;
    });
    if (!marked) return;
    this.metrics.filesDamaged.inc();
    this.log.error('a stored video is damaged', { videoId: known.id, file: known.file, found });
  }
}
