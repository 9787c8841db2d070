import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createClient, type ClipwrightClient, type WaitNotice } from '../../src/index.js';
import { scripted } from './scripted-fetch.js';

type Calls = Record<string, (client: ClipwrightClient) => Promise<unknown>>;

const CALLS: Calls = {
  textToVideo: (client) => client.textToVideo({ prompt: 'a' }),
  submit: (client) => client.submit({ prompt: 'a' }),
  waitForVideo: (client) => client.waitForVideo('vid_1'),
  account: (client) => client.account(),
};

/** As Node's fetch rejects where nobody knows the name. */
const unknownHost = (): Error =>
  new TypeError('fetch failed', { cause: Object.assign(new Error('getaddrinfo'), { code: 'ENOTFOUND' }) });

describe.each(Object.entries(CALLS))('a wrong base URL is named at once by %s', (_, call) => {
  let server: Server;
  let asked = 0;
  let port = 0;
  beforeAll(async () => {
    server = createServer((_request, response) => {
      asked += 1;
      response.writeHead(404, { 'Content-Type': 'text/html' }).end('<h1>Not Found</h1>');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    port = (server.address() as AddressInfo).port;
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  const notices: WaitNotice[] = [];
  const failureAt = (baseUrl: string, fetch?: () => Promise<Response>): Promise<unknown> => {
    const onWait = (notice: WaitNotice) => notices.push(notice);
    return call(createClient({ baseUrl, apiKey: 'cw_key', fetch, onWait })).catch((error: unknown) => error);
  };

  it('where nobody knows the host', async () => {
    const failure = await failureAt('https://clips.example.com/', () => Promise.reject(unknownHost()));
    expect(failure).toMatchObject({
      code: 'connection_failed',
      message: 'The server could not be reached at https://clips.example.com (ENOTFOUND). Is baseUrl right?',
    });
    expect(notices).toEqual([]);
  });

  it('where TLS meets plain http', async () => {
    expect(await failureAt(`https://127.0.0.1:${port}`)).toMatchObject({
      code: 'connection_failed',
      message: expect.stringMatching(
        new RegExp(
          `^The server could not be reached at https://127\\.0\\.0\\.1:${port} \\(\\w*SSL\\w*\\)\\. Is baseUrl right\\?$`,
        ),
      ),
    });
    expect(notices).toEqual([]);
  });

  it('where another server has no such page', async () => {
    const before = asked;
    expect(await failureAt(`http://127.0.0.1:${port}/elsewhere`)).toMatchObject({
      code: 'unexpected_answer',
      status: 404,
      message: `http://127.0.0.1:${port}/elsewhere answered 404, not as Clipwright does. Is baseUrl right?`,
    });
    expect([asked - before, notices]).toEqual([1, []]);
  });
});

// Names come and go with the machines behind them, as in Compose and Kubernetes.
it('a name that was known before is waited for as a restart is', async () => {
  const models = { body: { success: true, models: [] } };
  const gone = Object.assign(unknownHost(), { hopeless: 'ENOTFOUND' });
  const { client, clock } = scripted([models, gone, models]);
  await client.models();
  expect(await client.models()).toMatchObject({ models: [] });
  expect(clock.sleptMs).toHaveLength(1);
});
