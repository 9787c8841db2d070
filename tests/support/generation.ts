import { GenerationResponse, VideoStatusResponse } from '@clipwright/core/videos';
import { type Answer, call, type HeaderList } from './call.js';
import { waitUntil } from './wait-until.js';

export const TEXT_TO_VIDEO = '/api/v1/text-to-video.php';
export const VIDEO_STATUS = '/api/v1/video-status.php';

/** The quickest real video: 24 frames at 480p. */
export const SHORT_CLIP = {
  prompt: 'a red ball rolls by the sea',
  video_model: 'modela2',
  resolution: '480p',
  duration: 1,
};

interface Caller {
  readonly origin: string;
  readonly key: string;
}

/** Posts a text-to-video request, by default for the quickest clip. */
export async function postText(
  { origin, key }: Caller,
  body: unknown = SHORT_CLIP,
  more: { headers?: HeaderList; signal?: AbortSignal } = {},
): Promise<Answer> {
  return await call(origin, { method: 'POST', path: TEXT_TO_VIDEO, key, body, ...more });
}

/** The 200 of a generation, checked against its schema. Throws with the whole answer on anything else. */
export function generated(answer: Answer): GenerationResponse {
  if (answer.status !== 200) throw new Error(`Expected a video, got ${answer.status}: ${answer.text}`);
  return GenerationResponse.parse(answer.json);
}

/** The status of an own video, checked against its schema. */
export async function statusOf({ origin, key }: Caller, videoId: string): Promise<VideoStatusResponse> {
  const answer = await call(origin, { path: `${VIDEO_STATUS}?video_id=${videoId}`, key });
  if (answer.status !== 200) throw new Error(`Expected a status, got ${answer.status}: ${answer.text}`);
  return VideoStatusResponse.parse(answer.json);
}

/** Reads the status until the video has one of these states. */
export async function untilStatus(
  caller: Caller,
  videoId: string,
  ...wanted: VideoStatusResponse['status'][]
): Promise<VideoStatusResponse> {
  return await waitUntil({ what: `${videoId} to be ${wanted.join(' or ')}`, everyMs: 100 }, async () => {
    const status = await statusOf(caller, videoId);
    return wanted.includes(status.status) ? status : null;
  });
}
