export { outlooksOf } from './outlook.js';
export { STATUS_COLUMNS, statusResponse, type StatusRow } from './status-row.js';
