export { OwnVideoRepository } from './own-video.repository.js';
export { type DayOfUse, UsageRepository, type UseOfEngine } from './usage.repository.js';
