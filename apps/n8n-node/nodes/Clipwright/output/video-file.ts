import type { VideoStatusResponse } from '@clipwright/core/videos';
import type { IBinaryKeyData } from 'n8n-workflow';
import { downloadFile } from '../transport/download-file.js';
import type { Session } from '../transport/session.js';

/** The video's mp4 under the field that the user chose, streamed into n8n's store. */
export async function videoFile(
  { context, baseUrl, pace }: Session,
  itemIndex: number,
  video: VideoStatusResponse & { video_url: string },
): Promise<IBinaryKeyData> {
  const field = context.getNodeParameter('binaryPropertyName', itemIndex, 'data');
  const { fileName } = context.getNodeParameter('options', itemIndex, {}) as { fileName?: string };
  const url = new URL(video.video_url, `${baseUrl}/`).href;
  const file = { url, fileName: mp4Name(fileName || video.video_id) };
  return { [field]: await downloadFile(context, file, pace.longestAbsenceMs) };
}

function mp4Name(name: string): string {
  return /\.mp4$/i.test(name) ? name : `${name}.mp4`;
}
