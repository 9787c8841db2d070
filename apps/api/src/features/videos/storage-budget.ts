import { Injectable } from '@nestjs/common';
import { StorageConfig } from '../../config/slices.js';
import { ReadPool } from '../../platform/database/read-pool.js';
import { ObjectStorage } from '../../platform/storage/object-storage.js';

/** What a stored video takes at most in practice: bits for each pixel of each frame, at 24 frames a second. */
const BITS_PER_PIXEL = 0.25;
const FPS = 24;
const BITS_PER_BYTE = 8;

/** Left free on the disk in any case, for the database and its log. */
const KEPT_FREE_BYTES = 200_000_000;

interface Frame {
  readonly width: number;
  readonly height: number;
  readonly durationSeconds: number;
}

const USED = {
  name: 'storage-used',
  text: `
    SELECT coalesce(sum(coalesce(file_bytes, 0)::bigint + image_bytes), 0)::float8 AS stored,
           coalesce(sum(width::float8 * height * duration_seconds) FILTER (WHERE status IN ('queued', 'processing')), 0)::float8 AS "pixelSeconds"
    FROM videos WHERE status IN ('completed', 'queued', 'processing')`,
};

const estimatedBytes = (pixelSeconds: number): number => (pixelSeconds * FPS * BITS_PER_PIXEL) / BITS_PER_BYTE;

/** Whether a further video would fit, with those that are under way counted by estimate. */
@Injectable()
export class StorageBudget {
  constructor(
    private readonly config: StorageConfig,
    private readonly pool: ReadPool,
    private readonly storage: ObjectStorage,
  ) {}

  async hasRoomFor({ width, height, durationSeconds }: Frame): Promise<boolean> {
    const neededBytes = estimatedBytes(width * height * durationSeconds);
    const freeBytes = (await this.storage.freeBytes()) ?? Number.POSITIVE_INFINITY;
    if (freeBytes < neededBytes + KEPT_FREE_BYTES) return false;
    return this.config.maxBytes === null || (await this.usedBytes()) + neededBytes <= this.config.maxBytes;
  }

  private async usedBytes(): Promise<number> {
    const [row] = await this.pool.rows<{ stored: number; pixelSeconds: number }>(USED, []);
    return row === undefined ? 0 : row.stored + estimatedBytes(row.pixelSeconds);
  }
}
