export { EraseVideos } from './erase-videos/erase-videos.service.js';
