import { describe, expect, it } from '@jest/globals';
import { ErrorResponse } from '../wire/error-response.js';
import { ERROR_CLASSES, type AnswerFacts } from './error-classes.js';
import * as errors from './index.js';

const reading = { count: 15, limit: 15, remaining: 0, resetAtMs: 1_800_000_000_000, resetInSeconds: 9 };
const facts: AnswerFacts = {
  message: 'A sentence.',
  param: 'prompt',
  videoId: 'vid_1',
  reading,
};
const codes = Object.keys(errors.ERROR_CODES) as errors.ErrorCode[];

describe('each error code', () => {
  it.each(codes)('%s has one class, named after it, with the status of the table', (code) => {
    const error = new ERROR_CLASSES[code](facts);
    const name = `${code
      .split('_')
      .map((word) => word[0]?.toUpperCase() + word.slice(1))
      .join('')
      .replace(/Error$/, '')}Error`;
    expect([error.name, error.constructor.name, error.code, error.status]).toEqual([
      name,
      name,
      code,
      errors.ERROR_CODES[code].status,
    ]);
    expect(error).toBeInstanceOf(errors.ClipwrightError);
    expect(error).toBeInstanceOf(Error);
    expect(error.message).toBe('A sentence.');
  });

  it.each(codes)('%s survives the way into a body and back', (code) => {
    const sent = new ERROR_CLASSES[code](facts);
    const body = errors.errorBody(sent, 'req_1');
    expect(ErrorResponse.parse(body)).toEqual(body);
    const back = errors.parseErrorBody(sent.status, JSON.parse(JSON.stringify(body)));
    expect(back).toBeInstanceOf(sent.constructor);
    expect([back.name, back.code, back.message, back.param, back.requestId]).toEqual([
      sent.name,
      code,
      'A sentence.',
      'prompt',
      'req_1',
    ]);
    expect(back.videoId).toBe('vid_1');
    expect(back.facts).toMatchObject({ reading });
  });

  it.each(codes)('%s stays within 400 to 429 or 500, and its sentence within 300 characters', (code) => {
    const { status, message, when } = errors.ERROR_CODES[code];
    expect(status === 500 || (status >= 400 && status <= 429)).toBe(true);
    expect(message.length).toBeLessThan(300);
    expect(when).toMatch(/^[A-Z].*\.$/);
  });
});

describe('each code of a failed video', () => {
  it.each(errors.VIDEO_ERROR_CODES)('%s says when it happens', (code) => {
    expect(errors.VIDEO_ERROR_OCCASIONS[code]).toMatch(/^[A-Z].{20,}\.$/);
  });
});

describe('sentences of errors', () => {
  it.each([
    [new errors.MissingApiKeyError(), 401, 'Missing or invalid Authorization header'],
    [new errors.MalformedApiKeyError(), 401, 'Invalid API key format'],
    [new errors.InvalidApiKeyError(), 401, 'Invalid API key'],
    [new errors.PlanRequiredError(), 403, 'API access requires the API plan'],
    [new errors.NotFoundError(), 404, 'Not found.'],
    [new errors.NotFoundError({ what: 'The video' }), 404, 'The video was not found.'],
    [new errors.BodyTooLargeError({ limitBytes: 1024 }), 413, 'The request body is larger than 1024 bytes.'],
    [new errors.BodyTooLargeError({ limitBytes: null }), 413, 'The request body is too large.'],
    [
      new errors.UnsupportedMediaTypeError({ allowed: ['a/b', 'c/d'] }),
      415,
      'The content type must be a/b or c/d.',
    ],
    [new errors.UnsupportedMediaTypeError({ allowed: [] }), 415, 'Unsupported media type.'],
    [
      new errors.RateLimitedError({ reading, rule: { limit: 15, windowMs: 1_800_000 } }),
      429,
      'Rate limit exceeded: 15 videos were generated in the last 30 minutes.',
    ],
    [new errors.RateLimitedError({ reading }), 429, 'Rate limit exceeded.'],
    [
      new errors.GenerationFailedError({ videoId: 'vid_1', message: 'The engine said no.' }),
      500,
      'The engine said no.',
    ],
  ])('%s', (error, status, message) => {
    expect([error.status, error.message]).toEqual([status, message]);
  });

  it('keep a cause for logs and out of the body', () => {
    const cause = new Error('ENOSPC /var/lib/secret');
    const error = new errors.InternalError({ cause });
    expect(error.cause).toBe(cause);
    expect(JSON.stringify(errors.errorBody(error, 'r'))).not.toContain('secret');
  });

  it('have no cause unless one was given', () => {
    expect('cause' in new errors.InternalError()).toBe(false);
  });
});

describe('an error body', () => {
  it('has neither rate_limit nor video_id where there is none', () => {
    expect(errors.errorBody(new errors.GenerationFailedError({ videoId: null }), 'req_9')).toEqual({
      success: false,
      error: 'The video could not be generated.',
      code: 'generation_failed',
      param: null,
      request_id: 'req_9',
    });
  });
});

describe('parsing an error answer', () => {
  const parse = errors.parseErrorBody;

  it.each([
    [400, 'invalid_request'],
    [401, 'invalid_api_key'],
    [403, 'plan_required'],
    [404, 'not_found'],
    [405, 'method_not_allowed'],
    [408, 'request_timeout'],
    [409, 'idempotency_conflict'],
    [413, 'body_too_large'],
    [414, 'uri_too_long'],
    [415, 'unsupported_media_type'],
    [416, 'range_not_satisfiable'],
    [417, 'expectation_failed'],
    [418, 'unexpected_answer'],
    [422, 'content_rejected'],
    [429, 'rate_limited'],
    [499, 'unexpected_answer'],
    [500, 'internal_error'],
    [502, 'unexpected_answer'],
    [503, 'unexpected_answer'],
  ])('takes a bare %i as %s, and keeps the status', (status, code) => {
    expect(parse(status, { success: false, error: 'Only this.' })).toMatchObject({
      code,
      status,
      message: 'Only this.',
      param: null,
    });
  });

  it.each([null, undefined, 5, 'text', [], {}, { error: 5, code: {} }, { code: '', error: '' }])(
    'survives the body %j',
    (body) => {
      expect(parse(500, body)).toMatchObject({ code: 'internal_error', message: 'The server answered 500.' });
    },
  );

  it.each(['payment_required', 'constructor', '__proto__'])(
    'keeps the code %s, which no table has',
    (code) => {
      const error = parse(402, { error: 'Pay.', code, param: 'prompt', request_id: 'r', video_id: 'v' });
      expect(error).toBeInstanceOf(errors.UnknownRefusalError);
      expect(error).toMatchObject({ code, status: 402, message: 'Pay.', param: 'prompt' });
      expect(error).toMatchObject({ requestId: 'r', videoId: 'v' });
      expect(error).not.toBeInstanceOf(errors.NotFoundError);
    },
  );

  it.each([
    ['no rate_limit', {}],
    [
      'text for a number',
      { count: '1', limit: 1, remaining: 0, reset_in_seconds: 1, reset_at: '2026-01-01T00:00:00Z' },
    ],
    [
      'a reset_at that is no time',
      { count: 1, limit: 1, remaining: 0, reset_in_seconds: 1, reset_at: 'soon' },
    ],
    ['no reset_at', { count: 1, limit: 1, remaining: 0, reset_in_seconds: 1 }],
  ])('reads no window from %s', (_, rateLimit) => {
    expect(parse(429, { rate_limit: rateLimit }).facts).toMatchObject({ reading: null });
  });

  it('keeps the headers, and takes the request id from them where the body tells none', () => {
    const headers = new Headers({ allow: 'GET, HEAD', 'x-request-id': 'req_2' });
    const error = parse(405, {}, headers);
    expect([error.headers?.get('allow'), error.requestId]).toEqual(['GET, HEAD', 'req_2']);
    expect(parse(405, { request_id: 'req_1' }, headers).requestId).toBe('req_1');
  });
});

describe('isClipwrightError', () => {
  it('knows ours, also from another copy of the package, and nothing else', () => {
    const foreign = Object.assign(new Error('x'), { [Symbol.for('clipwright.error')]: true });
    const stranger = Object.assign(new Error('x'), { code: 'not_found', status: 404 });
    expect(
      [new errors.NotFoundError(), foreign, stranger, null, undefined, 'x', {}].map(errors.isClipwrightError),
    ).toEqual([true, true, false, false, false, false, false]);
  });
});
