import { type KeptValues, toldOf } from '@clipwright/core/fields';
import type { VideoStatusResponse } from '@clipwright/core/videos';
import { keptColumns } from './kept-columns.js';
import { type Held, OUTLOOK, type Outlook, outlookOf } from './outlook.js';

/** A video as the status statement gives it; all null where the account has no such video. */
export interface StatusRow extends Outlook, KeptValues {
  readonly id: string;
  readonly status: VideoStatusResponse['status'];
  readonly progress: number;
  readonly file: string | null;
  /** The blur that stands for its picture, base64; null where it has none. */
  readonly poster: string | null;
  readonly hasSheet: boolean;
  readonly creditsUsed: number;
  /** The kind of the engine that makes it, or made it last. */
  readonly engineKind: VideoStatusResponse['engine'];
  readonly mode: VideoStatusResponse['mode'];
  readonly width: number;
  readonly height: number;
  readonly createdAt: Date;
  readonly startedAt: Date | null;
  readonly completedAt: Date | null;
  readonly expiresAt: Date | null;
  /** When its owner put it into the trash; null: it is not there. */
  readonly trashedAt: Date | null;
  /** Where it was asked for. */
  readonly held?: Held | null;
  readonly warnings: string[];
  readonly errorCode: string | null;
  readonly errorMessage: string | null;
}

/** Columns of `videos video`, with `outlooksOf` their ids, that make a StatusRow. */
export const STATUS_COLUMNS = `
  video.id, video.status, video.progress, video.file, video.poster, video.has_sheet AS "hasSheet", video.credits_used AS "creditsUsed", video.mode,
  video.engine_kind AS "engineKind", ${keptColumns('video')}, video.width, video.height, video.created_at AS "createdAt",
  video.started_at AS "startedAt", video.completed_at AS "completedAt", video.expires_at AS "expiresAt", video.trashed_at AS "trashedAt",
  video.warnings, video.error_code AS "errorCode", video.error_message AS "errorMessage", ${OUTLOOK} AS outlook`;

const isoOrNull = (time: Date | null): string | null => time?.toISOString() ?? null;

/** Whole percents; 100 is kept for what is completed. */
const percentOf = ({ status, progress }: StatusRow): number =>
  status === 'completed' || status === 'expired' ? 100 : Math.min(99, Math.floor(progress * 100));

/** The status object of the contract. Every field is always there. */
export function statusResponse(row: StatusRow, fileUrl: (file: string) => string): VideoStatusResponse {
  return {
    success: true,
    video_id: row.id,
    status: row.status,
    progress: percentOf(row),
    ...outlookOf(row),
    video_url: row.status === 'completed' && row.file !== null ? fileUrl(row.file) : null,
    credits_used: row.creditsUsed,
    ...toldOf(row),
    engine: row.status === 'queued' ? null : row.engineKind,
    mode: row.mode,
    width: row.width,
    height: row.height,
    ...timesOf(row),
    warnings: row.warnings,
    error: row.errorCode === null ? null : { code: row.errorCode, message: row.errorMessage ?? '' },
  };
}

const timesOf = (row: StatusRow) => ({
  created_at: row.createdAt.toISOString(),
  started_at: isoOrNull(row.startedAt),
  completed_at: isoOrNull(row.completedAt),
  expires_at: isoOrNull(row.expiresAt),
});
