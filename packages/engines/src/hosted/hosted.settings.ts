import type { EngineCapabilities } from '@clipwright/core/engine';
import { offering, upTo } from '@clipwright/core/fields';
import { ASPECT_RATIOS, RESOLUTIONS } from '@clipwright/core/models';
import { VIDEO_MODES, type VideoMode } from '@clipwright/core/videos';
import { z } from 'zod';
import { modelFields, UNHEARD } from './hosted.parameters.js';
import { hostedProvider, INSTALLED_PROVIDERS, packageOf } from './hosted-provider.js';
import { type ProfileInForce, profileOf } from './known-profiles.js';
import { durations, makesSound, type ModelProfile, profileChange, some } from './model-profile.js';
import { misfits } from './profile-fit.js';

const HOUR_MS = 3_600_000;
const GIB = 1024 ** 3;

/** A package by its name in the registry, never a path. */
const PACKAGE_NAME = /^@[a-z0-9][a-z0-9._-]*\/[a-z0-9][a-z0-9._-]*$/;

const whole = (min: number, max: number) => {
  const takes = `a whole number from ${min} to ${max}`;
  return z.int(takes).min(min, takes).max(max, takes);
};
const model = z
  .string()
  .regex(/^[\w@][\w.@-]*(?:[/:]\w[\w.@-]*)*$/, "the model's id as its provider writes it")
  .max(120, 'at most 120 characters');
const secret = z.string().regex(/^[\x21-\x7e]{1,4096}$/, 'visible ASCII characters, without spaces');

const fields = z.strictObject({
  /** fal, replicate, or the name of another AI SDK package. */
  provider: z
    .string()
    .max(100, 'at most 100 characters')
    .refine(
      (name) => INSTALLED_PROVIDERS.includes(name) || PACKAGE_NAME.test(name),
      `${INSTALLED_PROVIDERS.join(', ')}, or the name of an AI SDK package like @ai-sdk/google`,
    ),
  model,
  /** The model for image-to-video, where that is another one. */
  imageModel: model.exactOptional(),
  apiKey: secret.exactOptional(),
  /**
   * What a package's factory takes beside, or instead of, an API key: accessKey and secretKey, say. All of it
   * is secret.
   */
  credentials: z.record(z.string(), secret).exactOptional(),
  /** Fields of the model beside those that a request fills; null leaves a field out. */
  providerOptions: modelFields.exactOptional(),
  /** What a model is like, by its id, in place of what is known of it. */
  profiles: z.record(model, profileChange).exactOptional(),
  /** Under which name a package reads them, where it is none whose name is known here. */
  optionsNamespace: z
    .string()
    .regex(/^[A-Za-z][\w-]{0,60}$/, 'the name under which the package reads provider options')
    .exactOptional(),
  modes: some(VIDEO_MODES).exactOptional(),
  durationsSeconds: durations.exactOptional(),
  resolutions: some(RESOLUTIONS).exactOptional(),
  aspectRatios: some(ASPECT_RATIOS).exactOptional(),
  audio: z.boolean().exactOptional(),
  parallelSlots: whole(1, 1024).default(4),
  /** Only where the provider says in writing that it starts once for one Idempotency-Key. */
  idempotentStart: z.boolean().exactOptional(),
  /** The first pause between two looks; they grow to the longest. */
  pollIntervalMs: whole(1, 60_000).default(2_000),
  maxPollIntervalMs: whole(1, 600_000).default(10_000),
  requestTimeoutMs: whole(10, HOUR_MS).default(30_000),
  startTimeoutMs: whole(10, HOUR_MS).default(120_000),
  maxVideoBytes: whole(1, 8 * GIB).default(GIB),
});

/** Options of an engine that makes videos at a provider who bills for them. */
export const hostedSettings = fields
  .refine(({ provider, apiKey }) => apiKey !== undefined || !INSTALLED_PROVIDERS.includes(provider), {
    path: ['apiKey'],
    error: 'an API key of the provider, as ${NAME_OF_A_VARIABLE} say',
  })
  .refine(
    ({ provider, providerOptions, optionsNamespace }) =>
      providerOptions === undefined || hostedProvider(provider, optionsNamespace).namespace !== null,
    { path: ['providerOptions'], error: UNHEARD },
  )
  .refine(
    ({ provider, model: id, imageModel = id }) =>
      packageOf(provider) !== packageOf('fal') || [id, imageModel].every((each) => each.includes('/')),
    { path: ['model'], error: "the id of fal's page, with its owner in front, as fal-ai/veo3.1" },
  )
  .superRefine((settings, context) => {
    for (const { path, error } of misfits(settings, partsOf(settings)))
      context.addIssue({ code: 'custom', path: [...path], message: error });
  });

export type HostedSettings = z.output<typeof fields>;

/** The remote model of a mode. */
export const modelFor = ({ model: id, imageModel }: HostedSettings, mode: VideoMode): string =>
  mode === 'image' ? (imageModel ?? id) : id;

/** Every setting that no log and no error may show. */
export const secretsOf = ({ apiKey, credentials }: HostedSettings): readonly string[] => [
  ...(apiKey === undefined ? [] : [apiKey]),
  ...Object.values(credentials ?? {}),
];

/** What is known of a model of this engine, the operator's word first. */
const inForce = ({ provider, profiles }: HostedSettings, id: string): ProfileInForce =>
  profileOf(packageOf(provider), id, profiles?.[id]);

/** How the model of a mode is to be asked. */
export const profileFor = (settings: HostedSettings, mode: VideoMode): ModelProfile =>
  inForce(settings, modelFor(settings, mode)).profile;

const partsOf = (settings: HostedSettings): Parameters<typeof misfits>[1] => {
  const { model: id, imageModel = id, provider, optionsNamespace } = settings;
  const used = (each: string) => ({ id: each, ...inForce(settings, each) });
  return {
    models: [used(id), used(imageModel)],
    hasNamespace: hostedProvider(provider, optionsNamespace).namespace !== null,
    abilities: hostedCapabilities(settings),
  };
};

/** What an engine with these settings can do: what is set, and else what is known of its models. */
export function hostedCapabilities(settings: HostedSettings): EngineCapabilities {
  const { provider, model: id, imageModel, parallelSlots } = settings;
  const both = [id, imageModel ?? id].map((each) => inForce(settings, each).profile);
  return {
    modes: settings.modes ?? modesOf(both, imageModel !== undefined),
    durationsSeconds: settings.durationsSeconds ?? {
      min: Math.max(...both.map(({ durationsSeconds }) => durationsSeconds.min)),
      max: Math.min(...both.map(({ durationsSeconds }) => durationsSeconds.max)),
    },
    resolutions: settings.resolutions ?? shared(both.map(({ resolutions }) => resolutions)),
    aspectRatios: settings.aspectRatios ?? shared(both.map(({ aspectRatios }) => aspectRatios)),
    audio: settings.audio ?? both.every(({ sound }) => makesSound(sound)),
    ...imagesOf(both),
    parallelSlots,
    idempotentStart: settings.idempotentStart ?? hostedProvider(provider).idempotentStart,
  };
}

/** An image to end with is the model for images' own; reference images both have to take. */
function imagesOf(both: readonly ModelProfile[]): Pick<EngineCapabilities, 'choices'> {
  const references = both.map(({ referenceImages }) => referenceImages?.most ?? 0);
  return offering({
    last_image_url: both[1]?.lastImageField === undefined ? [] : [1],
    reference_image_urls: upTo(Math.min(...references)),
  });
}

/** A model for images makes videos of images, whatever else is known of it. */
function modesOf(both: readonly ModelProfile[], hasImageModel: boolean): readonly VideoMode[] {
  const [own] = both;
  return hasImageModel ? VIDEO_MODES : (own?.modes ?? VIDEO_MODES);
}

const shared = <T>(lists: readonly (readonly T[])[]): readonly T[] =>
  lists.reduce((all, list) => all.filter((one) => list.includes(one)));
