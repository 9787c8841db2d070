import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { AccountRow } from '@clipwright/core/dashboard';
import {
  call,
  postText,
  rowsOf,
  seedAccount,
  seedVideo,
  startServer,
  temporaryFolder,
  type TestServer,
} from '../support/index.js';
import { accountIdOf, newOperator } from './support/operator.js';
import { newPerson, Person } from './support/person.js';

const CLI = fileURLToPath(new URL('../../apps/api/dist/cli.js', import.meta.url));

interface Entry {
  readonly action: string;
  readonly actor: string;
  readonly subject: string | null;
  readonly details: Record<string, unknown>;
}

describe('operators', () => {
  let server: TestServer;
  let replica: TestServer;
  let operator: Person;

  beforeAll(async () => {
    const home = await temporaryFolder('home');
    server = await startServer({ role: 'http', home, env: { METRICS_TOKEN: 'a very secret token' } });
    replica = await startServer({ role: 'http', home, database: server.database });
    operator = await newOperator(server.origin, server.database);
  });

  const statusWith = async (origin: string, key: string): Promise<number> =>
    (await call(origin, { path: '/api/v1/account', key })).status;

  const givePlan = (id: string, wish: object): Promise<AccountRow> =>
    operator.tell<AccountRow>({
      method: 'PUT',
      path: `/dashboard/operator/accounts/${id}/plan`,
      body: { until: null, reason: 'a contract', ...wish },
    });

  it('give a plan as a gift, and it is told as one', async () => {
    const { accountId } = await seedAccount(server.database);
    await givePlan(accountId, { plan: 'pro', gift: true });
    const sources = await rowsOf(
      server.database,
      'SELECT plan, source FROM subscriptions WHERE account_id = $1',
      [accountId],
    );
    expect(sources).toEqual([{ plan: 'pro', source: 'gift' }]);
  });

  it('find accounts by a part of the e-mail address', async () => {
    const { email } = await seedAccount(server.database);
    const { accounts } = await operator.tell<{ accounts: { email: string }[] }>({
      path: `/dashboard/operator/accounts?search=${email.slice(0, 12).toUpperCase()}`,
    });
    expect(accounts.map((account) => account.email)).toEqual([email]);
  });

  it('change plan and activity, which holds from the next request on every replica', async () => {
    const account = await seedAccount(server.database);
    const change = (body: object) =>
      operator.tell<object>({
        method: 'PATCH',
        path: `/dashboard/operator/accounts/${account.accountId}`,
        body,
      });
    const everywhere = async () => [
      await statusWith(server.origin, account.key),
      await statusWith(replica.origin, account.key),
    ];
    expect(await everywhere()).toEqual([200, 200]);
    await givePlan(account.accountId, { plan: 'pro' });
    expect(await everywhere()).toEqual([403, 403]);
    await givePlan(account.accountId, { plan: 'api' });
    expect(await everywhere()).toEqual([200, 200]);
    await change({ active: false });
    expect(await everywhere()).toEqual([401, 401]);
    await change({ active: true });
    expect(await everywhere()).toEqual([200, 200]);
  });

  it('sign an account out of every browser when they switch it off, for good', async () => {
    const person = await newPerson(server.origin);
    const path = `/dashboard/operator/accounts/${await accountIdOf(server.database, person.email)}`;
    await operator.tell({ method: 'PATCH', path, body: { active: false } });
    expect(await new Person(replica.origin).isSignedIn()).toBe(false);
    await operator.tell({ method: 'PATCH', path, body: { active: true } });
    expect(await person.isSignedIn()).toBe(false);
    expect((await person.signIn()).status).toBe(200);
  });

  it('can not lock themselves out', async () => {
    const path = `/dashboard/operator/accounts/${await accountIdOf(server.database, operator.email)}`;
    for (const body of [{ active: false }, { operator: false }])
      expect((await operator.ask({ method: 'PATCH', path, body })).status).toBe(409);
    expect(await operator.isSignedIn()).toBe(true);
  });

  it.each([
    {},
    { active: 'no' },
    { plan: 'api' },
    { operator: true, active: true },
    { email: 'x@example.com' },
    [],
  ])('can not change an account by %j', async (body) => {
    const { accountId } = await seedAccount(server.database);
    expect(
      (await operator.ask({ method: 'PATCH', path: `/dashboard/operator/accounts/${accountId}`, body }))
        .status,
    ).toBe(400);
  });

  it('give a plan until a day, after which the key is refused by the clock of the database', async () => {
    const { accountId, key } = await seedAccount(server.database, { plan: 'free' });
    const until = new Date(Date.now() + 86_400_000).toISOString();
    expect(await givePlan(accountId, { plan: 'api', until })).toMatchObject({ plan: 'api' });
    expect(await statusWith(replica.origin, key)).toBe(200);
    await rowsOf(
      server.database,
      'UPDATE subscriptions SET period_end = clock_timestamp() WHERE account_id = $1',
      [accountId],
    );
    expect([await statusWith(server.origin, key), await statusWith(replica.origin, key)]).toEqual([403, 403]);
    const { json } = await call(server.origin, { path: '/api/v1/account', key });
    expect(json).toMatchObject({ code: 'plan_required', error: 'API access requires the API plan' });
  });

  it.each([
    { plan: 'gold' },
    { reason: ' ' },
    { reason: 'x'.repeat(501) },
    { until: 'tomorrow' },
    { until: '2001-01-01T00:00:00Z' },
    { until: undefined },
    { active: true },
  ])('can not give a plan with %j', async (wrong) => {
    const { accountId } = await seedAccount(server.database);
    const answer = await operator.ask({
      method: 'PUT',
      path: `/dashboard/operator/accounts/${accountId}/plan`,
      body: { plan: 'pro', until: null, reason: 'a contract', ...wrong },
    });
    expect([answer.status, (await givePlan(accountId, { plan: 'api' })).plan]).toEqual([400, 'api']);
  });

  it('see the videos of everybody, a page at a time', async () => {
    const owner = await seedAccount(server.database);
    const seeded = [];
    for (let index = 0; index < 32; index += 1) seeded.push(await seedVideo(server.database, owner));
    const path = `/dashboard/operator/videos?search=${owner.email}`;
    const first = await operator.tell<{ videos: { video_id: string; email: string }[]; next_cursor: string }>(
      { path },
    );
    const second = await operator.tell<{ videos: { video_id: string }[]; next_cursor: null }>({
      path: `${path}&cursor=${first.next_cursor}`,
    });
    expect([...first.videos, ...second.videos].map(({ video_id: id }) => id).sort()).toEqual(seeded.sort());
    expect(second.next_cursor).toBeNull();
    expect(first.videos[0]?.email).toBe(owner.email);
  });

  it('see the videos of one status alone when they ask for it', async () => {
    const owner = await seedAccount(server.database);
    await seedVideo(server.database, owner);
    const failed = await seedVideo(server.database, owner, { status: 'failed' });
    const { videos } = await operator.tell<{ videos: { video_id: string }[] }>({
      path: `/dashboard/operator/videos?status=failed&search=${owner.email}`,
    });
    expect(videos.map(({ video_id: id }) => id)).toEqual([failed]);
  });

  it('read the audit log a page at a time, nothing twice and nothing left out', async () => {
    await rowsOf(
      server.database,
      `SELECT record_audit('account.changed', 'somebody', 'paged@example.com', NULL, '{}', NULL) FROM generate_series(1, 51)`,
    );
    const path = '/dashboard/operator/audit?search=paged@example.com';
    const ids: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page: { entries: { id: string }[]; next_cursor: string | null } = await operator.tell({
        path: `${path}&cursor=${cursor}`,
      });
      ids.push(...page.entries.map(({ id }) => id));
      cursor = page.next_cursor;
    }
    expect([ids.length, new Set(ids).size]).toEqual([51, 51]);
  });

  it('see every replica of every engine: what it makes, its slots, and what is wrong with it', async () => {
    const nobody = {
      kind: 'openai-videos',
      flavour: 'vllm-omni',
      model: 'test-model',
      replicas: [{ name: 'gpu-0', url: 'http://127.0.0.1:9', slots: 3 }],
    };
    const env = {
      CLIPWRIGHT_CONFIG: JSON.stringify({
        engines: { wan: nobody },
        models: { modela2: { engine: 'wan', fallbacks: ['sketch'] } },
      }),
    };
    const remote = await startServer({ role: 'http', env });
    const person = await newOperator(remote.origin, remote.database);
    await rowsOf(
      remote.database,
      `INSERT INTO engine_replicas (engine, replica, failures, paused_until, last_failure) VALUES ('wan', 'gpu-0', 2, now() + interval '1 minute', 'Nobody answers.')`,
    );
    const { engines } = await person.tell<{ engines: object[] }>({ path: '/dashboard/operator/work' });
    expect(engines).toEqual([
      expect.objectContaining({ name: 'sketch', models: ['modela2', 'modelb3'], slots: null }),
      expect.objectContaining({
        name: 'wan',
        kind: 'openai-videos',
        replica: 'gpu-0',
        models: ['modela2'],
        healthy: false,
        slots: { in_use: 0, all: 3 },
        held: null,
        failures: 2,
        last_failure: 'Nobody answers.',
        paused_until: expect.stringMatching(/Z$/),
      }),
    ]);
  });

  it('see which slots ended videos hold, and for how long, and give one back by command', async () => {
    const remote = await startServer({
      role: 'http',
      env: {
        CLIPWRIGHT_CONFIG: JSON.stringify({
          engines: {
            wan: {
              kind: 'openai-videos',
              flavour: 'sglang',
              model: 'wan',
              replicas: [{ name: 'gpu-0', url: 'http://127.0.0.1:9' }],
            },
          },
        }),
      },
    });
    const person = await newOperator(remote.origin, remote.database);
    const slots = async (...words: string[]) =>
      await promisify(execFile)(process.execPath, [CLI, 'slots', ...words], {
        env: {
          ...process.env,
          DATABASE_URL: remote.database.url,
          CLIPWRIGHT_HOME: await temporaryFolder('cli'),
        },
      });
    const held = async (): Promise<unknown> => {
      const { engines } = await person.tell<{ engines: { name: string; slots: unknown; held: unknown }[] }>({
        path: '/dashboard/operator/work',
      });
      const wan = engines.find(({ name }) => name === 'wan')!;
      return { slots: wan.slots, held: wan.held };
    };
    await rowsOf(remote.database, `INSERT INTO engine_replicas (engine, replica) VALUES ('wan', 'gpu-0')`);
    await rowsOf(
      remote.database,
      `INSERT INTO left_operations (video_id, attempt, engine, replica, operation, holds, left_at)
       VALUES ('vid_left', 1, 'wan', 'gpu-0', '{"phase": "starting"}', true, now() - interval '1 hour')`,
    );
    expect(await held()).toEqual({
      slots: { in_use: 1, all: 1 },
      held: { slots: 1, since: expect.stringMatching(/Z$/), too_long: true },
    });
    expect(JSON.parse((await slots('list', '--json')).stdout)).toMatchObject({
      video_id: 'vid_left',
      engine: 'wan',
      replica: 'gpu-0',
      too_long: true,
    });
    await slots('release', '--video', 'vid_left');
    expect(await held()).toEqual({ slots: { in_use: 0, all: 1 }, held: null });
    await expect(slots('release', '--video', 'vid_left')).rejects.toMatchObject({
      stderr: expect.stringContaining('vid_left holds no slot'),
    });
    const { entries } = await person.tell<{ entries: { action: string }[] }>({
      path: '/dashboard/operator/audit?search=command',
    });
    expect(entries.filter(({ action }) => action.startsWith('slot.'))).toMatchObject([
      {
        action: 'slot.released',
        actor: 'command line',
        subject: null,
        details: { video_id: 'vid_left', engine: 'wan', replica: 'gpu-0' },
      },
    ]);
  });

  it('see what waits, what failed and why, and whether the engines could work', async () => {
    const owner = await seedAccount(server.database);
    await seedVideo(server.database, owner, { status: 'queued' });
    const failed = await seedVideo(server.database, owner, {
      status: 'failed',
      maker: { engine: 'comfyui', fallback: false },
      error: { code: 'engine_unavailable', message: 'No engine could be reached.' },
    });
    const work = await operator.tell<{ queue: { queued: number }; failures: object[]; engines: object[] }>({
      path: '/dashboard/operator/work',
    });
    expect(work.queue.queued).toBeGreaterThanOrEqual(1);
    expect(work.failures).toContainEqual(
      expect.objectContaining({
        video_id: failed,
        code: 'engine_unavailable',
        message: 'No engine could be reached.',
        engine: 'comfyui',
        email: owner.email,
      }),
    );
    expect(work.engines).toContainEqual(
      expect.objectContaining({
        name: 'sketch',
        kind: 'sketch',
        healthy: true,
        slots: null,
        failures: 0,
        paused_until: null,
      }),
    );
  });

  it('see how long the first in the queue has waited, and how long the videos of the last day took, waiting included', async () => {
    const owner = await seedAccount(server.database);
    const aged = async (seconds: number, status: 'queued' | 'completed' | 'failed') =>
      await rowsOf(
        server.database,
        `UPDATE videos SET model = 'modelb3', created_at = now() - $2 * interval '1 second', started_at = now() - interval '5 seconds', completed_at = now()
         WHERE id = $1`,
        [await seedVideo(server.database, owner, { status }), seconds],
      );
    for (const seconds of [90, 7_200]) await aged(seconds, 'queued');
    await aged(60, 'completed');
    await aged(60, 'failed');
    await aged(25 * 3_600, 'completed');
    const work = await operator.tell<{
      queue: { oldest_queued_seconds: number };
      last_day: { model: string }[];
    }>({
      path: '/dashboard/operator/work',
    });
    expect(work.queue.oldest_queued_seconds).toBeGreaterThanOrEqual(7_200);
    expect(work.last_day.find(({ model }) => model === 'modelb3')).toEqual({
      model: 'modelb3',
      completed: 1,
      failed: 1,
      fallbacks: 0,
      median_seconds: 60,
    });
  });

  it('see how many videos of the last day a fallback made, and which engine made each', async () => {
    const owner = await seedAccount(server.database);
    const day = async () =>
      (
        await operator.tell<{ last_day: { model: string; completed: number; fallbacks: number }[] }>({
          path: '/dashboard/operator/work',
        })
      ).last_day[0];
    await seedVideo(server.database, owner, { maker: { engine: 'hosted', fallback: false } });
    const before = await day();
    const drawn = await seedVideo(server.database, owner, { maker: { engine: 'sketch', fallback: true } });
    expect(await day()).toMatchObject({
      model: 'modela2',
      completed: before!.completed + 1,
      fallbacks: before!.fallbacks + 1,
    });
    const { videos } = await operator.tell<{ videos: { video_id: string; engine: string | null }[] }>({
      path: `/dashboard/operator/videos?search=${drawn}`,
    });
    expect(videos).toEqual([expect.objectContaining({ video_id: drawn, engine: 'sketch' })]);
  });

  it('see the settings in force, with secrets masked', async () => {
    const answer = await operator.ask({ path: '/dashboard/operator/settings' });
    const { settings } = answer.json as { settings: { name: string; value: string; is_default: boolean }[] };
    const valueOf = (name: string) => settings.find((setting) => setting.name === name);
    expect(valueOf('CLIPWRIGHT_ROLE')).toMatchObject({ value: 'http', is_default: false });
    expect(valueOf('RATE_LIMIT')).toMatchObject({ value: '15', is_default: true });
    expect(valueOf('METRICS_TOKEN')?.value).toBe('••••••••');
    expect(valueOf('DATABASE_URL')?.value).toBe('••••••••');
    expect(answer.text).not.toContain('a very secret token');
    expect(answer.text).not.toContain('postgres://');
  });

  it('read who changed what, in an audit log without secrets', async () => {
    const person = await newPerson(server.origin);
    const { api_key: key } = await person.tell<{ api_key: string }>({
      method: 'POST',
      path: '/dashboard/key',
    });
    await person.signIn('not the password');
    await givePlan(await accountIdOf(server.database, person.email), { plan: 'api' });
    const answer = await operator.ask({ path: `/dashboard/operator/audit?search=${person.email}` });
    const { entries } = answer.json as { entries: Entry[] };
    expect(
      entries.map(({ action, actor, subject, details }) => ({ action, actor, subject, details })),
    ).toEqual([
      {
        ...{ action: 'subscription.changed', actor: operator.email, subject: person.email },
        details: {
          ...{ plan: 'api', was: 'free', source: 'operator', state: 'active' },
          ...{ period_end: null, reason: 'a contract', before: expect.objectContaining({ plan: 'free' }) },
        },
      },
      { action: 'sign-in-failed', actor: person.email, subject: person.email, details: {} },
      { action: 'key.made', actor: person.email, subject: person.email, details: {} },
      { action: 'signed-up', actor: person.email, subject: person.email, details: {} },
    ]);
    const own = await operator.tell<{ entries: Entry[] }>({
      path: `/dashboard/operator/audit?search=${operator.email}`,
    });
    expect(own.entries).toContainEqual(
      expect.objectContaining({ action: 'subscription.changed', subject: person.email }),
    );
    for (const secret of [key, person.password, 'not the password', person.cookieHeader()])
      expect(answer.text).not.toContain(secret);
  });

  it('see a regeneration hold at once on every replica, with the window as it was', async () => {
    const person = await newPerson(server.origin);
    await givePlan(await accountIdOf(server.database, person.email), { plan: 'api' });
    const make = async () =>
      (await person.tell<{ api_key: string }>({ method: 'POST', path: '/dashboard/key' })).api_key;
    const old = await make();
    await postText({ origin: server.origin, key: old }, undefined, {
      headers: [['Prefer', 'respond-async']],
    });
    const fresh = await make();
    expect([await statusWith(server.origin, old), await statusWith(replica.origin, old)]).toEqual([401, 401]);
    expect(await statusWith(replica.origin, fresh)).toBe(200);
    expect(await person.tell<object>({ path: '/dashboard/overview' })).toMatchObject({
      rate_limit: { count: 1, remaining: 14 },
    });
  });
});
