import { describe, expect, it } from '@jest/globals';
import { nameOtherFormat, sniffImageFormat } from './image-format.js';

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

describe('nameOtherFormat', () => {
  it.each([
    ['a GIF', 'GIF89a\x01\0'],
    ['a HEIC photograph', '\0\0\0\x18ftypheic\0\0\0\0mif1heic'],
    ['a HEIC photograph', '\0\0\0\x18ftypmif1\0\0\0\0mif1heic'],
    ['an AVIF', '\0\0\0\x20ftypavif\0\0\0\0avifmif1miaf'],
    ['an AVIF', '\0\0\0\x20ftypmif1\0\0\0\0mif1avifmiaf'],
    ['a TIFF', 'II*\0\x08\0\0\0'],
    ['a TIFF', 'MM\0*\0\0\0\x08'],
    ['a BMP', 'BM\x36\x10\0\0\0\0\0\0'],
    ['a JPEG XL', '\0\0\0\x0cJXL \r\n'],
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['an SVG', '<?xml version="1.0"?>\n<!-- made by hand -->\n<svg width="1"/>'],
    ['a PDF', '%PDF-1.7'],
    ['a video', '\0\0\0\x20ftypisom\0\0\x02\0isomiso2avc1mp41'],
    ['a video', '\x1a\x45\xdf\xa3\x01'],
  ])('knows %s by its first bytes', (name, text) =>
    expect(nameOtherFormat(Buffer.from(text, 'latin1'))).toBe(name),
  );

  it.each(['', '<!doctype html><svg>', 'BMW drives by', '#EXTM3U', 'plain text'])(
    'has no name for %j',
    (text) => {
      expect(nameOtherFormat(Buffer.from(text))).toBeNull();
    },
  );
});
