import { describe, expect, it } from '@jest/globals';
import { DEFAULT_MODEL, MODELS, MODEL_IDS, creditsFor, findModel } from './index.js';

describe('the catalogue', () => {
  it('holds the two models of the interface, modela2 being the default', () => {
    expect(MODELS.map((model) => model.id)).toEqual([...MODEL_IDS]);
    expect(MODELS.filter((model) => model.default).map((model) => model.id)).toEqual([DEFAULT_MODEL]);
    expect(DEFAULT_MODEL).toBe('modela2');
  });

  it('finds nothing by a name that every JavaScript object has', () => {
    expect(['__proto__', 'constructor', 'hasOwnProperty', 'length', ''].map((id) => findModel(id))).toEqual(
      Array.from({ length: 5 }),
    );
  });

  it.each([
    ['modela2', 1, 10, 2000, false, '720p', '480p 720p 768p'],
    ['modelb3', 1, 15, 7000, true, '1440p', '720p 768p 1080p 1440p 2k'],
  ] as const)(
    '%s takes what the contract says',
    (id, min, max, maxPromptLength, audio, defaultResolution, labels) => {
      const model = findModel(id);
      expect(model).toMatchObject({
        durations: { min, max, default: 5 },
        maxPromptLength,
        audio,
        defaultResolution,
        fps: 24,
      });
      expect(model?.resolutions.map((choice) => choice.label).join(' ')).toBe(labels);
    },
  );

  it('serves 768p of modela2 at its maximum, 2k as 1440p, and every other label as itself', () => {
    const served = MODELS.map((model) =>
      model.resolutions.map((choice) => `${choice.label} ${choice.servedAs}`),
    );
    expect(served).toEqual([
      ['480p 480p', '720p 720p', '768p 720p'],
      ['720p 720p', '768p 768p', '1080p 1080p', '1440p 1440p', '2k 1440p'],
    ]);
  });

  it('finds a model in the catalogue that it is given', () => {
    expect(findModel('modelb3', MODELS.slice(0, 1))).toBeUndefined();
  });
});

describe('credits', () => {
  it.each([
    ['modela2', '480p', 1],
    ['modela2', '720p', 2],
    ['modelb3', '720p', 4],
    ['modelb3', '768p', 4],
    ['modelb3', '1080p', 6],
    ['modelb3', '1440p', 10],
  ] as const)('%s at %s costs %i a second', (model, resolution, perSecond) => {
    expect(creditsFor({ model, resolution, durationSeconds: 1 })).toBe(perSecond);
    expect(creditsFor({ model, resolution, durationSeconds: 7 })).toBe(7 * perSecond);
  });

  it('of a size that the model does not make are a RangeError', () => {
    const impossible = () => creditsFor({ model: 'modela2', resolution: '1440p', durationSeconds: 1 });
    expect(impossible).toThrow(new RangeError('modela2 does not make 1440p.'));
    const unknown = () =>
      creditsFor({ model: 'modelb3', resolution: '720p', durationSeconds: 1 }, MODELS.slice(0, 1));
    expect(unknown).toThrow(new RangeError('modelb3 does not make 720p.'));
  });

  it('follow the catalogue that is given', () => {
    const dearer = MODELS.map((model) => ({ ...model, creditsPerSecond: { '720p': 9 } }));
    expect(creditsFor({ model: 'modela2', resolution: '720p', durationSeconds: 2 }, dearer)).toBe(18);
  });
});
