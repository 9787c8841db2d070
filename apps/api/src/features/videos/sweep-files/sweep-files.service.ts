import { Injectable } from '@nestjs/common';
import { videoOfKey } from '@clipwright/engines/flow';
import { type ListedObject, ObjectStorage } from '@clipwright/engines/files';
import { RetentionConfig } from '../../../config/slices.js';
import { Log } from '../../../platform/logging/log.js';
import { ExpiryRepository } from '../expiry.repository.js';

const AT_ONCE = 200;
/** So many files do not go by themselves. */
const MANY = 10;

export interface SweepReport {
  readonly removedFiles: number;
  readonly lostVideos: number;
}

/**
 * Brings rows and files back together: removes files that nobody owns, and expires videos whose file is gone.
 */
@Injectable()
export class SweepFiles {
  constructor(
    private readonly retention: RetentionConfig,
    private readonly expiry: ExpiryRepository,
    private readonly storage: ObjectStorage,
    private readonly log: Log,
  ) {}

  /**
   * Null, and nothing done, on a storage that has never been written to: it may be a disk that is not
   * mounted.
   */
  async run(nowMs: number): Promise<SweepReport | null> {
    if (!(await this.storage.isFamiliar())) return null;
    const report = { removedFiles: await this.removeUnknown(nowMs), lostVideos: await this.expireLost() };
    if (report.removedFiles + report.lostVideos > 0)
      this.log.warn('the sweep mended differences between rows and files', { ...report });
    return report;
  }

  /** Young files are left alone: whoever writes them may be about to tell whose they are. */
  private async removeUnknown(nowMs: number): Promise<number> {
    let removed = 0;
    let batch: { key: string; videoId: string }[] = [];
    for await (const object of this.storage.list()) {
      const videoId = this.isOld(object, nowMs) ? videoOfKey(object.key) : null;
      if (videoId !== null) batch.push({ key: object.key, videoId });
      if (batch.length < AT_ONCE) continue;
      removed += await this.removeUnknownAmong(batch);
      batch = [];
    }
    return removed + (await this.removeUnknownAmong(batch));
  }

  private isOld(object: ListedObject, nowMs: number): boolean {
    return nowMs - object.modifiedAt.getTime() >= this.retention.sweepMinAgeMs;
  }

  private async removeUnknownAmong(batch: readonly { key: string; videoId: string }[]): Promise<number> {
    const known = await this.expiry.knownAmong(batch, this.retention.sweepMinAgeMs / 1000);
    const unknown = batch.filter(({ key }) => !known.has(key));
    await Promise.all(unknown.map(({ key }) => this.storage.remove(key)));
    return unknown.length;
  }

  private async expireLost(): Promise<number> {
    let lost = 0;
    for await (const page of this.completed()) lost += await this.expireLostAmong(page);
    return lost;
  }

  private async *completed(): AsyncIterable<readonly { id: string; file: string }[]> {
    let lastId = '';
    for (;;) {
      const page = await this.expiry.completedAfter(lastId, AT_ONCE);
      if (page.length === 0) return;
      yield page;
      lastId = page.at(-1)?.id ?? lastId;
    }
  }

  private async expireLostAmong(page: readonly { id: string; file: string }[]): Promise<number> {
    const missing = new Set(await this.storage.missingAmong(page.map(({ file }) => file)));
    const lost = page.filter(({ file }) => missing.has(file));
    if (lost.length > MANY && lost.length * 2 > page.length) {
      this.log.error(
        'most files of a page of videos are not in the storage; is it the right one? None is called lost',
        {
          missing: lost.length,
          of: page.length,
        },
      );
      return 0;
    }
    for (const video of lost) await this.expiry.loseFile(video);
    return lost.length;
  }
}
