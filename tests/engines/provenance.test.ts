import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { type VideoStatusResponse } from '@clipwright/core/videos';
import { call, generated, postText, rowsOf, startServer, statusOf, type TestServer } from '../support/index.js';
import { newPerson, type Person } from '../dashboard/support/person.js';
import { OPERATORS_WORDS, WORKING_ENGINES, type WorkingEngine } from './working-engine.js';

const CLI = fileURLToPath(new URL('../../apps/api/dist/cli.js', import.meta.url));

/** Nobody answers for it, and it would make wide videos alone. */
const AWAY = {
  kind: 'openai-videos',
  flavour: 'vllm-omni',
  model: 'test-model',
  modes: ['text'],
  durationsSeconds: { min: 1, max: 4 },
  resolutions: ['720p'],
  aspectRatios: ['16:9'],
  replicas: [{ name: 'room-8', url: 'http://127.0.0.1:9' }],
};

const CLIP = { prompt: 'a red ball rolls by the sea', resolution: '720p', duration: 1, audio: false };
const CLIPS_CREDITS = { modela2: 2, modelb3: 4 };

/** The first model's engine works; the second one's is away, and the same engine is its fallback. */
async function startWith({ name, declared, env }: WorkingEngine, more: Readonly<Record<string, string>> = {}): Promise<TestServer> {
  const models = { modela2: { engine: name }, modelb3: { engine: 'away', fallbacks: [name] } };
  return await startServer({ env: { ...env, ...more, CLIPWRIGHT_CONFIG: JSON.stringify({ engines: { away: AWAY, ...declared }, models }) } });
}

interface Caller {
  readonly origin: string;
  readonly key: string;
  readonly person: Person;
}

/** Somebody with a key and with the pages of the dashboard. */
async function callerOf(server: TestServer): Promise<Caller> {
  const person = await newPerson(server.origin);
  await rowsOf(server.database, `UPDATE accounts SET plan = 'api' WHERE email = $1`, [person.email]);
  const { api_key: key } = await person.tell<{ api_key: string }>({ method: 'POST', path: '/dashboard/key' });
  return { origin: server.origin, key, person };
}

async function listed({ origin, key }: Caller, videoId: string): Promise<VideoStatusResponse | undefined> {
  const { videos } = (await call(origin, { path: '/api/v1/videos', key })).json as { videos: VideoStatusResponse[] };
  return videos.find(({ video_id: id }) => id === videoId);
}

interface UseOfEngine {
  readonly engine: string | null;
  readonly videos: number;
  readonly seconds: number;
  readonly credits_used: number;
}

const usage = async ({ person }: Caller): Promise<UseOfEngine[]> => (await person.tell<{ engines: UseOfEngine[] }>({ path: '/dashboard/usage' })).engines;

/** `clipwright credits audit`: what it says, and the sums of every account. */
async function audit(server: TestServer): Promise<{ code: number; said: string; sums: Record<string, number>[] }> {
  const env = { PATH: process.env['PATH'], HOME: process.env['HOME'], DATABASE_URL: server.database.url, CLIPWRIGHT_HOME: server.home };
  return await new Promise((resolve) => {
    execFile(process.execPath, [CLI, 'credits', 'audit'], { env }, (error, stdout, stderr) => {
      const sums = stdout.trim().split('\n').filter(Boolean).map((line) => JSON.parse(line) as Record<string, number>);
      resolve({ code: error === null ? 0 : 1, said: stderr, sums });
    });
  });
}

const DRAWN = "modelb3's engine was away; the built-in sketch engine drew this video.";
const madeElsewhere = (kind: string): string => `modelb3's first engine was away; another engine (${kind}) made this video.`;

const aboutFallbacks = (warnings: readonly string[] = []): string[] => warnings.filter((warning) => warning.includes('away'));

describe.each(Object.keys(WORKING_ENGINES))('a video of %s', (kind) => {
  let server: TestServer;
  let caller: Caller;

  beforeAll(async () => {
    server = await startWith(await WORKING_ENGINES[kind]!());
    caller = await callerOf(server);
  });

  it('says so in status and list, with no word of the operator’s', async () => {
    const answer = await postText(caller, { ...CLIP, video_model: 'modela2' });
    const video = generated(answer);
    expect(video).toMatchObject({ credits_used: CLIPS_CREDITS.modela2 });
    expect(aboutFallbacks(video.warnings)).toEqual([]);
    const status = await statusOf(caller, video.video_id);
    expect(status).toMatchObject({ engine: kind, credits_used: CLIPS_CREDITS.modela2 });
    expect(await listed(caller, video.video_id)).toEqual(status);
    for (const word of OPERATORS_WORDS) expect(answer.text + JSON.stringify({ ...status, video_url: null })).not.toContain(word);
  });

  it('that stepped in for an engine that was away says that too, costs nothing, and keeps its place in the window', async () => {
    const answer = await postText(caller, { ...CLIP, video_model: 'modelb3' });
    const video = generated(answer);
    const told = [kind === 'sketch' ? DRAWN : madeElsewhere(kind)];
    expect(video).toMatchObject({ credits_used: 0 });
    expect(aboutFallbacks(video.warnings)).toEqual(told);
    expect(answer.header('x-ratelimit-remaining')).toBe('13');
    expect(await statusOf(caller, video.video_id)).toMatchObject({ engine: kind, warnings: video.warnings, credits_used: 0 });
    for (const word of OPERATORS_WORDS) expect(answer.text.replace(video.video_url, '')).not.toContain(word);
  });

  it('is counted under its kind in the usage, and the ledger agrees with every video', async () => {
    expect(await usage(caller)).toEqual([{ engine: kind, videos: 2, seconds: 2, credits_used: CLIPS_CREDITS.modela2 }]);
    const { code, said, sums } = await audit(server);
    expect([code, said]).toEqual([0, 'The ledger agrees with every video.\n']);
    expect(sums).toEqual([expect.objectContaining({ reserved: 6, settled: 2, released: 4, held: 0 })]);
  });
});

describe('a fallback', () => {
  it('costs what the first engine would have cost with FALLBACK_CREDITS=full, and is told all the same', async () => {
    const server = await startWith(await WORKING_ENGINES['sketch']!(), { FALLBACK_CREDITS: 'full' });
    const caller = await callerOf(server);
    const video = generated(await postText(caller, { ...CLIP, video_model: 'modelb3' }));
    expect(video).toMatchObject({ credits_used: CLIPS_CREDITS.modelb3, warnings: [DRAWN] });
    expect(await statusOf(caller, video.video_id)).toMatchObject({ engine: 'sketch', credits_used: CLIPS_CREDITS.modelb3, warnings: [DRAWN] });
    expect((await audit(server)).sums).toEqual([expect.objectContaining({ reserved: 4, settled: 4, released: 0, held: 0 })]);
  });

  it('is none where it is the first engine that can make the video at all', async () => {
    const server = await startWith(await WORKING_ENGINES['sketch']!());
    const caller = await callerOf(server);
    const video = generated(await postText(caller, { ...CLIP, video_model: 'modelb3', aspect_ratio: '1:1' }));
    expect(video).toMatchObject({ credits_used: CLIPS_CREDITS.modelb3 });
    expect(await statusOf(caller, video.video_id)).toMatchObject({ engine: 'sketch', warnings: [] });
  });
});
