import { Injectable } from '@nestjs/common';
import { ObjectStorage } from '@clipwright/engines/files';
import { Log } from '../../../platform/logging/log.js';
import { Metrics } from '../../../platform/metrics/metrics.js';
import type { KnownFile } from '../stored-file.repository.js';
import { type Pace, pacedHash } from './paced-hash.js';

/** Compares a stored file with what its row says of it. */
@Injectable()
export class ReadAgain {
  constructor(
    private readonly storage: ObjectStorage,
    private readonly metrics: Metrics,
    private readonly log: Log,
  ) {}

  /**
   * What is wrong with it; null: nothing. A file that is not there is the sweep's affair, one that can't be
   * read is only told of.
   */
  async differenceOf(known: KnownFile, pace: Pace): Promise<string | null> {
    const there = await this.storage.stat(known.file);
    if (there === null) return null;
    if (known.bytes !== null && there.sizeBytes !== known.bytes)
      return `${there.sizeBytes} bytes in place of ${known.bytes}`;
    if (known.hash === null || there.sizeBytes === 0) return null;
    // A second look, because what was read once may have been wrong on its way.
    const isWhole =
      (await this.hasHash(known, there.sizeBytes, pace)) ||
      (await this.hasHash(known, there.sizeBytes, pace));
    return isWhole ? null : 'another SHA-256';
  }

  /** True also of what can't be read at all. */
  private async hasHash({ file, hash }: KnownFile, sizeBytes: number, pace: Pace): Promise<boolean> {
    const source = this.storage.read(file, { start: 0, end: sizeBytes - 1 });
    try {
      const found = await pacedHash(source, pace);
      this.metrics.scrubbedBytes.inc(sizeBytes);
      return found.equals(hash ?? new Uint8Array());
    } catch (error) {
      if (error !== source.errored) throw error;
      this.log.warn('a stored video can not be read again', { file, error });
      return true;
    }
  }
}
