import { Injectable } from '@nestjs/common';
import { ExportConfig } from '../../../config/retention-slices.js';
import { Refusal } from '../../../platform/http/refusal.js';

const SOON_SECONDS = 10;

/** Exports that this process is sending: one for an account, and so many in all. */
@Injectable()
export class ExportTurns {
  private readonly underWay = new Set<string>();

  constructor(private readonly config: ExportConfig) {}

  /** @throws Refusal 429 */
  begin(accountId: string): void {
    if (!this.underWay.has(accountId) && this.underWay.size < this.config.atOnce) {
      this.underWay.add(accountId);
      return;
    }
    const message = 'An export is being sent already. Try again when it is done.';
    throw new Refusal({ status: 429, code: 'too_many_exports', message, retryAfterSeconds: SOON_SECONDS });
  }

  end(accountId: string): void {
    this.underWay.delete(accountId);
  }
}
