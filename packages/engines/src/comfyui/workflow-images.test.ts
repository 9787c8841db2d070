import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { engineRequest } from '@clipwright/testing/engine-contract';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { builtIn } from './__fixtures__/object-info.js';
import { comfyUiCapabilities, comfyUiSettings, comfyUiWorkflows } from './comfyui.settings.js';
import { fillWorkflow } from './workflow-fill.js';

const OURS = builtIn('wan-2.2-14b-image');
const PLACES = { outputPrefix: 'clipwright/x', imageName: 'first.png' };

/** An operator's workflow, whose model ends with a picture and looks at two others. */
const LOADED = ['40', '41', '42'];
const GRAPH = {
  ...OURS.graph,
  '11': {
    class_type: 'WanFirstLastFrameToVideo',
    inputs: { ...OURS.graph['11']?.inputs, end_image: ['40', 0], style_1: ['41', 0], style_2: ['42', 0] },
  },
  ...Object.fromEntries(
    LOADED.map((id) => [id, { class_type: 'LoadImage', inputs: { image: 'example.png' } }]),
  ),
};
const PARAMETERS = {
  ...OURS.manifest.parameters,
  lastImage: [{ node: '40', input: 'image' }],
  lastImageLink: [{ node: '11', input: 'end_image' }],
  referenceImages: [
    { node: '41', input: 'image' },
    { node: '42', input: 'image' },
  ],
  referenceImageLinks: [
    { node: '11', input: 'style_1' },
    { node: '11', input: 'style_2' },
  ],
};

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'workflows-'));
  writeFileSync(join(folder, 'frames.json'), JSON.stringify(GRAPH));
  writeFileSync(
    join(folder, 'frames.manifest.json'),
    JSON.stringify({ ...OURS.manifest, parameters: PARAMETERS }),
  );
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const settings = (workflows: object) => comfyUiSettings.parse({ workflows, workflowFolder: folder });

describe('a workflow that takes more images', () => {
  const filled = (places: object) => {
    const { image } = comfyUiWorkflows(settings({ image: 'frames' }));
    if (image === undefined) throw new Error('the workflow is not there');
    return fillWorkflow(image, engineRequest({ mode: 'image' }), { ...PLACES, ...places }).graph;
  };

  it('is offered by its manifest: an image to end with, and as many references as it has inputs', () => {
    expect(comfyUiCapabilities(settings({ image: 'frames' })).choices).toEqual({
      last_image_url: [1],
      reference_image_urls: [1, 2],
    });
    expect(comfyUiCapabilities(settings({ image: 'wan-2.2-14b-image' })).choices).toBeUndefined();
    const both = { image: 'frames', text: 'wan-2.2-14b-text' };
    expect(comfyUiCapabilities(settings(both)).choices).toEqual({ last_image_url: [1] });
  });

  it('gets their names, each in its place', () => {
    const graph = filled({ lastImageName: 'last.png', referenceNames: ['one.png', 'two.png'] });
    expect(LOADED.map((id) => graph[id]?.inputs['image'])).toEqual(['last.png', 'one.png', 'two.png']);
    expect(graph['11']?.inputs).toMatchObject({ end_image: ['40', 0], style_2: ['42', 0] });
  });

  it('loses its links to those that were not asked for, so that nothing of the graph itself is in the video', () => {
    const none = filled({})['11']?.inputs ?? {};
    expect(Object.keys(none)).not.toEqual(expect.arrayContaining(['end_image']));
    expect(['style_1', 'style_2'].filter((name) => name in none)).toEqual([]);
    const one = filled({ referenceNames: ['one.png'] })['11']?.inputs ?? {};
    expect(['end_image', 'style_1', 'style_2'].filter((name) => name in one)).toEqual(['style_1']);
  });
});
