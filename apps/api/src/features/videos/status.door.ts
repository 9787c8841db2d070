export { statusResponse, type StatusRow } from './status-row.js';
export { sheetOf, thumbnailOf, videoView } from './video-view.js';
