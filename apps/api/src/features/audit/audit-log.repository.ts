import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { AuditConfig } from '../../config/retention-slices.js';
import type { Transaction } from '../../platform/database/transaction.js';
import type { AuditEntry, AuditEvent } from './audit-entry.js';
import { statement } from '../../platform/database/statement.js';
import type { AuditLog, AuditQuery } from './audit-log.js';

const ADD = statement('SELECT record_audit($1, $2, $3, $4, $5, $6)');

/** Before the entry $1, of somebody $2, by somebody $4, done to somebody $5. */
const ASKED = `
  ($1::bigint IS NULL OR id < $1) AND ($2 = '' OR strpos(actor, $2) > 0 OR strpos(coalesce(subject, ''), $2) > 0)
  AND ($4 = '' OR strpos(actor, $4) > 0) AND ($5 = '' OR strpos(coalesce(subject, ''), $5) > 0)`;

const PAGE = statement(`
  SELECT id, at, action, actor, subject, address, details FROM audit_entries WHERE ${ASKED} ORDER BY id DESC LIMIT $3`);

/** Of a day, which few entries are. */
const PAGE_OF_DAY = statement(`
  SELECT id, at, action, actor, subject, address, details FROM audit_entries
  WHERE at >= $6 AND at < $7 AND ($8::text[] IS NULL OR action = ANY ($8)) AND ${ASKED}
  ORDER BY id DESC LIMIT $3`);

/** Of some kinds: as many of each as a page holds, along the index, so that a rare one is found in a long log. */
const PAGE_OF_KINDS = statement(`
  SELECT entry.id, entry.at, entry.action, entry.actor, entry.subject, entry.address, entry.details
  FROM unnest($6::text[]) AS kind(action), LATERAL (
    SELECT * FROM audit_entries WHERE action = kind.action AND ${ASKED}
    ORDER BY id DESC LIMIT $3
  ) AS entry
  ORDER BY entry.id DESC LIMIT $3`);

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

  async changesOfPlan(email: string, limit: number, transaction?: Transaction): Promise<AuditEntry[]> {
    const asked = transaction ?? this.database;
    return await asked.rows<AuditEntry>(CHANGES_OF_PLAN, [email, limit]);
  }

  async page({ before, text, actor, subject, actions, day, limit }: AuditQuery): Promise<AuditEntry[]> {
    const values = [before, text, limit, actor, subject];
    if (day !== null)
      return await this.database.rows<AuditEntry>(PAGE_OF_DAY, [...values, day.from, day.to, actions]);
    return actions === null
      ? await this.database.rows<AuditEntry>(PAGE, values)
      : await this.database.rows<AuditEntry>(PAGE_OF_KINDS, [...values, actions]);
  }
}
