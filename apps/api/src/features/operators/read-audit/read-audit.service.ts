import { Injectable } from '@nestjs/common';
import type { AuditEntry } from '../../audit/actor.door.js';
import { actionsOf, isAction } from '../../audit/audit-kinds.door.js';
import { AuditLog } from '../../audit/audit-log.door.js';

const PAGE = 50;
const ENTRY_ID = /^\d{1,18}$/;

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const DAY_MS = 86_400_000;

/** What an operator asks for; texts are in small letters, empty ones ask for all. */
export interface AuditWish {
  readonly before: string;
  readonly text: string;
  readonly kind: string;
  readonly action: string;
  readonly actor: string;
  readonly subject: string;
  /** Of UTC. */
  readonly day: string;
}

/** A page of the audit log, newest first. */
@Injectable()
export class ReadAudit {
  constructor(private readonly audit: AuditLog) {}

  async run(wish: AuditWish): Promise<{ entries: AuditEntry[]; next: string | null }> {
    const { text, actor, subject } = wish;
    const found = await this.audit.page({
      ...{ text, actor, subject },
      before: ENTRY_ID.test(wish.before) ? wish.before : null,
      actions: isAction(wish.action) ? [wish.action] : actionsOf(wish.kind),
      day: dayOf(wish.day),
      limit: PAGE + 1,
    });
    const entries = found.slice(0, PAGE);
    return { entries, next: found.length > PAGE ? (entries.at(-1)?.id ?? null) : null };
  }
}

/** Null for what is no day. */
function dayOf(text: string): { from: Date; to: Date } | null {
  const fromMs = DAY.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return Number.isNaN(fromMs) ? null : { from: new Date(fromMs), to: new Date(fromMs + DAY_MS) };
}
