import type { OwnVideo } from '@clipwright/core/dashboard';
import { posterKeys } from '@clipwright/engines/flow';
import { statusResponse, type StatusRow } from './status-row.js';

const at = (file: string): string => `/media/${file}`;

/** A video as pages show it: the status object with its picture, files under the page's own origin. */
export function videoView(row: StatusRow): OwnVideo {
  const status = statusResponse(row, at);
  const hasPoster = status.video_url !== null && row.file !== null && row.poster !== null;
  return {
    ...status,
    poster_url: hasPoster ? at(posterKeys(row.file).webp) : null,
    placeholder: hasPoster ? row.poster : null,
  };
}
