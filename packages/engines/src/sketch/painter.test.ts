import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { engineRequest } from '@clipwright/testing/engine-contract';
import type { EngineRun } from '@clipwright/core/engine';
import type { ClipPainter } from '../maker/clip-painter.js';
import { SketchEngine } from './sketch.engine.js';

let tempDir: string;
beforeAll(async () => {
  tempDir = await mkdtemp(join(tmpdir(), 'painter-'));
});
afterAll(() => rm(tempDir, { recursive: true, force: true }));

const REQUEST = engineRequest({ model: 'modelb3', width: 64, height: 64, durationSeconds: 1, audio: false });
const RUN = { signal: new AbortController().signal, progress: () => undefined } as unknown as EngineRun;
const generate = (painter: ClipPainter) => new SketchEngine({ tempDir, painter }).generate(REQUEST, RUN);

describe('another hand of the embedded engine', () => {
  it('gives the clips that it makes', async () => {
    const { stream, warnings } = await generate({
      paint: async ({ outFile }) => {
        await writeFile(outFile, 'a clip');
        return { made: true, warnings: ['it was filmed'] };
      },
    });
    expect([await text(stream), warnings]).toEqual(['a clip', ['it was filmed']]);
  });

  it('leaves the others to be drawn, and may say why', async () => {
    const { stream, warnings } = await generate({
      paint: () => Promise.resolve({ made: false, warnings: ['it could not be filmed'] }),
    });
    expect((await text(stream)).length).toBeGreaterThan(500);
    expect(warnings?.[0]).toBe('it could not be filmed');
  });

  it('fails the video with what it fails of', async () => {
    await expect(generate({ paint: () => Promise.reject(new Error('killed')) })).rejects.toMatchObject({
      reason: 'failed',
    });
  });
});
