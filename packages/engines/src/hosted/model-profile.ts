import { ASPECT_RATIOS, type AspectRatio, type Resolution, RESOLUTIONS } from '@clipwright/core/models';
import { VIDEO_MODES, type VideoMode } from '@clipwright/core/videos';
import { z } from 'zod';

/**
 * How a model is asked for its length: as its package writes it, as text ("5"), as a number, or in frames.
 * `choices`, from short to long, are all that it makes; `at`: fewer of them, at one size.
 */
export type LengthInput =
  | {
      readonly as: 'package' | 'text' | 'number';
      readonly choices?: readonly number[];
      readonly at?: Readonly<Partial<Record<Resolution, readonly number[]>>>;
    }
  | { readonly as: 'frames'; readonly fps: number; readonly min: number; readonly max: number };

/**
 * none: the model makes none. always: it can't be asked without. package: the SDK's own switch. Else the
 * model's field, and what it does where that is left out.
 */
export type SoundInput =
  | 'none'
  | 'always'
  | 'package'
  | { readonly field: string; readonly byDefault: boolean };

/** What is known of one remote model: what customers may ask of it, and how it is asked. */
export interface ModelProfile {
  readonly modes: readonly VideoMode[];
  readonly durationsSeconds: { readonly min: number; readonly max: number };
  readonly length: LengthInput;
  readonly resolutions: readonly Resolution[];
  /** What the model calls each size, in `resolution`; none: it has no such field. pixels: by their number. */
  readonly sizes: 'none' | 'pixels' | Readonly<Partial<Record<Resolution, string>>>;
  readonly aspectRatios: readonly AspectRatio[];
  /** In which modes it takes the shape; from an image it mostly takes the image's own. */
  readonly shapeIn: readonly VideoMode[];
  /** The field of the image; null: the one that the package writes. */
  readonly imageField: string | null;
  /** The field of the picture that a video from an image ends with; left out: the model has none. */
  readonly lastImageField?: string;
  /** The field of a list of reference images, and how many it takes. */
  readonly referenceImages?: { readonly field: string; readonly most: number };
  readonly sound: SoundInput;
  readonly negativePromptField: string | null;
  readonly takesSeed: boolean;
  /** Where this was read, and what of it was not seen. */
  readonly source: string;
}

/** What an operator says of a model, in place of what is known. */
export type ProfileChange = Partial<ModelProfile>;

/** A length in seconds, from 1 to 60. */
export const seconds = z.int('a whole number from 1 to 60').min(1, 'at least 1').max(60, 'at most 60');
const fieldName = z.string().regex(/^[A-Za-z]\w{0,60}$/, "the name of one of the model's fields");
const label = z.string().min(1, 'some text').max(60, 'at most 60 characters');
const references = z.int('a whole number from 1 to 3').min(1, 'at least 1').max(3, 'at most 3');
const rate = z.int('a whole number from 1 to 120').min(1, 'at least 1').max(120, 'at most 120');
const frames = z.int('a whole number of frames').min(1, 'at least 1').max(10_000, 'at most 10000');

/** Some of what is known, each once. */
export const some = <const Known extends readonly [string, ...string[]]>(known: Known) =>
  z.array(z.enum(known)).min(1, 'at least one');

/** The shortest and the longest that customers may ask for. */
export const durations = z
  .strictObject({ min: seconds, max: seconds })
  .refine(({ min, max }) => min <= max, 'a smallest length that is not above the largest');

const choices = z
  .array(seconds)
  .min(1, 'at least one length')
  .refine((all) => all.every((one, index) => index === 0 || one > (all[index - 1] ?? one)), {
    error: 'lengths from short to long',
  });

const length = z.discriminatedUnion(
  'as',
  [
    z.strictObject({
      as: z.enum(['package', 'text', 'number']),
      choices: choices.exactOptional(),
      at: z.partialRecord(z.enum(RESOLUTIONS), choices).exactOptional(),
    }),
    z
      .strictObject({ as: z.literal('frames'), fps: rate, min: frames, max: frames })
      .refine(({ min, max }) => min <= max, 'a smallest number of frames that is not above the largest'),
  ],
  'a length: { "as": "package", "text", "number" or "frames", … }',
);

/** What may stand in the settings under the model's id. */
export const profileChange: z.ZodType<ProfileChange> = z.strictObject({
  modes: some(VIDEO_MODES).exactOptional(),
  durationsSeconds: durations.exactOptional(),
  length: length.exactOptional(),
  resolutions: some(RESOLUTIONS).exactOptional(),
  sizes: z
    .union(
      [z.enum(['none', 'pixels']), z.partialRecord(z.enum(RESOLUTIONS), label)],
      '"none", "pixels", or what the model calls each size, as { "720p": "hd" }',
    )
    .exactOptional(),
  aspectRatios: some(ASPECT_RATIOS).exactOptional(),
  shapeIn: z.array(z.enum(VIDEO_MODES)).exactOptional(),
  imageField: fieldName.nullable().exactOptional(),
  lastImageField: fieldName.exactOptional(),
  referenceImages: z.strictObject({ field: fieldName, most: references }).exactOptional(),
  sound: z
    .union(
      [z.enum(['none', 'always', 'package']), z.strictObject({ field: fieldName, byDefault: z.boolean() })],
      '"none", "always", "package", or { "field": …, "byDefault": true or false }',
    )
    .exactOptional(),
  negativePromptField: fieldName.nullable().exactOptional(),
  takesSeed: z.boolean().exactOptional(),
  source: z.string().max(500, 'at most 500 characters').exactOptional(),
});

/** Every whole second from one to another. */
export const lengthsFrom = (min: number, max: number): readonly number[] =>
  Array.from({ length: max - min + 1 }, (_, index) => min + index);

/** The longest that a model makes, in seconds; null where that is not known. */
export function longestOf(input: LengthInput): number | null {
  return input.as === 'frames' ? (input.max - 1) / input.fps : (input.choices?.at(-1) ?? null);
}

/** The shortest length on offer that is long enough, or the longest; what is too long is cut when it is there. */
export function lengthToAsk(
  input: Exclude<LengthInput, { as: 'frames' }>,
  { durationSeconds, resolution }: { durationSeconds: number; resolution: Resolution | undefined },
): number {
  const atSize = resolution === undefined ? undefined : input.at?.[resolution];
  const offered = atSize ?? input.choices ?? [];
  return offered.find((choice) => choice >= durationSeconds) ?? offered.at(-1) ?? durationSeconds;
}

/** Whether a model makes sound, asked or not. */
export const makesSound = (sound: SoundInput): boolean => sound !== 'none';
