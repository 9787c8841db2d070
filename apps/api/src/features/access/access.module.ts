import { Module } from '@nestjs/common';
import { ApiKeysModule } from '../api-keys/api-keys.module.js';
import { SignInModule } from '../sign-in/sign-in.module.js';
import { AccessRowsModule } from './access-rows.module.js';
import { AccessGuard } from './access.guard.js';
import { ListGrantsController } from './list-grants/list-grants.controller.js';
import { ListGrants } from './list-grants/list-grants.service.js';
import { MakeTokenController } from './make-token/make-token.controller.js';
import { MakeToken } from './make-token/make-token.service.js';

@Module({
  imports: [AccessRowsModule, SignInModule, ApiKeysModule],
  controllers: [MakeTokenController, ListGrantsController],
  providers: [AccessGuard, MakeToken, ListGrants],
  exports: [AccessRowsModule, AccessGuard, SignInModule, ApiKeysModule],
})
export class AccessModule {}
