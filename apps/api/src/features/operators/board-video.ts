import type { BoardVideo } from '@clipwright/core/dashboard';
import { type BoardRow, outlookOf } from '../videos/board.door.js';

const iso = (time: Date | null): string | null => time?.toISOString() ?? null;

const at = (file: string): string => `/media/${file}`;

/** A video as the board shows it. */
export const boardVideo = (row: BoardRow): BoardVideo => ({
  video_id: row.id,
  account_id: row.accountId,
  ...{ email: row.email, prompt: row.prompt, mode: row.mode, video_model: row.model },
  ...{ resolution: row.resolution, duration: row.durationSeconds, status: row.status },
  progress: row.status === 'completed' ? 100 : Math.min(99, Math.floor(row.progress * 100)),
  ...outlookOf(row),
  ...{ engine: row.engine, replica: row.replica, trial: row.trial },
  created_at: row.createdAt.toISOString(),
  started_at: iso(row.startedAt),
  completed_at: iso(row.completedAt),
  error: row.errorCode === null ? null : { code: row.errorCode, message: row.errorMessage ?? '' },
  video_url: row.status === 'completed' && row.file !== null && !row.trashed ? at(row.file) : null,
  poster_url: null,
});
