export type { PageFilter } from './page-filter.js';
export { ListVideos } from './list-videos/list-videos.service.js';
export { type FoundPage, SearchVideos } from './list-videos/search-videos.service.js';
