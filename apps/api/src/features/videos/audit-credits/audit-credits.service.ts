import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../../platform/database/transaction.js';
import { TransactionRunner } from '../../../platform/database/transaction-runner.js';
import { AuditLog } from '../../audit/audit-log.door.js';
import { COMMAND_LINE } from '../../audit/actor.door.js';
import {
  type AccountCredits,
  CreditAuditRepository,
  type CreditDifference,
  type PurseDifference,
  PurseTooSmall,
} from '../../credits/credit-audit.door.js';
import { VideoRepository } from '../video.repository.js';

export interface CreditAudit {
  readonly accounts: readonly AccountCredits[];
  readonly differences: readonly CreditDifference[];
  readonly purses: readonly PurseDifference[];
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
 * Proves the ledger against the videos, and what accounts can spend against the ledger; mends both where
 * asked. A video without a reservation, and what would take more out of a purse than is in it, can only be
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
    const differences = await this.ledger.differences();
    const purses = await this.ledger.purseDifferences();
    const repaired = repair ? await this.repairAll(differences, purses) : 0;
    return { accounts: await this.ledger.totals(), differences, purses, repaired };
  }

  private async repairAll(
    differences: readonly CreditDifference[],
    purses: readonly PurseDifference[],
  ): Promise<number> {
    const mendable = differences.filter(
      ({ status, reserved }) => reserved !== null && CLOSING[status] !== undefined,
    );
    let repaired = 0;
    for (const difference of mendable)
      if (await mended(this.close(difference, closingOf(difference)))) repaired += 1;
    for (const difference of purses) if (await mended(this.refill(difference))) repaired += 1;
    return repaired;
  }

  private async close(difference: CreditDifference, kind: 'settle' | 'release'): Promise<void> {
    const { videoId } = difference;
    await this.transactions.run(async (transaction) => {
      const creditsUsed = await this.ledger.close(transaction, difference, kind);
      await this.videos.correctCredits(transaction, videoId, creditsUsed);
      await this.note(transaction, { video_id: videoId, closed_by: kind });
    });
  }

  private async refill({ accountId, purse, kept, entries }: PurseDifference): Promise<void> {
    await this.transactions.run(async (transaction) => {
      await this.ledger.refill(transaction, accountId);
      await this.note(transaction, { account_id: accountId, purse, was: kept, is: entries });
    });
  }

  private async note(transaction: Transaction, details: Record<string, unknown>): Promise<void> {
    const repaired = { action: 'credits.repaired', actor: COMMAND_LINE, subject: null } as const;
    await this.audit.record({ ...repaired, details }, transaction);
  }
}

/** False where it can only be reported. */
async function mended(repair: Promise<void>): Promise<boolean> {
  try {
    await repair;
    return true;
  } catch (error) {
    if (error instanceof PurseTooSmall) return false;
    throw error;
  }
}
