export { statusResponse, type StatusRow } from './status-row.js';
export { videoView } from './video-view.js';
