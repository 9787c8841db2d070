import { describe, expect, it } from '@jest/globals';
import { isJsonMediaType } from './media-type.js';

const body = (contentType: string | null, contentEncoding: string | null = null) => ({
  contentType,
  contentEncoding,
});

describe('a JSON body', () => {
  it.each([
    'application/json',
    'Application/JSON',
    'application/json;',
    'application/json; charset=utf-8',
    'application/json;charset="UTF-8"',
  ])('comes as %s', (type) => {
    expect(isJsonMediaType(body(type))).toBe(true);
  });

  it.each([
    null,
    '',
    'json',
    'text/json',
    'application/json-patch+json',
    'application/jsonp',
    'application/json; charset=utf-16',
  ])('does not come as %s', (type) => {
    expect(isJsonMediaType(body(type))).toBe(false);
  });

  it('does not come compressed', () => {
    expect(isJsonMediaType(body('application/json', 'gzip'))).toBe(false);
    expect(isJsonMediaType(body('application/json', 'identity'))).toBe(true);
  });
});
