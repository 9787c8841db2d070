import { UnsupportedMediaTypeError } from '@clipwright/core/errors';
import type { PipeTransform } from '@nestjs/common';
import { JsonBodyPipe } from './json-body.pipe.js';
import { isIdentity } from './media-type.js';
import { type ImageBody, readMultipart } from './multipart.js';
import { UnreadBody } from './unread-body.js';

const MULTIPART = /^multipart\/form-data[ \t]*;/i;

/**
 * Reads the body of the image route: JSON, or multipart with one `image` file and one `request` part.
 * @throws UnsupportedMediaTypeError, BodyTooLargeError, InvalidJsonError, InvalidRequestError
 */
export class ImageBodyPipe implements PipeTransform<unknown, Promise<ImageBody>> {
  private readonly json: JsonBodyPipe;

  constructor(private readonly limitBytes: number) {
    this.json = new JsonBodyPipe(limitBytes);
  }

  async transform(body: unknown): Promise<ImageBody> {
    if (body instanceof UnreadBody && MULTIPART.test((body.contentType ?? '').trim())) return await this.multipart(body);
    return { json: await this.readJson(body), upload: null };
  }

  private async multipart(body: UnreadBody): Promise<ImageBody> {
    if (!isIdentity(body.contentEncoding)) throw refusal();
    return await readMultipart(body, this.limitBytes);
  }

  private async readJson(body: unknown): Promise<unknown> {
    try {
      return await this.json.transform(body);
    } catch (error) {
      throw error instanceof UnsupportedMediaTypeError ? refusal() : error;
    }
  }
}

const refusal = () => new UnsupportedMediaTypeError({ allowed: ['application/json', 'multipart/form-data'] });
