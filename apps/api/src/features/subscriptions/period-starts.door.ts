export type { BegunPeriod, PeriodStarts } from './period-starts.js';
