import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  describeEngineContract,
  engineRequest,
  type EngineSubject,
} from '@clipwright/testing/engine-contract';
import sharp from 'sharp';
import { SketchEngine } from './sketch.engine.js';

const REQUEST = engineRequest({ model: 'modelb3', width: 320, height: 180, audio: true });

const PLACE = { name: 'embedded', url: null };

async function start(): Promise<EngineSubject> {
  const tempDir = await mkdtemp(join(tmpdir(), 'sketch-engine-'));
  const options = { tempDir };
  return {
    engine: new SketchEngine(options),
    replica: PLACE,
    request: REQUEST,
    longRequest: { ...REQUEST, width: 1920, height: 1080, durationSeconds: 10 },
    image: await sharp({ create: { width: 320, height: 180, channels: 3, background: '#4a6fa5' } })
      .jpeg()
      .toBuffer(),
    starts: null,
    breakWorld: { failed: () => noFolder(options) },
    stop: () => rm(tempDir, { recursive: true, force: true }),
  };
}

/** Where a file stands, no folder can be made, and no render be written. */
async function noFolder(options: { tempDir: string }): Promise<void> {
  const file = join(options.tempDir, 'a-file');
  await writeFile(file, '');
  options.tempDir = join(file, 'below');
}

describeEngineContract({ name: 'sketch', start });
