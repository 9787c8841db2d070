import { Injectable } from '@nestjs/common';
import { ScrubConfig } from '../../../config/retention-slices.js';
import { Chores, type Held } from '../../../platform/database/chores.js';
import { type KnownFile, StoredFileRepository } from '../stored-file.repository.js';
import { StoredFiles } from '../stored-files.js';
import { ReadAgain } from './read-again.js';

const AT_ONCE = 100;

/**
 * Reads the files of completed videos again, slowly, and marks those that are not what was stored. One
 * process of a deployment at a time.
 */
@Injectable()
export class ScrubFiles {
  constructor(
    private readonly config: ScrubConfig,
    private readonly chores: Chores,
    private readonly files: StoredFileRepository,
    private readonly stored: StoredFiles,
    private readonly reading: ReadAgain,
  ) {}

  /**
   * Goes on where the last one stopped, until all files were read or the signal fires. Does nothing when it
   * is not time.
   */
  async run(closing: AbortSignal): Promise<void> {
    const { bytesPerSecond } = this.config;
    if (bytesPerSecond === null) return;
    await this.chores.run('scrub', closing, async (held) => {
      if (this.isDue(held)) await this.pass(held, bytesPerSecond);
    });
  }

  private isDue({ progress, doneForMs }: Held): boolean {
    return progress !== '' || doneForMs === null || doneForMs >= this.config.pauseMs;
  }

  private async pass(held: Held, bytesPerSecond: number): Promise<void> {
    let page = await this.files.after(held.progress, AT_ONCE);
    while (page.length > 0) {
      for (const known of page) await this.look(known, held, bytesPerSecond);
      page = await this.files.after(page.at(-1)?.id ?? '', AT_ONCE);
    }
    await held.finish();
  }

  private async look(known: KnownFile, { signal, save }: Held, bytesPerSecond: number): Promise<void> {
    signal.throwIfAborted();
    const found = await this.reading.differenceOf(known, { bytesPerSecond, signal });
    if (found !== null) await this.stored.markDamaged(known, { found });
    await save(known.id);
  }
}
