export { requireFresh } from './fresh-session.js';
