import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { OpenAiVideoServer } from '@clipwright/testing/openai-video-server';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { newOperator } from '../dashboard/support/operator.js';
import {
  call,
  generated,
  postText,
  rowsOf,
  seedAccount,
  SHORT_CLIP,
  startServer,
  temporaryFolder,
  type TestServer,
  untilStatus,
  waitUntil,
} from '../support/index.js';
import { OtlpReceiver, type ToldSpan } from './otlp-receiver.js';

/** Writes down which modules a server loads. */
const HOOK = new URL('../support/loaded-modules.mjs', import.meta.url);
const PROMPT = 'a canary sings behind the harbour wall';
const CALLERS_TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const CALLERS_SPAN = '00f067aa0ba902b7';

/** One model goes to a server, and then to the sketch engine. */
const configOf = (url: string) => ({
  engines: {
    wan: {
      kind: 'openai-videos',
      flavour: 'vllm-omni',
      model: 'test-model',
      replicas: [{ name: 'gpu-0', url, slots: 1 }],
      modes: ['text'],
      durationsSeconds: { min: 1, max: 5 },
      resolutions: ['480p', '720p'],
      aspectRatios: ['16:9'],
    },
  },
  models: { modelb3: { engine: 'wan', fallbacks: ['sketch'] } },
});

let collector: OtlpReceiver;
let remote: OpenAiVideoServer;
let env: Record<string, string>;
let http: TestServer;
let worker: TestServer;
let caller: { origin: string; key: string };

beforeAll(async () => {
  collector = await OtlpReceiver.start();
  remote = await OpenAiVideoServer.start({ flavour: 'vllm-omni' });
  env = {
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_EXPORTER_OTLP_HEADERS: 'x-tenant=us%20two',
    CLIPWRIGHT_CONFIG: JSON.stringify(configOf(remote.origin)),
  };
  http = await startServer({ role: 'http', env });
  worker = await startServer({ role: 'worker', database: http.database, home: http.home, env });
  caller = { origin: http.origin, key: (await seedAccount(http.database)).key };
});

const clip = { ...SHORT_CLIP, prompt: PROMPT };

const told = async (traceId: string, name: string): Promise<ToldSpan[]> =>
  await waitUntil({ what: `the step "${name}"`, everyMs: 50 }, () => {
    const spans = collector.of(traceId);
    return spans.some((span) => span.name === name) ? spans : null;
  });

/** What is told last of a video: its call's own answer. */
const TOP = 'POST /api/v1/text-to-video.php';

const newestTrace = async (): Promise<string> => {
  const [row] = await rowsOf<{ trace: string }>(
    http.database,
    'SELECT trace FROM videos ORDER BY created_at DESC LIMIT 1',
  );
  return row?.trace.slice(3, 35) ?? '';
};

/** "name < parent", from the top. */
function chainOf(spans: readonly ToldSpan[], name: string): string[] {
  const span = spans.find((one) => one.name === name);
  const above = spans.find(({ spanId }) => spanId === span?.parent);
  return [name, ...(above === undefined ? [] : chainOf(spans, above.name))];
}

describe('the trace of a video, with a collector', () => {
  it('is one tree over the two processes that make it, without a word of what was asked for', async () => {
    const { video_id: id } = generated(await postText(caller, clip));
    const trace = await newestTrace();
    await told(trace, 'process generate-video');
    const spans = await told(trace, TOP);
    expect(spans.map(({ name }) => name).toSorted()).toEqual([
      TOP,
      'admit video',
      'generate sketch',
      'probe video',
      'process generate-video',
      'read images',
      'send generate-video',
      'settle video',
      'store video',
      'wait in line',
    ]);
    expect(spans.filter(({ parent }) => parent === null).map(({ name }) => name)).toEqual([TOP]);
    const sent = ['send generate-video', 'admit video', TOP];
    expect(chainOf(spans, 'wait in line')).toEqual(['wait in line', ...sent]);
    for (const step of ['generate sketch', 'probe video', 'store video', 'settle video'])
      expect(chainOf(spans, step)).toEqual([step, 'process generate-video', ...sent]);
    const roleOf = (name: string) => spans.find((span) => span.name === name)?.process['clipwright.role'];
    expect([roleOf(TOP), roleOf('store video')]).toEqual(['http', 'worker']);
    const { facts } = spans.find(({ name }) => name === 'process generate-video') as ToldSpan;
    expect(facts).toMatchObject({
      'clipwright.video.id': id,
      'clipwright.video.model': 'modela2',
      'clipwright.video.size': '480p',
      'clipwright.attempt': 1,
      'clipwright.outcome': 'completed',
      'messaging.system': 'pg-boss',
    });
    expect(collector.received).toContain('"x-tenant":"us two"');
  });

  it('stands in the line of the call, in the job, in the line of its maker, and on the page of operators', async () => {
    generated(await postText(caller, clip));
    const trace = await newestTrace();
    const line = await waitUntil({ what: 'the line of the call', everyMs: 20 }, () => {
      const lines = http.stderr().split('\n');
      return lines.find((text) => text.includes('"msg":"request"') && text.includes(trace)) ?? null;
    });
    expect(JSON.parse(line)).toMatchObject({ route: '/api/v1/text-to-video.php', traceId: trace });
    const jobs = await rowsOf<{ trace: string }>(
      http.database,
      "SELECT data ->> 'trace' AS trace FROM pgboss.job WHERE name = 'generate-video' AND data ->> 'trace' LIKE $1",
      [`00-${trace}-%`],
    );
    expect(jobs).toHaveLength(1);
    const operator = await newOperator(http.origin, http.database);
    const page = await operator.tell<{ videos: { trace_id: string }[] }>({
      path: `/dashboard/operator/videos?search=${trace}`,
    });
    expect(page.videos.map(({ trace_id }) => trace_id)).toEqual([trace]);
  });

  it("is the caller's own where it brings one, and its wish not to be recorded holds in every process", async () => {
    const from = (traceparent: string) => ({ headers: [['Traceparent', traceparent]] as const });
    generated(await postText(caller, clip, from(`00-${CALLERS_TRACE}-${CALLERS_SPAN}-01`)));
    const spans = await told(CALLERS_TRACE, TOP);
    expect(spans.find(({ name }) => name === TOP)?.parent).toBe(CALLERS_SPAN);
    await told(CALLERS_TRACE, 'process generate-video');
    const silent = 'a'.repeat(32);
    generated(await postText(caller, clip, from(`00-${silent}-${CALLERS_SPAN}-00`)));
    for (const odd of ['nonsense', `00-${'0'.repeat(32)}-${CALLERS_SPAN}-01`, `00-${CALLERS_TRACE}-x-01`]) {
      generated(await postText(caller, clip, from(odd)));
      const own = await newestTrace();
      expect(own).not.toBe(CALLERS_TRACE);
      await told(own, 'process generate-video');
    }
    expect(collector.of(silent)).toEqual([]);
  });

  it('tells of every place that was tried, where an engine goes away and another steps in', async () => {
    await remote.stop();
    generated(await postText(caller, { ...clip, video_model: 'modelb3', resolution: '720p' }));
    const trace = await newestTrace();
    const spans = await told(trace, 'process generate-video-modelb3');
    const engines = spans.filter(({ name }) => name.startsWith('generate '));
    const outcomes = engines.map(({ name, failed, facts }) => `${name} ${failed} ${facts['error.type']}`);
    expect(outcomes.toSorted()).toEqual([
      'generate openai-videos true unavailable',
      'generate sketch false undefined',
    ]);
    expect(spans.find(({ name }) => name === 'settle video')?.facts['clipwright.outcome']).toBe('completed');
  });

  it('goes on in another worker where the first one died, in the same trace', async () => {
    const body = { ...clip, resolution: '720p', duration: 5 };
    const begun = await postText(caller, body, { headers: [['Prefer', 'respond-async']] });
    expect(begun.status).toBe(202);
    const { video_id: id } = begun.json as { video_id: string };
    await untilStatus(caller, id, 'processing');
    worker.kill('SIGKILL');
    await worker.exited;
    worker = await startServer({ role: 'worker', database: http.database, home: http.home, env });
    await untilStatus(caller, id, 'completed');
    const trace = await newestTrace();
    const spans = await told(trace, 'process generate-video');
    expect(spans.find(({ name }) => name === 'process generate-video')?.facts).toMatchObject({
      'clipwright.video.id': id,
      'clipwright.attempt': 2,
    });
  });

  it('takes no more of the collector than the pace says, whatever callers ask for', async () => {
    const paced = await startServer({
      database: http.database,
      home: http.home,
      env: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, TRACES_PER_SECOND: '1' },
    });
    const trace = 'b'.repeat(32);
    const headers = [['Traceparent', `00-${trace}-${CALLERS_SPAN}-01`]] as const;
    const startMs = performance.now();
    for (let at = 0; at < 40; at += 1)
      await call(paced.origin, { path: '/api/v1/account', key: caller.key, headers });
    const seconds = (performance.now() - startMs) / 1000;
    expect((await paced.stop()).code).toBe(0);
    expect(collector.of(trace).length).toBeGreaterThan(0);
    expect(collector.of(trace).length).toBeLessThanOrEqual(Math.ceil(seconds) + 1);
  });
});

describe('a collector that does not do its part', () => {
  it.each([
    ['answers 500', (): void => void (collector.manner = (response) => void response.writeHead(500).end())],
    ['never answers', (): void => void (collector.manner = () => undefined)],
  ])('changes nothing for callers where it %s, nor keeps a server from its end', async (_, spoil) => {
    spoil();
    const server = await startServer({ env: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url } });
    const { key } = await seedAccount(server.database);
    const before = collector.calls;
    generated(await postText({ origin: server.origin, key }, clip));
    await waitUntil({ what: 'the collector to be asked' }, () => collector.calls > before);
    generated(await postText({ origin: server.origin, key }, clip));
    expect((await server.stop()).code).toBe(0);
  });

  it('changes nothing where it is away, and the log says so once', async () => {
    const server = await startServer({ env: { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' } });
    const { key } = await seedAccount(server.database);
    generated(await postText({ origin: server.origin, key }, clip));
    const said = () => server.stderr().split('traces can not be sent').length - 1;
    await waitUntil({ what: 'the log to say so', everyMs: 100 }, () => said() === 1);
    generated(await postText({ origin: server.origin, key }, clip));
    expect((await server.stop()).code).toBe(0);
    expect(said()).toBe(1);
  });
});

describe('without a collector', () => {
  it('nothing is sent, nothing that could send is loaded, and no line or row names a trace', async () => {
    const into = join(await temporaryFolder('loaded'), 'modules.txt');
    const server = await startServer({ env: { NODE_OPTIONS: `--import=${HOOK.href}?into=${into}` } });
    const { key } = await seedAccount(server.database);
    const headers = [['Traceparent', `00-${CALLERS_TRACE}-${CALLERS_SPAN}-01`]] as const;
    generated(await postText({ origin: server.origin, key }, clip, { headers }));
    expect(server.stderr()).not.toMatch(/traceId|4bf92f35/);
    const loaded = await readFile(into, 'utf8');
    // The sign-in library asks for OpenTelemetry's types of its own accord, as it always did; what tells anybody is not there.
    expect(loaded).not.toMatch(/opentelemetry[+/](sdk|exporter|otlp|resources|core)/);
    expect(loaded).toContain('/api/dist/bundle/');
    expect(await rowsOf(server.database, 'SELECT trace FROM videos')).toEqual([{ trace: null }]);
  });
});
