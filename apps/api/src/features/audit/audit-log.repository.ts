import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { AuditConfig } from '../../config/retention-slices.js';
import type { Transaction } from '../../platform/database/transaction.js';
import type { AuditEntry, AuditEvent } from './audit-entry.js';
import { statement } from '../../platform/database/statement.js';

const ADD = statement('SELECT record_audit($1, $2, $3, $4, $5, $6)');

const PAGE = statement(`
  SELECT id, at, action, actor, subject, address, details FROM audit_entries
  WHERE ($1::bigint IS NULL OR id < $1) AND ($2 = '' OR strpos(actor, $2) > 0 OR strpos(coalesce(subject, ''), $2) > 0)
  ORDER BY id DESC LIMIT $3`);

/** The audit log: who changed what. Inside the change's own transaction where there is one. */
@Injectable()
export class AuditLog {
  constructor(
    private readonly config: AuditConfig,
    private readonly database: Database,
  ) {}

  /**
   * What one person causes too much of is counted, not written. The server and its command line come from no
   * address, and have no limit.
   */
  async record(event: AuditEvent, transaction?: Transaction): Promise<void> {
    const { name, address } = event.actor;
    const most = address === null ? null : this.config.entriesPerHour;
    const values = [event.action, name, event.subject, address, JSON.stringify(event.details ?? {}), most];
    if (transaction === undefined) await this.database.rows(ADD, values);
    else await transaction.rows(ADD, values);
  }

  /** Newest first; `before` is the id of an entry of the page before. */
  async page(query: { before: string | null; text: string; limit: number }): Promise<AuditEntry[]> {
    return await this.database.rows<AuditEntry>(PAGE, [query.before, query.text, query.limit]);
  }
}
