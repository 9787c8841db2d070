export { type WorkHour, WorkHoursRepository } from './work-hours.repository.js';
