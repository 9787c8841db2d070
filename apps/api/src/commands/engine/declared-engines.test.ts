import { chmodSync, chownSync, mkdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { readConfig } from '../../config/read-config.js';
import { OpenAiVideoServer } from '@clipwright/testing/openai-video-server';
import { ENGINE_KINDS } from '@clipwright/engines/kinds';
import { EngineStage } from './__fixtures__/engine-stage.js';

const HAND_WRITTEN = `{
    "$schema": "./clipwright.schema.json",
    "engines": {
        "veo":  { "kind": "hosted", "provider": "fal", "model": "fal-ai/veo3.1", "apiKey": "\${FAL_KEY}" },
        "wan":  {"kind": "openai-videos", "flavour": "sglang", "model": "a/b",
                 "replicas": [ {"name": "gpu-9", "url": "http://10.0.0.9:30000/v1"} ]}
    },
    "models": {
        "modelb3": { "engine": "veo", "fallbacks": ["wan", "sketch"],
                     "parameters": { "wan": { "num_inference_steps": 30 } } }
    }
}
`;

let stage: EngineStage;
let server: OpenAiVideoServer;
beforeEach(async () => {
  stage = new EngineStage();
  stage.env['FAL_KEY'] = 'a-fal-key';
  server = await OpenAiVideoServer.start({ flavour: 'vllm-omni' });
});
afterEach(async () => {
  stage.clear();
  await server.stop();
});

const added = (options: object = {}): Promise<string> =>
  stage.add('vllm-omni', { url: server.origin, test: false, ...options });

describe('a config that is there', () => {
  it('keeps every byte beside the new engine and its model: order, spacing, ${NAME} and all', async () => {
    stage.has(HAND_WRITTEN);
    expect(await added()).toContain(`written     ${stage.file}`);
    const engine = /,\n {8}"vllm-omni": \{\n( {12}.+\n)+ {8}\}(?=\n {4}\},\n)/;
    const route = ',\n        "modela2": { "engine": "vllm-omni", "fallbacks": ["sketch"] }';
    expect(stage.text).toMatch(engine);
    expect(stage.text.replace(engine, '').replace(route, '')).toBe(HAND_WRITTEN);
    expect(readConfig(ENGINE_KINDS, { ...stage.env }).engines.routes.modela2.engines).toEqual([
      'vllm-omni',
      'sketch',
    ]);
  });

  it('is byte for byte as before once the engine that no model went to is removed', async () => {
    const routed = HAND_WRITTEN.replace('"modelb3"', '"modela2": { "engine": "wan" },\n        "modelb3"');
    stage.has(routed);
    expect(await added()).toContain(
      'no model yet: modela2 goes to wan. To send it here, use --model modela2',
    );
    expect(stage.text).not.toBe(routed);
    await stage.remove('vllm-omni');
    expect(stage.text).toBe(routed);
  });

  it('gives a model that is named to the new engine, with what it had as its fallbacks and their parameters', async () => {
    stage.has(HAND_WRITTEN);
    await added({ model: 'modelb3', name: 'gpu' });
    expect(stage.document['models']).toEqual({
      modelb3: {
        engine: 'gpu',
        fallbacks: ['veo', 'wan', 'sketch'],
        parameters: { wan: { num_inference_steps: 30 } },
      },
    });
  });

  it('keeps its mode, and stays a link where it is one; nothing else is left in the folder', async () => {
    const real = join(stage.home, 'elsewhere');
    mkdirSync(real);
    writeFileSync(join(real, 'engines.json'), HAND_WRITTEN);
    chmodSync(join(real, 'engines.json'), 0o640);
    symlinkSync(join(real, 'engines.json'), stage.file);
    await added();
    expect(readFileSync(join(real, 'engines.json'), 'utf8')).toContain('vllm-omni');
    expect((statSync(join(real, 'engines.json')).mode & 0o777).toString(8)).toBe('640');
    expect(stage.files.toSorted()).toEqual(['clipwright.config.json', 'elsewhere']);
  });

  it('is for its owner alone where it is new, also where CLIPWRIGHT_CONFIG names it', async () => {
    stage.env['CLIPWRIGHT_CONFIG'] = join(stage.home, 'etc', 'engines.json');
    await added();
    expect((statSync(stage.env['CLIPWRIGHT_CONFIG']).mode & 0o777).toString(8)).toBe('600');
  });

  it('belongs to the owner of the folder where it is new, also where root writes it for the server', async () => {
    // Nobody else may give a folder away.
    const owner = process.getuid?.() === 0 ? 12345 : statSync(stage.home).uid;
    chownSync(stage.home, owner, statSync(stage.home).gid);
    await added();
    expect(statSync(stage.file).uid).toBe(owner);
  });

  it.each([
    ['{ "engines": {} // mine\n}', 'is no JSON object, so nothing was changed. Comments'],
    ['// mine\n{}', 'is no JSON object, so nothing was changed. Comments'],
    ['[]', 'is no JSON object'],
    ['{ "engine": {} }', 'does not take "engine"'],
    [HAND_WRITTEN.replace('FAL_KEY', 'NO_KEY'), 'names ${NO_KEY}, which is not set in the environment'],
  ])('is left as it is where no server could start with it: %j', async (text, says) => {
    stage.has(text);
    const said = await added();
    expect(said).toContain('REFUSED');
    expect(said).toContain(says);
    expect(server.requests).toEqual([]);
    expect(stage.text).toBe(text);
  });

  it('is left as it is where somebody changed it meanwhile', async () => {
    stage.has(HAND_WRITTEN);
    stage.answers = [true];
    const said = stage.add('vllm-omni', {
      url: server.origin,
      test: false,
    });
    stage.has(`${HAND_WRITTEN}\n`);
    expect(await said).toContain('was changed meanwhile, so it was left as it is. Run this again.');
    expect(stage.text).toBe(`${HAND_WRITTEN}\n`);
  });

  it('can not be written where the settings hold it, and that is said before the server is asked', async () => {
    stage.env['CLIPWRIGHT_CONFIG'] = '{"engines": {}}';
    expect(await added()).toContain('REFUSED CLIPWRIGHT_CONFIG holds the engines itself');
    expect(server.requests).toEqual([]);
    expect(await added({ dryRun: true })).toContain('proposes    "vllm-omni"');
  });

  it('takes no server twice, no name twice, and counts on where none was given', async () => {
    await added();
    expect(await added()).toContain(
      'is a replica of vllm-omni already (gpu-1), with the same model. To try it: engine test vllm-omni.',
    );
    const other = await OpenAiVideoServer.start({ flavour: 'vllm-omni' });
    const url = other.origin;
    expect(await added({ url, name: 'vllm-omni' })).toContain(
      'REFUSED There is an engine vllm-omni already.',
    );
    expect(await added({ url })).toContain('"vllm-omni-2"');
    expect(await added({ url, name: 'Not A Name' })).toContain('REFUSED --name takes lower-case letters');
    await other.stop();
  });
});

describe('engine remove', () => {
  it('takes away an engine, its place among the fallbacks and its parameters, and nothing else', async () => {
    stage.has(HAND_WRITTEN);
    expect(await stage.remove('wan')).toContain(`wan is out of ${stage.file}. Restart Clipwright`);
    const { engines, models } = stage.document;
    expect(Object.keys(engines ?? {})).toEqual(['veo']);
    expect(models).toEqual({ modelb3: { engine: 'veo', fallbacks: ['sketch'], parameters: {} } });
    expect(stage.text).toContain('"veo":  { "kind": "hosted"');
  });

  it('lets the first fallback step forward where it was a model’s engine', async () => {
    stage.has(HAND_WRITTEN);
    await stage.remove('veo');
    expect(stage.document['models']).toMatchObject({ modelb3: { engine: 'wan', fallbacks: ['sketch'] } });
  });

  it('refuses in words where a model would have no engine left, and an engine that is none', async () => {
    const alone = '"modelb3": { "engine": "veo" }';
    stage.has(HAND_WRITTEN.replace(/"modelb3"[^]*30 \} \} \}/, alone));
    const before = stage.text;
    expect(await stage.remove('veo')).toContain(
      'REFUSED modelb3 would have no engine left: only veo makes it.',
    );
    expect(await stage.remove('nobody')).toContain('REFUSED No engine is declared as nobody.');
    expect(await stage.remove('sketch')).toContain('The embedded one is always there.');
    expect(stage.text).toBe(before);
  });

  it('asks where somebody is there to answer, and leaves it on a no', async () => {
    stage.has(HAND_WRITTEN);
    stage.answers = [false];
    expect(await stage.remove('wan')).toContain('REFUSED Nothing was written.');
    expect(stage.text).toBe(HAND_WRITTEN);
  });
});

describe('engine list', () => {
  it('tells every engine, where it is and which models go to it, and no key', async () => {
    stage.has(HAND_WRITTEN);
    const said = await stage.list();
    expect(said).toMatch(/^sketch +sketch +modela2, modelb3$/m);
    expect(said).toMatch(/^wan +openai-videos +modelb3 +http:\/\/10\.0\.0\.9:30000\/v1$/m);
    expect(said).toMatch(/^veo +hosted +modelb3$/m);
    expect(said).not.toContain('a-fal-key');
  });
});

describe('engine test', () => {
  it('makes a clip at every replica, and changes nothing', async () => {
    await added();
    const before = stage.text;
    const said = await stage.test('vllm-omni', { keep: join(stage.home, 'clip.mp4') });
    expect(said).toContain('gpu-1       test-model is served at');
    expect(said).toMatch(/gpu-1 clip {2}1 s of 854x480 took/);
    expect(stage.text).toBe(before);
    expect(stage.files).toContain('clip.mp4');
  });

  it('says of each replica what is wrong, and how to mend it', async () => {
    await added();
    await server.stop();
    expect(await stage.test('vllm-omni')).toContain('REFUSED gpu-1: Nothing answers at');
    expect(await stage.test('vllm-omni', { replica: 'gpu-7' })).toContain('--replica takes one of those');
    expect(await stage.test('nobody')).toContain(
      'No engine is declared as nobody. There are sketch, vllm-omni.',
    );
  });

  it('has a provider make nothing that is billed unless somebody agrees', async () => {
    stage.has(HAND_WRITTEN);
    expect(await stage.test('veo')).toContain('REFUSED The provider of veo bills the clip: say --yes');
  });
});
