import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { ApiKeyGuard } from './api-key.guard.js';
import { ApiKeyRepository } from './api-key.repository.js';
import { ApiKeySlots } from './api-key-slots.js';
import { Authenticator } from './authenticator.js';
import { FailedAuthenticationGuard } from './failed-authentication.guard.js';
import { KeyAuthenticator } from './key-authenticator.js';
import { KeyUses } from './key-uses.js';
import { KeyMail } from './regenerate-key/key-mail.js';
import { RegenerateKey } from './regenerate-key/regenerate-key.service.js';

@Module({
  imports: [AuditModule],
  providers: [
    KeyUses,
    ApiKeyRepository,
    ApiKeySlots,
    FailedAuthenticationGuard,
    { provide: Authenticator, useClass: KeyAuthenticator },
    ApiKeyGuard,
    KeyMail,
    RegenerateKey,
  ],
  exports: [
    ApiKeyRepository,
    ApiKeySlots,
    FailedAuthenticationGuard,
    Authenticator,
    ApiKeyGuard,
    RegenerateKey,
  ],
})
export class ApiKeysModule {}
