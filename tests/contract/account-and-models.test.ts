import { beforeAll, describe, expect, it } from '@jest/globals';
import { MODELS } from '@clipwright/core/models';
import { AccountResponse, ModelsResponse } from '@clipwright/core/videos';
import {
  call,
  errorOf,
  seedAccount,
  type SeededAccount,
  seedWindow,
  startServer,
  type TestServer,
} from '../support/index.js';

let server: TestServer;
let account: SeededAccount;

beforeAll(async () => {
  server = await startServer({ role: 'http' });
  account = await seedAccount(server.database);
});

const get = (path: string, key = account.key) => call(server.origin, { path, key });

describe('GET /api/v1/account', () => {
  it('answers plan, key hint and window, and never the key', async () => {
    await seedWindow(server.database, account, [60, 30]);
    const answer = await get('/api/v1/account');
    expect(AccountResponse.parse(answer.json)).toMatchObject({
      account_id: account.accountId,
      email: account.email,
      plan: 'api',
      rate_limit: { count: 2, limit: 15, remaining: 13 },
    });
    expect(answer.text).not.toContain(account.key);
  });

  it('counts nothing, however often it is called', async () => {
    const counts = await Promise.all(
      Array.from(
        { length: 20 },
        async () => AccountResponse.parse((await get('/api/v1/account')).json).rate_limit.count,
      ),
    );
    expect(new Set(counts)).toEqual(new Set([2]));
  });

  it('tells a wrong key and a wrong plan apart', async () => {
    const pro = await seedAccount(server.database, { plan: 'pro' });
    errorOf(await get('/api/v1/account', `${account.key.slice(0, -1)}!`), 'invalid_api_key');
    errorOf(await get('/api/v1/account', pro.key), 'plan_required');
  });
});

describe('GET /api/v1/models', () => {
  it('answers the catalogue, machine readable, with the engines behind each model in order', async () => {
    const { models } = ModelsResponse.parse((await get('/api/v1/models')).json);
    expect(
      models.map(({ id, engine, engines, durations, fps }) => ({ id, engine, engines, durations, fps })),
    ).toEqual(
      MODELS.map(({ id, durations, fps }) => ({ id, engine: 'sketch', engines: ['sketch'], durations, fps })),
    );
  });

  it('needs a key', async () => {
    errorOf(await call(server.origin, { path: '/api/v1/models' }), 'missing_api_key');
  });
});
