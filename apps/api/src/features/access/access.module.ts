import { Module } from '@nestjs/common';
import { ApiKeysModule } from '../api-keys/api-keys.module.js';
import { SignInModule } from '../sign-in/sign-in.module.js';
import { AccessRowsModule } from './access-rows.module.js';
import { AccessGuard } from './access.guard.js';
import { AppGrantRepository } from './app-grant.repository.js';
import { AskOwnerController } from './ask-owner/ask-owner.controller.js';
import { AskOwner } from './ask-owner/ask-owner.service.js';
import { GiveTokensController } from './give-tokens/give-tokens.controller.js';
import { GiveTokens } from './give-tokens/give-tokens.service.js';
import { ListGrantsController } from './list-grants/list-grants.controller.js';
import { ListGrants } from './list-grants/list-grants.service.js';
import { MakeTokenController } from './make-token/make-token.controller.js';
import { MakeToken } from './make-token/make-token.service.js';
import { OauthRepository } from './oauth.repository.js';
import { RegisterAppController } from './register-app/register-app.controller.js';
import { RegisterApp } from './register-app/register-app.service.js';
import { TellMetadataController } from './tell-metadata/tell-metadata.controller.js';

const CONTROLLERS = [
  MakeTokenController,
  ListGrantsController,
  AskOwnerController,
  TellMetadataController,
  RegisterAppController,
  GiveTokensController,
];

@Module({
  imports: [AccessRowsModule, SignInModule, ApiKeysModule],
  controllers: CONTROLLERS,
  providers: [
    AccessGuard,
    MakeToken,
    ListGrants,
    AskOwner,
    RegisterApp,
    GiveTokens,
    OauthRepository,
    AppGrantRepository,
  ],
  exports: [AccessRowsModule, AccessGuard, SignInModule, ApiKeysModule],
})
export class AccessModule {}
