/** What can stand in the audit log. */
export type AuditAction =
  | 'signed-up'
  | 'signed-in'
  | 'sign-in-failed'
  | 'signed-out'
  | 'session.ended'
  | 'password.changed'
  | 'password.reset-asked'
  | 'password.reset'
  | 'password.reset-link'
  | 'email.proved'
  | 'key.made'
  | 'access.granted'
  | 'access.revoked'
  | 'account.made'
  | 'account.changed'
  | 'account.taken-over'
  | 'subscription.changed'
  | 'invitation.made'
  | 'invitation.revoked'
  | 'credits.repaired'
  | 'credits.granted'
  | 'credits.corrected'
  | 'budget.set'
  | 'slot.released'
  | 'queue.paused'
  | 'queue.resumed'
  | 'worker.drained'
  | 'worker.resumed'
  | 'replica.drained'
  | 'replica.resumed'
  | 'engine.tried'
  | 'video.moved-up'
  | 'video.made-again'
  | 'video.deleted'
  | 'video.restored'
  | 'video.damaged'
  | 'video.shared'
  | 'video.unshared'
  | 'account.deletion-asked'
  | 'account.deleted'
  | 'account.exported'
  | 'payment.not-applied'
  | 'operator.refused';

/** Who did it: someone's e-mail address and where they came from, or the command line. */
export interface Actor {
  readonly name: string;
  readonly address: string | null;
}

/** Whoever may run commands on the server. */
export const COMMAND_LINE: Actor = { name: 'command line', address: null };

/** The server itself, in an empty embedded database. */
export const FIRST_START: Actor = { name: 'first start', address: null };

/** The server itself, as it looks after what is stored. */
export const HOUSEKEEPING: Actor = { name: 'housekeeping', address: null };

/** One thing that happened. Details never hold a secret. */
export interface AuditEvent {
  readonly action: AuditAction;
  readonly actor: Actor;
  /** Whom it was done to: an e-mail address. */
  readonly subject: string | null;
  readonly details?: Readonly<Record<string, unknown>>;
}

/** An event as it is kept. */
export interface AuditEntry {
  readonly id: string;
  readonly at: Date;
  readonly action: string;
  readonly actor: string;
  readonly subject: string | null;
  readonly address: string | null;
  readonly details: Readonly<Record<string, unknown>>;
}
