import * as z from 'zod';
import type { VideoModel } from '../models/video-model.js';
import { visibleLength } from '../text/visible-text.js';
import { IMAGE_ADDRESS_TAKES, isImageAddress } from './image-address.js';
import { refusalText } from './refusal.js';
import type { VideoMode } from './video-status.js';

/** Where the image of an image request comes from. */
export type RequestKind = { readonly mode: VideoMode; readonly uploadedImage: boolean };

/** The names that a body may use; everything else is ignored with a warning. */
export const BODY_FIELDS = [
  'prompt',
  'image_url',
  'video_model',
  'resolution',
  'duration',
  'aspect_ratio',
  'seed',
  'negative_prompt',
  'audio',
] as const;

export const LARGEST_SEED = 4_294_967_295;

/**
 * The strict body of one route for one model of the catalogue: the schema is the parser, the type and the
 * JSON Schema.
 */
export function bodySchema(model: VideoModel, { mode, uploadedImage }: RequestKind) {
  const prompt = promptSchema(model);
  return z.object({
    prompt: mode === 'text' ? prompt : prompt.nullish(),
    ...(mode === 'image' ? { image_url: uploadedImage ? noImageUrl() : imageUrl() } : {}),
    video_model: model.default ? z.literal(model.id).nullish() : z.literal(model.id),
    resolution: resolutionSchema(model).nullish(),
    duration: durationSchema(model).nullish(),
    aspect_ratio: z
      .enum(model.aspectRatios, taking('aspect_ratio', `one of ${model.aspectRatios.join(', ')}`))
      .nullish(),
    seed: seedSchema().nullish(),
    negative_prompt: negativePromptSchema(model).nullish(),
    audio: audioSchema(model).nullish(),
  });
}

function promptSchema({ id, maxPromptLength: most }: VideoModel) {
  const error = taking('prompt', `text of 1 to ${grouped(most)} visible characters for ${id}`);
  const fits = (text: string): boolean => visibleLength(text, most) >= 1 && visibleLength(text, most) <= most;
  return z
    .string(error)
    .refine(fits, error)
    .meta({ minLength: 1, description: `1 to ${grouped(most)} Unicode code points after trimming.` });
}

function negativePromptSchema({ id, maxPromptLength: most }: VideoModel) {
  const error = taking('negative_prompt', `text of at most ${grouped(most)} characters for ${id}`);
  return z
    .string(error)
    .refine((text) => visibleLength(text, most) <= most, error)
    .meta({ description: `At most ${grouped(most)} Unicode code points after trimming.` });
}

/** A pattern instead of a lower-casing comparison: the Kelvin sign would lower-case to the k of 2k. */
function resolutionSchema({ id, resolutions }: VideoModel) {
  const labels = resolutions.map((choice) => choice.label);
  const anyCase = labels.map((label) =>
    label.replaceAll(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`),
  );
  const error = taking('resolution', `one of ${labels.join(', ')} for ${id}`);
  return z.string(error).regex(new RegExp(`^(?:${anyCase.join('|')})$`), error);
}

function durationSchema({ id, durations: { min, max } }: VideoModel) {
  const error = taking('duration', `a whole number of seconds from ${min} to ${max} for ${id}`);
  return z.int(error).min(min, error).max(max, error);
}

function seedSchema() {
  const error = taking('seed', `a whole number from 0 to ${LARGEST_SEED}`);
  return z.int(error).min(0, error).max(LARGEST_SEED, error);
}

function audioSchema({ id, audio }: VideoModel) {
  return audio
    ? z.boolean(taking('audio', 'true or false'))
    : z.literal(false, taking('audio', `false for ${id}, which makes no sound`));
}

function imageUrl() {
  const error = taking('image_url', IMAGE_ADDRESS_TAKES);
  return z.string(error).refine(isImageAddress, error).meta({ format: 'uri' });
}

function noImageUrl() {
  return z.null(taking('image_url', 'absent when an image file is uploaded')).optional();
}

/** Every check of a field refuses with the same sentence. */
function taking(field: string, takes: string) {
  return { error: (issue: { readonly input?: unknown }) => refusalText({ field, takes, came: issue.input }) };
}

function grouped(count: number): string {
  return String(count).replace(/(\d)(?=(?:\d{3})+$)/g, '$1,');
}
