import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { type VideoStatusResponse } from '@clipwright/core/videos';
import {
  givePlan,
  call,
  commandEnvironment,
  generated,
  postText,
  rowsOf,
  seedAccount,
  seedVideo,
  serverDatabase,
  startServer,
  statusOf,
  temporaryFolder,
  type TestServer,
  untilStatus,
} from '../support/index.js';
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
async function startWith(
  { name, declared, env }: WorkingEngine,
  more: Readonly<Record<string, string>> = {},
): Promise<TestServer> {
  const models = { modela2: { engine: name }, modelb3: { engine: 'away', fallbacks: [name] } };
  return await startServer({
    env: {
      ...env,
      ...more,
      CLIPWRIGHT_CONFIG: JSON.stringify({ engines: { away: AWAY, ...declared }, models }),
    },
  });
}

interface Caller {
  readonly origin: string;
  readonly key: string;
  readonly person: Person;
}

/** Somebody with a key and with the pages of the dashboard. */
async function callerOf(server: TestServer): Promise<Caller> {
  const person = await newPerson(server.origin);
  await givePlan(server.database, person.email, 'api');
  const { api_key: key } = await person.tell<{ api_key: string }>({ method: 'POST', path: '/dashboard/key' });
  return { origin: server.origin, key, person };
}

async function listed({ origin, key }: Caller, videoId: string): Promise<VideoStatusResponse | undefined> {
  const { videos } = (await call(origin, { path: '/api/v1/videos', key })).json as {
    videos: VideoStatusResponse[];
  };
  return videos.find(({ video_id: id }) => id === videoId);
}

interface UseOfEngine {
  readonly engine: string | null;
  readonly videos: number;
  readonly seconds: number;
  readonly credits_used: number;
}

const usage = async ({ person }: Caller): Promise<UseOfEngine[]> =>
  (await person.tell<{ engines: UseOfEngine[] }>({ path: '/dashboard/usage' })).engines;

/** Every entry, video by video, beside what the video says that it used. */
const ledgerOf = async ({ database }: TestServer): Promise<object[]> =>
  await rowsOf(
    database,
    `SELECT kind, amount, credits_used FROM credit_entries JOIN videos ON videos.id = video_id ORDER BY videos.created_at, kind <> 'reserve'`,
  );

/** `clipwright credits audit`: what it says, and the sums of every account. */
async function audit(
  server: Pick<TestServer, 'database' | 'home'>,
  ...more: string[]
): Promise<{ code: number; said: string; sums: Record<string, number>[] }> {
  const env = commandEnvironment(server);
  return await new Promise((resolve) => {
    execFile(process.execPath, [CLI, 'credits', 'audit', ...more], { env }, (error, stdout, stderr) => {
      const sums = stdout
        .trim()
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as Record<string, number>);
      resolve({ code: error === null ? 0 : 1, said: stderr, sums });
    });
  });
}

const DRAWN = "modelb3's engine was away; the built-in sketch engine drew this video.";
const madeElsewhere = (kind: string): string =>
  `modelb3's first engine was away; another engine (${kind}) made this video.`;

const aboutFallbacks = (warnings: readonly string[] = []): string[] =>
  warnings.filter((warning) => warning.includes('away'));

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
    for (const word of OPERATORS_WORDS)
      expect(answer.text + JSON.stringify({ ...status, video_url: null })).not.toContain(word);
  });

  it('that stepped in for an engine that was away says that too, costs nothing, and keeps its place in the window', async () => {
    const answer = await postText(caller, { ...CLIP, video_model: 'modelb3' });
    const video = generated(answer);
    const told = [kind === 'sketch' ? DRAWN : madeElsewhere(kind)];
    expect(video).toMatchObject({ credits_used: 0 });
    expect(aboutFallbacks(video.warnings)).toEqual(told);
    expect(answer.header('x-ratelimit-remaining')).toBe('13');
    expect(await statusOf(caller, video.video_id)).toMatchObject({
      engine: kind,
      warnings: video.warnings,
      credits_used: 0,
    });
    for (const word of OPERATORS_WORDS) expect(answer.text.replace(video.video_url, '')).not.toContain(word);
  });

  it('is counted under its kind in the usage, and what a fallback had reserved is given back', async () => {
    expect(await usage(caller)).toEqual([
      { engine: kind, videos: 2, seconds: 2, credits_used: CLIPS_CREDITS.modela2 },
    ]);
    expect(await ledgerOf(server)).toEqual([
      { kind: 'reserve', amount: 2, credits_used: 2 },
      { kind: 'settle', amount: 2, credits_used: 2 },
      { kind: 'reserve', amount: 4, credits_used: 0 },
      { kind: 'release', amount: 4, credits_used: 0 },
    ]);
  });
});

describe('a fallback', () => {
  let server: TestServer;
  let caller: Caller;

  beforeAll(async () => {
    server = await startWith(await WORKING_ENGINES['sketch']!(), { FALLBACK_CREDITS: 'full' });
    caller = await callerOf(server);
  });

  it('costs what the first engine would have cost with FALLBACK_CREDITS=full, and is told all the same', async () => {
    const video = generated(await postText(caller, { ...CLIP, video_model: 'modelb3' }));
    expect(video).toMatchObject({ credits_used: CLIPS_CREDITS.modelb3, warnings: [DRAWN] });
    expect(await statusOf(caller, video.video_id)).toMatchObject({
      engine: 'sketch',
      credits_used: CLIPS_CREDITS.modelb3,
      warnings: [DRAWN],
    });
    expect(await ledgerOf(server)).toEqual([
      { kind: 'reserve', amount: 4, credits_used: 4 },
      { kind: 'settle', amount: 4, credits_used: 4 },
    ]);
  });

  it('is none where it is the first engine that can make the video at all', async () => {
    const video = generated(await postText(caller, { ...CLIP, video_model: 'modelb3', aspect_ratio: '1:1' }));
    expect(await statusOf(caller, video.video_id)).toMatchObject({ engine: 'sketch', warnings: [] });
  });

  it('that cost nothing still costs nothing after a repair of the ledger, and one that was paid for is still paid for', async () => {
    const other = { database: await serverDatabase(), home: await temporaryFolder('audit') };
    const owner = await seedAccount(other.database);
    const maker = { engine: 'sketch', fallback: true } as const;
    const [free, paid] = [
      await seedVideo(other.database, owner, { maker }),
      await seedVideo(other.database, owner, { maker }),
    ];
    await rowsOf(other.database, 'UPDATE videos SET credits_used = 0 WHERE id = $1', [free]);
    await rowsOf(
      other.database,
      `INSERT INTO credit_entries (video_id, kind, account_id, amount) SELECT id, 'reserve', account_id, 1 FROM videos`,
    );
    expect(await audit(other)).toMatchObject({ code: 1, said: expect.stringContaining(free) });
    expect(await audit(other, '--repair')).toMatchObject({
      code: 0,
      sums: [expect.objectContaining({ reserved: 2, settled: 1, released: 1, held: 0 })],
    });
    expect(await audit(other)).toMatchObject({ code: 0 });
    const used = await rowsOf<{ id: string; credits_used: number }>(
      other.database,
      'SELECT id, credits_used FROM videos ORDER BY credits_used',
    );
    expect(used).toEqual([
      { id: free, credits_used: 0 },
      { id: paid, credits_used: 1 },
    ]);
  });
});

describe('the engine of a video', () => {
  it('is null while the video waits, the one at work while it is made, and stays told when the video is canceled', async () => {
    const { declared, name, orders } = await WORKING_ENGINES['openai-videos']!();
    orders?.({ renderMs: 600_000 });
    const env = {
      CLIPWRIGHT_CONFIG: JSON.stringify({ engines: declared, models: { modela2: { engine: name } } }),
    };
    const server = await startServer({ role: 'http', env });
    const caller = { origin: server.origin, key: (await seedAccount(server.database)).key };
    const { video_id: id } = (await postText(caller, CLIP, { headers: [['Prefer', 'respond-async']] }))
      .json as { video_id: string };
    expect(await statusOf(caller, id)).toMatchObject({ status: 'queued', engine: null });
    await startServer({ role: 'worker', env, database: server.database, home: server.home });
    expect(await untilStatus(caller, id, 'processing')).toMatchObject({
      engine: 'openai-videos',
      warnings: [],
    });
    await call(server.origin, { method: 'DELETE', path: `/api/v1/videos/${id}`, key: caller.key });
    expect(await statusOf(caller, id)).toMatchObject({ status: 'canceled', engine: 'openai-videos' });
  });
});
