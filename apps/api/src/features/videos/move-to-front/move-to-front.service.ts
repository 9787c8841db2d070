import { Injectable } from '@nestjs/common';
import { TransactionRunner } from '../../../platform/database/transaction-runner.js';
import type { Actor } from '../../audit/actor.door.js';
import { AuditLog } from '../../audit/audit-log.door.js';
import type { FrontOfLine } from '../operate-videos.door.js';
import { LineFrontRepository } from '../line-front.repository.js';
import { WorkLineRepository } from '../work-line.repository.js';
import { WorkSwitchRepository } from '../work-switch.repository.js';

/** Has a video that waits be the next of its line. What others were charged stays, and so does what its account was. */
@Injectable()
export class MoveToFront implements FrontOfLine {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly lines: WorkLineRepository,
    private readonly front: LineFrontRepository,
    private readonly switches: WorkSwitchRepository,
    private readonly audit: AuditLog,
  ) {}

  async run(videoId: string, actor: Actor): Promise<boolean> {
    return await this.transactions.run(async (transaction) => {
      const line = await this.front.lineOf(transaction, videoId);
      if (line === null) return false;
      await this.lines.lock(transaction, line);
      const subject = await this.front.move(transaction, videoId, line);
      if (subject === null) return false;
      const event = { action: 'video.moved-up', actor, subject, details: { video_id: videoId } } as const;
      await this.audit.record(event, transaction);
      await this.switches.announce(transaction);
      return true;
    });
  }
}
