import type { VideoMode } from '@clipwright/core/videos';
import { EngineCatalog, type EngineDemand } from '@clipwright/engines/catalog';
import { ENGINE_KINDS } from '@clipwright/engines/kinds';
import { describe, expect, it } from '@jest/globals';
import { readConfig } from '../config/read-config.js';

const CLIPWRIGHT_CONFIG = JSON.stringify({
  engines: {
    veo: { kind: 'hosted', provider: '@ai-sdk/google', model: 'veo-3.1-generate-preview', apiKey: 'k' },
  },
  models: { modelb3: { engine: 'veo' } },
});
const catalog = new EngineCatalog(readConfig(ENGINE_KINDS, { CLIPWRIGHT_CONFIG }).engines);

const DEMAND: EngineDemand = {
  model: 'modelb3',
  mode: 'text',
  durationSeconds: 5,
  resolution: '720p',
  aspectRatio: '16:9',
  hasAudio: true,
  lastImages: 0,
  referenceImages: 0,
  fps: 24,
};
const makers = (change: Partial<EngineDemand>) =>
  catalog.enginesFor({ ...DEMAND, ...change }).map(({ name }) => name);

describe('a model on a hosted engine', () => {
  it('is offered as its profile has it', () => {
    expect(catalog.served().find(({ id }) => id === 'modelb3')).toMatchObject({
      durations: { min: 4, max: 8, default: 5 },
      resolutions: [{ servedAs: '720p' }, { servedAs: '768p' }, { servedAs: '1080p' }],
      aspectRatios: ['16:9', '9:16'],
      modes: ['text', 'image'] satisfies VideoMode[],
      audio: true,
    });
  });

  it('makes what lies between the lengths of its model, and is asked for nothing that it would not make', () => {
    for (const change of [{}, { durationSeconds: 7 }, { resolution: '1080p' as const }, { hasAudio: false }])
      expect(makers(change)).toEqual(['veo']);
    for (const change of [
      { durationSeconds: 3 },
      { durationSeconds: 9 },
      { resolution: '1440p' as const },
      { aspectRatio: '1:1' as const },
    ])
      expect(makers(change)).toEqual([]);
  });
});
