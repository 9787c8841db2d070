export { statusResponse, type StatusRow } from './status-row.js';
export { thumbnailOf, videoView } from './video-view.js';
