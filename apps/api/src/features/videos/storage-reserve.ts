import type { StorageHold } from './storage-hold.repository.js';

/** Room on the disk for what is about to be written. */
export abstract class StorageReserve {
  /**
   * Reserves room. Of those who reserve at once, each sees what the others took. @throws StorageFullError,
   * with nothing reserved
   */
  abstract hold(hold: StorageHold): Promise<void>;
}
