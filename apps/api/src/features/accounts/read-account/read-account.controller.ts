import { InvalidApiKeyError } from '@clipwright/core/errors';
import type { AccountResponse } from '@clipwright/core/videos';
import { Controller, Get, Header, UseGuards } from '@nestjs/common';
import { ApiKeyGuard, FromCaller } from '../../api-keys/api-key-guard.door.js';
import type { Caller } from '../../api-keys/caller.door.js';
import { ReadAccount } from './read-account.service.js';

/** GET account: the cheap call that a credential test makes. */
@Controller('api/v1')
@UseGuards(ApiKeyGuard)
export class ReadAccountController {
  constructor(private readonly readAccount: ReadAccount) {}

  @Get('account')
  @Header('Cache-Control', 'no-store')
  async read(@FromCaller() { accountId }: Caller): Promise<AccountResponse> {
    const account = await this.readAccount.run(accountId);
    if (account === null) throw new InvalidApiKeyError();
    return account;
  }
}
