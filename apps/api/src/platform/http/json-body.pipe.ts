import { BodyTooLargeError, InvalidJsonError, UnsupportedMediaTypeError } from '@clipwright/core/errors';
import type { PipeTransform } from '@nestjs/common';
import { isJsonMediaType } from './media-type.js';
import { UnreadBody } from './unread-body.js';

/**
 * Reads a JSON body: media type, size and UTF-8 are checked, in this order, and only then is it parsed.
 * @throws UnsupportedMediaTypeError, BodyTooLargeError, InvalidJsonError
 */
export class JsonBodyPipe implements PipeTransform<unknown, Promise<unknown>> {
  constructor(private readonly limitBytes: number) {}

  async transform(body: unknown): Promise<unknown> {
    if (!(body instanceof UnreadBody) || !isJsonMediaType(body)) {
      throw new UnsupportedMediaTypeError({ allowed: ['application/json'] });
    }
    return parseJson(await readBytes(body, this.limitBytes));
  }
}

/** All bytes of a body, refused as soon as they are more than the limit; then the rest is left to come, so that the refusal can be read. */
export async function readBytes(body: UnreadBody, limitBytes: number): Promise<Buffer> {
  if ((body.announcedBytes ?? 0) > limitBytes) throw new BodyTooLargeError({ limitBytes });
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body.open().iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > limitBytes) throw new BodyTooLargeError({ limitBytes });
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Parses strict UTF-8 JSON. */
export function parseJson(bytes: Uint8Array): unknown {
  const text = decodeUtf8(bytes);
  if (text.trim() === '') throw new InvalidJsonError({ message: 'The request body is empty; it takes a JSON object.' });
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new InvalidJsonError({ message: 'The request body is not valid JSON.' });
  }
}

function decodeUtf8(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new InvalidJsonError({ message: 'The request body is not valid UTF-8.' });
  }
}
