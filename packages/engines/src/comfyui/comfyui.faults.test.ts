import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { HandedOverError, type Operation } from '@clipwright/core/engine';
import { atIdlePace } from '@clipwright/testing';
import {
  bytesOf,
  engineRequest,
  recordedRun,
  type RecordedRunOptions,
} from '@clipwright/testing/engine-contract';
import { ScriptedComfyUi, type ScriptedComfyUiOptions } from '@clipwright/testing/scripted-comfyui';
import {
  after,
  answer,
  drop,
  dropAfter,
  hang,
  html,
  json,
  truncatedJson,
  type WireStep,
} from '@clipwright/testing/scripted-wire';
import { WebSocket } from 'undici';
import { ComfyUiEngine } from './comfyui.engine.js';
import { comfyUiSettings } from './comfyui.settings.js';
import type { SocketClass } from './job-socket.js';
import { promptIdOf } from './prompt-id.js';

const VIDEO = await readFile(
  new URL('../../../testing/src/video/__fixtures__/black-moov-last.mp4', import.meta.url),
);

const REQUEST = engineRequest({ width: 832 });
const ID = promptIdOf(REQUEST.videoId);
const STARTING: Operation = { phase: 'starting' };
const STARTED: Operation = { phase: 'started', reference: { promptId: ID } };

let server: ScriptedComfyUi;
beforeEach(async () => {
  server = await ScriptedComfyUi.start({ video: VIDEO });
});
afterEach(() => server.stop());

async function another(options: Partial<ScriptedComfyUiOptions>): Promise<void> {
  await server.stop();
  server = await ScriptedComfyUi.start({ video: VIDEO, ...options });
}

const sleep = (ms: number, signal: AbortSignal): Promise<void> => wait(ms, undefined, { signal });

/** For what waits until patience is over; the rest may have its time on a busy machine. */
const HASTY = { patienceMs: 150, requestTimeoutMs: 1_000 };

function generate(
  run: Partial<RecordedRunOptions> = {},
  settings: object = {},
  socket: SocketClass | undefined = WebSocket,
) {
  const parsed = comfyUiSettings.parse({
    workflows: { text: 'wan-2.2-5b-text' },
    pollIntervalMs: 5,
    patienceMs: 20_000,
    requestTimeoutMs: 20_000,
    ...settings,
  });
  const engine = new ComfyUiEngine({ name: 'comfy', settings: parsed, fetch, sleep, WebSocket: socket });
  return engine.generate(REQUEST, recordedRun({ replica: { name: 'gpu-1', url: server.url }, ...run }));
}

/** What a generation rejects with; an error where it does not. */
const failureOf = (...how: Parameters<typeof generate>): Promise<unknown> =>
  generate(...how).then(
    () => new Error('It was made.'),
    (error: unknown) => error,
  );

const made = async (...how: Parameters<typeof generate>): Promise<string> =>
  (await bytesOf(await generate(...how))).toString('latin1', 4, 8);

/** Takes the start, and then does this instead of answering it. */
const takenThen =
  (step: WireStep): WireStep =>
  (response, request) => (server.accept(request), step(response, request));

const until = async (holds: () => boolean): Promise<void> => {
  while (!holds()) await wait(2);
};

describe('a start whose answer is lost', () => {
  it.each([
    ['the connection dropped', drop()],
    ['the answer was cut', truncatedJson()],
    ['a proxy answered in its place', html(502)],
    ['nobody answered in time', hang()],
  ])('is found where the server had taken it, when %s', async (_how, step) => {
    server.wire.next('POST /prompt', takenThen(step));
    expect(await made({}, { requestTimeoutMs: 1_000 })).toBe('ftyp');
    expect(server.started).toHaveLength(1);
  });

  it('is made again where the server never knew it', async () => {
    server.wire.next('POST /prompt', drop());
    expect(await made()).toBe('ftyp');
    expect(server.started).toHaveLength(1);
  });

  it('is not made a second time by the time that its own call arrives late', async () => {
    server.wire.next('POST /prompt', async (response, request) => {
      response.destroy();
      await wait(8);
      server.accept(request);
    });
    expect(await made({}, { pollIntervalMs: 30 })).toBe('ftyp');
    expect(server.started).toHaveLength(1);
  });

  it('is lost at once where the process is gone before it can be asked', async () => {
    server.wire.next(
      'POST /prompt',
      takenThen(() => server.stop()),
    );
    await expect(generate({}, { patienceMs: 3_600_000 })).rejects.toMatchObject({
      reason: 'lost',
      message: 'The ComfyUI server is gone, and with it whatever it had begun of this video.',
    });
  });

  it('is start_unknown where the server says nothing more', async () => {
    server.wire.next(
      'POST /prompt',
      takenThen(async (response, request) => {
        server.wire.always('GET /api/jobs/*', drop());
        await drop()(response, request);
      }),
    );
    await expect(generate({}, HASTY)).rejects.toMatchObject({
      reason: 'start_unknown',
      message: 'The ComfyUI server does not answer. Whether it has begun this video can not be known.',
    });
  });

  it('is unavailable, and may go elsewhere, where the server knows nothing of two starts', async () => {
    server.wire.next('POST /prompt', drop(), drop());
    await expect(generate()).rejects.toMatchObject({ reason: 'unavailable' });
    expect(server.started).toHaveLength(0);
  });
});

describe('an attempt after a worker died', () => {
  it('between its checkpoints takes up what had begun', async () => {
    await generate();
    expect(await made({ resumeFrom: STARTING })).toBe('ftyp');
    expect(server.started).toHaveLength(1);
  });

  it('between its checkpoints begins where the server knows nothing', async () => {
    expect(await made({ resumeFrom: STARTING })).toBe('ftyp');
    expect(server.started).toHaveLength(1);
  });

  it('between its checkpoints is lost at once where the process is gone', async () => {
    await server.wire.close();
    await expect(generate({ resumeFrom: STARTING }, { patienceMs: 3_600_000 })).rejects.toMatchObject({
      reason: 'lost',
    });
  });

  it('between its checkpoints is start_unknown where the server is away', async () => {
    server.wire.always('GET /api/jobs/*', html(502));
    await expect(generate({ resumeFrom: STARTING }, HASTY)).rejects.toMatchObject({
      reason: 'start_unknown',
    });
  });

  it('waits for a server that is away for a while behind its proxy', async () => {
    await generate();
    server.wire.next('GET /api/jobs/*', html(502), answer(503), drop(), html(502), drop());
    expect(await made({ resumeFrom: STARTED })).toBe('ftyp');
    expect(server.started).toHaveLength(1);
  });

  it('begins anew where an earlier attempt had failed, and does not take its failure for its own', async () => {
    server.failure = {
      node_id: '8',
      node_type: 'KSampler',
      exception_type: 'ValueError',
      exception_message: 'no',
    };
    await expect(generate()).rejects.toMatchObject({ reason: 'failed' });
    server.failure = null;
    expect(await made()).toBe('ftyp');
    expect(server.started).toHaveLength(2);
  });
});

describe('a first look', () => {
  it('that fails for once does not send the video elsewhere', async () => {
    server.wire.next('GET /api/jobs/*', drop());
    expect(await made()).toBe('ftyp');
    expect(server.started).toHaveLength(1);
  });
});

describe('a job that is under way', () => {
  it('is lost where the server was started anew', async () => {
    await another({ durationMs: () => 60_000 });
    const outcome = failureOf();
    await until(() => server.started.length === 1);
    await server.restart();
    expect(await outcome).toMatchObject({
      reason: 'lost',
      message: expect.stringMatching(/no longer knows this video/),
    });
  });

  it('is lost at once where the process is gone, however patient the settings are', async () => {
    await another({ durationMs: () => 60_000 });
    const outcome = failureOf({}, { patienceMs: 3_600_000 });
    await until(() => server.started.length === 1);
    await server.stop();
    expect(await outcome).toMatchObject({
      reason: 'lost',
      message: 'The ComfyUI server is gone, and with it whatever it had begun of this video.',
    });
  });

  it('is lost where the server stays silent', async () => {
    await another({ durationMs: () => 60_000 });
    const outcome = failureOf({}, HASTY);
    await until(() => server.started.length === 1);
    server.wire.always('GET /api/jobs/*', drop());
    expect(await outcome).toMatchObject({ reason: 'lost', message: 'The ComfyUI server does not answer.' });
  });

  it.each(['new', 'old'] as const)(
    'survives garbage, refusals, cuts and silence on %s routes',
    async (routes) => {
      await another({ routes, durationMs: () => 60 });
      const faults = [
        html(),
        html(502),
        truncatedJson(),
        drop(),
        answer(500),
        json({ status: 'sleeping' }),
        after(20, json([1])),
      ];
      const route = routes === 'new' ? 'GET /api/jobs/*' : 'GET /queue';
      server.wire.next(
        'POST /prompt',
        (response, request) => (
          server.wire.next(route, ...faults),
          server.accept(request)(response, request)
        ),
      );
      expect(await made({}, { patienceMs: 5_000 })).toBe('ftyp');
      expect(server.started).toHaveLength(1);
    },
  );

  it('is not lost by moving from the queue to the history between two looks of an old server', async () => {
    await another({ routes: 'old' });
    server.wire.next('POST /prompt', (response, request) => {
      server.wire
        .next('GET /history/*', json({}), json({}))
        .next('GET /queue', json({ queue_running: [], queue_pending: [] }));
      return server.accept(request)(response, request);
    });
    expect(await made()).toBe('ftyp');
  });

  it('fails with the node and its words, without the folders of the server', async () => {
    server.failure = {
      node_id: '1',
      node_type: 'UNETLoader',
      exception_type: 'FileNotFoundError',
      exception_message: "No such file: '/srv/ComfyUI/models/wan.safetensors'.\nTraceback",
    };
    await expect(generate()).rejects.toMatchObject({
      message: `The ComfyUI server failed at "Load the model": No such file: '(a model)'.`,
      detail: `The ComfyUI server failed at "Load the model": No such file: 'wan.safetensors'.`,
    });
  });

  it('fails without the addresses of its network', async () => {
    server.failure = {
      node_id: '1',
      node_type: 'UNETLoader',
      exception_type: 'OSError',
      exception_message: 'GET http://10.0.0.7:9000/m.bin?X-Amz-Signature=abc: no route to 10.0.0.7',
    };
    await expect(generate()).rejects.toMatchObject({
      message: `The ComfyUI server failed at "Load the model": GET (an address) no route to (an address).`,
    });
  });

  it('is not read on where an answer does not end, long before its time is up', async () => {
    server.wire.always('GET /api/jobs/*', (response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      const more = (): void =>
        void (response.destroyed || response.write(Buffer.alloc(1_000_000, '['), () => setImmediate(more)));
      more();
    });
    const patient = { ...HASTY, requestTimeoutMs: 30_000 };
    const { elapsedMs } = await atIdlePace(() =>
      expect(generate({ resumeFrom: STARTED }, patient)).rejects.toMatchObject({ reason: 'lost' }),
    );
    expect(elapsedMs).toBeLessThan(20_000);
  });
});

describe('a refused workflow', () => {
  it('is unavailable, and taken back, where the server is so old that it gives an id of its own', async () => {
    await another({ routes: 'old', durationMs: () => 60_000 });
    server.wire.next('POST /prompt', (response, request) => {
      const { prompt } = request.json() as { prompt: never };
      server.queue.add('its-own', '', prompt);
      return json({ prompt_id: 'its-own', number: 1, node_errors: {} })(response, request);
    });
    await expect(generate()).rejects.toMatchObject({
      reason: 'unavailable',
      message: 'The ComfyUI server is too old: it does not take the id of a video.',
    });
    await until(() => server.queue.find('its-own')?.status === 'cancelled');
  });

  it('is unavailable where the key is refused', async () => {
    server.wire.always('GET /api/jobs/*', answer(401));
    await expect(generate()).rejects.toMatchObject({
      reason: 'unavailable',
      message: 'The ComfyUI server refuses the key.',
    });
  });
});

describe('a video that is wanted no more', () => {
  /** A second look is made once the first has told that the job is there. */
  const untilFollowed = () => until(() => server.wire.seen('GET /api/jobs/*').length > 1);
  const expectAborted = async (
    reason: Error,
    act: (stop: () => void) => Promise<void> = async (stop) => stop(),
  ): Promise<void> => {
    const controller = new AbortController();
    const outcome = failureOf({ signal: controller.signal });
    await until(() => server.started.length > 0 || server.queue.running !== null);
    await act(() => controller.abort(reason));
    expect(await outcome).toBe(reason);
  };

  it.each(['new', 'old'] as const)('is stopped on a server with %s routes', async (routes) => {
    await another({ routes, durationMs: () => 60_000 });
    await expectAborted(new Error('Canceled.'), async (stop) => (await wait(30), stop()));
    await until(() => server.queue.running === null);
    expect(server.queue.find(ID)?.status).toBe('cancelled');
  });

  it.each(['new', 'old'] as const)(
    'is taken out of the queue of a server with %s routes, and nobody else is interrupted',
    async (routes) => {
      await another({ routes, durationMs: () => 60_000 });
      server.queue.add('somebody-else', 'x', { 1: { class_type: 'A', inputs: {} } });
      await expectAborted(new Error('Canceled.'), async (stop) => {
        await until(() => server.queue.waiting.length === 1);
        await wait(20);
        stop();
      });
      expect(server.queue.find(ID)).toBeNull();
      expect(server.queue.running).toMatchObject({ id: 'somebody-else', status: 'in_progress' });
      expect(server.wire.seen('POST /interrupt')).toEqual([]);
    },
  );

  it('is stopped also where the start that it was canceled in arrives after the first word of that', async () => {
    await another({ durationMs: () => 60_000 });
    const controller = new AbortController();
    const reason = new Error('Canceled.');
    server.wire.next('POST /prompt', async (_, request) => {
      controller.abort(reason);
      await until(() => server.wire.seen('POST /api/jobs/*').length > 0);
      server.accept(request);
    });
    expect(await failureOf({ signal: controller.signal })).toBe(reason);
    expect(server.queue.find(ID)?.status).toBe('cancelled');
  });

  it('is stopped also where an earlier attempt had begun it without being able to say so', async () => {
    await another({ durationMs: () => 60_000 });
    server.queue.add(ID, ID, { 1: { class_type: 'A', inputs: {} } });
    await expectAborted(new Error('Canceled.'), async (stop) => (await untilFollowed(), stop()));
    await until(() => server.queue.running === null);
    expect(server.started).toHaveLength(0);
    expect(server.queue.find(ID)?.status).toBe('cancelled');
  });

  it.each([STARTING, STARTED])(
    'is stopped by a run that may save nothing, after its worker died at $phase',
    async (resumeFrom) => {
      await another({ durationMs: () => 60_000 });
      server.queue.add(ID, ID, { 1: { class_type: 'A', inputs: {} } });
      const stop = new AbortController();
      const ended = new Error('The video has ended.');
      setTimeout(() => stop.abort(ended), 40);
      const onCheckpoint = (): never => {
        throw ended;
      };
      expect(await failureOf({ resumeFrom, signal: stop.signal, onCheckpoint })).toBe(ended);
      await until(() => server.queue.running === null);
      expect(server.queue.find(ID)?.status).toBe('cancelled');
      expect(server.started).toHaveLength(0);
    },
  );

  it('goes on where the worker hands it over, and the next attempt has it', async () => {
    await another({ durationMs: () => 100 });
    await expectAborted(new HandedOverError('The worker shuts down.'));
    expect(await made({ resumeFrom: STARTED })).toBe('ftyp');
    expect(server.started).toHaveLength(1);
  });

  it('ends in time on a server that can not be reached', async () => {
    await another({ durationMs: () => 60_000 });
    await expectAborted(new Error('Canceled.'), async (stop) => (await server.stop(), stop()));
  });
});

describe('the file of a finished video', () => {
  const cut =
    (from: number, to: number, status: number): WireStep =>
    (response, request) =>
      dropAfter([...server.files.values()][0]!.subarray(from, to), { status })(response, request);

  it('is taken up where the connection broke', async () => {
    server.wire.next('GET /view*', cut(0, 700, 200), cut(700, 900, 206), html(503));
    const bytes = await bytesOf(await generate());
    expect(bytes.length).toBe([...server.files.values()][0]!.length);
    expect(bytes.subarray(0, 950)).toEqual(VIDEO.subarray(0, 950));
    expect(server.wire.seen('GET /view*').map(({ headers }) => headers.range)).toEqual([
      undefined,
      'bytes=700-',
      'bytes=900-',
      'bytes=900-',
    ]);
  });

  it('is lost where it breaks again and again', async () => {
    server.wire.next('GET /view*', cut(0, 700, 200), drop(), drop(), drop());
    await expect(made()).rejects.toMatchObject({
      reason: 'lost',
      message: 'The connection to the ComfyUI server broke while the video was fetched.',
    });
  });

  it('is lost where it is gone, and the next attempt makes it again, not taking what is left of the first for an answer', async () => {
    server.wire.next('GET /view*', (response, request) => {
      server.files.clear();
      return answer(404)(response, request);
    });
    await expect(generate()).rejects.toMatchObject({ reason: 'lost' });
    expect(await made()).toBe('ftyp');
    expect(server.started).toHaveLength(2);
  });

  it('fails where it is no mp4, or larger than allowed', async () => {
    server.wire.next('GET /view*', answer(200, Buffer.from('\x1a\x45\xdf\xa3 and so on, as webm begins')));
    await expect(generate()).rejects.toMatchObject({
      reason: 'failed',
      message: 'The ComfyUI server saved a file that is no mp4.',
    });
    await expect(made({}, { maxVideoBytes: 1_000 })).rejects.toMatchObject({
      reason: 'failed',
      message: 'The video is larger than 1000 bytes.',
    });
  });

  it('fails where the workflow saved none', async () => {
    server.wire.next('POST /prompt', (response, request) => {
      server.wire.always(
        'GET /api/jobs/*',
        json({
          status: 'completed',
          outputs: { 11: { images: [{ filename: 'a.png', subfolder: '', type: 'output' }] } },
        }),
      );
      return server.accept(request)(response, request);
    });
    await expect(generate()).rejects.toMatchObject({
      reason: 'failed',
      message: 'The workflow "Wan 2.2 5B, text to video" ended without an mp4.',
    });
  });
});

describe('the socket', () => {
  it('changes nothing where it drops, comes again and talks nonsense', async () => {
    await another({ durationMs: () => 60_000 });
    const work = made();
    await until(() => server.sockets.length > 0);
    for (const nonsense of [
      '{',
      'null',
      { type: 'progress', data: { prompt_id: ID, node: {}, value: 'x' } },
      { type: 'progress_state', data: { prompt_id: ID, nodes: 3 } },
    ])
      server.sockets[0]?.say(nonsense);
    server.sockets[0]?.drop();
    await until(() => server.sockets.length > 1);
    server.queue.hurry();
    expect(await work).toBe('ftyp');
  });

  it('changes nothing where there is none, or where it can not even be made', async () => {
    expect(await made({}, {}, undefined)).toBe('ftyp');
    const broken = class {
      constructor() {
        throw new SyntaxError('No sockets here.');
      }
    } as unknown as SocketClass;
    expect(await made({}, {}, broken)).toBe('ftyp');
  });

  it('cuts the waiting short when the job has ended', async () => {
    await another({ durationMs: () => 100 });
    const { elapsedMs } = await atIdlePace(async () => {
      const work = made({}, { pollIntervalMs: 30_000 });
      await until(() => server.started.length === 1);
      // The end is in the history a moment after it was told, so a second look may be needed: that one is the
      // floor's.
      await until(() => server.queue.ended.size === 1);
      server.sockets[0]?.say({ type: 'execution_success', data: { prompt_id: ID } });
      expect(await work).toBe('ftyp');
    });
    expect(elapsedMs).toBeLessThan(20_000);
  });
});
