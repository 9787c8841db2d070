import {
  BodyTooLargeError,
  InvalidJsonError,
  InvalidRequestError,
  UnsupportedMediaTypeError,
} from '../errors/index.js';
import type { VideoModel } from '../models/video-model.js';
import { parseImageToVideo, parseTextToVideo } from '../videos/parse-video-request.js';
import type { Parsed } from '../videos/refusal.js';
import { requestText, type VideoRequest } from '../videos/video-request.js';
import type { VideoMode } from '../videos/video-status.js';
import type { Exchange } from './exchange.js';

const MEBIBYTE = 1_048_576;
const LIMITS: Readonly<Record<VideoMode, number>> = { text: MEBIBYTE, image: 15 * MEBIBYTE };
const TYPES: Readonly<Record<VideoMode, readonly string[]>> = {
  text: ['application/json'],
  image: ['application/json', 'multipart/form-data'],
};

/** A request as it was read, and the text that is the same for the same request. */
export interface ReadGeneration {
  readonly request: VideoRequest;
  readonly fingerprint: string;
}

/** Reads the body of a generation as the server does. Throws 400, 413 and 415; images are taken on trust. */
export async function readGeneration(exchange: Exchange, mode: VideoMode): Promise<ReadGeneration> {
  const type = mediaTypeOf(exchange.headers);
  if (type === null || !TYPES[mode].includes(type))
    throw new UnsupportedMediaTypeError({ allowed: TYPES[mode] });
  if (exchange.body.length > LIMITS[mode]) throw new BodyTooLargeError({ limitBytes: LIMITS[mode] });
  const { catalogue } = exchange.parts;
  if (type === 'multipart/form-data') return await readForm(exchange, catalogue);
  const body = parseJson(exchange.body);
  const request = valueOf(
    mode === 'text' ? parseTextToVideo(body, catalogue) : parseImageToVideo(body, { catalogue }),
  );
  return { request, fingerprint: requestText(request) };
}

async function readForm(
  { headers, body }: Exchange,
  catalogue: readonly VideoModel[],
): Promise<ReadGeneration> {
  const form = await formOf(headers, body);
  const [image, sent] = [form.get('image'), form.get('request')];
  if (image === null || typeof image === 'string') throw unreadableForm('"image" is missing', 'image');
  const json = typeof sent === 'string' ? new TextEncoder().encode(sent) : await bytesOf(sent);
  const parsed = parseImageToVideo(json === null ? {} : parseJson(json), { catalogue, uploadedImage: true });
  const request = valueOf(parsed);
  return { request, fingerprint: `${requestText(request)} ${await hashOf(image)}` };
}

async function formOf(headers: Headers, body: Uint8Array<ArrayBuffer>): Promise<FormData> {
  const type = headers.get('content-type') ?? '';
  return await new Response(body, { headers: { 'Content-Type': type } }).formData().catch(() => {
    throw unreadableForm('it is malformed', null);
  });
}

const unreadableForm = (fault: string, param: string | null) =>
  new InvalidRequestError({
    message: `The multipart body takes one file part "image" and one part "request" of type application/json; ${fault}.`,
    param,
  });

const bytesOf = async (file: Blob | null): Promise<Uint8Array | null> =>
  file === null ? null : new Uint8Array(await file.arrayBuffer());

async function hashOf(file: Blob): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Null for one that is compressed or in another charset. */
function mediaTypeOf(headers: Headers): string | null {
  const [type = '', ...parameters] = (headers.get('content-type') ?? '').toLowerCase().split(';');
  const charset = parameters.map((text) => /^\s*charset\s*=\s*"?([^"\s]*)/.exec(text)?.[1]).find(Boolean);
  const isPlain = (headers.get('content-encoding') ?? 'identity').trim().toLowerCase() === 'identity';
  return isPlain && ['utf-8', 'utf8'].includes(charset ?? 'utf-8') ? type.trim() : null;
}

function parseJson(bytes: Uint8Array): unknown {
  const text = decoded(bytes);
  if (text.trim() === '')
    throw new InvalidJsonError({ message: 'The request body is empty; it takes a JSON object.' });
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new InvalidJsonError({ cause });
  }
}

function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new InvalidJsonError({ message: 'The request body is not valid UTF-8.', cause });
  }
}

/** What was parsed, or its refusal thrown. */
export function valueOf<T>(parsed: Parsed<T>): T {
  if (parsed.ok) return parsed.value;
  throw parsed.error;
}
