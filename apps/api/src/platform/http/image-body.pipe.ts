import { UnsupportedMediaTypeError } from '@clipwright/core/errors';
import type { PipeTransform } from '@nestjs/common';
import { JsonBodyPipe } from './json-body.pipe.js';
import { isIdentity } from './media-type.js';
import { readMultipart } from './multipart.js';
import type { SentBody } from './sent-body.js';
import { UnreadBody } from './unread-body.js';

/** Reads a multipart body. */
type FormReader = (body: UnreadBody) => Promise<SentBody>;

const MULTIPART = /^multipart\/form-data[ \t]*;/i;

/**
 * Reads a body that may carry an image: JSON, or multipart, by default with one `image` file and one
 * `request` part.
 * @throws UnsupportedMediaTypeError, BodyTooLargeError, BusyError, InvalidRequestError
 */
export class ImageBodyPipe implements PipeTransform<unknown, Promise<SentBody>> {
  private readonly json = new JsonBodyPipe();

  constructor(private readonly readForm: FormReader = readMultipart) {}

  async transform(body: unknown): Promise<SentBody> {
    if (body instanceof UnreadBody && MULTIPART.test((body.contentType ?? '').trim()))
      return await this.multipart(body);
    return await this.readJson(body);
  }

  private async multipart(body: UnreadBody): Promise<SentBody> {
    if (!isIdentity(body.contentEncoding)) throw refusal();
    return await this.readForm(body);
  }

  private async readJson(body: unknown): Promise<SentBody> {
    try {
      return await this.json.transform(body);
    } catch (error) {
      throw error instanceof UnsupportedMediaTypeError ? refusal() : error;
    }
  }
}

const refusal = () => new UnsupportedMediaTypeError({ allowed: ['application/json', 'multipart/form-data'] });
