import { UnsupportedMediaTypeError } from '@clipwright/core/errors';
import type { PipeTransform } from '@nestjs/common';
import { isJsonMediaType } from './media-type.js';
import type { SentBody } from './sent-body.js';
import { UnreadBody } from './unread-body.js';

/**
 * Reads a JSON body as bytes: media type and size are checked, in this order; whoever parses it releases it.
 * @throws UnsupportedMediaTypeError, BodyTooLargeError, BusyError
 */
export class JsonBodyPipe implements PipeTransform<unknown, Promise<SentBody>> {
  async transform(body: unknown): Promise<SentBody> {
    if (!(body instanceof UnreadBody) || !isJsonMediaType(body)) {
      throw new UnsupportedMediaTypeError({ allowed: ['application/json'] });
    }
    return { json: await body.read(), upload: null, release: () => body.release() };
  }
}
