import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { builtIn, modelFiles, objectInfo } from './__fixtures__/object-info.js';
import { missingOn, nodeInfo, type NodeInfo } from './object-info.js';
import { comfyUiSettings } from './comfyui.settings.js';
import { isLink } from './workflow-graph.js';
import { BUILT_IN_WORKFLOWS } from './workflow-library.js';
import { workflowManifest } from './workflow-manifest.js';

const infoOf =
  (info: Record<string, unknown>) =>
  (className: string): NodeInfo | null =>
    nodeInfo.safeParse(info[className]).data ?? null;
const known = infoOf(objectInfo());

const typeOf = (spec: readonly unknown[] | undefined): string =>
  Array.isArray(spec?.[0]) ? 'COMBO' : String(spec?.[0]);

describe('the workflows that come with Clipwright', () => {
  it('are there for text and image, for each of the four models', () => {
    const models = ['hunyuan-video-1.5', 'ltx-2.3', 'wan-2.2-14b', 'wan-2.2-5b'];
    expect(BUILT_IN_WORKFLOWS).toEqual(models.flatMap((model) => [`${model}-image`, `${model}-text`]));
    for (const name of BUILT_IN_WORKFLOWS)
      expect(name.endsWith(`-${builtIn(name).manifest.mode}`)).toBe(true);
  });

  it.each(BUILT_IN_WORKFLOWS)('%s fits the definitions of every node that it uses', (name) => {
    expect(missingOn(builtIn(name), known)).toEqual([]);
  });

  it.each(BUILT_IN_WORKFLOWS)(
    '%s links outputs to inputs of their type, and every node leads to the saved video',
    (name) => {
      const { graph } = builtIn(name);
      const links = Object.values(graph).flatMap((node) =>
        Object.entries(node.inputs).flatMap(([key, value]) =>
          isLink(value) ? [{ node, key, from: value[0], slot: value[1] }] : [],
        ),
      );
      for (const { node, key, from, slot } of links) {
        const { input } = known(node.class_type)!;
        const output = known(graph[from]!.class_type)!.output[slot];
        expect([node.class_type, key, output]).toEqual([
          node.class_type,
          key,
          typeOf(input.required[key] ?? input.optional[key]),
        ]);
      }
      const used = new Set(links.map(({ from }) => from));
      const ends = Object.keys(graph).filter((id) => !used.has(id));
      expect(ends.map((id) => graph[id]?.class_type)).toEqual(['SaveVideo']);
    },
  );

  it.each(BUILT_IN_WORKFLOWS)('%s loads no file that its manifest leaves out', (name) => {
    const { graph, manifest } = builtIn(name);
    const listed = new Set(manifest.models.map(({ node, input }) => graph[node]?.inputs[input]));
    const loaded = Object.values(graph).flatMap(({ inputs }) =>
      Object.values(inputs).filter((value) => String(value).endsWith('.safetensors')),
    );
    expect(loaded.filter((file) => !listed.has(file))).toEqual([]);
    expect(
      manifest.models.every(({ url, node, input }) =>
        url!.endsWith(`/${String(graph[node]?.inputs[input])}`),
      ),
    ).toBe(true);
  });

  it.each(BUILT_IN_WORKFLOWS)('%s makes frames at the rate that its manifest tells', (name) => {
    const { graph, manifest } = builtIn(name);
    const rates = Object.values(graph).flatMap(({ inputs }) =>
      [inputs['fps'], inputs['frame_rate']].filter((rate) => rate !== undefined),
    );
    expect(new Set(rates)).toEqual(new Set([manifest.fps]));
    expect('audio' in manifest.parameters).toBe(manifest.audio);
  });

  it.each([
    ['wan-2.2-5b', ['1280x704', '704x1280']],
    ['wan-2.2-14b', ['1280x720', '720x1280', '832x480', '480x832']],
  ])('%s is asked for the sizes that it was made for, from text and from an image', (model, sizes) => {
    for (const mode of ['text', 'image']) expect(builtIn(`${model}-${mode}`).manifest.sizes).toEqual(sizes);
  });
});

describe('a server that lacks something', () => {
  it('is told which file belongs into which folder, once for each file', () => {
    const files = modelFiles();
    files.set('checkpoints', []);
    files.set('vae', []);
    const missing = (name: string): string[] => missingOn(builtIn(name), infoOf(objectInfo(files)));
    expect(missing('ltx-2.3-text')).toEqual([
      'ltx-2.3-text: ltx-2.3-22b-dev-fp8.safetensors is missing; put it into models/checkpoints of ComfyUI, from https://huggingface.co/Lightricks/LTX-2.3-fp8/resolve/main/ltx-2.3-22b-dev-fp8.safetensors',
    ]);
    expect(missing('wan-2.2-5b-text')).toEqual([
      expect.stringMatching(/wan2\.2_vae\.safetensors is missing; put it into models\/vae of ComfyUI/),
    ]);
  });

  it('is told the node classes that it does not have', () => {
    const { LTXVConcatAVLatent: _, ...older } = objectInfo();
    expect(missingOn(builtIn('ltx-2.3-text'), infoOf(older))).toEqual([
      'ltx-2.3-text: the server has no node LTXVConcatAVLatent; update ComfyUI, or install the nodes that bring it',
    ]);
  });

  it('is told inputs that its nodes do not have, lack, or do not take', () => {
    const workflow = structuredClone(builtIn('wan-2.2-5b-text'));
    Object.assign(workflow.graph['8']!.inputs, { sampler_name: 'magic', flavour: 'sweet' });
    delete workflow.graph['8']!.inputs['denoise'];
    expect(missingOn(workflow, known)).toEqual([
      'wan-2.2-5b-text: node 8 (Sample): the input denoise is missing',
      'wan-2.2-5b-text: node 8 (Sample): the input sampler_name does not take "magic"',
      'wan-2.2-5b-text: node 8 (Sample): it has no input flavour',
    ]);
  });

  it('on Windows lists files in folders with backslashes, and has them all the same', () => {
    const workflow = structuredClone(builtIn('wan-2.2-5b-text'));
    workflow.graph['3']!.inputs['vae_name'] = 'wan/wan2.2_vae.safetensors';
    const files = modelFiles();
    files.set('vae', ['wan\\wan2.2_vae.safetensors']);
    expect(missingOn(workflow, infoOf(objectInfo(files)))).toEqual([]);
  });
});

describe('the guide to ComfyUI', () => {
  const page = readFileSync(new URL('../../../../docs/guide/engines-comfyui.md', import.meta.url), 'utf8');
  const examples = [...page.matchAll(/```json\n(\{[^]*?)\n```/g)].map(
    ([, text]) => JSON.parse(text!) as Record<string, never>,
  );

  it('shows settings and a manifest that are taken as they stand', () => {
    const { kind, replicas, ...options } = examples.find((example) => 'engines' in example)!['engines']![
      'comfyui'
    ] as Record<string, unknown>;
    expect([kind, replicas]).toEqual(['comfyui', [{ name: 'gpu-1', url: 'http://127.0.0.1:8188' }]]);
    expect(comfyUiSettings.safeParse(options)).toMatchObject({ success: true });
    expect(workflowManifest.safeParse(examples.find((example) => 'parameters' in example))).toMatchObject({
      success: true,
    });
  });

  it('names every workflow, every model file and every setting', () => {
    for (const name of [
      ...BUILT_IN_WORKFLOWS,
      ...[...modelFiles().values()].flat(),
      ...Object.keys(comfyUiSettings.shape),
    ])
      expect(page).toContain(`\`${name}\``);
  });
});
