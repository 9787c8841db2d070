export type { HistoryEntry } from './credit-entry.js';
export { CreditReading } from './credit-reading.js';
export { wireBalance, wireEntries } from './credit-wire.js';
export { entryCursor } from './entry-cursor.js';
