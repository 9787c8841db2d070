import type { ImageRefusalReason } from './image-intake.js';

/** What is taken, as the end of every refusal of bytes that the caller sent. */
const TAKEN =
  'An image may be a JPEG, PNG or WebP of at most 10 MiB, 25 megapixels and 32 to 8,192 pixels a side.';

type Fault = Exclude<ImageRefusalReason, 'busy' | 'owner_busy'> | 'malformed';

const FAULTS: Readonly<Record<Fault, (detail: string) => string>> = {
  empty: () => 'The image is empty: the file has no bytes.',
  too_large: () => 'The image is too large: the file has more than 10 MiB.',
  not_an_image: () => 'The file is not an image that can be read, whatever its name or type says.',
  other_format: (name) => `The file is ${name}, which is not taken.`,
  broken_off: () => 'The image is broken off: the file ends before its picture does.',
  undecodable: () => 'The image is damaged: it could not be decoded.',
  side_too_short: (size) => `The image is too small: ${size}.`,
  side_too_long: (size) => `The image is too large: ${size}.`,
  too_many_pixels: (size) => `The image is too large: ${size}.`,
  timed_out: () => 'The image took too long to decode.',
  crashed: () => 'The image took too much memory to decode.',
  malformed: () =>
    'The data URI is malformed: after data:image/...;base64, it takes padded base64 without line breaks.',
};

/**
 * What was wrong with an image that the caller sent himself, and what is taken. An address gets no such
 * answer: others' hosts are no one's to look into.
 */
export const textOfSentImage = (reason: Fault, detail: string): string =>
  `${FAULTS[reason](detail)} ${TAKEN}`;
