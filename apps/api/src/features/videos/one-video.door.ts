export { FromVideo, VideoStatusGuard } from './video-status/video-status.guard.js';
