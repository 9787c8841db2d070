import { type ClipwrightError, errorBody, InternalError, isClipwrightError } from '@clipwright/core/errors';
import { Injectable } from '@nestjs/common';
import { Log } from '../logging/log.js';

/** Errors of answers that have begun: their status is out, and only a body can tell. */
@Injectable()
export class LateErrors {
  constructor(private readonly log: Log) {}

  /** The body that the error filter would have sent. */
  bodyOf(thrown: unknown, requestId: string): object {
    return errorBody(this.toOurs(thrown, requestId), requestId);
  }

  private toOurs(thrown: unknown, requestId: string): ClipwrightError {
    if (isClipwrightError(thrown) && thrown.code !== 'internal_error') return thrown;
    this.log.error('a request could not be answered to its end', { requestId, error: thrown });
    return isClipwrightError(thrown) ? thrown : new InternalError();
  }
}
