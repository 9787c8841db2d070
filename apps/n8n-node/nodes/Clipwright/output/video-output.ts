import type { VideoStatusResponse } from '@clipwright/core/videos';
import type { IDataObject } from 'n8n-workflow';

const SIMPLE_FIELDS = [
  'video_id',
  'status',
  'progress',
  'prompt',
  'created_at',
  'completed_at',
  'video_url',
  'video_model',
  'engine',
  'resolution',
  'duration',
  'credits_used',
  'warnings',
  'error',
] as const;

/** A video as n8n's items carry it; `video_url` is always a whole address. */
export function videoOutput(
  video: VideoStatusResponse,
  { simplify, baseUrl }: { simplify: boolean; baseUrl: string },
): IDataObject {
  const whole = { ...video, video_url: absoluteUrl(video.video_url, baseUrl) };
  if (!simplify) return whole;
  return Object.fromEntries(SIMPLE_FIELDS.map((name) => [name, whole[name]]));
}

function absoluteUrl(url: string | null, baseUrl: string): string | null {
  return url === null ? null : new URL(url, `${baseUrl}/`).href;
}
