import { Module } from '@nestjs/common';
import { AuditLog } from './audit-log.js';
import { AuditLogRepository } from './audit-log.repository.js';

@Module({ providers: [{ provide: AuditLog, useClass: AuditLogRepository }], exports: [AuditLog] })
export class AuditModule {}
