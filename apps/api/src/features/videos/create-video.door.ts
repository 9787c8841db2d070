export { CreateVideo, type CreatedVideo } from './create-video/create-video.service.js';
