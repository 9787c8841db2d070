import { beforeAll, describe, expect, it } from '@jest/globals';
import { noisePicture, rowsOf, seedWindow } from '../../../tests/support/index.js';
import { QUICK, startClipwright, type RunningClipwright } from './support/clipwright.js';
import { runNode } from './support/n8n-host.mjs';

const plan = { resource: 'video', operation: 'plan' };
const PROMPT = 'a red ball rolls by the sea';

describe('Video: Plan', () => {
  let clipwright: RunningClipwright;
  beforeAll(async () => {
    clipwright = await startClipwright({ RATE_LIMIT: '15' });
  });
  const run = (parameters: object, more: object = {}) =>
    runNode({ ...clipwright.credential, parameters: { ...plan, ...parameters }, ...more });

  it('says what the same fields would make and cost, and makes nothing', async () => {
    const { items, requests } = await run({
      prompt: PROMPT,
      model: 'modelb3',
      additionalFields: { duration: 3, seed: 7 },
    });
    expect(items[0]?.json).toMatchObject({
      video_model: 'modelb3',
      width: 2560,
      height: 1440,
      duration: 3,
      credits: 30,
      engine: 'sketch',
      would_refuse: null,
    });
    expect(requests.map(({ method, url }) => `${method} ${new URL(url).pathname}`)).toEqual([
      'POST /api/v1/text-to-video/plan',
    ]);
    expect(requests[0]?.headers['prefer']).toBeUndefined();
    expect(await rowsOf(clipwright.server.database, 'SELECT 1 FROM videos')).toEqual([]);
  });

  it('is of an image, too: by its address, or of a binary field', async () => {
    const image = { data: noisePicture(64).toString('base64'), mimeType: 'image/png', fileName: 'a.png' };
    const { items } = await run(
      { startFrom: 'image', imageSource: 'binary', imageField: 'data', additionalFields: QUICK },
      { items: [{ json: {}, binary: { data: image } }] },
    );
    expect(items[0]?.json).toMatchObject({ mode: 'image', aspect_ratio: '1:1', credits: 1 });
  });

  it('has what stands in the way as an answer, and what is wrong with the fields as an error', async () => {
    const { server, account } = clipwright;
    await seedWindow(
      server.database,
      account,
      Array.from({ length: 15 }, () => 10),
    );
    const { items } = await run({ prompt: PROMPT });
    expect(items[0]?.json['would_refuse']).toMatchObject({ status: 429, code: 'rate_limited' });
    await expect(run({ prompt: '' })).rejects.toThrow(/prompt/);
    await expect(run({ startFrom: 'image', imageUrl: '' })).rejects.toThrow(/image_url/);
  });
});
