import {
  type ClipwrightError,
  EngineUnavailableError,
  GenerationCanceledError,
  GenerationFailedError,
  GenerationTimeoutError,
  StorageFullError,
} from '@clipwright/core/errors';
import type { AcceptedResponse, GenerationResponse, Preference } from '@clipwright/core/videos';
import { outlookOf } from '../outlook.js';
import type { VideoOutcome } from '../video-outcome.js';

/** A status and a body for the caller of a generation route. */
export type GenerationAnswer =
  | { readonly status: 200; readonly body: GenerationResponse }
  | { readonly status: 202; readonly body: AcceptedResponse };

/** What a video that stands like this answers. @throws the 500s of the contract, all with the video's id */
export function generationAnswer(
  outcome: VideoOutcome,
  preference: Preference,
  fileUrl: (file: string) => string,
): GenerationAnswer {
  if (outcome.status === 'completed' && outcome.file !== null)
    return completed(outcome, fileUrl(outcome.file));
  if (outcome.status === 'queued' || outcome.status === 'processing') return unfinished(outcome, preference);
  throw endedWithout(outcome);
}

function completed(outcome: VideoOutcome, videoUrl: string): GenerationAnswer {
  const body = {
    success: true as const,
    video_id: outcome.id,
    video_url: videoUrl,
    credits_used: outcome.creditsUsed,
  };
  return {
    status: 200,
    body: outcome.warnings.length > 0 ? { ...body, warnings: [...outcome.warnings] } : body,
  };
}

function unfinished(outcome: VideoOutcome, { respondAsync, waitSeconds }: Preference): GenerationAnswer {
  if (!respondAsync && waitSeconds === null) throw new GenerationTimeoutError({ videoId: outcome.id });
  return {
    status: 202,
    body: { success: true, video_id: outcome.id, status: outcome.status, ...outlookOf(outcome) },
  };
}

function endedWithout({ id: videoId, status, errorCode, errorMessage }: VideoOutcome): ClipwrightError {
  if (status === 'canceled') return new GenerationCanceledError({ videoId });
  const facts = errorMessage === null ? { videoId } : { videoId, message: errorMessage };
  if (errorCode === 'engine_unavailable') return new EngineUnavailableError(facts);
  if (errorCode === 'storage_full') return new StorageFullError(facts);
  return new GenerationFailedError(facts);
}

/** The Preference-Applied header (RFC 7240) of a 202. */
export function preferenceApplied({ respondAsync, waitSeconds }: Preference): string {
  const applied = [respondAsync ? 'respond-async' : '', waitSeconds === null ? '' : `wait=${waitSeconds}`];
  return applied.filter(Boolean).join(', ');
}
