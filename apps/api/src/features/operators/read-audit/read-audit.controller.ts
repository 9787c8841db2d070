import type { AuditRow, AuditRows } from '@clipwright/core/dashboard';
import { Controller, Get, Header, Query, UseGuards } from '@nestjs/common';
import { OperatorGuard } from '../../sign-in/operator-guard.door.js';
import { textOf } from '../query-text.js';
import { ReadAudit } from './read-audit.service.js';

/** Who changed what, for operators. */
@Controller('dashboard/operator/audit')
@UseGuards(OperatorGuard)
export class ReadAuditController {
  constructor(private readonly readAudit: ReadAudit) {}

  @Get()
  @Header('Cache-Control', 'no-store')
  async read(@Query() query: Record<string, unknown>): Promise<AuditRows> {
    const letters = (name: string): string => textOf(query[name]).trim().toLowerCase();
    const { entries, next } = await this.readAudit.run({
      before: textOf(query['cursor']),
      kind: textOf(query['kind']),
      action: textOf(query['action']),
      day: textOf(query['day']),
      ...{ text: letters('search'), actor: letters('actor'), subject: letters('account') },
    });
    return {
      entries: entries.map(({ at, ...entry }): AuditRow => ({ ...entry, at: at.toISOString() })),
      next_cursor: next,
    };
  }
}
