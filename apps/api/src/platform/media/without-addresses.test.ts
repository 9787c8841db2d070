import { describe, expect, it } from '@jest/globals';
import { withoutAddresses } from './without-addresses.js';

describe('a foreign text without addresses', () => {
  it.each([
    ['GET https://files.internal/a.mp4?X-Amz-Signature=abc failed', 'GET (an address) failed'],
    ['connect ECONNREFUSED 10.0.0.7:8188', 'connect ECONNREFUSED (an address)'],
    ['no answer from 192.168.1.20, gave up', 'no answer from (an address), gave up'],
    ['upstream gpu-3.lan.example:8000 is down', 'upstream (an address) is down'],
    ['redis://user:word@cache/0 and (s3://bucket/key)', '(an address) and ((an address))'],
  ])('%s', (text, shown) => {
    expect(withoutAddresses(text)).toBe(shown);
  });

  it.each([
    'file:///models/wan.safetensors is missing',
    'steps must be 4.5, was 12',
    'a ratio of 16:9 at 1.5.2',
  ])('leaves "%s" as it is', (text) => {
    expect(withoutAddresses(text)).toBe(text);
  });
});
