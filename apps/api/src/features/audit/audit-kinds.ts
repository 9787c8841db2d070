import type { AuditAction } from './audit-entry.js';

/** What of a server an entry is about, as its readers ask for it. */
const AUDIT_KINDS = ['accounts', 'access', 'plans', 'credits', 'videos', 'work'] as const;
type AuditKind = (typeof AUDIT_KINDS)[number];

/** The database itself writes that it left some out: mostly sign-ins that failed. */
type KeptAction = AuditAction | 'audit.left-out';

const KIND_OF: Readonly<Record<KeptAction, AuditKind>> = {
  'signed-up': 'accounts',
  'signed-in': 'access',
  'sign-in-failed': 'access',
  'signed-out': 'access',
  'session.ended': 'access',
  'password.changed': 'access',
  'password.reset-asked': 'access',
  'password.reset': 'access',
  'password.reset-link': 'access',
  'email.proved': 'accounts',
  'key.made': 'access',
  'access.granted': 'access',
  'access.revoked': 'access',
  'account.made': 'accounts',
  'account.changed': 'accounts',
  'account.taken-over': 'accounts',
  'subscription.changed': 'plans',
  'invitation.made': 'accounts',
  'invitation.revoked': 'accounts',
  'credits.repaired': 'credits',
  'credits.granted': 'credits',
  'credits.corrected': 'credits',
  'budget.set': 'credits',
  'slot.released': 'work',
  'queue.paused': 'work',
  'queue.resumed': 'work',
  'worker.drained': 'work',
  'worker.resumed': 'work',
  'replica.drained': 'work',
  'replica.resumed': 'work',
  'engine.tried': 'work',
  'video.moved-up': 'work',
  'video.made-again': 'work',
  'video.deleted': 'videos',
  'video.restored': 'videos',
  'video.damaged': 'videos',
  'video.shared': 'videos',
  'video.unshared': 'videos',
  'account.deletion-asked': 'accounts',
  'account.deleted': 'accounts',
  'account.exported': 'accounts',
  'payment.not-applied': 'plans',
  'operator.refused': 'access',
  'audit.left-out': 'access',
};

/** Whether something of this name can stand in the log. */
export const isAction = (action: string): boolean => Object.hasOwn(KIND_OF, action);

/** All that is of a kind; null for a word that is none. */
export function actionsOf(kind: string): string[] | null {
  if (!(AUDIT_KINDS as readonly string[]).includes(kind)) return null;
  return (Object.keys(KIND_OF) as KeptAction[]).filter((action) => KIND_OF[action] === kind);
}
