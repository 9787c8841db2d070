import { describe, expect, it } from '@jest/globals';
import { isDataUri, readImageDataUri } from './image-data-uri.js';

const read = (text: string, maxBytes = 100) => readImageDataUri(text, maxBytes);

describe('readImageDataUri', () => {
  it('decodes base64 of any image type, with or without parameters, in any letter case', () => {
    const bytes = Buffer.from('bytes');
    expect(read('data:image/png;base64,Ynl0ZXM=')).toEqual({ ok: true, bytes });
    expect(read('DATA:image/svg+xml;charset=utf-8;BASE64,Ynl0ZXM=')).toEqual({ ok: true, bytes });
  });

  it.each([
    ['a type that is no image', 'data:text/html;base64,Ynl0ZXM='],
    ['no type', 'data:;base64,Ynl0ZXM='],
    ['no base64', 'data:image/png,bytes'],
    ['missing padding', 'data:image/png;base64,Ynl0ZXM'],
    ['a line break', 'data:image/png;base64,Ynl0\nZXM='],
    ['the URL alphabet', 'data:image/png;base64,_-_-'],
    ['percent-encoding', 'data:image/png;base64,Ynl0ZXM%3D'],
    ['padding inside', 'data:image/png;base64,Yg==Yg=='],
    ['bits behind the last byte', 'data:image/png;base64,Ynl0ZXN='],
  ])('refuses %s', (_what, text) => expect(read(text)).toMatchObject({ ok: false, reason: 'malformed' }));

  it('takes exactly the limit and not a byte more', () => {
    const uri = (size: number) => `data:image/png;base64,${Buffer.alloc(size).toString('base64')}`;
    expect(read(uri(100), 100)).toMatchObject({ ok: true });
    expect(read(uri(101), 100)).toMatchObject({ ok: false, reason: 'too_large' });
    expect(read(uri(1_000), 100)).toMatchObject({ ok: false, reason: 'too_large' });
  });

  it('is asked only for what begins with data:', () => {
    expect(isDataUri('Data:image/png;base64,')).toBe(true);
    expect(isDataUri('https://example.com/data:')).toBe(false);
  });
});
