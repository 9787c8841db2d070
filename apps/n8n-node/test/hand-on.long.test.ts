import { beforeEach, describe, expect, it } from '@jest/globals';
import type { INodeParameters } from 'n8n-workflow';
import { runNode, type HostOptions } from './support/n8n-host.mjs';
import { startScriptedClipwright, type ScriptedClipwright } from './support/scripted-clipwright.mjs';

const OPTIONS = { whenWindowFull: 'handOn', waitForCompletion: false };

describe('With a full window, a node that hands items on', () => {
  let clipwright: ScriptedClipwright;

  beforeEach(async () => {
    clipwright = await startScriptedClipwright();
  });

  const run = (prompts: readonly string[], options: Partial<HostOptions> = {}, set: INodeParameters = {}) =>
    runNode({
      baseUrl: clipwright.origin,
      apiKey: 'cw_scripted',
      items: prompts.map((prompt) => ({ json: { prompt } })),
      itemParameters: prompts.map((prompt): INodeParameters => ({ prompt })),
      parameters: {
        resource: 'video',
        operation: 'generateFromText',
        prompt: '',
        output: 'url',
        options: { ...OPTIONS, ...set },
      },
      ...options,
    });

  it('gives what it made, and the other items unchanged with the time to come back', async () => {
    clipwright.fillAfter(2, 120);
    const { items, later } = await run(['a', 'b', 'c', 'd']);
    expect(items.map(({ pairedItem }) => pairedItem)).toEqual([{ item: 0 }, { item: 1 }]);
    expect(later.map(({ json, pairedItem }) => [json['prompt'], pairedItem])).toEqual([
      ['c', { item: 2 }],
      ['d', { item: 3 }],
    ]);
    const waits = later.map(({ json }) => json['not_yet'] as { until: string });
    for (const { until } of waits) expect(Date.parse(until) - Date.now()).toBeGreaterThan(60_000);
  });

  it('makes them when they come back, under the keys that they would have had', async () => {
    const memory = {};
    const token = 'first';
    clipwright.fillAfter(1, 120);
    const { later } = await run(['a', 'b'], { memory, token });
    clipwright.fillAfter(100, 0);
    const prompts = ['b'];
    const back = { items: later, memory, token, runIndex: 1 };
    const { items } = await run(prompts, back);
    const made = clipwright.videos.map((video) => video.video_id);
    expect(items.map(({ json }) => json['video_id'])).toEqual([made[1]]);
    const retried = await run(['a', 'b'], { token, mode: 'retry' });
    expect(retried.items.map(({ json }) => json['video_id'])).toEqual(made);
  });

  it('hands on the take that is missing, and no other', async () => {
    const memory = {};
    clipwright.fillAfter(1, 120);
    const { items, later } = await run(['a'], { memory }, { takes: 2 });
    expect(items.map(({ json }) => json['take'])).toEqual([1]);
    clipwright.fillAfter(100, 0);
    const back = await run(['a'], { items: later, memory, runIndex: 1 }, { takes: 2 });
    expect(back.items.map(({ json }) => json['take'])).toEqual([2]);
  });

  it('waits itself for less than the minute from which n8n saves what waits', async () => {
    clipwright.fillAfter(1, 1);
    const { items, later } = await run(['a', 'b']);
    expect(items).toHaveLength(2);
    expect(later).toEqual([]);
  });
});
