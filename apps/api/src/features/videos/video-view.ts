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

type Pictures = Pick<OwnVideo, 'poster_url' | 'sheet_url' | 'placeholder'>;

const NO_PICTURES: Pictures = { poster_url: null, sheet_url: null, placeholder: null };

/** Pictures are there as long as the file is; of a video in the trash there is the blur alone, which is in the row. */
function picturesOf(row: StatusRow, isThere: boolean): Pictures {
  const picture = thumbnailOf(row);
  if (picture === null) return NO_PICTURES;
  if (!isThere) return { ...NO_PICTURES, placeholder: row.trashedAt === null ? null : row.poster };
  const sheet = sheetOf(row);
  return { poster_url: at(picture), sheet_url: sheet === null ? null : at(sheet), placeholder: row.poster };
}

/** A video as pages show it: the status object with its pictures, files under the page's own origin. */
export function videoView(row: StatusRow): OwnVideo {
  const status = statusResponse(row.trashedAt === null ? row : { ...row, file: null }, at);
  return {
    ...status,
    ...picturesOf(row, status.video_url !== null),
    held: row.held ?? null,
    trashed_at: row.trashedAt?.toISOString() ?? null,
  };
}
