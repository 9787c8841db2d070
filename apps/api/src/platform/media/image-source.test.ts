import { describe, expect, it } from '@jest/globals';
import type { ImageIntake, ImageTaken } from './image-intake.js';
import { createImageSource, IMAGE_URL_REFUSED } from './image-source.js';
import type { FetchedBytes, SafeFetch } from '@clipwright/engines/safe-fetch';

const run = { signal: new AbortController().signal };
const image = { bytes: Uint8Array.of(1), width: 64, height: 64, format: 'png' } as const;

function source(parts: { fetched?: FetchedBytes; taken?: ImageTaken }) {
  const fetched = parts.fetched ?? { ok: true, bytes: Uint8Array.of(1) };
  const taken = parts.taken ?? { ok: true, image };
  const safeFetch = { fetchBytes: () => Promise.resolve(fetched) } as unknown as SafeFetch;
  const intake: ImageIntake = { take: () => Promise.resolve(taken), close: () => Promise.resolve() };
  return createImageSource({ safeFetch, intake });
}

describe('createImageSource', () => {
  it('hands on the image of an address, a data URI or an upload', async () => {
    const { fromUrl, fromUpload } = source({});
    expect(await fromUrl('https://example.com/a.png', run)).toEqual({ ok: true, image });
    expect(await fromUrl('data:image/png;base64,AQ==', run)).toEqual({ ok: true, image });
    expect(await fromUpload(Uint8Array.of(1), run)).toEqual({ ok: true, image });
  });

  it('says the same of an address that is blocked, out of time, or leads to no image', async () => {
    const blocked = source({ fetched: { ok: false, reason: 'address_denied', detail: '' } }).fromUrl(
      'http://10.0.0.1/',
      run,
    );
    const late = source({ fetched: { ok: false, reason: 'timed_out', detail: '' } }).fromUrl(
      'https://example.com/',
      run,
    );
    const noImage = source({ taken: { ok: false, reason: 'not_an_image', detail: '' } }).fromUrl(
      'https://example.com/',
      run,
    );
    for (const read of await Promise.all([blocked, late, noImage])) {
      expect(read).toMatchObject({
        ok: false,
        error: { code: 'invalid_image', status: 400, param: 'image_url', message: IMAGE_URL_REFUSED },
      });
    }
  });

  it('tells one who sent an image, as a file or as a data URI, what was wrong with it and what is taken', async () => {
    const { fromUrl, fromUpload } = source({
      taken: { ok: false, reason: 'side_too_short', detail: '16 x 16 pixels' },
    });
    const message =
      'The image is too small: 16 x 16 pixels. An image may be a JPEG, PNG or WebP of at most 10 MiB, 25 megapixels and 32 to 8,192 pixels a side.';
    expect(await fromUpload(Uint8Array.of(1), run)).toMatchObject({
      ok: false,
      error: { code: 'invalid_image', param: 'image', message },
    });
    expect(await fromUrl('data:image/png;base64,AQ==', run)).toMatchObject({
      ok: false,
      error: { code: 'invalid_image', param: 'image_url', message },
    });
  });

  it('tells of a data URI that could not be read', async () => {
    const read = await source({}).fromUrl('data:image/png;base64,***', run);
    expect(read).toMatchObject({
      ok: false,
      error: {
        code: 'invalid_image',
        param: 'image_url',
        message: expect.stringMatching(/^The data URI is malformed/),
      },
    });
  });

  it('tells nobody what the library said of an image', async () => {
    const read = await source({
      taken: { ok: false, reason: 'undecodable', detail: 'vipspng: libpng' },
    }).fromUpload(Uint8Array.of(1), run);
    expect(read).toMatchObject({
      ok: false,
      detail: 'vipspng: libpng',
      error: { message: expect.not.stringContaining('vips') },
    });
  });

  it('does not blame the image for a full queue', async () => {
    const { fromUrl, fromUpload } = source({ taken: { ok: false, reason: 'busy', detail: '' } });
    for (const read of [
      await fromUrl('https://example.com/', run),
      await fromUpload(Uint8Array.of(1), run),
    ]) {
      expect(read).toMatchObject({ ok: false, error: { code: 'busy', status: 500 } });
    }
  });
});
