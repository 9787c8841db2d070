import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { bytesOf, recordedRun } from '@clipwright/testing/engine-contract';
import { transcript, transcriptsOf } from '@clipwright/testing/recorded';
import {
  engineWith,
  type Graph,
  startIn,
} from '../../../packages/engines/src/comfyui/__fixtures__/replay-stage.js';
import { differences, noting, tell } from './told-differences.js';

const asked = JSON.parse(process.env['REAL_ENGINES'] ?? '{}') as Record<string, string>;
const url = asked['comfyui'] ?? '';
const replica = { name: 'yours', url };
const noted = noting();

/** Graphs of nodes that every ComfyUI has: they need no model. */
const graphOf = (name: string): Graph => startIn(transcript(`comfyui/${name}`)).graph;
const TEXT = graphOf('clipwright-success-core');
const IMAGE = graphOf('clipwright-image');

const PNG = await readFile(new URL('../../../packages/sketch/photos/dahlia.png', import.meta.url));

/** A new seed each time: a graph that was run before is not run again. */
const stageOf = (graph: Graph) => {
  const { engine, request } = engineWith(graph, noted.fetch, 500);
  const image = request.image === null ? null : PNG;
  const seed = Date.now() % 1_000_000;
  return { engine, request: { ...request, image, seed, videoId: `vid_${Date.now()}` } };
};

async function made(graph: Graph): Promise<string> {
  const { engine, request } = stageOf(graph);
  return (await bytesOf(await engine.generate(request, recordedRun({ replica })))).toString('latin1', 4, 8);
}

beforeAll(async () => {
  const stats = (await (await fetch(new URL('system_stats', `${url}/`))).json()) as {
    system: { comfyui_version?: string; pytorch_version?: string };
  };
  const { comfyui_version: version = 'not told', pytorch_version: torch = 'not told' } = stats.system;
  tell([`ComfyUI ${version}, torch ${torch}, at ${url}; recorded was ComfyUI 0.33.0`]);
});

afterAll(() => {
  const recorded = transcriptsOf('comfyui').map((name) => transcript(`comfyui/${name}`));
  const lines = differences(noted.answers, recorded).filter(
    (line) => !/workflow\.prompt|inputs\./.test(line),
  );
  tell(lines.length === 0 ? ['Its answers are made as the recorded ones are.'] : lines);
});

describe('a real ComfyUI server', () => {
  it('is healthy', async () => {
    const { healthy, detail } = await stageOf(TEXT).engine.health(replica, new AbortController().signal);
    expect([healthy, detail]).toEqual([true, detail]);
  });

  it('makes a video without a model', async () => expect(await made(TEXT)).toBe('ftyp'));

  it('makes a video of an image without a model', async () => expect(await made(IMAGE)).toBe('ftyp'));

  it('refuses a node that it does not have as unfit', async () => {
    const graph = structuredClone(TEXT);
    const preview = Object.values(graph).find(({ class_type: type }) => type === 'PreviewAny')!;
    preview.class_type = 'NodeThatNobodyHas';
    const { engine, request } = stageOf(graph);
    await expect(engine.generate(request, recordedRun({ replica }))).rejects.toMatchObject({
      reason: 'unavailable',
    });
  });

  it('knows no work that it never began', async () => {
    const { engine, request } = stageOf(TEXT);
    const run = recordedRun({ replica, resumeFrom: { phase: 'started', reference: {} } });
    await expect(engine.generate(request, run)).rejects.toMatchObject({ reason: 'lost' });
  });
});
