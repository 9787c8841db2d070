import { VERSION } from '../platform/database/connections.js';

/** Of this server, as its package says. */
export const productVersion = (): string => VERSION;
