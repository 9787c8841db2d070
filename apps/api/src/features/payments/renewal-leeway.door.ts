export { RENEWAL_LEEWAY_MS } from './standing.js';
