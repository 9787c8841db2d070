import type { EngineCapabilities } from '@clipwright/core/engine';
import { ASPECT_RATIOS, RESOLUTIONS } from '@clipwright/core/models';
import { VIDEO_MODES, type VideoMode } from '@clipwright/core/videos';
import { z } from 'zod';
import { modelFields, UNHEARD } from './hosted.parameters.js';
import { hostedProvider, INSTALLED_PROVIDERS } from './hosted-provider.js';
import { type KnownModel, knownModel } from './known-models.js';

const HOUR_MS = 3_600_000;
const GIB = 1024 ** 3;

/** A package by its name in the registry, never a path. */
const PACKAGE_NAME = /^@[a-z0-9][a-z0-9._-]*\/[a-z0-9][a-z0-9._-]*$/;

const whole = (min: number, max: number) => {
  const takes = `a whole number from ${min} to ${max}`;
  return z.int(takes).min(min, takes).max(max, takes);
};
const some = <const Known extends readonly [string, ...string[]]>(known: Known) =>
  z.array(z.enum(known)).min(1, 'at least one');
const model = z
  .string()
  .regex(/^[\w.@-]+(?:[/:][\w.@-]+)*$/, "the model's id as its provider writes it")
  .max(120, 'at most 120 characters');
const secret = z.string().regex(/^[\x21-\x7e]{1,4096}$/, 'visible ASCII characters, without spaces');
const seconds = whole(1, 60);

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
  /** Under which name a package reads them, where it is none whose name is known here. */
  optionsNamespace: z
    .string()
    .regex(/^[A-Za-z][\w-]{0,60}$/, 'the name under which the package reads provider options')
    .exactOptional(),
  modes: some(VIDEO_MODES).exactOptional(),
  durationsSeconds: z
    .strictObject({ min: seconds, max: seconds })
    .refine(({ min, max }) => min <= max, 'a smallest length that is not above the largest')
    .exactOptional(),
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
    ({ provider, model: id, imageModel }) =>
      provider !== 'fal' || [id, imageModel ?? id].every((each) => each.startsWith('fal-ai/')),
    {
      path: ['model'],
      error: 'a model of fal whose id begins with fal-ai/, for the AI SDK reaches no others',
    },
  );

export type HostedSettings = z.output<typeof hostedSettings>;

/** The remote model of a mode. */
export const modelFor = ({ model: id, imageModel }: HostedSettings, mode: VideoMode): string =>
  mode === 'image' ? (imageModel ?? id) : id;

/** Every setting that no log and no error may show. */
export const secretsOf = ({ apiKey, credentials }: HostedSettings): readonly string[] => [
  ...(apiKey === undefined ? [] : [apiKey]),
  ...Object.values(credentials ?? {}),
];

/** What an engine with these settings can do: what is set, and else what is known of its models. */
export function hostedCapabilities(settings: HostedSettings): EngineCapabilities {
  const { provider, model: id, imageModel, parallelSlots } = settings;
  const both = [id, imageModel ?? id].map((each) => knownModel(provider, each).abilities);
  return {
    modes: settings.modes ?? modesOf(both, imageModel !== undefined),
    durationsSeconds: settings.durationsSeconds ?? {
      min: Math.max(...both.map(({ durationsSeconds }) => durationsSeconds.min)),
      max: Math.min(...both.map(({ durationsSeconds }) => durationsSeconds.max)),
    },
    resolutions: settings.resolutions ?? shared(both.map(({ resolutions }) => resolutions)),
    aspectRatios: settings.aspectRatios ?? shared(both.map(({ aspectRatios }) => aspectRatios)),
    audio: settings.audio ?? both.every(({ audio }) => audio),
    parallelSlots,
    idempotentStart: settings.idempotentStart ?? hostedProvider(provider).idempotentStart,
  };
}

/** A model for images makes videos of images, whatever else is known of it. */
function modesOf(both: readonly KnownModel['abilities'][], hasImageModel: boolean): readonly VideoMode[] {
  const [own] = both;
  return hasImageModel ? VIDEO_MODES : (own?.modes ?? VIDEO_MODES);
}

const shared = <T>(lists: readonly (readonly T[])[]): readonly T[] =>
  lists.reduce((all, list) => all.filter((one) => list.includes(one)));
