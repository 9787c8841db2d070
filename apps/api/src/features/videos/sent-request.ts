import { createHash } from 'node:crypto';
import { BodyTooLargeError, isClipwrightError } from '@clipwright/core/errors';
import {
  parseImageToVideo,
  parseTextToVideo,
  requestText,
  type VideoMode,
  type VideoRequest,
} from '@clipwright/core/videos';
import { type Catalogues, readAs } from '@clipwright/engines/catalog';
import { TEXT_BODY_BYTES } from '../../config/body-limits.js';
import { parseJson } from '../../platform/http/strict-json.js';
import { isDataUri, readImageDataUri } from '../../platform/media/image-data-uri.js';
import { IMAGE_LIMITS } from '../../platform/media/image-limits.js';
import type { ImageSent } from '../../platform/media/image-sent.js';
import { imagesIn, type SentImages } from './given-image.js';
import {
  type Fault,
  fromOpenAiBody,
  inOpenAiWords,
  type OpenAiDialect,
  openAiWarnings,
} from './openai-body.js';

/** The bytes of a request, and how to read them. */
export interface SentRequest {
  /** Null where a form came without it. */
  readonly json: Uint8Array | null;
  readonly upload: Uint8Array | null;
  /** Null: an image makes it one from an image, as in the dashboard. */
  readonly mode: VideoMode | null;
  /** Whether it came with an Idempotency-Key. */
  readonly keyed: boolean;
  /** Null: a body of our own; else one of OpenAI's, and how it is read. */
  readonly openAi: OpenAiDialect | null;
}

/**
 * A request as read: its images stand beside it, and their bytes are nowhere else. What is refused is a value,
 * since it crosses threads.
 */
export type RequestRead =
  | {
      readonly ok: true;
      readonly request: VideoRequest;
      readonly images: SentImages | null;
      readonly fingerprint: Uint8Array | null;
    }
  | {
      readonly ok: false;
      readonly code: RefusedCode;
      readonly message: string;
      readonly param: string | null;
    };

const REFUSED_CODES = ['invalid_json', 'invalid_request', 'body_too_large'] as const;
type RefusedCode = (typeof REFUSED_CODES)[number];

/**
 * Reads a request as the first engine that can make it reads it. What none can make is refused in the words
 * of all of them together.
 */
export function readSent(
  sent: SentRequest,
  catalogues: Readonly<Record<VideoMode, Catalogues>>,
): RequestRead {
  try {
    return accepted(sent, read(sent, catalogues));
  } catch (error) {
    const code = REFUSED_CODES.find((known) => isClipwrightError(error) && error.code === known);
    if (code === undefined || !isClipwrightError(error)) throw error;
    const { openAi } = sent;
    return { ok: false, code, ...(openAi === null ? faultOf(error) : inOpenAiWords(error, openAi)) };
  }
}

function read(sent: SentRequest, catalogues: Readonly<Record<VideoMode, Catalogues>>): VideoRequest {
  const { upload, mode } = sent;
  const { body, warnings } = bodyOf(sent);
  const reads = mode ?? (upload !== null || namesImage(body) ? 'image' : 'text');
  const parsed = readAs(reads, catalogues[reads], (catalogue) =>
    reads === 'text'
      ? parseTextToVideo(body, catalogue)
      : parseImageToVideo(body, { catalogue, uploadedImage: upload !== null }),
  );
  if (!parsed.ok) throw parsed.error;
  refuseLongText(parsed.value);
  return { ...parsed.value, warnings: [...warnings, ...parsed.value.warnings] };
}

/** The body as our own routes take it. */
function bodyOf({ json, upload, openAi }: SentRequest): { body: unknown; warnings: readonly string[] } {
  const body = json === null ? {} : parseJson(json);
  if (openAi === null) return { body, warnings: [] };
  return { body: fromOpenAiBody(body, openAi, upload !== null), warnings: openAiWarnings(body, openAi) };
}

const faultOf = ({ message, param }: Fault): Fault => ({ message, param });

/**
 * Fifteen mebibytes are for an image. What is kept of a request beside it is no longer than that of one
 * without.
 */
function refuseLongText({ prompt, negativePrompt }: VideoRequest): void {
  const characters = (prompt?.length ?? 0) + (negativePrompt?.length ?? 0);
  if (characters <= TEXT_BODY_BYTES) return;
  throw new BodyTooLargeError({
    limitBytes: TEXT_BODY_BYTES,
    message: `The request body is larger than ${TEXT_BODY_BYTES} bytes beside its image.`,
  });
}

const namesImage = (body: unknown): boolean =>
  typeof body === 'object' &&
  body !== null &&
  ['image_url', 'source_video_id'].some(
    (field) => ((body as Record<string, unknown>)[field] ?? null) !== null,
  );

function accepted({ upload, keyed }: SentRequest, request: VideoRequest): RequestRead {
  const fingerprint = keyed ? fingerprintOf(request, upload) : null;
  return { ok: true, request: withoutImages(request), images: imagesOf(request, upload), fingerprint };
}

/** What was asked for stays known; what it is made from is not. */
const withoutImages = (request: VideoRequest): VideoRequest => ({
  ...request,
  imageUrl: null,
  lastImageUrl: request.lastImageUrl === null ? null : '',
  referenceImageUrls: request.referenceImageUrls?.map(() => '') ?? null,
});

function imagesOf(
  { imageUrl, lastImageUrl, referenceImageUrls }: VideoRequest,
  upload: Uint8Array | null,
): SentImages | null {
  const first = upload === null ? sentAt(imageUrl) : { upload };
  const references = (referenceImageUrls ?? []).flatMap((address) => sentAt(address) ?? []);
  const images = { first, last: sentAt(lastImageUrl), references };
  return imagesIn(images).length === 0 ? null : images;
}

function sentAt(imageUrl: string | null): ImageSent | null {
  if (imageUrl === null) return null;
  return isDataUri(imageUrl) ? { data: readImageDataUri(imageUrl, IMAGE_LIMITS.maxBytes) } : { imageUrl };
}

/**
 * SHA-256 over what makes two requests the same: the route, as the mode, every parsed field, and the uploaded
 * bytes.
 */
function fingerprintOf(request: VideoRequest, upload: Uint8Array | null): Uint8Array {
  const hash = createHash('sha256').update(requestText(request));
  return (upload === null ? hash : hash.update('\0').update(upload)).digest();
}
