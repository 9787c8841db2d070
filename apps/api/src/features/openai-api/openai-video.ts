import { ERROR_CODES } from '@clipwright/core/errors';
import type { VideoStatus, VideoStatusResponse } from '@clipwright/core/videos';
import { type StatusRow, statusResponse } from '../videos/status.door.js';

/** A video as OpenAI's SDKs know it. Times are Unix, in seconds; `warnings` are ours. */
export interface OpenAiVideo {
  readonly id: string;
  readonly object: 'video';
  readonly model: string;
  readonly status: 'queued' | 'in_progress' | 'completed' | 'failed';
  readonly progress: number;
  readonly created_at: number;
  readonly completed_at: number | null;
  readonly expires_at: number | null;
  readonly seconds: string;
  readonly size: string;
  readonly prompt: string | null;
  readonly remixed_from_video_id: null;
  readonly error: { readonly code: string; readonly message: string } | null;
  readonly warnings: readonly string[];
}

/** They know four states. A video whose file has expired was completed, and says when it expired. */
const STATES: Readonly<Record<VideoStatus, OpenAiVideo['status']>> = {
  queued: 'queued',
  processing: 'in_progress',
  completed: 'completed',
  expired: 'completed',
  failed: 'failed',
  canceled: 'failed',
};

/** The object of a video. */
export function openAiVideo(row: StatusRow): OpenAiVideo {
  const video = statusResponse(row, (file) => file);
  return {
    id: video.video_id,
    object: 'video',
    model: video.video_model,
    status: STATES[video.status],
    progress: video.progress,
    created_at: seconds(video.created_at) ?? 0,
    completed_at: seconds(video.completed_at),
    expires_at: seconds(video.expires_at),
    seconds: String(video.duration),
    size: `${video.width}x${video.height}`,
    prompt: video.prompt,
    remixed_from_video_id: null,
    error: errorOf(video),
    warnings: video.warnings,
  };
}

const seconds = (time: string | null): number | null =>
  time === null ? null : Math.floor(Date.parse(time) / 1000);

function errorOf({ status, error }: VideoStatusResponse): OpenAiVideo['error'] {
  if (status !== 'canceled') return status === 'failed' ? error : null;
  return { code: 'generation_canceled', message: ERROR_CODES.generation_canceled.message };
}
