export { ALL_VIDEOS, type PageFilter } from './page-filter.js';
export { ListVideos } from './list-videos/list-videos.service.js';
