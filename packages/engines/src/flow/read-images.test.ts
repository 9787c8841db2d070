import { createReadStream } from 'node:fs';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isEngineError } from '@clipwright/core/engine';
import { renderSketch } from '@clipwright/sketch';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { ReadImages } from './read-images.js';
import type { AttemptedVideo } from './video.js';
import { WorkFiles } from './work-files.js';

const SIZE = { width: 320, height: 180, durationSeconds: 1 };
const NEVER = new AbortController().signal;

let home = '';
let images: ReadImages;
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'read-images-'));
  const files = new WorkFiles({ tempDir: join(home, 'tmp', 'here'), reserveBytes: 0, deadlineMs: 60_000 });
  await files.open();
  const at = (key: string): string => join(home, key);
  images = new ReadImages(
    {
      readAll: (key) => readFile(at(key)),
      stat: async (key) => ({ sizeBytes: (await stat(at(key))).size }),
      read: (key, range) => createReadStream(at(key), range),
    },
    files,
  );
  await renderSketch({
    ...{ ...SIZE, prompt: 'static shot', audio: false, seed: 1 },
    image: await plain('#a02020'),
    lastImage: await plain('#2020a0'),
    outFile: join(home, 'vid_a-1.mp4'),
  });
});
afterAll(() => rm(home, { recursive: true, force: true }));

const plain = (background: string): Promise<Buffer> =>
  sharp({ create: { width: 320, height: 180, channels: 3, background } })
    .png()
    .toBuffer();

const VIDEO = { id: 'vid_b', attempt: 1, image: null, lastImages: 0, operation: null };

const of = (more: object) => images.of({ ...VIDEO, ...more } as AttemptedVideo, NEVER);

it('gives an engine the last picture of the video that is continued, as its image', async () => {
  const source = { ...SIZE, file: 'vid_a-1.mp4' };
  const { image, lastImage } = await of({ sourceVideoId: 'vid_a', source });
  const { channels } = await sharp(image ?? Buffer.alloc(0)).stats();
  expect(channels.map(({ mean }) => Math.round(mean / 32))).toEqual([1, 1, 5]);
  expect(lastImage).toBeNull();
});

it('fails a video whose source is gone, and says so', async () => {
  const failure: unknown = await of({ sourceVideoId: 'vid_a', source: null }).catch(
    (error: unknown) => error,
  );
  expect(isEngineError(failure) && [failure.reason, failure.message]).toEqual([
    'failed',
    'The video that this one continues is no longer there.',
  ]);
});

it('lets what an earlier attempt began be waited for without it, and says what is missing', async () => {
  const begun = { phase: 'started', engine: 'x', data: {} };
  const { image, missing } = await of({ sourceVideoId: 'vid_a', source: null, operation: begun });
  expect(image).toBeNull();
  expect(isEngineError(missing) && missing.reason).toBe('failed');
});

it('gives nothing to a video from text', async () => {
  expect(await of({ sourceVideoId: null })).toEqual({
    image: null,
    lastImage: null,
    referenceImages: [],
    missing: null,
  });
});
