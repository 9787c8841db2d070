export { VIDEO_DATA, VIDEO_ENDS } from './video-data.js';
