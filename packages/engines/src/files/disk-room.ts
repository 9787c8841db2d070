import { freeBytesAt } from './free-bytes.js';
import type { ObjectStorage } from './object-storage.js';
import { OutOfSpaceError } from './out-of-space.js';

export interface DiskRoomConfig {
  readonly tempDir: string;
  /** Kept free on the disks that are written to. */
  readonly reserveBytes: number;
}

/** What may still be written to the disks of this host, when the database's reserve is left alone. */
export class DiskRoom {
  constructor(
    private readonly config: DiskRoomConfig,
    private readonly storage: Pick<ObjectStorage, 'freeBytes'>,
  ) {}

  /**
   * Bytes above the reserve, on the disk of the videos or that of temporary files, whichever has fewer. Below
   * zero when others have taken from it.
   */
  async leftBytes(): Promise<number> {
    const [stored, temporary] = await Promise.all([
      this.storage.freeBytes(),
      freeBytesAt(this.config.tempDir),
    ]);
    return Math.min(stored ?? Number.POSITIVE_INFINITY, temporary) - this.config.reserveBytes;
  }

  /** @throws OutOfSpaceError when so many bytes would take from the reserve */
  async require(bytes: number): Promise<void> {
    if ((await this.leftBytes()) < bytes)
      throw new OutOfSpaceError('the disk has no more room than what is kept for the database');
  }
}
