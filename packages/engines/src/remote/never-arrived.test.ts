import { describe, expect, it } from '@jest/globals';
import { neverArrived } from './never-arrived.js';

const withCode = (code: string, cause?: unknown): Error =>
  Object.assign(new Error(code, { cause }), { code });
const fetchFailed = (cause: unknown): TypeError => new TypeError('fetch failed', { cause });

describe('a call that failed', () => {
  it.each([
    ['a refused connection', fetchFailed(withCode('ECONNREFUSED'))],
    ['an unknown name', fetchFailed(withCode('ENOTFOUND'))],
    ['a connection that took too long', fetchFailed(withCode('UND_ERR_CONNECT_TIMEOUT'))],
    ['a certificate of nobody', fetchFailed(withCode('DEPTH_ZERO_SELF_SIGNED_CERT'))],
    ['a fault of connecting', fetchFailed(Object.assign(new Error('no'), { syscall: 'connect' }))],
    [
      'no address that answers',
      fetchFailed(new AggregateError([withCode('ECONNREFUSED'), withCode('EHOSTUNREACH')])),
    ],
  ])('never arrived with %s', (_what, error) => {
    expect(neverArrived(error)).toBe(true);
  });

  it.each([
    ['a connection that was reset', fetchFailed(withCode('ECONNRESET'))],
    ['an answer that is late', fetchFailed(withCode('UND_ERR_HEADERS_TIMEOUT'))],
    [
      'two ways of which one was open',
      fetchFailed(new AggregateError([withCode('ECONNREFUSED'), withCode('ECONNRESET')])),
    ],
    ['nothing that says so', new Error('no')],
    ['what is no error', null],
  ])('may have arrived with %s', (_what, error) => {
    expect(neverArrived(error)).toBe(false);
  });
});
