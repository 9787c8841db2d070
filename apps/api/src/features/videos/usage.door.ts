export { type DayOfUse, UsageRepository } from './usage.repository.js';
