import type { VideoStatusResponse } from '@clipwright/core/videos';
import type { INodeExecutionData } from 'n8n-workflow';
import { videoOutput } from '../Clipwright/output/video-output.js';
import { downloadFile } from '../Clipwright/transport/download-file.js';
import type { TriggerSession, Wanted } from './trigger-session.js';

/** What the server can leave out by itself. */
export const asked = ({ events, mode }: Wanted) => ({
  ...(events.length === 1 ? { status: events[0] } : {}),
  ...(mode === undefined ? {} : { mode }),
});

export function matches(video: VideoStatusResponse, { events, model, promptContains }: Wanted): boolean {
  if (!events.includes(video.status)) return false;
  if (model !== undefined && model !== video.video_model) return false;
  return (video.prompt ?? '').toLowerCase().includes(promptContains);
}

/** A video as an item, with its mp4 where that is asked for and there is one. */
export async function itemOf(
  { transport, baseUrl, wanted: { simplify, fileField } }: TriggerSession,
  video: VideoStatusResponse,
): Promise<INodeExecutionData> {
  const json = videoOutput(video, { simplify, baseUrl });
  if (fileField === null || video.video_url === null) return { json };
  const url = new URL(video.video_url, `${baseUrl}/`).href;
  const file = await downloadFile(transport, { url, fileName: `${video.video_id}.mp4` });
  return { json, binary: { [fileField]: file } };
}
