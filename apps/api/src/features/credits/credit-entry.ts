/**
 * Where the credits of an entry come from. by_key: calls with a key, and unmetered: a studio without a limit; both are
 * recorded, and nobody runs out of them. monthly: what a plan grants for a month. lasting: what an operator gave, which
 * stays until it is used.
 */
export type Purse = 'by_key' | 'unmetered' | 'monthly' | 'lasting';

/**
 * Each moves credits from one book of the account to another. grant: issued to purse. reserve: purse to held. settle:
 * held to used. release: held to purse. expire: purse to issued. correct: issued to purse, or back where it is below zero.
 */
export type EntryKind = 'grant' | 'reserve' | 'settle' | 'release' | 'expire' | 'correct';

/** An entry as its account sees it. */
export interface HistoryEntry {
  readonly id: string;
  readonly at: Date;
  readonly kind: EntryKind;
  readonly purse: Purse;
  readonly amount: number;
  readonly change: number;
  readonly videoId: string | null;
  readonly reason: string | null;
}
