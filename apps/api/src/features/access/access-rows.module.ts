import { Module } from '@nestjs/common';
import { AccessGrantRepository } from './access-grant.repository.js';

/** What others ask of the rows of tokens and apps. */
@Module({ providers: [AccessGrantRepository], exports: [AccessGrantRepository] })
export class AccessRowsModule {}
