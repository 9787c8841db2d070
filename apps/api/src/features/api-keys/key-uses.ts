import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { ApiKeyRepository } from './api-key.repository.js';

const WRITE_EVERY_MS = 5_000;

/**
 * When keys were last used, written down every few seconds for all of them at once: the calls themselves
 * write nothing.
 */
@Injectable()
export class KeyUses implements OnModuleDestroy {
  private used = new Set<string>();
  private readonly timer: NodeJS.Timeout;

  constructor(private readonly keys: ApiKeyRepository) {
    this.timer = setInterval(() => void this.write(), WRITE_EVERY_MS);
    this.timer.unref();
  }

  note(accountId: string): void {
    this.used.add(accountId);
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    await this.write();
  }

  /** What can't be written now is written the next time. */
  private async write(): Promise<void> {
    if (this.used.size === 0) return;
    const noted = this.used;
    this.used = new Set();
    await this.keys.noteUses([...noted]).catch(() => noted.forEach((accountId) => this.used.add(accountId)));
  }
}
