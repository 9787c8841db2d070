import { createHash, randomBytes } from 'node:crypto';
import { crc32 as zlibCrc32 } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { base62Number } from './base62.js';
import { crc32 } from './crc32.js';
import {
  apiKeyHashInput,
  apiKeyHint,
  checkApiKey,
  createApiKey,
  createBase62Id,
  createVideoId,
  isVideoId,
} from './index.js';

const make = () => createApiKey({ prefix: 'cw', randomBytes });
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

describe('an API key', () => {
  it('is the prefix, 30 random letters and 6 of checksum', () => {
    expect(make()).toMatch(/^cw_[0-9A-Za-z]{36}$/);
    expect(make()).not.toBe(make());
  });

  it('ends in the CRC-32 of what stands before, in base62', () => {
    const key = createApiKey({ prefix: 'cw', randomBytes: (length) => new Uint8Array(length) });
    expect(key.slice(0, 33)).toBe(`cw_${'0'.repeat(30)}`);
    const value = [...key.slice(-6)].reduce((sum, letter) => sum * 62 + ALPHABET.indexOf(letter), 0);
    expect(value).toBe(zlibCrc32(key.slice(0, 33)));
  });

  it('that was made checks out', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('cw', 'live_key', 'a'),
        (prefix) => checkApiKey(prefix, createApiKey({ prefix, randomBytes })) === 'ok',
      ),
    );
  });

  it('with any one letter changed is invalid', () => {
    const key = make();
    for (let at = 3; at < key.length; at += 1) {
      const other = key[at] === 'x' ? 'y' : 'x';
      expect(checkApiKey('cw', key.slice(0, at) + other + key.slice(at + 1))).toBe('invalid');
    }
  });

  it.each([
    ['shorter by one', (key: string) => key.slice(0, -1)],
    ['longer by one', (key: string) => `${key}0`],
    ['with a space after it', (key: string) => `${key} `],
    ['with a newline after it', (key: string) => `${key}\n`],
    ['with full-width letters', (key: string) => `cw_${'Ａ'.repeat(36)}${key.slice(39)}`],
    ['of the prefix alone', () => 'cw_'],
  ])('%s is invalid', (_, change) => {
    expect(checkApiKey('cw', change(make()))).toBe('invalid');
  });

  it.each([35, 37])('of %i letters is invalid, though its checksum is right', (letters) => {
    const start = `cw_${'a'.repeat(letters - 6)}`;
    expect(checkApiKey('cw', start + base62Number(crc32(start), 6))).toBe('invalid');
    const whole = `cw_${'a'.repeat(30)}`;
    expect(checkApiKey('cw', whole + base62Number(crc32(whole), 6))).toBe('ok');
  });

  it.each(['', 'cw', 'CW_x', 'sk_123', ' cw_123'])('that starts otherwise (%j) is malformed', (text) => {
    expect(checkApiKey('cw', text)).toBe('malformed');
  });

  it('is never random text', () => {
    const text = fc.oneof(
      fc.string(),
      fc.string({ unit: 'binary' }),
      fc.stringMatching(/^cw_[0-9A-Za-z]{36}$/),
    );
    fc.assert(
      fc.property(text, (random) => checkApiKey('cw', random) !== 'ok'),
      { numRuns: 2000 },
    );
  });

  it('is shown by prefix and last four only', () => {
    expect(apiKeyHint('cw_0123456789012345678901234567890123a1B2')).toBe('cw_…a1B2');
    expect(apiKeyHint('my_app_0123456789012345678901234567890123a1B2')).toBe('my_app_…a1B2');
  });

  it('is hashed as its UTF-8 bytes', () => {
    const key = make();
    expect(createHash('sha256').update(apiKeyHashInput(key)).digest('hex')).toBe(
      createHash('sha256').update(key).digest('hex'),
    );
  });
});

describe('random ids', () => {
  it('use every letter equally: bytes past 247 are thrown away', () => {
    const bytes = [255, 248, 61, 62, 247, 0];
    const source = (length: number) => Uint8Array.from(bytes.splice(0, length));
    expect(createBase62Id({ length: 4, randomBytes: source })).toBe('z0z0');
  });

  it('never ask for more bytes than letters are missing', () => {
    const asked: number[] = [];
    createBase62Id({
      length: 5,
      randomBytes: (length) => (
        asked.push(length),
        new Uint8Array(length).fill(asked.length === 1 ? 250 : 1)
      ),
    });
    expect(asked).toEqual([5, 5]);
  });

  it('of videos are vid_ and 22 letters', () => {
    expect(createVideoId(randomBytes)).toMatch(/^vid_[0-9A-Za-z]{22}$/);
    expect(isVideoId(createVideoId(randomBytes))).toBe(true);
  });

  it.each([
    '',
    'vid_',
    'vid_0123456789012345678901x',
    'xvid_0123456789012345678901',
    'vid_012345678901234567890\u0000',
    'vid_0123456789012345678901\n',
  ])('%j is no video id', (text) => {
    expect(isVideoId(text)).toBe(false);
  });
});

describe('CRC-32', () => {
  it('is the one of zlib, for any text', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => crc32(text) === zlibCrc32(text)));
    expect(crc32('123456789')).toBe(0xcb_f4_39_26);
  });

  it('fits six base62 letters at its largest', () => {
    expect([
      base62Number(0xff_ff_ff_ff, 6),
      base62Number(0, 6),
      base62Number(61, 1),
      base62Number(62, 1),
    ]).toEqual(['4gfFC3', '000000', 'z', '10']);
  });
});
