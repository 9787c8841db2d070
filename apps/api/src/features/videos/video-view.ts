import type { OwnVideo } from '@clipwright/core/dashboard';
import { posterKeys } from '@clipwright/engines/flow';
import { statusResponse, type StatusRow } from './status-row.js';

const at = (file: string): string => `/media/${file}`;

/** The small picture of a completed video; null until it is taken, a moment after the video is done. */
export const thumbnailOf = ({ file, poster }: Pick<StatusRow, 'file' | 'poster'>): string | null =>
  file === null || poster === null ? null : posterKeys(file).webp;

/** A video as pages show it: the status object with its picture, files under the page's own origin. */
export function videoView(row: StatusRow): OwnVideo {
  const status = statusResponse(row, at);
  const picture = status.video_url === null ? null : thumbnailOf(row);
  return {
    ...status,
    poster_url: picture === null ? null : at(picture),
    placeholder: picture === null ? null : row.poster,
  };
}
