import { Injectable } from '@nestjs/common';
import type { AuditEntry } from '../../audit/actor.door.js';
import { actionsOf } from '../../audit/audit-kinds.door.js';
import { AuditLog } from '../../audit/audit-log.door.js';

const PAGE = 50;
const ENTRY_ID = /^\d{1,18}$/;

/** A page of the audit log, newest first. */
@Injectable()
export class ReadAudit {
  constructor(private readonly audit: AuditLog) {}

  async run(query: {
    before: string;
    text: string;
    kind: string;
  }): Promise<{ entries: AuditEntry[]; next: string | null }> {
    const before = ENTRY_ID.test(query.before) ? query.before : null;
    const found = await this.audit.page({
      ...{ before, text: query.text, actions: actionsOf(query.kind) },
      limit: PAGE + 1,
    });
    const entries = found.slice(0, PAGE);
    return { entries, next: found.length > PAGE ? (entries.at(-1)?.id ?? null) : null };
  }
}
