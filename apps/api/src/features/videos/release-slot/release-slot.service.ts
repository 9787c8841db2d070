import { Injectable } from '@nestjs/common';
import { TransactionRunner } from '../../../platform/database/transaction-runner.js';
import { COMMAND_LINE } from '../../audit/actor.door.js';
import { AuditLog } from '../../audit/audit-log.door.js';
import { LeftOperationRepository } from '../left-operation.repository.js';

/** Gives the slots back that a video which has ended holds, though its server was not heard to be done. */
@Injectable()
export class ReleaseSlot {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly left: LeftOperationRepository,
    private readonly audit: AuditLog,
  ) {}

  /** Each with its entry in the audit log. False: it holds none. */
  async run(videoId: string): Promise<boolean> {
    return await this.transactions.run(async (transaction) => {
      const places = await this.left.release(transaction, videoId);
      for (const { engine, replica } of places) {
        const details = { video_id: videoId, engine, replica };
        await this.audit.record(
          { action: 'slot.released', actor: COMMAND_LINE, subject: null, details },
          transaction,
        );
      }
      return places.length > 0;
    });
  }
}
