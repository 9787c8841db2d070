import { z } from 'zod';
import { hostedProvider } from './hosted-provider.js';

const filled = z.never('is filled from each request').exactOptional();
const text = z.string('some text, or null').nullable().exactOptional();
const whole = z.int('a whole number, or null').nullable().exactOptional();

/**
 * Fields of a remote model beside those that a request says best; null leaves one out. What further fields a
 * model has only its provider knows, so they are taken as they are.
 */
export const modelFields = z
  .object({
    prompt: filled,
    image: filled,
    image_url: filled,
    aspect_ratio: text,
    resolution: text,
    negative_prompt: text,
    duration: z
      .union([z.string(), z.number()], 'a length as text or number, or null')
      .nullable()
      .exactOptional(),
    num_frames: whole,
    frames_per_second: whole,
    num_inference_steps: whole,
    seed: whole,
    generate_audio: z.boolean('true, false, or null').nullable().exactOptional(),
  })
  .catchall(z.json());

/** A package drops what it does not find under its own name for it, and says nothing. */
export const UNHEARD =
  'is read by its package under a name that is not known here: set "optionsNamespace" to that name';

/** What a model may set for its videos: nothing where the package would not hear it. */
export const hostedParameters = ({
  provider,
  optionsNamespace,
}: {
  readonly provider: string;
  readonly optionsNamespace?: string;
}): z.ZodObject =>
  hostedProvider(provider, optionsNamespace).namespace === null
    ? z.object({}).catchall(z.custom(() => false, UNHEARD))
    : modelFields;
