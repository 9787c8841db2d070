import { type Statement, statement } from '../../platform/database/statement.js';

/** How an account that goes is named where something is kept of it. */
export interface GoingAccount {
  readonly accountId: string;
  readonly email: string;
  /** Stands where the account stood, in the ledger and in the audit log. */
  readonly pseudonym: string;
}

/** A row as JSON text, and where to go on after it. */
export interface ExportedRow {
  readonly json: string;
  readonly cursor: string;
}

/** A list of the export: its statement gives at most $3 rows from after cursor $2 of the account $1. */
export interface ExportSection {
  readonly name: string;
  readonly first: string;
  /** What stands for the account in its rows. */
  readonly by: 'accountId' | 'email';
  readonly statement: Statement;
}

/** A statement of one value, which stands for the account in these rows. */
export interface OfAccount {
  readonly by: 'accountId' | 'email';
  readonly statement: Statement;
}

/**
 * What a feature keeps of an account. Each feature says so of its own tables, and whoever ends or exports an
 * account asks them all.
 */
export interface AccountData {
  /** What lets somebody in goes at once. */
  readonly ways?: readonly OfAccount[];
  /** All that is left, in one transaction with the account itself. */
  readonly rest: readonly OfAccount[];
  readonly exported?: readonly ExportSection[];
}

export const byId = (sql: string): OfAccount => ({ by: 'accountId', statement: statement(sql) });

export const byEmail = (sql: string): OfAccount => ({ by: 'email', statement: statement(sql) });
