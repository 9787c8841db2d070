import { Module } from '@nestjs/common';
import { ApiKeysModule } from '../api-keys/api-keys.module.js';
import { AuditModule } from '../audit/audit.module.js';
import { CreditsModule } from '../credits/credits.module.js';
import { SubscriptionsModule } from '../subscriptions/subscriptions.module.js';
import { AccountLanguages } from './account-languages.js';
import { AccountRepository } from './account.repository.js';
import { ChangeAccount } from './change-account/change-account.service.js';
import { CreateAccount } from './create-account/create-account.service.js';
import { ReadAccountController } from './read-account/read-account.controller.js';
import { ReadAccount } from './read-account/read-account.service.js';
import { TakeAccount } from './take-account/take-account.service.js';

@Module({
  imports: [ApiKeysModule, AuditModule, CreditsModule, SubscriptionsModule],
  controllers: [ReadAccountController],
  providers: [AccountLanguages, AccountRepository, CreateAccount, ChangeAccount, ReadAccount, TakeAccount],
  exports: [
    AccountLanguages,
    AccountRepository,
    CreateAccount,
    ChangeAccount,
    ReadAccount,
    TakeAccount,
    SubscriptionsModule,
  ],
})
export class AccountsModule {}
