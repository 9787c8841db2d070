import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { recordedExchange, transcript } from '@clipwright/testing/recorded';
import { json, ScriptedWire } from '@clipwright/testing/scripted-wire';
import { modelFiles, objectInfo } from './__fixtures__/object-info.js';
import { surveyComfyUi } from './comfyui.survey.js';

const GIB = 1024 ** 3;

let wire: ScriptedWire;
beforeEach(async () => {
  wire = await ScriptedWire.start();
  wire.always('GET /object_info', json(objectInfo()));
});
afterEach(() => wire.close());

const surveyed = () =>
  surveyComfyUi({ url: wire.origin, apiKey: undefined, fetch, signal: new AbortController().signal });

function hasCard(gib: number): void {
  const device = { name: 'cuda:0 A card', type: 'cuda', vram_total: gib * GIB, vram_free: GIB };
  wire.always('GET /system_stats', json({ system: { comfyui_version: '0.33.0' }, devices: [device] }));
}

describe('a look at a ComfyUI server', () => {
  // The fixture's list of files is what a server that has all of them tells.
  it.each([
    [95, ['ltx-2.3', 'wan-2.2-14b', 'hunyuan-video-1.5', 'wan-2.2-5b']],
    [23.5, ['wan-2.2-14b', 'hunyuan-video-1.5', 'wan-2.2-5b', 'ltx-2.3']],
    [7.6, ['wan-2.2-5b', 'wan-2.2-14b', 'hunyuan-video-1.5', 'ltx-2.3']],
    [4, ['wan-2.2-5b', 'wan-2.2-14b', 'hunyuan-video-1.5', 'ltx-2.3']],
  ])(
    'has the largest model first that fits a card of %d GiB, then those that do not, smallest first',
    async (gib, order) => {
      hasCard(gib);
      const { profiles, lacking } = await surveyed();
      expect(lacking).toEqual([]);
      expect(profiles.map(({ name }) => name)).toEqual(order);
      expect(profiles.filter(({ hasSound }) => hasSound).map(({ name }) => name)).toEqual(['ltx-2.3']);
    },
  );

  it('says where the makers speak of a larger card, and does not take the memory of a CPU for a card', async () => {
    const said = recordedExchange(transcript('comfyui/system-stats'), 'GET', '/system_stats');
    wire.always('GET /system_stats', json(said.answer?.json));
    const { card, profiles } = await surveyed();
    expect([card, profiles[0]?.name]).toEqual(['none: it runs on the CPU', 'wan-2.2-5b']);
    expect(profiles[0]?.notes.join(' ')).toContain('speak of cards of 8 GB');
  });

  it('takes a server whose other nodes are told in shapes of their own', async () => {
    hasCard(24);
    wire.always('GET /object_info', json({ ...objectInfo(), Odd: 'broken', Other: { input: null } }));
    const { nodes, profiles } = await surveyed();
    expect([nodes, profiles.length]).toEqual([Object.keys(objectInfo()).length, 4]);
  });

  it('puts a model whose images alone would work behind those for both, and names what lacks', async () => {
    hasCard(24);
    const files = modelFiles();
    const withoutTextModel = files.get('diffusion_models')!.filter((file) => !/t2v|5B/.test(file));
    wire.always(
      'GET /object_info',
      json(objectInfo(new Map([...files, ['diffusion_models', withoutTextModel]]))),
    );
    const { profiles, lacking } = await surveyed();
    expect(profiles.map(({ name, options }) => [name, options])).toEqual([
      ['wan-2.2-14b', { workflows: { image: 'wan-2.2-14b-image' } }],
      ['hunyuan-video-1.5', { workflows: { image: 'hunyuan-video-1.5-image' } }],
      ['ltx-2.3', { workflows: { text: 'ltx-2.3-text', image: 'ltx-2.3-image' } }],
    ]);
    expect(lacking.map(({ name }) => name)).toEqual([
      'hunyuan-video-1.5-text',
      'wan-2.2-14b-text',
      'wan-2.2-5b-image',
      'wan-2.2-5b-text',
    ]);
  });
});
