import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { renderSketch } from '@clipwright/sketch';
import { atIdlePace, temporaryFolder } from '../support/index.js';

const LONG = {
  prompt: 'a sailboat on the sea at sunset',
  width: 1280,
  height: 720,
  durationSeconds: 10,
  audio: false,
  seed: 11,
} as const;

it('a render stops within half a second of a cancel and leaves no file', async () => {
  const folder = await temporaryFolder('canceled');
  const controller = new AbortController();
  let work: Promise<unknown> = Promise.resolve();
  await new Promise<void>((underWay) => {
    work = renderSketch(
      { ...LONG, outFile: join(folder, 'canceled.mp4') },
      { signal: controller.signal, onProgress: () => underWay() },
    ).catch((error: unknown) => error);
  });
  const { result, elapsedMs } = await atIdlePace(() => {
    controller.abort();
    return work;
  });
  expect(result).toMatchObject({ reason: 'canceled' });
  expect(elapsedMs).toBeLessThan(500);
  expect(await readdir(folder)).toEqual([]);
});
