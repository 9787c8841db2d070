import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { describe, expect, it } from '@jest/globals';
import type { HttpInit } from '../../src/client/index.js';
import { upload, type ImageSource } from '../../src/upload/index.js';
import { MADE, NOT_FOUND, scripted } from './scripted-fetch.js';

const BYTES = new Uint8Array([137, 80, 78, 71, 0, 255]);

/** What a server reads of the form that was sent. */
async function read(init: HttpInit | undefined) {
  const request = new Request('http://h', { method: 'POST', body: init?.body as FormData });
  const type = request.headers.get('content-type');
  const form = await request.formData();
  const image = form.get('image') as File;
  const fields = form.get('request') as File;
  return {
    type: type?.split(';')[0],
    name: image.name,
    bytes: new Uint8Array(await image.arrayBuffer()),
    fieldsType: fields.type,
    fields: JSON.parse(await fields.text()) as unknown,
  };
}

const sources: [string, () => ImageSource][] = [
  ['a Blob', () => new Blob([BYTES])],
  ['a File', () => new File([BYTES], 'cat.png')],
  ['a Buffer', () => Buffer.from(BYTES)],
  ['an ArrayBuffer', () => BYTES.slice().buffer],
  ['a stream of the web', () => new Blob([BYTES]).stream()],
  ['a stream of Node', () => Readable.from([Buffer.from(BYTES.slice(0, 2)), Buffer.from(BYTES.slice(2))])],
];

describe('an image that is sent along', () => {
  it.each(sources)('can be %s', async (_, source) => {
    const { client, asked } = scripted([{ body: MADE }]);
    const image = await upload(source());
    expect(await client.imageToVideo({ image, prompt: 'waves', duration: 5 })).toEqual(MADE);
    expect(asked[0]?.url).toMatch(/\/image-to-video\.php$/);
    expect(asked[0]?.init.headers).not.toHaveProperty('Content-Type');
    expect(await read(asked[0]?.init)).toMatchObject({
      type: 'multipart/form-data',
      bytes: BYTES,
      fieldsType: 'application/json',
      fields: { prompt: 'waves', duration: 5 },
    });
  });

  it('can be a path, whose last part is its name', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'upload-'));
    try {
      await writeFile(join(folder, 'photo.png'), BYTES);
      const image = await upload(join(folder, 'photo.png'));
      await rm(join(folder, 'photo.png'));
      const { client, asked } = scripted([{ body: { ...MADE, status: 'queued' }, status: 202 }]);
      expect(await client.submit({ image })).toMatchObject({ video_id: 'vid_1', status: 'queued' });
      expect(await read(asked[0]?.init)).toMatchObject({ name: 'photo.png', bytes: BYTES, fields: {} });
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  it('is sent whole again where the answer was lost', async () => {
    const { client, asked } = scripted([
      new Error('reset'),
      { status: 404, body: NOT_FOUND },
      { body: MADE },
    ]);
    const image = await upload(new Blob([BYTES]).stream(), { name: 'once.png' });
    await client.imageToVideo({ image });
    const sent = await Promise.all([asked[0], asked[2]].map((one) => read(one?.init)));
    expect(sent[1]).toEqual(sent[0]);
    expect(sent[1]).toMatchObject({ name: 'once.png', bytes: BYTES });
  });

  it.each<[string, ImageSource]>([
    ['bytes', BYTES],
    ['a Blob', new Blob([BYTES])],
  ])('is refused before it is sent where %s are too many', async (_, source) => {
    await expect(upload(source, { maxBytes: 5 })).rejects.toThrow(
      new RangeError('The image has more than 5 bytes.'),
    );
    await expect(upload(source, { maxBytes: 6 })).resolves.toBeDefined();
  });

  it('that comes without end is left as soon as it is too large', async () => {
    let parts = 0;
    const endless = (async function* () {
      for (;;) {
        parts += 1;
        yield BYTES;
      }
    })();
    await expect(upload(endless, { maxBytes: 12 })).rejects.toThrow('The image has more than 12 bytes.');
    expect(parts).toBe(3);
  });

  it('may not be empty, nor an address', async () => {
    await expect(upload(new Blob([]))).rejects.toThrow('The image is empty.');
    await expect(upload('https://example.com/a.png')).rejects.toThrow('give it as image_url');
    await expect(upload('data:image/png;base64,AA==')).rejects.toThrow('give it as image_url');
  });

  it('that is not there rejects with what the system says', async () => {
    await expect(upload(join(tmpdir(), 'no-such-image.png'))).rejects.toMatchObject({
      code: expect.any(String),
    });
  });
});
