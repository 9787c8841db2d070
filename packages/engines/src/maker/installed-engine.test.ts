import { describe, expect, it } from '@jest/globals';
import { comfyUi } from '../comfyui.js';
import { hosted } from '../hosted.js';
import { openAiVideos } from '../openai-videos.js';
import { sketch } from '../sketch.js';
import { createVideoMaker } from './create-video-maker.js';

const storage = undefined as never;

describe('an engine of an entry', () => {
  it('says where it runs, and how many videos each place takes', () => {
    const replicas = [{ url: 'http://10.0.0.1:8000' }, { name: 'b', url: 'http://10.0.0.2:8000', slots: 3 }];
    expect(openAiVideos({ flavour: 'vllm-omni', model: 'wan', parallelSlots: 2, replicas })).toMatchObject({
      name: 'openai-videos',
      site: 'replicas',
      replicas: [
        { name: 'replica-1', url: 'http://10.0.0.1:8000', slots: 2 },
        { name: 'b', slots: 3 },
      ],
    });
    expect(sketch({})).toMatchObject({ name: 'sketch', site: 'embedded' });
    const veo = hosted({ name: 'veo', provider: '@ai-sdk/google', model: 'veo-3.1', apiKey: 'k' });
    expect(veo).toMatchObject({ name: 'veo', kind: 'hosted', site: 'vendor', replicas: [{ url: null }] });
  });

  it('refuses options that it does not take, by their names and without their values', () => {
    expect(() => sketch({ secret: 'k-123' } as never)).toThrow(/^sketch can not be used: .*"secret"/);
    expect(() => hosted({ provider: '@ai-sdk/google', model: 5 as never, apiKey: 'k' })).toThrow(
      /^hosted can not be used: model: /,
    );
    expect(() => comfyUi({ workflows: {} })).toThrow(TypeError);
    expect(() => openAiVideos({ flavour: 'vllm-omni', model: 'wan' })).toThrow(
      'openai-videos takes replicas: [{ url }], one at least.',
    );
  });

  it('has a name of its own in a maker, and models name none that is not there', () => {
    expect(() => createVideoMaker({ engines: [], storage })).toThrow('A maker takes engines: one at least.');
    expect(() => createVideoMaker({ engines: [sketch({}), sketch({})], storage })).toThrow(
      'Two engines have one name: give one a `name`.',
    );
    const models = { modelb3: { engine: 'veo' } };
    expect(() => createVideoMaker({ engines: [sketch({})], storage, models })).toThrow(
      'models.modelb3 names the engine veo; there are sketch.',
    );
  });
});
