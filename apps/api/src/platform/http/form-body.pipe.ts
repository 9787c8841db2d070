import { InvalidRequestError, UnsupportedMediaTypeError } from '@clipwright/core/errors';
import type { PipeTransform } from '@nestjs/common';
import { UnreadBody } from './unread-body.js';

const FORM = /^application\/x-www-form-urlencoded *(;|$)/i;

/**
 * Reads a small form as fields, of which each may come once.
 * @throws UnsupportedMediaTypeError, BodyTooLargeError, InvalidRequestError, BusyError
 */
export class FormBodyPipe implements PipeTransform<unknown, Promise<ReadonlyMap<string, string>>> {
  async transform(body: unknown): Promise<ReadonlyMap<string, string>> {
    if (!(body instanceof UnreadBody) || !FORM.test((body.contentType ?? '').trim()))
      throw new UnsupportedMediaTypeError({ allowed: ['application/x-www-form-urlencoded'] });
    const text = (await body.read()).toString('utf8');
    body.release();
    const fields = [...new URLSearchParams(text)];
    const byName = new Map(fields);
    if (byName.size === fields.length) return byName;
    throw new InvalidRequestError({ message: 'Each field may be sent once.', param: null });
  }
}
