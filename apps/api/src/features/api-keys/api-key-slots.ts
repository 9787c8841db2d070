import { randomBytes } from 'node:crypto';
import { apiKeyHint, createApiKey } from '@clipwright/core/keys';
import { Injectable } from '@nestjs/common';
import { KeysConfig } from '../../config/slices.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { hashApiKey } from './api-key-hash.js';
import { ApiKeyRepository } from './api-key.repository.js';

/**
 * Fills the key slot of an account with a new secret. The slot, and with it the rolling window, stays the
 * same.
 */
@Injectable()
export class ApiKeySlots {
  constructor(
    private readonly config: KeysConfig,
    private readonly keys: ApiKeyRepository,
  ) {}

  /** The new key, to be shown once. The old one is invalid as soon as the transaction commits. */
  async fill(transaction: Transaction, accountId: string): Promise<string> {
    const key = createApiKey({ prefix: this.config.prefix, randomBytes });
    await this.keys.put(transaction, { accountId, hash: hashApiKey(key), hint: apiKeyHint(key) });
    return key;
  }
}
