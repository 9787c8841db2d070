import { StorageFullError } from '@clipwright/core/errors';
import { Injectable } from '@nestjs/common';
import { DiskRoom, OutOfSpaceError } from '@clipwright/engines/files';
import { StorageConfig } from '../../config/slices.js';
import { TransactionRunner } from '../../platform/database/transaction-runner.js';
import { type StorageHold, StorageHoldRepository } from './storage-hold.repository.js';
import { type NoRoom, noRoomFor, type StorageUse } from './storage-room.js';
import type { StorageReserve } from './storage-reserve.js';
import type { ClaimedVideo } from './video.js';

const SENTENCES = {
  disk: undefined,
  budget: undefined,
  share: "There is no room left in this account's share of the storage.",
} as const satisfies Record<NonNullable<NoRoom>, string | undefined>;

/**
 * Room on the disk. It is reserved in the database before anything is written, so that no two replicas give
 * the same away.
 */
@Injectable()
export class StorageBudget implements StorageReserve {
  constructor(
    private readonly config: StorageConfig,
    private readonly disk: DiskRoom,
    private readonly holds: StorageHoldRepository,
    private readonly transactions: TransactionRunner,
  ) {}

  /** Looks, and reserves nothing. @throws StorageFullError */
  async refuseWithoutRoom(accountId: string, bytes: number): Promise<void> {
    const leftBytes = await this.disk.leftBytes();
    const { ownBytes, ...use } = await this.holds.use(accountId);
    const after = {
      ...use,
      bytes: use.bytes + bytes,
      pendingBytes: use.pendingBytes + bytes,
      ownBytes: ownBytes + bytes,
    };
    refuse(this.noRoom(after, leftBytes));
  }

  async hold(hold: StorageHold): Promise<void> {
    const leftBytes = await this.disk.leftBytes();
    await this.transactions.run(async (transaction) => {
      await this.holds.hold(transaction, hold);
      refuse(this.noRoom(await this.holds.use(hold.accountId, transaction), leftBytes));
    });
  }

  /**
   * Makes sure of the room for a file that was made, whatever was reckoned.
   * @throws OutOfSpaceError, where it takes more than that and there is no more; an error, where another
   * attempt has taken over
   */
  async ensure({ id, attempt, accountId, imageBytes }: ClaimedVideo, fileBytes: number): Promise<void> {
    await this.transactions.run(async (transaction) => {
      const room = await this.holds.grow(transaction, { id, attempt }, imageBytes + fileBytes);
      if (room === 'lost') throw new Error('this attempt no longer holds the video');
      if (room === 'held') return;
      const noRoom = this.noRoom(await this.holds.use(accountId, transaction), Number.POSITIVE_INFINITY);
      if (noRoom !== null)
        throw new OutOfSpaceError(
          `the video takes more than was reckoned, and there is no room left: ${noRoom}`,
        );
    });
  }

  private noRoom(use: StorageUse, leftBytes: number): NoRoom {
    return noRoomFor(use, { leftBytes, ...this.config });
  }
}

function refuse(noRoom: NoRoom): void {
  if (noRoom === null) return;
  const message = SENTENCES[noRoom];
  throw new StorageFullError(message === undefined ? {} : { message });
}
