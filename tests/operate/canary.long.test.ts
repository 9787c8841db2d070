import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { chatAt, useTool } from '../mcp/support/chat.js';
import { seedToken } from '../mcp/support/seed-token.js';
import {
  type Answer,
  atEndOfFile,
  call,
  generated,
  type HeaderList,
  multipart,
  noisePicture,
  rowsOf,
  seedAccount,
  type SeededAccount,
  SHORT_CLIP,
  startServer,
  type TestServer,
  waitUntil,
} from '../support/index.js';
import { OtlpReceiver } from './otlp-receiver.js';

/** Words that nobody else would use: of a prompt, of an image's address, of what a caller calls its request. */
const PROMPT_WORD = 'canarypromptword';
const IMAGE_WORD = 'canaryimageaddress';
const HEADER_WORD = 'canaryidempotency';
const clip = { ...SHORT_CLIP, prompt: `a ${PROMPT_WORD} by the sea` };
const { prompt: _, ...wordless } = clip;

let collector: OtlpReceiver;
let http: TestServer;
let worker: TestServer;
let owner: SeededAccount;
let token: string;
let imageUrl: string;
let monitors: string;

async function startImages(): Promise<string> {
  const server = createServer((request, response) =>
    response.end(request.url?.startsWith('/good') === true ? noisePicture(320) : 'no picture'),
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  atEndOfFile(() => {
    server.close().closeAllConnections();
    return Promise.resolve();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

beforeAll(async () => {
  collector = await OtlpReceiver.start();
  imageUrl = await startImages();
  const env = {
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    METRICS_LISTEN: '127.0.0.1:0',
    LOG_LEVEL: 'debug',
    RATE_LIMIT: '100',
    ALLOW_PRIVATE_IMAGE_HOSTS: 'on',
    ALLOWED_IMAGE_HOSTS: new URL(imageUrl).host,
  };
  http = await startServer({ role: 'http', env });
  worker = await startServer({ role: 'worker', database: http.database, home: http.home, env });
  owner = await seedAccount(http.database);
  token = await seedToken(http.database, owner.accountId);
  monitors = /^It tells monitors how it is on (\S+)$/m.exec(worker.stdout())?.[1] ?? '';
});

const post = async (path: string, body: unknown, headers: HeaderList): Promise<Answer> =>
  await call(http.origin, { method: 'POST', path, body, headers });

const BEARER = (): HeaderList => [
  ['Authorization', `Bearer ${owner.key}`],
  ['Idempotency-Key', `${HEADER_WORD}${Math.random()}`],
];
const image = () => ({ ...wordless, prompt: clip.prompt, image_url: `${imageUrl}/good/${IMAGE_WORD}.png` });

/** Every way in which a key is brought, and every door that takes what a video is made from. */
const DOORS: Readonly<Record<string, () => Promise<Answer>>> = {
  bearer: () => post('/api/v1/text-to-video', clip, BEARER()),
  'X-API-Key': () => post('/api/v1/text-to-video.php', clip, [['X-API-Key', owner.key]]),
  'a query': () => post(`/api/v1/text-to-video?api_key=${owner.key}`, clip, []),
  'an image by its address': () => post('/api/v1/image-to-video', image(), BEARER()),
  'a form': async () => {
    const form = multipart(
      ['image', 'image/png', noisePicture(320)],
      ['request', 'application/json', JSON.stringify(clip)],
    );
    return await call(http.origin, {
      method: 'POST',
      path: '/api/v1/image-to-video',
      key: owner.key,
      ...form,
    });
  },
};

/** What is refused tells as little. */
const REFUSALS: Readonly<Record<string, () => Promise<Answer>>> = {
  'no picture': () =>
    post('/api/v1/image-to-video', { ...image(), image_url: `${imageUrl}/${IMAGE_WORD}` }, BEARER()),
  'an address that leads nowhere': () =>
    post('/api/v1/image-to-video', { ...image(), image_url: `http://${IMAGE_WORD}.invalid/` }, BEARER()),
  'a wrong field': () => post('/api/v1/text-to-video', { ...clip, duration: PROMPT_WORD }, BEARER()),
  'broken JSON': () => post('/api/v1/text-to-video', `{"prompt":"${PROMPT_WORD}`, BEARER()),
  'a key in a path': () => post(`/api/v1/${owner.key}`, clip, BEARER()),
  'a key that is broken': () => post('/api/v1/text-to-video', clip, [['X-API-Key', `${owner.key}x`]]),
  'a key as a traceparent': () =>
    post('/api/v1/text-to-video', { ...clip, resolution: 'none' }, [
      ...BEARER(),
      ['Traceparent', `00-${owner.key}-01`],
      ['Tracestate', `canary=${PROMPT_WORD}`],
      ['Baggage', `key=${owner.key}`],
    ]),
};

describe('a key, a prompt and the address of an image', () => {
  it('are in no log, no trace and no metric, through whichever door they came', async () => {
    for (const [door, enter] of Object.entries(DOORS)) {
      const answer = await enter();
      expect([door, answer.status === 200 ? '' : answer.text]).toEqual([door, '']);
      generated(answer);
    }
    const begun = await call(http.origin, {
      method: 'POST',
      path: '/v1/videos',
      key: owner.key,
      body: { prompt: clip.prompt, model: 'modela2', seconds: '4' },
    });
    expect(begun.status).toBe(200);
    const chat = await chatAt(http.origin, token);
    const made = await useTool(chat, 'make_video', {
      prompt: clip.prompt,
      duration: 1,
      resolution: '480p',
      video_model: 'modela2',
    });
    expect(made.isError ?? false).toBe(false);
    for (const [reason, ask] of Object.entries(REFUSALS))
      expect([reason, Math.floor((await ask()).status / 100)]).toEqual([reason, 4]);
    await untilAllAreTold();
    const pages = await Promise.all([http.origin, monitors].map((at) => call(at, { path: '/metrics' })));
    const places = {
      logs: [http, worker].map((server) => server.stdout() + server.stderr()).join(''),
      traces: collector.received,
      metrics: pages.map(({ text }) => text).join(''),
    };
    const secrets = [
      owner.key,
      owner.key.slice(3, 23),
      token,
      owner.email,
      PROMPT_WORD,
      IMAGE_WORD,
      HEADER_WORD,
    ];
    for (const [place, text] of Object.entries(places)) {
      expect([place, text.length > 1_000]).toEqual([place, true]);
      expect([place, secrets.filter((secret) => text.includes(secret))]).toEqual([place, []]);
    }
  });
});

/** Each video's end, and the refusals, have been told of. */
async function untilAllAreTold(): Promise<void> {
  const rows = await rowsOf<{ id: string }>(http.database, 'SELECT id FROM videos');
  expect(rows).toHaveLength(Object.keys(DOORS).length + 2);
  const ends = () => collector.spans.filter(({ name }) => name === 'settle video').length;
  await waitUntil({ what: 'the end of every trace', everyMs: 100 }, () => ends() === rows.length);
  const refused = () =>
    collector.spans.filter(({ facts }) => Number(facts['http.response.status_code']) >= 400);
  await waitUntil(
    { what: 'the refusals', everyMs: 100 },
    () => refused().length >= Object.keys(REFUSALS).length,
  );
}
