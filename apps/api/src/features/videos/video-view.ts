import type { OwnVideo } from '@clipwright/core/dashboard';
import { posterKeys } from '@clipwright/engines/flow';
import { statusResponse, type StatusRow } from './status-row.js';

const at = (file: string): string => `/media/${file}`;

/** The small picture of a completed video; null until it is taken, a moment after the video is done. */
export const thumbnailOf = ({ file, poster }: Pick<StatusRow, 'file' | 'poster'>): string | null =>
  file === null || poster === null ? null : posterKeys(file).webp;

/** Sixteen small pictures of it in one, four in a row; null until they are taken, with the other one. */
export const sheetOf = ({ file, hasSheet }: Pick<StatusRow, 'file' | 'hasSheet'>): string | null =>
  file === null || !hasSheet ? null : posterKeys(file).sheet;

/** A video as pages show it: the status object with its pictures, files under the page's own origin; of one in the trash there is a blur alone. */
export function videoView(row: StatusRow): OwnVideo {
  const status = statusResponse(row.trashedAt === null ? row : { ...row, file: null }, at);
  const blurred = thumbnailOf(row) === null ? null : row.poster;
  const isThere = status.video_url !== null;
  const [picture, sheet] = isThere ? [thumbnailOf(row), sheetOf(row)] : [null, null];
  return {
    ...status,
    poster_url: picture === null ? null : at(picture),
    sheet_url: sheet === null ? null : at(sheet),
    placeholder: row.trashedAt === null && picture === null ? null : blurred,
    trashed_at: row.trashedAt?.toISOString() ?? null,
  };
}
