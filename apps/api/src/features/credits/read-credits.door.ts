export { entryCursor } from './entry-cursor.js';
export { wireBalance, wireEntries } from './credit-wire.js';
export type { HistoryEntry } from './credit-history.repository.js';
export { ReadCredits } from './read-credits/read-credits.service.js';
