import type { EngineRequest } from '@clipwright/core/engine';
import { nearestAspectRatio, RESOLUTIONS } from '@clipwright/core/models';
import type { experimental_startVideo, JSONValue } from 'ai';
import { z } from 'zod';
import type { HostedProvider } from './hosted-provider.js';
import { type HostedSettings, modelFor } from './hosted.settings.js';
import { knownModel, type LengthInput } from './known-models.js';

type StartCall = Parameters<typeof experimental_startVideo>[0];

/** What the SDK is told of one video, beside the model and how to send it. */
export type StartInput = Pick<
  StartCall,
  'prompt' | 'aspectRatio' | 'duration' | 'resolution' | 'seed' | 'generateAudio' | 'providerOptions'
>;

type Body = Readonly<Record<string, JSONValue>>;

/** Models want words even where an image says it all. */
const NO_PROMPT = 'The scene in the picture comes to life, with gentle and natural motion.';

/** Says a request in the SDK's words, and in the model's own where the SDK has none or drops them. */
export function startInput(
  request: EngineRequest,
  settings: HostedSettings,
  provider: HostedProvider,
): StartInput {
  const own = { ...settings.providerOptions, ...z.record(z.string(), z.json()).parse(request.params) };
  if (!provider.optionsAreBody) return { ...generalInput(request), providerOptions: under(provider, own) };
  const { input } = knownModel(settings.provider, modelFor(settings, request.mode));
  const body = { ...bodyOf(request, settings), ...own };
  const duration =
    input.length.as === 'sdk' && body['duration'] !== null
      ? { duration: nextLength(request.durationSeconds, input.length.choices) }
      : {};
  const shape =
    input.aspectRatio && body['aspect_ratio'] !== null ? { aspectRatio: aspectRatioOf(request) } : {};
  return {
    prompt: promptOf(request),
    ...duration,
    ...shape,
    providerOptions: under(provider, body),
  };
}

/**
 * For packages of which nothing special is known: each warns of what it does not take. No caller asks for a
 * frame rate.
 */
function generalInput(request: EngineRequest): Omit<StartInput, 'providerOptions'> {
  const { width, height, seed, audio, durationSeconds } = request;
  return {
    prompt: promptOf(request),
    aspectRatio: aspectRatioOf(request),
    resolution: `${width}x${height}`,
    duration: durationSeconds,
    seed,
    generateAudio: audio,
  };
}

/**
 * Fields of the body: the SDK drops sizes and a seed of 0 on their way to fal, and has no negative prompt.
 */
function bodyOf(request: EngineRequest, settings: HostedSettings): Body {
  const { input } = knownModel(settings.provider, modelFor(settings, request.mode));
  const label = RESOLUTIONS.find(
    (name) => Number.parseInt(name, 10) === Math.min(request.width, request.height),
  );
  const size = label === undefined ? undefined : input.resolutionLabels?.[label];
  return {
    ...lengthBody(input.length, request.durationSeconds),
    ...(size === undefined ? {} : { resolution: size }),
    ...(input.audioSwitch ? { generate_audio: request.audio } : {}),
    ...(input.negativePrompt && request.negativePrompt !== null
      ? { negative_prompt: request.negativePrompt }
      : {}),
    ...(input.seed ? { seed: request.seed } : {}),
  };
}

function lengthBody(length: LengthInput, seconds: number): Body {
  if (length.as === 'text') return { duration: String(nextLength(seconds, length.choices)) };
  if (length.as === 'sdk') return {};
  const frames = Math.ceil(seconds * length.fps) + 1;
  return { num_frames: Math.min(length.max, Math.max(length.min, frames)), frames_per_second: length.fps };
}

/** The shortest length on offer that is long enough, or the longest. */
function nextLength(seconds: number, choices: readonly number[] | undefined): number {
  if (choices === undefined) return seconds;
  return choices.find((choice) => choice >= seconds) ?? choices.at(-1) ?? seconds;
}

const aspectRatioOf = ({ width, height }: EngineRequest) => nearestAspectRatio(width, height);

function promptOf({ prompt, image }: EngineRequest): StartCall['prompt'] {
  return image === null ? (prompt ?? NO_PROMPT) : { image, text: prompt ?? NO_PROMPT };
}

const under = ({ namespace }: HostedProvider, fields: Body): Record<string, Record<string, JSONValue>> =>
  namespace === null ? {} : { [namespace]: withoutNulls(fields) };

const withoutNulls = (fields: Body): Record<string, JSONValue> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));
