import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import type { EngineCapabilities } from '@clipwright/core/engine';
import { z } from 'zod';
import { problemsOf } from './__fixtures__/problems-of.js';
import { engineKind } from '@clipwright/engines/kind';
import type { EnginesConfig } from './engines-config.js';
import { readConfig } from './read-config.js';

const ABILITIES: EngineCapabilities = {
  modes: ['text'],
  durationsSeconds: { min: 1, max: 5 },
  resolutions: ['480p', '720p'],
  aspectRatios: ['16:9', '1:1'],
  audio: false,
  parallelSlots: 2,
  idempotentStart: false,
};

const none = z.strictObject({});
const farmOptions = z.strictObject({
  flavour: z.enum(['plain', 'fancy']),
  apiKey: z.string().min(8, 'at least 8 characters').optional(),
});
const farmParameters = {
  steps: z.int('a whole number').exactOptional(),
  prompt: z.never('is filled from each request').exactOptional(),
};

const KINDS = {
  sketch: engineKind({
    site: 'embedded',
    schema: none,
    capabilities: () => ABILITIES,
    parameters: () => none,
  }),
  farm: engineKind({
    site: 'replicas',
    schema: farmOptions,
    capabilities: () => ABILITIES,
    parameters: ({ flavour }) =>
      flavour === 'fancy'
        ? z.object(farmParameters).catchall(z.json())
        : z.strictObject({ steps: farmParameters.steps, shift: z.number('a number').exactOptional() }),
  }),
  vendor: engineKind({
    site: 'vendor',
    schema: z.strictObject({ model: z.string() }),
    capabilities: ({ model }) => ({ ...ABILITIES, audio: model === 'loud' }),
    parameters: () => none,
  }),
};

const home = mkdtempSync(join(tmpdir(), 'engines-'));
afterAll(() => rmSync(home, { recursive: true }));

function read(document: unknown, env: Record<string, string> = {}): EnginesConfig {
  return readConfig(KINDS, { CLIPWRIGHT_HOME: home, CLIPWRIGHT_CONFIG: JSON.stringify(document), ...env })
    .engines;
}

const problemsWith = (document: unknown, env: Record<string, string> = {}): readonly string[] =>
  problemsOf(() => read(document, env));

const FARM = {
  kind: 'farm',
  flavour: 'plain',
  replicas: [
    { name: 'a', url: 'http://10.0.0.5:8000' },
    { name: 'b', url: 'http://10.0.0.6:8000', slots: 4 },
  ],
};

describe('the engines of a server', () => {
  it('are sketch alone where nothing is declared', () => {
    const { engines, routes } = readConfig(KINDS, { CLIPWRIGHT_HOME: home }).engines;
    expect([...engines.keys()]).toEqual(['sketch']);
    expect(routes).toEqual({
      modela2: { engines: ['sketch'], parameters: {} },
      modelb3: { engines: ['sketch'], parameters: {} },
    });
  });

  it('are read from clipwright.config.json in the home, or from the file that CLIPWRIGHT_CONFIG names', () => {
    const beside = mkdtempSync(join(home, 'with-file-'));
    writeFileSync(join(beside, 'clipwright.config.json'), JSON.stringify({ engines: { wan: FARM } }));
    expect(readConfig(KINDS, { CLIPWRIGHT_HOME: beside }).engines.engines.has('wan')).toBe(true);
    expect(
      readConfig(KINDS, {
        CLIPWRIGHT_HOME: home,
        CLIPWRIGHT_CONFIG: join(beside, 'clipwright.config.json'),
      }).engines.engines.has('wan'),
    ).toBe(true);
    expect(problemsWith({}, { CLIPWRIGHT_CONFIG: join(home, 'nowhere.json') })).toEqual([
      expect.stringMatching(
        /^CLIPWRIGHT_CONFIG takes a JSON file that can be read.*nowhere\.json" \(ENOENT\)\.$/,
      ),
    ]);
  });

  it('have replicas with slots: their own, or as many as the engine is able to', () => {
    expect(read({ engines: { wan: FARM } }).engines.get('wan')?.replicas).toEqual([
      { name: 'a', url: 'http://10.0.0.5:8000', slots: 2 },
      { name: 'b', url: 'http://10.0.0.6:8000', slots: 4 },
    ]);
  });

  it('of a vendor have one place, without an address', () => {
    expect(
      read({ engines: { cloud: { kind: 'vendor', model: 'loud' } } }).engines.get('cloud'),
    ).toMatchObject({
      replicas: [{ name: 'vendor', url: null, slots: 2 }],
      capabilities: { audio: true },
    });
  });

  it('make the models that are mapped to them, in order, with parameters of their own', () => {
    const models = { modela2: { engine: 'wan', fallbacks: ['sketch'], parameters: { wan: { steps: 4 } } } };
    expect(read({ engines: { wan: FARM }, models }).routes).toEqual({
      modela2: { engines: ['wan', 'sketch'], parameters: { wan: { steps: 4 } } },
      modelb3: { engines: ['sketch'], parameters: {} },
    });
  });

  it('take texts from the environment, and say which variable is not set, once', () => {
    const document = { engines: { wan: { ...FARM, apiKey: 'Key ${FARM_KEY}' } } };
    expect(read(document, { FARM_KEY: 'secret-1234' }).engines.get('wan')?.settings).toEqual({
      flavour: 'plain',
      apiKey: 'Key secret-1234',
    });
    expect(problemsWith(document)).toEqual([
      'CLIPWRIGHT_CONFIG engines.wan.apiKey names ${FARM_KEY}, which is not set in the environment.',
    ]);
  });

  it('tell every problem at once, with the field and what it takes, together with wrong settings', () => {
    const document = {
      engines: {
        wan: { kind: 'farm', flavour: 'odd', color: 1, replicas: [{ name: 'A!', url: 'ftp://x', slots: 0 }] },
        two: { kind: 'nosuch' },
        cloud: { kind: 'vendor', replicas: [] },
      },
      models: { modela2: { engine: 'wan', fallbacks: ['nobody', 'wan'], parameters: { sketch: {} } } },
    };
    expect(problemsWith(document, { PORT: 'x' })).toEqual([
      'PORT takes a whole number from 0 to 65535; got "x".',
      'CLIPWRIGHT_CONFIG engines.wan.replicas[0].name takes lower-case letters, digits and hyphens, 40 at most.',
      'CLIPWRIGHT_CONFIG engines.wan.replicas[0].url takes an http or https URL without user and password.',
      'CLIPWRIGHT_CONFIG engines.wan.replicas[0].slots takes a whole number from 1 to 1024.',
      'CLIPWRIGHT_CONFIG engines.wan.flavour takes one of "plain"|"fancy".',
      'CLIPWRIGHT_CONFIG engines.wan does not take "color".',
      'CLIPWRIGHT_CONFIG engines.two.kind takes one of sketch, farm, vendor.',
      'CLIPWRIGHT_CONFIG engines.cloud.replicas does not fit this kind, which has no servers of yours.',
      'CLIPWRIGHT_CONFIG engines.cloud.model takes string.',
      'CLIPWRIGHT_CONFIG models.modela2.fallbacks[0] takes the name of an engine: one of sketch, wan, two, cloud.',
      'CLIPWRIGHT_CONFIG models.modela2.fallbacks[1] takes an engine that this model does not name before.',
      'CLIPWRIGHT_CONFIG models.modela2.parameters.sketch is for an engine that this model does not go to; it goes to wan, nobody, wan.',
    ]);
  });

  it('judge the parameters of every model, on its engine and on its fallbacks, by names and types', () => {
    const models = {
      modela2: {
        engine: 'wan',
        fallbacks: ['sketch'],
        parameters: { wan: { stesp: 4, shift: 'far' }, sketch: { steps: 4 } },
      },
      modelb3: {
        engine: 'fancy',
        fallbacks: ['broken'],
        parameters: { fancy: { anything: [1], steps: 1.5, prompt: 'a cat' }, broken: { steps: 'many' } },
      },
    };
    expect(
      problemsWith(
        { engines: { wan: FARM, fancy: { ...FARM, flavour: 'fancy' }, broken: { kind: 'vendor' } }, models },
        { PORT: 'x' },
      ),
    ).toEqual([
      'PORT takes a whole number from 0 to 65535; got "x".',
      'CLIPWRIGHT_CONFIG engines.broken.model takes string.',
      'CLIPWRIGHT_CONFIG models.modela2.parameters.wan.shift takes a number.',
      'CLIPWRIGHT_CONFIG models.modela2.parameters.wan.stesp is no parameter of wan, which takes steps, shift.',
      'CLIPWRIGHT_CONFIG models.modela2.parameters.sketch.steps is no parameter of sketch, which takes none.',
      'CLIPWRIGHT_CONFIG models.modelb3.parameters.fancy.steps takes a whole number.',
      'CLIPWRIGHT_CONFIG models.modelb3.parameters.fancy.prompt is filled from each request.',
    ]);
  });

  it('refuse names that are no model and documents that are no JSON, and never show what stands in them', () => {
    expect(problemsWith({ models: { modelc4: { engine: 'sketch' } } })).toEqual([
      expect.stringContaining('models'),
    ]);
    expect(problemsWith({ engines: { wan: { ...FARM, apiKey: 'hunter2' } } })).toEqual([
      'CLIPWRIGHT_CONFIG engines.wan.apiKey takes at least 8 characters.',
    ]);
    expect(problemsWith({}, { CLIPWRIGHT_CONFIG: '{"key": "hunter2"' })).toEqual([
      'CLIPWRIGHT_CONFIG takes JSON; what came does not parse.',
    ]);
  });

  it('have to make something of a model that is mapped to them', () => {
    const tiny = engineKind({
      site: 'vendor',
      schema: none,
      capabilities: () => ({ ...ABILITIES, durationsSeconds: { min: 20, max: 30 } }),
      parameters: () => none,
    });
    const env = {
      CLIPWRIGHT_CONFIG: JSON.stringify({
        engines: { tiny: { kind: 'tiny' } },
        models: { modelb3: { engine: 'tiny' } },
      }),
    };
    expect(() => readConfig({ ...KINDS, tiny }, env)).toThrow(
      'CLIPWRIGHT_CONFIG models.modelb3.engine takes an engine that can make it; tiny makes none of its lengths, sizes and shapes.',
    );
  });
});
