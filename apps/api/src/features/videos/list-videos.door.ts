export { ListVideos } from './list-videos/list-videos.service.js';
