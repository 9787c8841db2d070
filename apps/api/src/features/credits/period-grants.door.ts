export { PeriodGrants } from './period-grants.js';
