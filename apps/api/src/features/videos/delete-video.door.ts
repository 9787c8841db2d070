export { DeleteVideo, type Deletion } from './delete-video/delete-video.service.js';
