import { ClipwrightError } from '../errors/clipwright-error.js';
import type { AcceptedResponse, GenerationResponse, VideoStatusResponse } from '../wire/video-responses.js';
import type { TakenVideo } from './generation.js';
import { answerOf, withAnswer } from './raw-answer.js';

/** What a held call would have been answered, from the status of a video that is over. */
export function madeFrom(status: VideoStatusResponse): GenerationResponse {
  const { video_id, video_url, credits_used, warnings } = status;
  if (!video_url)
    throw new ClipwrightError(
      { code: 'not_found', status: 404, message: 'The file was not found.' },
      { videoId: video_id },
    );
  const made = { success: true, video_id, video_url, credits_used, ...(warnings[0] && { warnings }) };
  return withAnswer(made as GenerationResponse, answerOf(status));
}

/** What a server that answers at once says, from whatever it said. */
export function accepted(video: TakenVideo | VideoStatusResponse): AcceptedResponse {
  const status = video.video_url ? 'completed' : 'processing';
  const told = { success: true, status, queue_position: null, estimated_seconds: null, ...video } as const;
  return withAnswer(told as AcceptedResponse, answerOf(video));
}
