import { describe, expect, it } from '@jest/globals';
import { foreignText } from './foreign-text.js';

describe('a foreign text in a sentence of ours', () => {
  it.each([
    ['GET https://files.internal/a.mp4?X-Amz-Signature=abc failed', 'GET (an address) failed'],
    ['connect ECONNREFUSED 10.0.0.7:8188', 'connect ECONNREFUSED (an address)'],
    ['no answer from 192.168.1.20, gave up', 'no answer from (an address), gave up'],
    ['upstream gpu-3.lan.example:8000 is down', 'upstream (an address) is down'],
    ['redis://user:word@cache/0 and (s3://bucket/key)', '(an address) and ((an address))'],
    ['no room in /var/lib/engine', 'no room in (a path)'],
    ['file:///models/wan.safetensors is missing', '(a path) is missing'],
    ['api_key=sk-12345 is wrong', 'api_key is wrong'],
    ['the key shared-secret is wrong', 'the key (the key) is wrong'],
    ['\n  it broke.\n    at run (engine.js:1:1)', 'it broke'],
    ['a\u0007bell and\ttabs', 'a bell and tabs'],
    ['no!?', 'no'],
    ['', ''],
  ])('%j is shown as "%s"', (text, shown) => {
    expect(foreignText(text, { secrets: ['shared-secret', 'the'] })).toBe(shown);
  });

  it.each(['steps must be 4.5, was 12', 'a ratio of 16:9 at 1.5.2'])('leaves "%s" as it is', (text) => {
    expect(foreignText(text)).toBe(text);
  });

  it('keeps the name of a file where a model is known by it', () => {
    const text = 'no /srv/models/wan.safetensors and no C:\\models\\vae.pt';
    expect(foreignText(text, { keepsFileNames: true })).toBe('no wan.safetensors and no vae.pt');
  });

  it('is short', () => {
    expect(foreignText('word '.repeat(500))).toHaveLength(160);
  });
});
