import { Global, Module } from '@nestjs/common';
import { JobQueue } from './job-queue.js';
import { PgBossQueue } from './pg-boss-queue.js';

@Global()
@Module({ providers: [{ provide: JobQueue, useClass: PgBossQueue }], exports: [JobQueue] })
export class QueueModule {}
