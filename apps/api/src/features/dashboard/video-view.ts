import type { VideoStatusResponse } from '@clipwright/core/videos';
import { statusResponse, type StatusRow } from '../videos/status.door.js';

/** A video as pages show it: the status object, its file under the page's own origin. */
export const videoView = (row: StatusRow): VideoStatusResponse =>
  statusResponse(row, (file) => `/media/${file}`);
