import { describe, expect, it } from '@jest/globals';
import { sniffImageFormat } from './image-format.js';

describe('sniffImageFormat', () => {
  it('knows JPEG, PNG and WebP by their first bytes', () => {
    expect(sniffImageFormat(Uint8Array.of(0xff, 0xd8, 0xff, 0xe0))).toBe('jpeg');
    expect(sniffImageFormat(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))).toBe('png');
    expect(sniffImageFormat(Buffer.from('RIFF\0\0\0\0WEBPVP8 '))).toBe('webp');
  });

  it.each(['', 'GIF89a', '<svg xmlns', 'II*\0', '%PDF-1.7', 'RIFF\0\0\0\0WAVE', '#EXTM3U', '\x89PNG\r\n'])(
    'takes %j for no image',
    (text) => expect(sniffImageFormat(Buffer.from(text, 'latin1'))).toBeNull(),
  );
});
