import { readFile } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { ScriptedComfyUi, type ScriptedComfyUiOptions, withGraph } from './scripted-comfyui.js';

const VIDEO = await readFile(new URL('video/__fixtures__/black-moov-last.mp4', import.meta.url));
const graphOf = (seed: number) => ({
  1: { class_type: 'KSampler', inputs: { seed } },
  2: { class_type: 'SaveVideo', inputs: { filename_prefix: 'folder/name' } },
});
const id = (n: number): string => `00000000-0000-8000-8000-00000000000${n}`;

describe('a ComfyUI server in miniature', () => {
  let server: ScriptedComfyUi;
  const restart = async (options: Partial<ScriptedComfyUiOptions>): Promise<void> => {
    await server.stop();
    server = await ScriptedComfyUi.start({ video: VIDEO, durationMs: () => 4, ...options });
  };
  beforeEach(async () => {
    server = await ScriptedComfyUi.start({ video: VIDEO, durationMs: () => 4 });
  });
  afterEach(() => server.stop());

  const ask = async (path: string, body?: unknown) =>
    await fetch(
      `${server.url}${path}`,
      body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) },
    );
  const start = async (n: number, graph: object) =>
    await ask('/prompt', { prompt: graph, prompt_id: id(n), client_id: 'me' });
  const ended = async (
    n: number,
  ): Promise<{
    status: string;
    outputs: Record<string, { images: { filename: string; subfolder: string }[] }>;
  }> => {
    for (;;) {
      const job = server.queue.find(id(n));
      if (job !== null && server.queue.ended.has(job.id))
        return (await (await ask(`/api/jobs/${id(n)}`)).json()) as never;
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
  };

  it('makes a file, and answers an identical graph with that same file', async () => {
    await start(1, graphOf(1));
    const first = await ended(1);
    expect(first).toMatchObject({
      status: 'completed',
      outputs: { 2: { images: [{ filename: 'name_00001_.mp4', subfolder: 'folder', type: 'output' }] } },
    });
    await start(2, graphOf(1));
    expect((await ended(2)).outputs).toEqual(first.outputs);
    const file = await (
      await ask('/view?filename=name_00001_.mp4&subfolder=folder&type=output')
    ).arrayBuffer();
    expect(Buffer.from(file)).toEqual(withGraph(VIDEO, graphOf(1)));
  });

  it('runs an id that comes twice twice, and refuses one that is no lower-case UUID', async () => {
    await start(1, graphOf(1));
    await start(1, graphOf(2));
    expect(server.started).toHaveLength(2);
    expect((await ask('/prompt', { prompt: graphOf(1), prompt_id: 'ABC', client_id: 'me' })).status).toBe(
      400,
    );
  });

  it("tells a new server's 404 from an old one's, and forgets all jobs when it is started anew", async () => {
    expect(await (await ask(`/api/jobs/${id(1)}`)).json()).toEqual({ error: 'Job not found' });
    await start(1, graphOf(1));
    await ended(1);
    await server.restart();
    // The client may still hold a connection to the process that ended.
    await ask('/queue').catch(() => undefined);
    expect((await ask(`/api/jobs/${id(1)}`)).status).toBe(404);
    await restart({ routes: 'old' });
    expect(await (await ask(`/api/jobs/${id(1)}`)).text()).toBe('404: Not Found');
  });

  it('interrupts whatever runs when an old one is asked to interrupt', async () => {
    await restart({ routes: 'old', durationMs: () => 60_000 });
    await start(1, graphOf(1));
    await ask('/interrupt', { prompt_id: id(2) });
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(await (await ask(`/history/${id(1)}`)).json()).toMatchObject({
      [id(1)]: { status: { status_str: 'error' } },
    });
  });
});
