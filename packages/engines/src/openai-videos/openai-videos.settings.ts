import type { EngineCapabilities } from '@clipwright/core/engine';
import { FRAME_RATES, offering, upTo } from '@clipwright/core/fields';
import { ASPECT_RATIOS, RESOLUTIONS } from '@clipwright/core/models';
import { VIDEO_MODES } from '@clipwright/core/videos';
import { z } from 'zod';
import { nativeSize } from '../remote/native-size.js';
import { FLAVOUR_NAMES, type FlavourDefaults, flavourNamed } from './openai-videos.flavours.js';
import { knownSizes } from './openai-videos.models.js';

const HOUR_MS = 3_600_000;

const whole = (min: number, max: number) => {
  const takes = `a whole number from ${min} to ${max}`;
  return z.int(takes).min(min, takes).max(max, takes);
};
const some = <const Known extends readonly [string, ...string[]]>(known: Known) =>
  z.array(z.enum(known)).min(1, 'at least one');

const fieldName = z.string().regex(/^[A-Za-z]\w{0,60}$/, "the name of one of the server's fields");

const durations = z
  .strictObject({ min: whole(1, 60), max: whole(1, 60) })
  .refine(({ min, max }) => min <= max, 'a smallest length that is not above the largest');

/**
 * Options of an engine that speaks to a server with the `/v1/videos` API; what is not set is the flavour's
 * own.
 */
export const openAiVideosSettings = z.strictObject({
  flavour: z.enum(FLAVOUR_NAMES),
  /** The model's name at the server. */
  model: z.string().min(1, 'a name').max(300, 'at most 300 characters'),
  /** Sent as a bearer token, and to the replica's own origin alone. */
  apiKey: z
    .string()
    .regex(/^[\x21-\x7e]+$/, 'visible ASCII characters')
    .exactOptional(),
  modes: some(VIDEO_MODES).exactOptional(),
  durationsSeconds: durations.exactOptional(),
  resolutions: some(RESOLUTIONS).exactOptional(),
  aspectRatios: some(ASPECT_RATIOS).exactOptional(),
  audio: z.boolean().exactOptional(),
  parallelSlots: whole(1, 1024).exactOptional(),
  /** The model's own frame rate, where it is not the one that is asked for. */
  fps: whole(1, 120).exactOptional(),
  /** What may be asked for beside 24, where it sends the rate and the model keeps to it. */
  frameRates: z
    .array(z.literal([...FRAME_RATES], `one of ${FRAME_RATES.join(', ')}`))
    .min(1, 'at least one')
    .exactOptional(),
  frameStep: whole(0, 64).exactOptional(),
  sizeMultiple: whole(1, 128).exactOptional(),
  /** The sizes that the model was made for; an empty list: it has none. */
  sizes: z.array(nativeSize).exactOptional(),
  extraFields: z.boolean().exactOptional(),
  /** Where the server takes the picture that a video ends with, as a data URI. */
  lastImageField: fieldName.exactOptional(),
  /** Where it takes reference images, as a list of data URIs, and how many. */
  referenceImages: z.strictObject({ field: fieldName, most: whole(1, 3) }).exactOptional(),
  pollIntervalMs: whole(1, 60_000).exactOptional(),
  requestTimeoutMs: whole(10, HOUR_MS).exactOptional(),
  startTimeoutMs: whole(10, 24 * HOUR_MS).exactOptional(),
  outageToleranceMs: whole(0, HOUR_MS).exactOptional(),
  maxVideoBytes: whole(1, 8 * 1024 ** 3).exactOptional(),
});

export type OpenAiVideosSettings = z.output<typeof openAiVideosSettings>;

/** What is set, and the defaults of flavour and model for the rest. */
export type SettingsInForce = Omit<OpenAiVideosSettings, keyof FlavourDefaults | 'sizes'> &
  FlavourDefaults & { readonly sizes: readonly string[] };

export const settingsInForce = (settings: OpenAiVideosSettings): SettingsInForce => ({
  ...flavourNamed(settings.flavour).defaults,
  sizes: knownSizes(settings.model),
  ...settings,
});

/**
 * What an engine with these settings can do. No flavour knows an idempotency key, so no start may be
 * repeated.
 */
export function openAiVideosCapabilities(settings: OpenAiVideosSettings): EngineCapabilities {
  const {
    modes,
    durationsSeconds,
    resolutions,
    aspectRatios,
    audio,
    parallelSlots,
    fps,
    frameRates = [],
    lastImageField,
    referenceImages,
  } = settingsInForce(settings);
  const offers = offering({
    fps: fps === undefined ? frameRates : [fps],
    last_image_url: lastImageField === undefined ? [] : [1],
    reference_image_urls: upTo(referenceImages?.most ?? 0),
  });
  const makes = { modes, durationsSeconds, resolutions, aspectRatios, audio, ...offers };
  return { ...makes, parallelSlots, idempotentStart: false };
}
