export { ListVideos, type VideoPage } from './list-videos/list-videos.service.js';
