import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as stage from '@clipwright/stage';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { withStage } from './stage-remarks.js';

let home: string;

beforeAll(async () => void (home = await mkdtemp(join(tmpdir(), 'clipwright-remarks-'))));
afterAll(() => rm(home, { recursive: true, force: true }));

const remarksOn = (prompt: string): string[] =>
  withStage(stage, home, () => ['what the sketch says'])({
    model: 'modelb3',
    mode: 'text',
    hasAudio: false,
    prompt,
    negativePrompt: null,
  });

describe('what is told of words beforehand, where there is a stage', () => {
  it('is the sketch’s own, and why it will not be filmed, while the programs of the stage are not here', () => {
    expect(remarksOn('a mug on marble')).toEqual([
      'what the sketch says',
      expect.stringContaining('would have been filmed on the 3D stage, but'),
    ]);
  });

  it('is the stage’s of what it films, and the sketch’s of all else', async () => {
    await mkdir(stage.stageAssetsIn(home).folder, { recursive: true });
    expect(remarksOn('a mug on marble with a glorp')).toEqual([
      'The 3D stage films this: mug, on marble, in studio light; the camera drifts.',
      'The stage does not show "glorp".',
    ]);
    expect(remarksOn('mountains at dawn')).toEqual(['what the sketch says']);
  });
});
