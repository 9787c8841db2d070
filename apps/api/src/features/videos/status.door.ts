export { videoView } from './video-view.js';
