import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../platform/database/transaction.js';
import { TransactionRunner } from '../../platform/database/transaction-runner.js';
import { PostgresWindow } from '../../platform/limits/postgres-window.js';
import { CreditRepository } from '../credits/credit-records.door.js';
import { fallbackWarnings } from './fallback-warnings.js';
import type { StoredVideo, VideoFailure } from './video.js';
import { type OwnVideo, type RemovedFiles, VideoRepository } from './video.repository.js';
import { VideoSettled } from './video-settled.js';

/** What else belongs to the one transaction. */
type Alongside = (transaction: Transaction) => Promise<void>;

/**
 * Ends a video: row, credits, place in the window and the news of it are one transaction. A late writer is
 * told false.
 */
@Injectable()
export class VideoSettlement {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly videos: VideoRepository,
    private readonly credits: CreditRepository,
    private readonly window: PostgresWindow,
    private readonly settled: VideoSettled,
  ) {}

  async complete(held: { id: string; attempt: number }, stored: StoredVideo): Promise<boolean> {
    return await this.atOnce(held.id, async (transaction) => {
      const maker = await this.videos.makerOf(transaction, held.id);
      if (maker === null) return false;
      const warnings = [...fallbackWarnings(maker), ...stored.warnings];
      const creditsUsed = await this.credits.settle(transaction, held.id, maker);
      return await this.videos.complete(transaction, held, { ...stored, warnings }, creditsUsed);
    });
  }

  /** Gives credits and place back, at whatever time it fails. */
  async fail(held: { id: string; attempt?: number }, failure: VideoFailure): Promise<boolean> {
    return await this.atOnce(held.id, async (transaction) => {
      const keySlot = await this.videos.ownerOf(transaction, held.id);
      await this.window.giveBack(transaction, keySlot, held.id);
      await this.credits.release(transaction, held.id);
      return await this.videos.fail(transaction, held, failure);
    });
  }

  /** A canceled video that nobody had begun gives its place back too. */
  async cancelQueued(own: OwnVideo, alongside: Alongside): Promise<boolean> {
    return await this.atOnce(own.id, async (transaction) => {
      await this.window.giveBack(transaction, own.accountId, own.id);
      await this.credits.release(transaction, own.id);
      await alongside(transaction);
      return await this.videos.cancel(transaction, own, 'queued');
    });
  }

  /** Work that had begun keeps its place; whoever does it is told to stop. */
  async cancelProcessing(own: OwnVideo, alongside: Alongside): Promise<boolean> {
    return await this.atOnce(own.id, async (transaction) => {
      await this.credits.release(transaction, own.id);
      await alongside(transaction);
      return await this.videos.cancel(transaction, own, 'processing');
    });
  }

  /** Removes a video that has come to its end; gives the keys of its files, or null when there was none. */
  async remove(own: OwnVideo, alongside: Alongside): Promise<RemovedFiles | null> {
    return await this.transactions.run(async (transaction) => {
      const files = await this.videos.remove(transaction, own);
      if (files !== null) await alongside(transaction);
      return files;
    });
  }

  /** All of it, or, when the move was lost to another writer, nothing. */
  private async atOnce(
    videoId: string,
    move: (transaction: Transaction) => Promise<boolean>,
  ): Promise<boolean> {
    try {
      await this.transactions.run(async (transaction) => {
        if (!(await move(transaction))) throw new LostMove();
        await this.settled.announce(transaction, videoId);
      });
      return true;
    } catch (error) {
      if (error instanceof LostMove) return false;
      throw error;
    }
  }
}

/** Rolls a settlement back that came too late. */
class LostMove extends Error {}
