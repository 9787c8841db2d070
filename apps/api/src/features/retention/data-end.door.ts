export { AT_ONCE_MS, type DataEnd, DAY_MS, ended, HOUR_MS } from './data-end.js';
