export { statusResponse, type StatusRow } from './status-row.js';
