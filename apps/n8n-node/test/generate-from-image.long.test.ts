import { beforeAll, describe, expect, it } from '@jest/globals';
import { rowsOf, seedAccount } from '../../../tests/support/index.js';
import { QUICK, startClipwright, type RunningClipwright } from './support/clipwright.js';
import { imageItem, startImageHost } from './support/images.mjs';
import { runNode } from './support/n8n-host.mjs';

const image = { resource: 'video', operation: 'generateFromImage', output: 'url', additionalFields: QUICK };

describe('Video: Generate From Image', () => {
  let clipwright: RunningClipwright;
  let imageUrl: string;

  beforeAll(async () => {
    const host = await startImageHost();
    imageUrl = `${host}/photo.png`;
    clipwright = await startClipwright({
      ALLOWED_IMAGE_HOSTS: new URL(host).host,
      DECODED_IMAGES_PER_HOUR: '480',
    });
  });

  it('takes an image by URL and sends no prompt that is not there', async () => {
    const { items, requests } = await runNode({
      ...clipwright.credential,
      parameters: { ...image, imageUrl, simplify: false },
    });
    expect(requests[0]?.body).toEqual({ image_url: imageUrl, duration: 1, resolution: '480p' });
    expect(items[0]?.json).toMatchObject({
      status: 'completed',
      mode: 'image',
      prompt: null,
      aspect_ratio: '1:1',
      width: 480,
      height: 480,
    });
  });

  it('continues a video, and ends with an image, where they are set', async () => {
    const first = await runNode({ ...clipwright.credential, parameters: { ...image, imageUrl } });
    const sourceVideoId = first.items[0]?.json['video_id'] as string;
    const parameters = {
      ...image,
      imageSource: 'video',
      sourceVideoId,
      additionalFields: { ...QUICK, lastImageUrl: imageUrl },
      simplify: false,
    };
    const { items, requests } = await runNode({ ...clipwright.credential, parameters });
    expect(requests[0]?.body).toEqual({
      source_video_id: sourceVideoId,
      last_image_url: imageUrl,
      duration: 1,
      resolution: '480p',
    });
    expect(items[0]?.json).toMatchObject({ status: 'completed', source_video_id: sourceVideoId });
  });

  it('takes an image from a binary field, whatever file type n8n made of it', async () => {
    const parameters = {
      ...image,
      imageSource: 'binary',
      imageField: 'photo',
      prompt: 'slow zoom',
      options: { waitForCompletion: false },
    };
    const items = [imageItem('photo', { mimeType: 'application/octet-stream' })];
    const { items: output, requests } = await runNode({ ...clipwright.credential, parameters, items });
    expect(requests[0]?.body).toMatchObject({
      image_url: expect.stringMatching(/^data:image\/png;base64,/),
      prompt: 'slow zoom',
    });
    expect(output[0]?.json['video_id']).toMatch(/^vid_/);
  });

  it('waits for the budget of its account as long as the server says, and tells it in a hint', async () => {
    const { database } = clipwright.server;
    const account = await seedAccount(database);
    // All 480 of an hour were taken, and are an hour old in three seconds.
    const taken = `VALUES ('budget-images', $1, $2, 480, extract(epoch FROM clock_timestamp()) * 1000 - 3597000)`;
    await rowsOf(
      database,
      `INSERT INTO limiter_windows (name, key, last_place, taken, at_ms) ${taken.replace('$2', '1')}`,
      [account.accountId],
    );
    await rowsOf(
      database,
      `INSERT INTO limiter_places (name, key, id, place, before, weight, at_ms) ${taken.replace('$2, 480', `'all', 1, 0, 480`)}`,
      [account.accountId],
    );
    const parameters = { ...image, imageUrl, options: { waitForCompletion: false } };
    const { items, hints } = await runNode({ ...clipwright.credential, apiKey: account.key, parameters });
    expect(items[0]?.json['video_id']).toMatch(/^vid_/);
    expect(hints[0]?.message).toMatch(
      /^Waited once, \d s in all, because the account's budget for images was used up \(429\)/,
    );
  });

  it('refuses an image that is too large before it is sent', async () => {
    const items = [imageItem('photo', { bytes: 10 * 1024 * 1024 + 1 })];
    const run = runNode({
      ...clipwright.credential,
      parameters: { ...image, imageSource: 'binary', imageField: 'photo' },
      items,
    });
    await expect(run).rejects.toThrow('The image in field "photo" has 10.0 MiB; at most 10 MiB are taken.');
  });

  const PIXEL = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );

  it.each([
    [
      'a PDF',
      { content: Buffer.from('%PDF-1.7 hello'), mimeType: 'application/pdf', fileName: 'invoice.pdf' },
      /^The file in field "photo" \(invoice\.pdf, application\/pdf, 14 bytes\) can not be used\. The file is a PDF, which is not taken\. An image may be a JPEG, PNG or WebP/,
    ],
    [
      'an image of one pixel',
      { content: PIXEL, mimeType: 'image/png', fileName: '' },
      /^The file in field "photo" \(image\/png, 70 bytes\) can not be used\. The image is too small: .*An image may be a JPEG, PNG or WebP/,
    ],
  ])('says what a field holds that has %s', async (_, { content, ...file }, message) => {
    const items = [{ json: {}, binary: { photo: { data: content.toString('base64'), ...file } } }];
    const parameters = { ...image, imageSource: 'binary', imageField: 'photo' };
    const failed = await runNode({ ...clipwright.credential, parameters, items }).catch((error) => error);
    expect(failed).toMatchObject({ httpCode: '400', message: expect.stringMatching(message) });
    expect(`${failed.message} ${failed.description}`).not.toMatch(/image_url|fetched/);
  });

  it('takes a number for a prompt', async () => {
    const parameters = { ...image, imageUrl, prompt: 42, options: { waitForCompletion: false } };
    const { requests } = await runNode({ ...clipwright.credential, parameters });
    expect(requests[0]?.body).toMatchObject({ prompt: '42' });
  });

  it('tells of an image that can not be fetched', async () => {
    const run = runNode({
      ...clipwright.credential,
      parameters: { ...image, imageUrl: imageUrl.replace('photo', 'missing') },
    });
    await expect(run).rejects.toMatchObject({
      message: expect.stringMatching(/^The image could not be fetched/),
      httpCode: '400',
      description: expect.stringContaining('code invalid_image'),
    });
  });
});
