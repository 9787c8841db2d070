import { EngineError, type EngineRequest } from '@clipwright/core/engine';
import { nearestAspectRatio, type Resolution, RESOLUTIONS } from '@clipwright/core/models';
import type { experimental_startVideo, JSONValue } from 'ai';
import { z } from 'zod';
import { dataUriOf } from '../remote/image-file.js';
import type { HostedProvider } from './hosted-provider.js';
import { type HostedSettings, modelFor, profileFor } from './hosted.settings.js';
import { lengthToAsk, longestOf, type ModelProfile } from './model-profile.js';

type StartCall = Parameters<typeof experimental_startVideo>[0];

/** What the SDK is told of one video, beside the model and how to send it. */
export type StartInput = Pick<
  StartCall,
  'prompt' | 'aspectRatio' | 'duration' | 'resolution' | 'seed' | 'generateAudio' | 'providerOptions'
>;

type Body = Readonly<Record<string, JSONValue>>;

/** One video, as its model is to be asked for it. */
interface Order {
  readonly request: EngineRequest;
  readonly profile: ModelProfile;
  readonly provider: HostedProvider;
}

/** Models want words even where an image says it all. */
const NO_PROMPT = 'The scene in the picture comes to life, with gentle and natural motion.';

/**
 * Says a request in the SDK's words, and in the model's own where the SDK has none or drops them. Throws an
 * EngineError where the model makes nothing that long: half of a video would be paid for, and of no use.
 */
export function startInput(
  request: EngineRequest,
  settings: HostedSettings,
  provider: HostedProvider,
): StartInput {
  const order = { request, provider, profile: profileFor(settings, request.mode) };
  const longest = longestOf(order.profile.length) ?? request.durationSeconds;
  if (request.durationSeconds > longest)
    throw new EngineError('unavailable', `${provider.title} makes no video of that length at the moment.`, {
      detail: `${modelFor(settings, request.mode)} makes at most ${longest} s: lower "durationsSeconds" of this engine.`,
    });
  const own = { ...settings.providerOptions, ...z.record(z.string(), z.json()).parse(request.params) };
  const fields = { ...fieldsOf(order), ...own, ...imageFieldOf(order), ...moreImagesOf(order) };
  return {
    prompt: promptOf(order),
    ...inSdkWords(order, fields),
    providerOptions: under(provider, fields),
  };
}

/** What the model has no word for, as sentences: it was asked for and can't be had. */
export function leftOut(request: EngineRequest, settings: HostedSettings): string[] {
  const { negativePromptField } = profileFor(settings, request.mode);
  return request.negativePrompt !== null && negativePromptField === null
    ? ['The model is not known to take a negative prompt, so yours was left out.']
    : [];
}

/** What the SDK says in words of its own; where a field is null, the operator wants it left out. */
function inSdkWords(order: Order, fields: Body): Omit<StartInput, 'prompt' | 'providerOptions'> {
  const { request, profile, provider } = order;
  const { width, height, seed, audio } = request;
  return {
    ...(fields['duration'] === null ? {} : lengthWord(order)),
    ...(fields['aspect_ratio'] === null ? {} : shapeWord(order)),
    ...(profile.sizes === 'pixels' && { resolution: `${width}x${height}` as const }),
    ...(profile.takesSeed && !provider.optionsAreBody && { seed }),
    ...(profile.sound === 'package' && { generateAudio: audio }),
  };
}

const lengthWord = ({ request, profile: { length } }: Order): Pick<StartInput, 'duration'> =>
  length.as === 'package' ? { duration: lengthToAsk(length, lengthWanted(request)) } : {};

const shapeWord = ({ request, profile }: Order): Pick<StartInput, 'aspectRatio'> =>
  profile.shapeIn.includes(request.mode)
    ? { aspectRatio: nearestAspectRatio(request.width, request.height) }
    : {};

/**
 * Fields of the model: the SDK drops sizes and a seed of 0 on their way to fal, and has no negative prompt.
 */
function fieldsOf(order: Order): Body {
  const { request, profile, provider } = order;
  const { sound, takesSeed } = profile;
  return {
    ...lengthFields(order),
    ...sizeField(order),
    ...(typeof sound !== 'string' && { [sound.field]: request.audio }),
    ...negativePromptOf(order),
    ...(takesSeed && provider.optionsAreBody && { seed: request.seed }),
  };
}

function sizeField({ request, profile: { sizes } }: Order): Body {
  const size = sizeOf(request);
  const label = typeof sizes === 'string' || size === undefined ? undefined : sizes[size];
  return label === undefined ? {} : { resolution: label };
}

const negativePromptOf = ({ request, profile: { negativePromptField: field } }: Order): Body =>
  field === null || request.negativePrompt === null ? {} : { [field]: request.negativePrompt };

function lengthFields({ request, profile: { length } }: Order): Body {
  if (length.as === 'frames') {
    const frames = Math.ceil(request.durationSeconds * length.fps) + 1;
    return {
      num_frames: Math.min(length.max, Math.max(length.min, frames)),
      frames_per_second: length.fps,
    };
  }
  if (length.as === 'package') return {};
  const asked = lengthToAsk(length, lengthWanted(request));
  return { duration: length.as === 'text' ? String(asked) : asked };
}

const lengthWanted = (request: EngineRequest) => ({
  durationSeconds: request.durationSeconds,
  resolution: sizeOf(request),
});

const sizeOf = ({ width, height }: EngineRequest): Resolution | undefined =>
  RESOLUTIONS.find((name) => Number.parseInt(name, 10) === Math.min(width, height));

/** The image under a name that the package does not know; it is the caller's, whatever the settings say. */
const imageFieldOf = ({ request: { image }, profile: { imageField } }: Order): Body =>
  image === null || imageField === null ? {} : { [imageField]: dataUriOf(image) };

/** Images beside the first, as the model's own fields take them. */
const moreImagesOf = ({ request: { lastImage, referenceImages: images }, profile }: Order): Body => ({
  ...(lastImage !== null &&
    profile.lastImageField !== undefined && { [profile.lastImageField]: dataUriOf(lastImage) }),
  ...(images.length > 0 &&
    profile.referenceImages !== undefined && { [profile.referenceImages.field]: images.map(dataUriOf) }),
});

function promptOf({ request: { prompt, image }, profile: { imageField } }: Order): StartCall['prompt'] {
  const text = prompt ?? NO_PROMPT;
  return image === null || imageField !== null ? text : { image, text };
}

const under = ({ namespace }: HostedProvider, fields: Body): Record<string, Record<string, JSONValue>> =>
  namespace === null ? {} : { [namespace]: withoutNulls(fields) };

const withoutNulls = (fields: Body): Record<string, JSONValue> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));
