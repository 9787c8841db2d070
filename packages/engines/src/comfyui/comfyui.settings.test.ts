import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { builtIn } from './__fixtures__/object-info.js';
import {
  comfyUiCapabilities,
  comfyUiParameters,
  comfyUiSettings,
  comfyUiWorkflows,
} from './comfyui.settings.js';
import { ComfyUiEngine } from './comfyui.engine.js';

const capabilities = (settings: object) => comfyUiCapabilities(comfyUiSettings.parse(settings));

describe('the settings of a ComfyUI engine', () => {
  it('offer what their workflows can do', () => {
    expect(capabilities({ workflows: { text: 'wan-2.2-5b-text', image: 'wan-2.2-5b-image' } })).toEqual({
      modes: ['text', 'image'],
      durationsSeconds: { min: 1, max: 5 },
      resolutions: ['480p', '720p'],
      aspectRatios: ['16:9', '9:16', '1:1', '4:3', '3:4', '21:9'],
      audio: false,
      parallelSlots: 1,
      idempotentStart: true,
    });
    expect(capabilities({ workflows: { text: 'ltx-2.3-text' } })).toMatchObject({
      modes: ['text'],
      durationsSeconds: { max: 15 },
      audio: true,
    });
  });

  it('offer no more than all of their workflows can do, unless they say otherwise', () => {
    const workflows = { text: 'ltx-2.3-text', image: 'hunyuan-video-1.5-image' };
    expect(capabilities({ workflows })).toMatchObject({
      durationsSeconds: { min: 1, max: 10 },
      resolutions: ['480p', '720p'],
      audio: false,
    });
    const overrides = {
      durationsSeconds: { min: 2, max: 8 },
      resolutions: ['720p'],
      aspectRatios: ['16:9'],
      audio: true,
    };
    expect(capabilities({ workflows, ...overrides })).toMatchObject(overrides);
  });

  it('are refused where they name no workflow, or something that is none', () => {
    for (const wrong of [
      {},
      { workflows: {} },
      { workflows: { text: '../secrets' } },
      { workflows: { text: 'a' }, colour: 'red' },
      { workflows: { text: 'a' }, durationsSeconds: { min: 5, max: 1 } },
    ]) {
      expect(comfyUiSettings.safeParse(wrong).success).toBe(false);
    }
  });

  it('are refused with a key or a header that can not be sent, and do not show it', () => {
    const problems = (credentials: object) =>
      comfyUiSettings
        .safeParse({ workflows: { text: 'wan-2.2-5b-text' }, ...credentials })
        .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    expect(problems({ apiKey: 'hunter2\n' })).toEqual([
      'apiKey: takes visible ASCII characters, without spaces',
    ]);
    expect(problems({ headers: { 'x-gate': 'hunter2\r\nx: y', 'bad name': 'hunter2' } })).toEqual([
      'headers.x-gate: takes ASCII characters on one line',
      'headers.bad name: Invalid key in record',
    ]);
    expect(problems({ apiKey: 'hunter2', headers: { 'x-gate': 'two words' } })).toBeUndefined();
  });

  it('are refused where a workflow is set for the other mode', () => {
    expect(() => capabilities({ workflows: { text: 'wan-2.2-5b-image' } })).toThrow(
      'wan-2.2-5b-image: is a workflow for image, but is set for text',
    );
  });
});

describe('the parameters of a model on a ComfyUI engine', () => {
  const issuesOf = (workflows: object, parameters: object): string[] | undefined =>
    comfyUiParameters(comfyUiSettings.parse({ workflows }))
      .safeParse(parameters)
      .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);

  it('are those that any manifest names, of the type that stands in the graph', () => {
    const both = { text: 'wan-2.2-14b-text', image: 'wan-2.2-5b-image' };
    expect(issuesOf(both, { steps: 12, cfg: 4.5 })).toBeUndefined();
    expect(issuesOf(both, { steps: 'many' })).toEqual(['steps: a number']);
  });

  it('are none of those that a request fills, and none where the workflow fixes everything', () => {
    expect(issuesOf({ text: 'wan-2.2-5b-text' }, { seed: 1, sampler: 'euler' })).toEqual([
      ': Unrecognized keys: "seed", "sampler"',
    ]);
    expect(issuesOf({ text: 'wan-2.2-14b-text' }, { steps: 12 })).toEqual([': Unrecognized key: "steps"']);
  });
});

describe('a folder of own workflows', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'workflows-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const put = (file: string, content: unknown): void =>
    writeFileSync(join(folder, file), typeof content === 'string' ? content : JSON.stringify(content));
  const graph = () => structuredClone(builtIn('wan-2.2-5b-text').graph);
  const manifest = () => structuredClone(builtIn('wan-2.2-5b-text').manifest);
  const problems = (workflows: object): string[] => {
    try {
      capabilities({ workflows, workflowFolder: folder });
      return [];
    } catch (error) {
      return (error as Error).message.split('\n');
    }
  };

  it('goes before our own, which stay there beside it', () => {
    put('mine.json', graph());
    put('mine.manifest.json', { ...manifest(), title: 'Mine', durationsSeconds: { min: 1, max: 3 } });
    const settings = comfyUiSettings.parse({
      workflows: { text: 'mine', image: 'wan-2.2-5b-image' },
      workflowFolder: folder,
    });
    expect(comfyUiWorkflows(settings).text?.manifest.title).toBe('Mine');
    expect(comfyUiCapabilities(settings).durationsSeconds).toEqual({ min: 1, max: 3 });
  });

  it('is refused with every problem of every file at once', () => {
    put('broken.json', '{');
    put('broken.manifest.json', { title: '', fps: 'many' });
    const found = problems({ text: 'broken', image: 'absent' });
    expect(found).toEqual(
      expect.arrayContaining([
        'broken.json: Invalid input: expected record, received undefined',
        expect.stringMatching(/^broken\.manifest\.json: title: /),
        expect.stringMatching(/^broken\.manifest\.json: fps: /),
        expect.stringMatching(/^broken\.manifest\.json: parameters: /),
        `absent.json: is not in ${folder}, nor in Clipwright`,
        `absent.manifest.json: is not in ${folder}, nor in Clipwright`,
      ]),
    );
  });

  it('is refused where manifest and graph do not fit, by node and input', () => {
    const cut = graph();
    delete cut['3'];
    const own = manifest();
    own.parameters.seed = [{ node: '99', input: 'seed' }];
    own.parameters.prompt = [{ node: '5', input: 'words' }];
    own.parameters.negativePrompt = [{ node: '6', input: 'clip' }];
    delete own.parameters.frames;
    put('unfit.json', cut);
    put('unfit.manifest.json', {
      ...own,
      progress: ['77'],
      output: '78',
      models: [{ node: '1', input: 'file', folder: 'vae' }],
    });
    expect(problems({ text: 'unfit' })).toEqual([
      'unfit: node 7, input vae: is linked to node 3, which is not there',
      'unfit: node 9, input vae: is linked to node 3, which is not there',
      'unfit: parameter prompt: node 5 (CLIPTextEncode) has no input words',
      'unfit: parameter seed: there is no node 99',
      'unfit: model file: node 1 (UNETLoader) has no input file',
      "unfit: parameter negativePrompt: node 6, input clip takes another node's output, so no value can be set there",
      'unfit: progress: there is no node 77',
      'unfit: output: there is no node 78',
      'unfit: parameter frames: is missing',
    ]);
  });

  it('is refused where text and image have nothing in common', () => {
    put('short.json', graph());
    put('short.manifest.json', {
      ...manifest(),
      durationsSeconds: { min: 9, max: 9 },
      resolutions: ['1440p'],
    });
    expect(problems({ text: 'short', image: 'wan-2.2-5b-image' })).toEqual([
      'The workflows for text and image have no length and no resolution in common: give each an engine of its own.',
    ]);
  });

  it('is refused when the engine is made', () => {
    const settings = comfyUiSettings.parse({ workflows: { text: 'absent' } });
    expect(
      () => new ComfyUiEngine({ name: 'comfy', settings, fetch, sleep: () => Promise.resolve() }),
    ).toThrow('absent.json: is not in Clipwright');
  });
});
