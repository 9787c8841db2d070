import type { PlanResponse } from '@clipwright/core/videos';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { givePlan, call, rowsOf, seedAccount, startServer, type TestServer } from '../support/index.js';
import { newPerson, type Person } from './support/person.js';

const CLIP = { prompt: 'a red ball rolls by the sea', resolution: '480p', duration: 1 };

let server: TestServer;

beforeAll(async () => {
  server = await startServer({
    role: 'http',
    env: { RATE_LIMIT: '1000', SIGN_IN_ATTEMPTS_PER_ADDRESS: '1000' },
  });
});

const make = (person: Person, change: object = {}) =>
  person.ask({ path: '/dashboard/videos', body: { ...CLIP, ...change } });
const rowsOfVideos = ({ email }: Person) =>
  rowsOf(
    server.database,
    'SELECT video.id FROM videos video JOIN accounts a ON a.id = account_id WHERE a.email = $1',
    [email],
  );

async function personOn(plan: string): Promise<Person> {
  const person = await newPerson(server.origin);
  await givePlan(server.database, person.email, plan);
  return person;
}

describe('the playground on the plan Free', () => {
  it.each([
    ['video_model', { video_model: 'modelb3', resolution: '720p' }],
    ['duration', { duration: 6 }],
    ['video_model', { video_model: 'modelb3', resolution: '2k', duration: 15 }],
  ])('refuses what is beyond it, names %s, and writes nothing: %j', async (param, change) => {
    const person = await newPerson(server.origin);
    const answer = await make(person, change);
    expect([answer.status, answer.json]).toEqual([
      403,
      expect.objectContaining({
        success: false,
        code: 'plan_limit',
        param,
        error: expect.stringContaining('the plan Free'),
      }),
    ]);
    expect(await rowsOfVideos(person)).toEqual([]);
    expect(await person.tell<object>({ path: '/dashboard/overview' })).toMatchObject({
      rate_limit: { count: 0 },
      studio: { used: { at_once: 0, a_day: 0 } },
    });
  });

  it('makes what the plan says, and says in the overview what that is', async () => {
    const person = await newPerson(server.origin);
    expect((await make(person, { resolution: '720p', duration: 5 })).status).toBe(202);
    const studio = {
      models: ['modela2'],
      resolution: '720p',
      seconds: 5,
      at_once: 2,
      a_day: 20,
      used: { at_once: 1, a_day: 1 },
    };
    expect(await person.tell<object>({ path: '/dashboard/overview' })).toMatchObject({ studio });
  });

  it('makes two at once, also when more are asked for in the same moment', async () => {
    const person = await newPerson(server.origin);
    const answers = await Promise.all(Array.from({ length: 6 }, () => make(person)));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      202, 202, 403, 403, 403, 403,
    ]);
    expect(answers.find(({ status }) => status === 403)?.json).toMatchObject({
      code: 'plan_limit',
      error: expect.stringContaining('at most 2 videos at once'),
    });
    expect(await rowsOfVideos(person)).toHaveLength(2);
  });

  it('says before anything is made what a request would cost, what of it would not be drawn, and what would refuse it', async () => {
    const person = await newPerson(server.origin);
    const foresee = (change: object = {}) =>
      person.tell<PlanResponse>({ path: '/dashboard/videos/plan', body: { ...CLIP, ...change } });
    expect(await foresee()).toMatchObject({ credits: 1, engine: 'sketch', would_refuse: null });
    const unknown = await foresee({ prompt: 'a carburettor and a red ball by the sea' });
    expect(unknown.warnings.join(' ')).toContain('carburettor');
    const beyond = await foresee({ duration: 6 });
    expect(beyond.would_refuse).toMatchObject({ status: 403, code: 'plan_limit' });
    await Promise.all([make(person), make(person)]);
    const third = await foresee();
    expect(third.would_refuse?.error).toContain('at most 2 videos at once');
    expect(await rowsOfVideos(person)).toHaveLength(2);
  });

  it('makes twenty in a day, and gives nothing back for those that are canceled or deleted', async () => {
    const person = await newPerson(server.origin);
    for (let index = 0; index < 20; index += 1) {
      const made = await make(person);
      await person.tell({
        method: 'DELETE',
        path: `/dashboard/videos/${(made.json as { video_id: string }).video_id}`,
      });
    }
    expect((await make(person)).json).toMatchObject({
      code: 'plan_limit',
      error: expect.stringMatching(
        /at most 20 videos in 24 hours\. The next can be made in about 24 hours\.$/,
      ),
    });
    await rowsOf(server.database, `UPDATE studio_uses SET at = at - interval '25 hours'`);
    expect((await make(person)).status).toBe(202);
  });
});

describe('the playground on other plans', () => {
  it('makes more on Basic, and all on Pro and API', async () => {
    const [basic, pro, api] = [await personOn('basic'), await personOn('pro'), await personOn('api')];
    const [wide, whole] = [
      { video_model: 'modelb3', resolution: '1080p', duration: 10 },
      { video_model: 'modelb3', resolution: '2k', duration: 15 },
    ];
    expect([
      (await make(basic, wide)).status,
      (await make(basic, whole)).status,
      (await make(pro, whole)).status,
      (await make(api, whole)).status,
    ]).toEqual([202, 403, 202, 202]);
  });

  it('is bound by the plan of the moment', async () => {
    const person = await personOn('pro');
    const whole = { video_model: 'modelb3', resolution: '2k', duration: 15 };
    expect((await make(person, whole)).status).toBe(202);
    await givePlan(server.database, person.email, 'free');
    expect((await make(person, whole)).status).toBe(403);
  });

  it('does not bind calls with a key', async () => {
    const { key } = await seedAccount(server.database);
    const body = { prompt: 'a red ball', video_model: 'modelb3', resolution: '2k', duration: 15 };
    const answers = [];
    for (let index = 0; index < 20; index += 1)
      answers.push(
        (
          await call(server.origin, {
            method: 'POST',
            path: '/api/v1/text-to-video',
            key,
            headers: [['Prefer', 'respond-async']],
            body,
          })
        ).status,
      );
    expect(new Set(answers)).toEqual(new Set([202]));
  });
});

describe('PLANS_FILE', () => {
  it('changes what it names and leaves the rest', async () => {
    const wider = await startServer({
      role: 'http',
      env: { PLANS_FILE: '{"free": {"seconds": 8, "at_once": 1}}' },
    });
    const person = await newPerson(wider.origin);
    expect([
      (await make(person, { duration: 9 })).status,
      (await make(person, { duration: 8 })).status,
      (await make(person)).status,
    ]).toEqual([403, 202, 403]);
    expect(await person.tell<object>({ path: '/dashboard/overview' })).toMatchObject({
      studio: { resolution: '720p', seconds: 8, at_once: 1 },
    });
  });
});
