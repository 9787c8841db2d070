export { CreateVideo, type CreatedVideo } from './create-video/create-video.service.js';
export { type Deletion, DeleteVideo } from './delete-video/delete-video.service.js';
export { EraseVideos } from './erase-videos/erase-videos.service.js';
export { ListVideos, type VideoPage } from './list-videos/list-videos.service.js';
export { outlooksOf } from './outlook.js';
export { ReadRequest, type ReadyRequest } from './read-request.js';
export { STATUS_COLUMNS, statusResponse, type StatusRow } from './status-row.js';
export { StoredFiles } from './stored-files.js';
export { VideoSettled } from './video-settled.js';
