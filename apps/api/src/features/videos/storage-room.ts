/** What is reserved and stored in all, bytes; `pending` is the part that is still to be written. */
export interface StorageUse {
  readonly bytes: number;
  readonly pendingBytes: number;
  /** Of the account in question. */
  readonly ownBytes: number;
  /** Whether there are other accounts. */
  readonly isShared: boolean;
}

/**
 * `leftBytes`: what the disk has, the database's reserve not counted. `maxBytes` null: as much as the disk
 * has.
 */
export interface StorageLimits {
  readonly leftBytes: number;
  readonly maxBytes: number | null;
  readonly accountPercent: number;
}

/** Why there is no room; null where there is. */
export type NoRoom = 'disk' | 'budget' | 'share' | null;

/**
 * Judges what is reserved already, the newest hold among it. Half of a disk is half of what videos take and
 * of what is left.
 */
export function noRoomFor(use: StorageUse, { leftBytes, maxBytes, accountPercent }: StorageLimits): NoRoom {
  if (leftBytes < use.pendingBytes) return 'disk';
  if (maxBytes !== null && use.bytes > maxBytes) return 'budget';
  const allBytes = Math.min(maxBytes ?? Number.POSITIVE_INFINITY, use.bytes - use.pendingBytes + leftBytes);
  return use.isShared && use.ownBytes > (allBytes * accountPercent) / 100 ? 'share' : null;
}
