import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { AuditConfig } from '../../config/retention-slices.js';
import type { Transaction } from '../../platform/database/transaction.js';
import type { AuditEntry, AuditEvent } from './audit-entry.js';
import { statement } from '../../platform/database/statement.js';
import type { AuditLog } from './audit-log.js';

const ADD = statement('SELECT record_audit($1, $2, $3, $4, $5, $6)');

const PAGE = statement(`
  SELECT id, at, action, actor, subject, address, details FROM audit_entries
  WHERE ($1::bigint IS NULL OR id < $1) AND ($2 = '' OR strpos(actor, $2) > 0 OR strpos(coalesce(subject, ''), $2) > 0)
  ORDER BY id DESC LIMIT $3`);

const CHANGES_OF_PLAN = statement(`
  SELECT id, at, action, actor, subject, address, details FROM audit_entries
  WHERE subject = $1 AND action = 'subscription.changed' ORDER BY id DESC LIMIT $2`);

@Injectable()
export class AuditLogRepository implements AuditLog {
  constructor(
    private readonly config: AuditConfig,
    private readonly database: Database,
  ) {}

  async record(event: AuditEvent, transaction?: Transaction): Promise<void> {
    const { name, address } = event.actor;
    const most = address === null ? null : this.config.entriesPerHour;
    const values = [event.action, name, event.subject, address, JSON.stringify(event.details ?? {}), most];
    if (transaction === undefined) await this.database.rows(ADD, values);
    else await transaction.rows(ADD, values);
  }

  async changesOfPlan(email: string, limit: number): Promise<AuditEntry[]> {
    return await this.database.rows<AuditEntry>(CHANGES_OF_PLAN, [email, limit]);
  }

  async page(query: { before: string | null; text: string; limit: number }): Promise<AuditEntry[]> {
    return await this.database.rows<AuditEntry>(PAGE, [query.before, query.text, query.limit]);
  }
}
