import { z } from 'zod';
import { flavourNamed } from './openai-videos.flavours.js';
import { type OpenAiVideosSettings, settingsInForce } from './openai-videos.settings.js';

/** What may be in a field of a start. */
const TYPES = {
  whole: z.int('a whole number'),
  number: z.number('a number'),
  text: z.string('some text'),
  switch: z.boolean('true or false'),
  object: z.record(z.string(), z.json(), 'an object'),
} as const;

const filled = z.never('is filled from each request');

/** What the engine itself writes into every start. */
const OWN = { model: filled, prompt: filled, seconds: filled, size: filled, input_reference: filled };
const OWN_EXTRAS = { fps: filled, seed: filled, num_frames: filled };

/**
 * What a model may set beside what a request fills, by the server's own names. A server of no known kind
 * takes what it takes.
 */
export function openAiVideosParameters(settings: OpenAiVideosSettings): z.ZodObject {
  const { parameters } = flavourNamed(settings.flavour);
  if (parameters !== null) {
    const types = Object.entries(parameters).map(([name, type]) => [name, TYPES[type]] as const);
    return z.strictObject(optional({ ...Object.fromEntries(types), ...unheard(settings) }));
  }
  return z
    .object(optional(settingsInForce(settings).extraFields ? { ...OWN, ...OWN_EXTRAS } : OWN))
    .catchall(z.json());
}

/** What would be dropped without a word where a request brings an image. */
function unheard(settings: OpenAiVideosSettings): Record<string, z.ZodType> {
  const names = settingsInForce(settings).modes.includes('image')
    ? flavourNamed(settings.flavour).unheardWithImage
    : [];
  const dropped = z.never(
    `is dropped by ${settings.flavour} where a request brings an image: leave it out, or set "modes": ["text"]`,
  );
  return Object.fromEntries(names.map((name) => [name, dropped]));
}

const optional = (shape: Readonly<Record<string, z.ZodType>>): Record<string, z.ZodExactOptional> =>
  Object.fromEntries(Object.entries(shape).map(([name, type]) => [name, z.exactOptional(type)]));
