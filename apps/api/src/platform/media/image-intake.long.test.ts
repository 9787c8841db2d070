import { afterAll, describe, expect, it } from '@jest/globals';
import sharp, { type Color } from 'sharp';
import { createImageHost } from './image-host.js';
import { createImageIntake, type ImageTaken } from './image-intake.js';

const { signal } = new AbortController();
const intake = createImageIntake();
afterAll(() => intake.close());

const RED = { r: 220, g: 30, b: 30 };
const canvas = (width: number, height: number, background: Color = RED) =>
  sharp({ create: { width, height, channels: 3, background } });

async function take(bytes: Uint8Array) {
  const taken = await intake.take(bytes, { signal });
  if (!taken.ok) throw new Error(`refused: ${taken.reason} ${taken.detail}`);
  return taken.image;
}

async function colourOf(bytes: Uint8Array) {
  const { dominant } = await sharp(bytes).stats();
  return dominant;
}

/** Damaged bytes that end, or say that they end, where the whole image does. */
function endedAs(format: 'jpeg' | 'png' | 'webp', damaged: Buffer, whole: Buffer): Buffer {
  if (format === 'webp') return damaged;
  if (format === 'jpeg') return Buffer.concat([damaged, Buffer.of(0xff, 0xda, 0xff, 0xd9)]);
  const changed = Buffer.from(whole);
  changed.writeUInt32BE(321, 16);
  return changed;
}

function reasonOf(taken: ImageTaken) {
  return taken.ok ? 'taken' : taken.reason;
}

describe('createImageIntake', () => {
  it.each(['jpeg', 'png', 'webp'] as const)(
    'takes a %s and hands on bytes of its own making',
    async (format) => {
      const sent = await canvas(320, 200).toFormat(format).toBuffer();
      const image = await take(sent);
      expect(image).toMatchObject({ width: 320, height: 200, format: format === 'png' ? 'png' : 'jpeg' });
      expect(await sharp(image.bytes).metadata()).toMatchObject({
        width: 320,
        height: 200,
        space: 'srgb',
        channels: 3,
      });
      expect(await colourOf(image.bytes)).toEqual(await colourOf(await canvas(8, 8).png().toBuffer()));
    },
  );

  it.each([5, 6, 7, 8])(
    'turns a photograph of EXIF orientation %i upright and says its sides so',
    async (orientation) => {
      const sent = await canvas(320, 200).withMetadata({ orientation }).jpeg().toBuffer();
      const image = await take(sent);
      expect(image).toMatchObject({ width: 200, height: 320 });
      expect(await sharp(image.bytes).metadata()).not.toHaveProperty('orientation');
    },
  );

  it('drops what a photograph says about its place and maker', async () => {
    const exif = { IFD0: { Make: 'SECRET-CAMERA' }, IFD3: { GPSLatitude: '52/1 30/1 0/1' } };
    const sent = await canvas(64, 64)
      .withExif(exif)
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">SECRET</x:xmpmeta>')
      .jpeg()
      .toBuffer();
    expect(sent.includes('SECRET')).toBe(true);
    const { bytes } = await take(sent);
    expect(Buffer.from(bytes).includes('SECRET')).toBe(false);
    expect(await sharp(bytes).metadata()).not.toHaveProperty('exif');
  });

  it('lays transparency on white, and what is bright itself on a dark ground', async () => {
    const dot = (background: Color) => canvas(40, 40, background).png().toBuffer();
    const clear = {
      create: { width: 200, height: 200, channels: 4 as const, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    };
    const logo = async (colour: Color) =>
      sharp(clear)
        .composite([{ input: await dot(colour) }])
        .png()
        .toBuffer();
    const onWhite = await take(await logo('#202020'));
    const onDark = await take(await logo('#ffffff'));
    expect((await sharp(onWhite.bytes).stats()).dominant.r).toBeGreaterThan(240);
    expect((await sharp(onDark.bytes).stats()).dominant.r).toBeLessThan(30);
  });

  it('makes CMYK and 16-bit grey plain sRGB', async () => {
    const cmyk = await take(await canvas(64, 64).toColourspace('cmyk').jpeg().toBuffer());
    const grey = await take(await canvas(64, 64).toColourspace('grey16').png().toBuffer());
    for (const { bytes } of [cmyk, grey]) {
      expect(await sharp(bytes).metadata()).toMatchObject({ space: 'srgb', channels: 3, depth: 'uchar' });
    }
  });

  it('takes the first picture of an animation', async () => {
    const frames = await sharp(
      [await canvas(64, 64).png().toBuffer(), await canvas(64, 64, '#00f').png().toBuffer()],
      {
        join: { animated: true },
      },
    )
      .webp()
      .toBuffer();
    expect((await sharp(frames).metadata()).pages).toBe(2);
    expect(await take(frames)).toMatchObject({ width: 64, height: 64 });
  });

  it('takes 25 megapixels and 8192 px a side, and refuses one more', async () => {
    const sized = async (width: number, height: number) => {
      const sent = await canvas(width, height).png({ compressionLevel: 1 }).toBuffer();
      return reasonOf(await intake.take(sent, { signal }));
    };
    expect(await sized(5_000, 5_000)).toBe('taken');
    expect(await sized(5_000, 5_001)).toBe('too_many_pixels');
    expect(await sized(8_192, 32)).toBe('taken');
    expect(await sized(8_193, 32)).toBe('side_too_long');
    expect(await sized(64, 31)).toBe('side_too_short');
  });

  it.each(['jpeg', 'png', 'webp'] as const)(
    'tells a %s that is broken off from one that is damaged',
    async (format) => {
      const whole = await canvas(320, 200).toFormat(format).toBuffer();
      const half = Math.floor(whole.byteLength / 2);
      expect(reasonOf(await intake.take(whole.subarray(0, half), { signal }))).toBe('broken_off');
      expect(reasonOf(await intake.take(whole.subarray(0, 12), { signal }))).toBe('broken_off');
      const damaged = Buffer.concat([whole.subarray(0, 16), Buffer.alloc(whole.byteLength - 16)]);
      expect(reasonOf(await intake.take(endedAs(format, damaged, whole), { signal }))).toBe('undecodable');
    },
  );

  it('says the size of an image whose size is refused, and nothing of others', async () => {
    const small = await intake.take(await canvas(40, 20).png().toBuffer(), { signal });
    expect(small).toEqual({ ok: false, reason: 'side_too_short', detail: '40 x 20 pixels' });
  });

  it('refuses more than 10 MiB and what is no image without starting a process', async () => {
    const cold = createImageIntake({
      host: { run: () => Promise.reject(new Error('started')), close: () => Promise.resolve() },
    });
    expect(reasonOf(await cold.take(Buffer.alloc(10 * 1024 * 1024 + 1, 0xff), { signal }))).toBe('too_large');
    expect(await cold.take(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), { signal })).toEqual({
      ok: false,
      reason: 'other_format',
      detail: 'an SVG',
    });
    expect(reasonOf(await cold.take(Buffer.from('<!doctype html>'), { signal }))).toBe('not_an_image');
    expect(reasonOf(await cold.take(new Uint8Array(), { signal }))).toBe('empty');
  });
});

describe('createImageHost', () => {
  const limits = { maxPixels: 25_000_000, maxSidePx: 8_192, minSidePx: 32 };
  const small = () => canvas(64, 64).png().toBuffer();
  const large = () => canvas(5_000, 5_000).webp({ quality: 10, effort: 0 }).toBuffer();

  it.each([
    ['at its deadline', { maxWallMs: 20 }, '20 ms'],
    ['that took its share of a processor', { maxCpuMs: 20 }, '20 ms of processor time'],
  ])('kills a child %s, and takes another for the next image', async (_, rules, detail) => {
    const host = createImageHost({ maxChildren: 1, ...rules });
    const bytes = await large();
    for (const round of [1, 2])
      expect([round, await host.run({ bytes, limits }, signal)]).toEqual([
        round,
        { ok: false, reason: 'timed_out', detail },
      ]);
    await host.close();
  });

  it('loses nothing but the image when a child runs out of memory', async () => {
    const host = createImageHost({ maxChildren: 1, maxRssBytes: 160 * 1024 * 1024 });
    expect(await host.run({ bytes: await large(), limits }, signal)).toMatchObject({
      ok: false,
      reason: 'crashed',
    });
    expect(await host.run({ bytes: await small(), limits }, signal)).toMatchObject({ ok: true });
    await host.close();
  });

  it.each(['svg', 'gif', 'tiff', 'avif'] as const)(
    'has no reader for %s even if one is sent to it',
    async (format) => {
      const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"/>');
      const bytes = format === 'svg' ? svg : await canvas(64, 64).toFormat(format).toBuffer();
      const host = createImageHost({ maxChildren: 1 });
      expect(await host.run({ bytes, limits }, signal)).toMatchObject({ ok: false, reason: 'undecodable' });
      await host.close();
    },
  );

  it('serves more images than it has children, and says busy past its queue', async () => {
    const host = createImageHost({ maxChildren: 2, maxQueued: 2, jobsPerChild: 1 });
    const bytes = await small();
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => host.run({ bytes, limits }, signal)));
    expect(outcomes.map((outcome) => (outcome.ok ? 'taken' : outcome.reason))).toEqual([
      'taken',
      'taken',
      'taken',
      'taken',
      'busy',
    ]);
    await host.close();
  });
});
