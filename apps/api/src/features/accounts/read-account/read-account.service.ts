import { rateLimitObject } from '@clipwright/core/limiter';
import type { AccountResponse } from '@clipwright/core/videos';
import { Injectable } from '@nestjs/common';
import { PostgresWindow } from '../../../platform/limits/postgres-window.js';
import { ApiKeyRepository } from '../../api-keys/key-records.door.js';
import { AccountRepository } from '../account.repository.js';

/** Plan, key hint and window of an account; null for one that is gone. */
@Injectable()
export class ReadAccount {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly keys: ApiKeyRepository,
    private readonly window: PostgresWindow,
  ) {}

  async run(accountId: string): Promise<AccountResponse | null> {
    const account = await this.accounts.byId(accountId);
    if (account === null) return null;
    const [hint, reading] = await Promise.all([this.keys.hint(accountId), this.window.read(accountId)]);
    const { email, plan } = account;
    return {
      success: true,
      account_id: accountId,
      email,
      plan,
      key_hint: hint ?? '',
      rate_limit: rateLimitObject(reading),
    };
  }
}
