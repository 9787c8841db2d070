export { OneTimeLinkRepository, type PendingInvitation } from './one-time-link.repository.js';
export { type MadeLink, OneTimeLinks } from './one-time-links.js';
