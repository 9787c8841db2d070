import { describe, expect, it } from '@jest/globals';
import { readCredential } from './credential.js';

const read = (headers: [string, string][], query: Record<string, unknown> = {}) =>
  readCredential({ rawHeaders: headers.flat(), query });

describe('the key of a request', () => {
  it.each([
    ['a bearer token', [['Authorization', 'Bearer k']]],
    ['the scheme in any case', [['authorization', 'bEARER k']]],
    ['X-API-Key', [['X-API-Key', 'k']]],
  ] as [string, [string, string][]][])('is read from %s', (_title, headers) => {
    expect(read(headers)).toEqual({ token: 'k' });
  });

  it('is read from the query', () => {
    expect(read([], { api_key: 'k' })).toEqual({ token: 'k' });
  });

  it('is taken from Authorization before X-API-Key, and from there before the query', () => {
    expect(
      read(
        [
          ['X-API-Key', 'b'],
          ['Authorization', 'Bearer a'],
        ],
        { api_key: 'c' },
      ),
    ).toEqual({ token: 'a' });
    expect(read([['X-API-Key', 'b']], { api_key: 'c' })).toEqual({ token: 'b' });
  });

  it.each([['Bearer'], ['Bearer '], ['']])(
    'counts as absent when Authorization is "%s", so that the next method decides',
    (value) => {
      expect(
        read([
          ['Authorization', value],
          ['X-API-Key', 'b'],
        ]),
      ).toEqual({ token: 'b' });
    },
  );

  it.each([['Basic dXNlcg=='], ['k'], ['Bearer: k'], ['Bearer a b']])(
    'is unusable as "%s", with no fall-through',
    (value) => {
      expect(
        read([
          ['Authorization', value],
          ['X-API-Key', 'b'],
        ]),
      ).toBe('unusable');
    },
  );

  it('is unusable when one method brings it twice', () => {
    expect(
      read([
        ['Authorization', 'Bearer a'],
        ['authorization', 'Bearer a'],
      ]),
    ).toBe('unusable');
    expect(
      read([
        ['X-API-Key', 'a'],
        ['x-api-key', 'a'],
      ]),
    ).toBe('unusable');
    expect(read([], { api_key: ['a', 'a'] })).toBe('unusable');
  });

  it('is absent where nothing names one', () => {
    expect(read([['Accept', '*/*']], { API_KEY: 'k', 'api_key[]': 'k' })).toBe('absent');
  });
});
