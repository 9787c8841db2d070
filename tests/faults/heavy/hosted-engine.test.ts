import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { answer, hang, json, jsonOf, ScriptedWire } from '@clipwright/testing/scripted-wire';
import { describe, expect, it } from '@jest/globals';
import { atEndOfFile, call } from '../../support/index.js';
import { expectInvariants } from '../invariants.js';
import { until, untilStarted } from '../remote-stage.js';
import { Stage } from '../stage.js';
import { untilRow, videoRow } from '../video-rows.js';

const LEADER = new URL('../../support/lead-to-loopback.mjs', import.meta.url).href;
const VIDEO = fileURLToPath(
  new URL('../../../packages/testing/src/video/__fixtures__/480p-one-second.mp4', import.meta.url),
);
const MODEL = 'wan-video/wan-2.2-t2v-fast';
const START = `POST /v1/models/${MODEL}/predictions`;
const LOOK = 'GET /v1/predictions/*';
const FILE = 'GET /video.mp4';

const prediction = (id: string, change: object) => ({
  id,
  output: null,
  error: null,
  urls: { get: `https://api.replicate.com/v1/predictions/${id}` },
  ...change,
});
const PENDING = json(prediction('p1', { status: 'processing' }));
const DONE = json(prediction('p1', { status: 'succeeded', output: 'https://files.example/video.mp4' }));

/** A stage whose videos are made at Replicate, which a wire on loopback plays. It ends with the test file. */
async function openHostedStage(): Promise<{ stage: Stage; wire: ScriptedWire }> {
  const wire = await ScriptedWire.start();
  atEndOfFile(() => wire.close());
  wire.always(
    START,
    jsonOf(() => prediction(`p${wire.seen(START).length}`, { status: 'starting' }), 201),
  );
  wire
    .always(LOOK, PENDING)
    .always(FILE, answer(200, await readFile(VIDEO), { 'content-type': 'video/mp4' }));
  const engine = {
    kind: 'hosted',
    provider: 'replicate',
    model: MODEL,
    apiKey: '${PROVIDER_KEY}',
    pollIntervalMs: 100,
    maxPollIntervalMs: 200,
  };
  const env = {
    NODE_OPTIONS: `--import=${LEADER}`,
    LED_HOSTS: 'api.replicate.com,files.example',
    LED_PORT: new URL(wire.origin).port,
    PROVIDER_KEY: 'r8_secret',
    CLIPWRIGHT_CONFIG: JSON.stringify({
      engines: { replicate: engine },
      models: { modela2: { engine: 'replicate' } },
    }),
  };
  return { stage: await Stage.open({ env }), wire };
}

const cancelsOf = (wire: ScriptedWire) => wire.requests.filter(({ path }) => path.endsWith('/cancel')).length;

describe('a worker that is killed while a provider makes a video', () => {
  it('between the start and its checkpoint: the video fails as start_unknown, place and credits come back, and the next one is made', async () => {
    const { stage, wire } = await openHostedStage();
    wire.next(START, hang());
    const http = await stage.start('http');
    const worker = await stage.start('worker');
    const id = await stage.admit(http);
    await until('the start', () => wire.seen(START).length === 1);
    worker.kill('SIGKILL');
    await stage.start('worker');
    const row = await untilRow(stage.database, { id, what: 'failed' }, ({ status }) => status === 'failed');
    expect(row).toMatchObject({ errorCode: 'start_unknown', creditsUsed: 0, file: null });
    expect(wire.seen(START)).toHaveLength(1);
    wire.always(LOOK, DONE);
    expect((await stage.post(http))?.status).toBe(200);
    expect(wire.seen(START).map(({ headers }) => headers['idempotency-key'])[0]).toBe(`clipwright-${id}`);
    await expectInvariants(stage);
  });

  it('after the checkpoint: the next one follows the same work, and one video is made of one start', async () => {
    const { stage, wire } = await openHostedStage();
    const http = await stage.start('http');
    const worker = await stage.start('worker');
    const id = await stage.admit(http);
    await untilStarted(stage, id);
    worker.kill('SIGKILL');
    await stage.start('worker');
    wire.always(LOOK, DONE);
    await untilRow(stage.database, { id, what: 'completed' }, ({ status }) => status === 'completed');
    expect([wire.seen(START).length, cancelsOf(wire)]).toEqual([1, 0]);
    await expectInvariants(stage);
  });

  it('during the download: the next one downloads it again, and nothing is started', async () => {
    const { stage, wire } = await openHostedStage();
    wire.always(LOOK, DONE).next(FILE, hang());
    const http = await stage.start('http');
    const worker = await stage.start('worker');
    const id = await stage.admit(http);
    await until('the download', () => wire.seen(FILE).length === 1);
    worker.kill('SIGKILL');
    await stage.start('worker');
    await untilRow(stage.database, { id, what: 'completed' }, ({ status }) => status === 'completed');
    expect([wire.seen(START).length, wire.seen(FILE).length, cancelsOf(wire)]).toEqual([1, 2, 0]);
    await expectInvariants(stage);
  });
});

describe('a video that is canceled while a provider makes it', () => {
  it('is canceled there too, with the key that goes nowhere else', async () => {
    const { stage, wire } = await openHostedStage();
    const http = await stage.start('http');
    await stage.start('worker');
    const id = await stage.admit(http);
    await untilStarted(stage, id);
    const { status } = await call(http.origin, {
      method: 'DELETE',
      path: `/api/v1/videos/${id}`,
      key: stage.account.key,
    });
    expect(status).toBe(200);
    await until('the cancel', () => cancelsOf(wire) >= 1);
    expect((await videoRow(stage.database, id)).status).toBe('canceled');
    expect(new Set(wire.requests.map(({ headers }) => headers.authorization))).toEqual(
      new Set(['Bearer r8_secret']),
    );
  });
});
