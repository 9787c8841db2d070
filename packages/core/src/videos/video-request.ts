import { DEFAULT_ASPECT_RATIO } from '../models/video-model.js';
import type { AspectRatio, ModelId, Resolution, VideoModel } from '../models/video-model.js';
import type { BODY_FIELDS } from './request-body.js';
import type { VideoMode } from './video-status.js';

/** A generation request, read and filled in. Texts are as sent; the size is as served. */
export interface VideoRequest {
  readonly mode: VideoMode;
  readonly prompt: string | null;
  readonly negativePrompt: string | null;
  readonly model: ModelId;
  readonly resolution: Resolution;
  /** Null only in image mode: the image's own ratio, nearest of those that the model makes. */
  readonly aspectRatio: AspectRatio | null;
  readonly durationSeconds: number;
  /** Whether the file gets an audio track. */
  readonly audio: boolean;
  readonly seed: number | null;
  /** Null in text mode, and when the image was uploaded with the request. */
  readonly imageUrl: string | null;
  readonly warnings: readonly string[];
}

/** A body that passed its schema. */
export interface CheckedBody {
  readonly prompt?: string | null | undefined;
  readonly image_url?: string | null | undefined;
  readonly resolution?: string | null | undefined;
  readonly duration?: number | null | undefined;
  readonly aspect_ratio?: AspectRatio | null | undefined;
  readonly seed?: number | null | undefined;
  readonly negative_prompt?: string | null | undefined;
  readonly audio?: boolean | null | undefined;
}

/** A name that a request body may use. */
export type BodyField = (typeof BODY_FIELDS)[number];

/** Fills in the model's defaults. */
export function filledRequest(
  body: CheckedBody,
  model: VideoModel,
  mode: VideoMode,
): Omit<VideoRequest, 'warnings'> {
  return {
    mode,
    ...filledTexts(body),
    model: model.id,
    resolution: servedResolution(model, body.resolution),
    aspectRatio: body.aspect_ratio ?? (mode === 'text' ? defaultRatio(model) : null),
    durationSeconds: body.duration ?? model.durations.default,
    audio: model.audio && (body.audio ?? true),
    seed: body.seed == null ? null : Math.abs(body.seed),
  };
}

/** The wire body that parses to this request again. */
export function requestBody(request: VideoRequest): Partial<Record<BodyField, string | number | boolean>> {
  const { prompt, negativePrompt, aspectRatio, seed, imageUrl } = request;
  return {
    video_model: request.model,
    resolution: request.resolution,
    duration: request.durationSeconds,
    audio: request.audio,
    ...(prompt === null ? {} : { prompt }),
    ...(negativePrompt === null ? {} : { negative_prompt: negativePrompt }),
    ...(aspectRatio === null ? {} : { aspect_ratio: aspectRatio }),
    ...(seed === null ? {} : { seed }),
    ...(imageUrl === null ? {} : { image_url: imageUrl }),
  };
}

function filledTexts(body: CheckedBody): Pick<VideoRequest, 'prompt' | 'negativePrompt' | 'imageUrl'> {
  return {
    prompt: body.prompt ?? null,
    negativePrompt: body.negative_prompt ?? null,
    imageUrl: body.image_url ?? null,
  };
}

/** An engine that can't make the usual shape gets a model whose first shape is the default. */
function defaultRatio({ aspectRatios }: VideoModel): AspectRatio {
  return aspectRatios.includes(DEFAULT_ASPECT_RATIO)
    ? DEFAULT_ASPECT_RATIO
    : (aspectRatios[0] ?? DEFAULT_ASPECT_RATIO);
}

function servedResolution(model: VideoModel, label: string | null | undefined): Resolution {
  const sent = label?.toLowerCase();
  return model.resolutions.find((choice) => choice.label === sent)?.servedAs ?? model.defaultResolution;
}
