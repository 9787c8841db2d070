import { Injectable } from '@nestjs/common';
import { TransactionRunner } from '../../../platform/database/transaction-runner.js';
import { AuditLog } from '../../audit/audit-log.door.js';
import { COMMAND_LINE } from '../../audit/actor.door.js';
import {
  type AccountCredits,
  CreditAuditRepository,
  type CreditDifference,
} from '../../credits/credit-audit.door.js';
import { VideoRepository } from '../video.repository.js';

export interface CreditAudit {
  readonly accounts: readonly AccountCredits[];
  readonly differences: readonly CreditDifference[];
  readonly repaired: number;
}

const CLOSING: Readonly<Record<string, 'settle' | 'release'>> = {
  completed: 'settle',
  expired: 'settle',
  failed: 'release',
  canceled: 'release',
};

/**
 * How the reservation of a video that has ended should have been closed. What a fallback gave for nothing
 * stays given.
 */
const closingOf = ({ status, fallback, creditsUsed }: CreditDifference): 'settle' | 'release' =>
  fallback && creditsUsed === 0 ? 'release' : (CLOSING[status] ?? 'release');

/**
 * Proves the ledger against the videos, and mends it where asked. A video without a reservation can only be
 * reported.
 */
@Injectable()
export class AuditCredits {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly ledger: CreditAuditRepository,
    private readonly videos: VideoRepository,
    private readonly audit: AuditLog,
  ) {}

  async run({ repair }: { repair: boolean }): Promise<CreditAudit> {
    const found = await this.ledger.differences();
    const repaired = repair ? await this.repairAll(found) : 0;
    return { accounts: await this.ledger.totals(), differences: found, repaired };
  }

  private async repairAll(found: readonly CreditDifference[]): Promise<number> {
    const mendable = found.filter(
      ({ status, reserved }) => reserved !== null && CLOSING[status] !== undefined,
    );
    for (const difference of mendable) await this.repair(difference.videoId, closingOf(difference));
    return mendable.length;
  }

  private async repair(videoId: string, kind: 'settle' | 'release'): Promise<void> {
    await this.transactions.run(async (transaction) => {
      const creditsUsed = await this.ledger.close(transaction, videoId, kind);
      await this.videos.correctCredits(transaction, videoId, creditsUsed);
      await this.audit.record(
        {
          action: 'credits.repaired',
          actor: COMMAND_LINE,
          subject: null,
          details: { video_id: videoId, closed_by: kind },
        },
        transaction,
      );
    });
  }
}
