import { beforeAll, describe, expect, it } from '@jest/globals';
import { probeMp4 } from './support/mp4.mjs';
import { QUICK, startClipwright, type RunningClipwright } from './support/clipwright.js';
import { n8nHost, runNode } from './support/n8n-host.mjs';
import type { IExecuteFunctions } from 'n8n-workflow';
import { requestFields } from '../nodes/Clipwright/generation/request-fields.js';
import { Clipwright } from '../nodes/Clipwright/Clipwright.node.js';

const PROMPT = 'a red ball rolls by the sea';
const text = { resource: 'video', operation: 'generateFromText', prompt: PROMPT };
const begun = { ...text, output: 'url', options: { waitForCompletion: false } };

describe('Video: Generate From Text', () => {
  let clipwright: RunningClipwright;
  /** Takes videos, and makes none: for what is not waited for. */
  let intake: RunningClipwright;

  beforeAll(async () => {
    clipwright = await startClipwright();
    intake = await startClipwright({ CLIPWRIGHT_ROLE: 'http' });
  });

  it('gives the video and its mp4', async () => {
    const { items } = await runNode({
      ...clipwright.credential,
      parameters: { ...text, additionalFields: QUICK },
    });
    expect(items).toHaveLength(1);
    expect(items[0]?.json).toMatchObject({
      status: 'completed',
      progress: 100,
      video_model: 'modela2',
      engine: 'sketch',
      resolution: '480p',
      duration: 1,
      credits_used: 1,
    });
    const file = items[0]?.binary?.['data'];
    expect(file).toMatchObject({
      mimeType: 'video/mp4',
      fileName: expect.stringMatching(/^vid_[0-9A-Za-z]{22}\.mp4$/),
    });
    expect(await probeMp4(file?.data ?? '')).toEqual({ codec: 'h264', width: 854, height: 480, frames: 24 });
  });

  it('sends what the user set, and nothing else', async () => {
    const parameters = { ...text, additionalFields: QUICK, options: { idempotencyKey: 'set' } };
    const { requests } = await runNode({ ...clipwright.credential, parameters });
    const post = requests.find((request) => request.method === 'POST');
    expect(post?.body).toEqual({ prompt: PROMPT, duration: 1, resolution: '480p' });
    expect(post?.headers['prefer']).toBeUndefined();
  });

  it('sends every optional field under its name on the wire', async () => {
    const additionalFields = {
      aspectRatio: '9:16',
      audio: false,
      duration: 1,
      negativePrompt: 'rain',
      resolution: '720p',
      seed: 7,
    };
    const parameters = { ...text, model: 'modelb3', output: 'url', simplify: false, additionalFields };
    const { items, requests } = await runNode({ ...clipwright.credential, parameters });
    expect(requests.find((request) => request.method === 'POST')?.body).toEqual({
      prompt: PROMPT,
      video_model: 'modelb3',
      aspect_ratio: '9:16',
      audio: false,
      duration: 1,
      negative_prompt: 'rain',
      resolution: '720p',
      seed: 7,
    });
    expect(items[0]?.json).toMatchObject({
      width: 720,
      height: 1280,
      has_audio: false,
      seed: 7,
      mode: 'text',
      prompt: PROMPT,
    });
  });

  it('takes 0 for a seed, and false for no sound', async () => {
    const additionalFields = { ...QUICK, resolution: '720p', seed: 0, audio: false };
    const parameters = { ...begun, model: 'modelb3', additionalFields };
    const { requests } = await runNode({ ...intake.credential, parameters });
    expect(requests[0]?.body).toMatchObject({ seed: 0, audio: false });
  });

  it('takes numbers for prompts', async () => {
    const parameters = { ...begun, prompt: 42, additionalFields: { ...QUICK, negativePrompt: 7 } };
    const { requests } = await runNode({ ...intake.credential, parameters });
    expect(requests[0]?.body).toEqual({ ...QUICK, prompt: '42', negative_prompt: '7' });
  });

  it('sends addresses of reference images as a list, of which the server says that its engine takes none', async () => {
    const addresses = ['https://example.com/w_9,h_9/a.png', 'data:image/png;base64,AAAA', 'http://b'];
    const referenceImageUrls = addresses.join(', ');
    const given: Record<string, unknown> = { additionalFields: { referenceImageUrls }, model: '' };
    const context = { getNodeParameter: (name: string) => given[name] } as unknown as IExecuteFunctions;
    expect(requestFields(context, 0)).toEqual({ reference_image_urls: addresses });
    const parameters = { ...begun, additionalFields: { ...QUICK, referenceImageUrls } };
    await expect(runNode({ ...intake.credential, parameters })).rejects.toThrow(
      /no engine here looks at reference images for modela2; got an array/,
    );
  });

  it('refuses a file of a video that is not waited for, before anything is sent', async () => {
    const parameters = { ...begun, output: 'file' };
    const { context, left } = n8nHost({ ...intake.credential, parameters });
    await expect(new Clipwright().execute.call(context)).rejects.toMatchObject({
      message: 'A video file can not be put out without waiting for the video.',
      description: 'Set Output to "URL Only", or turn "Wait for Completion" on.',
    });
    expect(left.requests).toEqual([]);
  });

  it('takes numbers that come as text from forms and sheets', async () => {
    const parameters = { ...begun, additionalFields: { ...QUICK, duration: '1' } };
    const { requests } = await runNode({ ...intake.credential, parameters });
    expect(requests.find((request) => request.method === 'POST')?.body).toMatchObject({ duration: 1 });
  });

  it('gives the URL alone where no file is wanted', async () => {
    const { items, requests } = await runNode({
      ...clipwright.credential,
      parameters: { ...text, output: 'url', additionalFields: QUICK },
    });
    expect(items[0]?.binary).toBeUndefined();
    expect(items[0]?.json['video_url']).toEqual(
      expect.stringMatching(new RegExp(`^${clipwright.server.origin}/media/.+\\.mp4$`)),
    );
    expect(requests.filter((request) => request.url.includes('/media/'))).toEqual([]);
  });

  it('returns at once with video and status where it shall not wait', async () => {
    const parameters = { ...begun, additionalFields: QUICK };
    const { items, requests } = await runNode({ ...intake.credential, parameters });
    expect(items[0]?.json['status']).toMatch(/^(?:queued|processing)$/);
    expect(items[0]?.binary).toBeUndefined();
    expect(requests[0]?.headers['prefer']).toBe('respond-async');
  });

  it('holds the request as long as the user says and follows the status then', async () => {
    const parameters = {
      ...text,
      output: 'url',
      additionalFields: QUICK,
      options: { holdSeconds: 0 },
    };
    const { items, requests } = await runNode({ ...clipwright.credential, parameters });
    expect(requests[0]?.headers['prefer']).toBe('wait=0');
    expect(requests.slice(1).every((request) => request.url.includes('/video-status.php?video_id='))).toBe(
      true,
    );
    expect(items[0]?.json['status']).toBe('completed');
  });

  it('has the server show signs of life where the user says so, and reads the video behind them', async () => {
    const options = { keepAlive: true, holdSeconds: 0 };
    const parameters = { ...text, output: 'url', additionalFields: QUICK, options };
    const { items, requests } = await runNode({ ...clipwright.credential, parameters });
    expect(requests[0]?.headers['prefer']).toBe('heartbeat=15');
    // One call made it: its status was asked for once it was told.
    expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(1);
    expect(items[0]?.json['status']).toBe('completed');
  });

  it('keeps the order of many items, each paired with its own', async () => {
    const prompts = ['one boat', 'two boats', 'three boats'];
    const { items } = await runNode({
      ...intake.credential,
      parameters: {
        ...begun,
        simplify: false,
        additionalFields: QUICK,
      },
      items: prompts.map((prompt) => ({ json: { prompt } })),
      itemParameters: prompts.map((prompt) => ({ prompt })),
    });
    expect(items.map((item) => item.json['prompt'])).toEqual(prompts);
    expect(items.map((item) => item.pairedItem)).toEqual([{ item: 0 }, { item: 1 }, { item: 2 }]);
    expect(new Set(items.map((item) => item.json['video_id'])).size).toBe(3);
  });

  it('puts the file under the field and name that the user chose, and fetches it without the key', async () => {
    const parameters = {
      ...text,
      binaryPropertyName: 'clip',
      additionalFields: QUICK,
      options: { fileName: 'ball' },
    };
    const { items, requests } = await runNode({ ...clipwright.credential, parameters });
    expect(Object.keys(items[0]?.binary ?? {})).toEqual(['clip']);
    expect(items[0]?.binary?.['clip']?.fileName).toBe('ball.mp4');
    expect(
      requests.map((request) => [
        new URL(request.url).pathname.split('/')[1],
        request.headers['authorization'],
      ]),
    ).toEqual([
      ['api', `Bearer ${clipwright.account.key}`],
      ['api', `Bearer ${clipwright.account.key}`],
      ['media', undefined],
    ]);
    expect(requests.some((request) => request.url.includes(clipwright.account.key))).toBe(false);
  });
});
