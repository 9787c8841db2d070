import type { Model, Studio, Video } from '@clipwright/core/dashboard';
import type { VideoMode } from '@clipwright/core/videos';
import { creditsAt } from '@clipwright/core/fields';
import type { RequestBody } from '../requests.js';
import { moreBody, type MoreValues } from './more-fields.js';
import { allowsSize, creditsPerSecond, mostSeconds } from './studio-terms.js';

/** What stands in the form. */
export interface Draft {
  /** From words, or from an image; one that was chosen stays while the other is looked at. */
  readonly mode: VideoMode;
  readonly prompt: string;
  readonly model: string;
  readonly resolution: string;
  readonly aspectRatio: string;
  readonly duration: number;
  readonly more: MoreValues;
  /** An address, or the image itself as a data URI, to be seen and to stand in the code. */
  readonly imageUrl: string;
  /** The image's file, which is what is sent where there is one. */
  readonly imageFile: File | null;
  /** The picture that it ends with, as `imageUrl`; where an engine can. */
  readonly lastImageUrl?: string;
  /** Pictures of what is to be seen, as `imageUrl`; where an engine can. */
  readonly referenceUrls?: readonly string[];
  /** The finished video that it goes on from, in place of an image. */
  readonly sourceVideoId?: string | null;
  /** The video whose image is to be taken, where this browser still has it. */
  readonly imageOf?: string | null;
}

const DEFAULT_RATIO = '16:9';

export const modelOf = (models: readonly Model[], id: string): Model | undefined =>
  models.find((model) => model.id === id);

/**
 * The form as it is first shown: as it was left, or the defaults of the default model, as far as models and plan
 * still go.
 */
export function firstDraft(models: readonly Model[], studio: Studio, kept: Partial<Draft> = {}): Draft {
  const allowed = models.filter(({ id }) => studio.models.includes(id));
  const model =
    modelOf(allowed, kept.model ?? '') ??
    allowed.find((candidate) => candidate.default) ??
    allowed[0] ??
    models[0];
  const blank: Draft = {
    mode: 'text',
    prompt: '',
    more: {},
    imageUrl: '',
    imageFile: null,
    aspectRatio: DEFAULT_RATIO,
    model: '',
    resolution: '',
    duration: 1,
  };
  return model === undefined
    ? blank
    : withModel({ ...blank, duration: model.durations.default, ...kept, imageFile: null }, model, studio);
}

/** The form with another model: what that one can't do, or the plan doesn't, falls back to what both do. */
export function withModel(draft: Draft, model: Model, studio: Studio): Draft {
  const duration = Math.min(Math.max(draft.duration, model.durations.min), mostSeconds(studio, model));
  const { aspectRatio: wanted } = draft;
  const aspectRatio =
    wanted === '' || model.aspect_ratios.some((ratio) => ratio === wanted) ? wanted : DEFAULT_RATIO;
  return {
    ...draft,
    model: model.id,
    resolution: sizeFor(draft.resolution, model, studio),
    duration,
    aspectRatio,
  };
}

/** The form with an image to begin from, whose own ratio the video takes; or without one. */
export function withImage(draft: Draft, imageUrl: string, imageFile: File | null): Draft {
  const isFirst = draft.imageUrl === '' && imageUrl !== '';
  return {
    ...withMode(draft, 'image'),
    imageUrl,
    imageFile,
    imageOf: null,
    aspectRatio: isFirst ? '' : draft.aspectRatio,
  };
}

/** The form for a video from words or from an image. Words have no ratio of their own. */
export const withMode = (draft: Draft, mode: VideoMode): Draft => ({
  ...draft,
  mode,
  aspectRatio: mode === 'text' ? draft.aspectRatio || DEFAULT_RATIO : draft.aspectRatio,
});

/** What another video was made from, to be made again or changed. What it was not to show is not told. */
export const draftOf = (video: Video): Partial<Draft> => ({
  mode: video.mode,
  prompt: video.prompt ?? '',
  model: video.video_model,
  resolution: video.resolution,
  aspectRatio: video.aspect_ratio ?? DEFAULT_RATIO,
  duration: video.duration,
  more: {
    audio: video.has_audio,
    fps: String(video.fps),
    ...(video.seed === null ? {} : { seed: String(video.seed) }),
  },
  ...(video.mode === 'image' ? { imageOf: video.video_id } : {}),
});

function sizeFor(wanted: string, model: Model, studio: Studio): string {
  const allowed = model.resolutions.filter((label) => allowsSize(studio, label, model));
  if (allowed.includes(wanted)) return wanted;
  return allowed.includes(model.default_resolution)
    ? model.default_resolution
    : (allowed.at(-1) ?? model.default_resolution);
}

/** Credits that the video will use. */
export function creditsOf({ resolution, duration, more }: Draft, model: Model | undefined): number {
  if (model === undefined) return 0;
  const { fps = model.fps } = moreBody(more, model) as { fps?: number };
  return creditsAt(creditsPerSecond(resolution, model), { durationSeconds: duration, fps });
}

/** Whether there is enough in the form to ask for a video. */
export const isReady = ({ mode, prompt, imageUrl, sourceVideoId = null }: Draft): boolean =>
  mode === 'image' ? imageUrl !== '' || sourceVideoId !== null : prompt.trim() !== '';

/**
 * The form as the body of a request: what a reader of the code wants to see, and nothing that is a default of
 * no interest.
 */
export function draftBody(draft: Draft, models: readonly Model[]): RequestBody {
  const { mode, prompt, model, resolution, duration } = draft;
  const isFromImage = mode === 'image';
  const fields = {
    prompt: isFromImage && prompt.trim() === '' ? undefined : prompt,
    video_model: model,
    resolution,
    duration,
    aspect_ratio: draft.aspectRatio || undefined,
    ...moreBody(draft.more, modelOf(models, model)),
    ...(isFromImage ? picturesOf(draft, modelOf(models, model)) : {}),
  };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

/** How many pictures of a kind a model's engines look at. */
export const mostPictures = (field: string, model: Model | undefined): number =>
  Math.max(0, ...(model?.choices[field] ?? []).map(Number));

/** What a video from an image is made from; nothing that no engine of the model looks at. */
function picturesOf(draft: Draft, model: Model | undefined): RequestBody {
  const { imageUrl, sourceVideoId = null, lastImageUrl = '', referenceUrls = [] } = draft;
  const references = referenceUrls.slice(0, mostPictures('reference_image_urls', model));
  const mayEnd = lastImageUrl !== '' && mostPictures('last_image_url', model) > 0;
  return {
    ...(sourceVideoId === null ? { image_url: imageUrl } : { source_video_id: sourceVideoId }),
    last_image_url: mayEnd ? lastImageUrl : undefined,
    reference_image_urls: references.length === 0 ? undefined : references,
  };
}

/**
 * What is sent for a form: an image of this computer goes as a file beside the other fields, a third smaller
 * than inside of them. With more images than that one, all of them stand in it.
 */
export function draftToSend(draft: Draft, models: readonly Model[]): RequestBody | FormData {
  const body = draftBody(draft, models);
  const hasMore = 'last_image_url' in body || 'reference_image_urls' in body;
  if (draft.mode === 'text' || draft.imageFile === null || hasMore) return body;
  const { image_url: _image, ...fields } = body;
  const form = new FormData();
  form.set('request', new Blob([JSON.stringify(fields)], { type: 'application/json' }));
  form.set('image', draft.imageFile);
  return form;
}
