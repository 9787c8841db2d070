import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { plainPng } from '../corpora/support-image/plain-png.js';
import {
  type Answer,
  atEndOfFile,
  call,
  errorOf,
  seedAccount,
  type SeededAccount,
  startServer,
  type TestServer,
  waitUntil,
} from '../support/index.js';

const OF_ONE = 2;
const AT_HOST = 3;

let server: TestServer;
let port = 0;
/** Requests that the host has yet to answer. */
const held: ServerResponse[] = [];

beforeAll(async () => {
  const host = createServer((_request, response) => void held.push(response));
  host.listen(0, '127.0.0.1');
  await once(host, 'listening');
  atEndOfFile(async () => {
    host.closeAllConnections();
    await promisify(host.close.bind(host))();
  });
  port = (host.address() as AddressInfo).port;
  server = await startServer({
    role: 'http',
    env: {
      ALLOW_PRIVATE_IMAGE_HOSTS: 'on',
      ALLOWED_IMAGE_HOSTS: `*:${port}`,
      FETCHES_AT_ONCE: String(OF_ONE),
      FETCHES_AT_ONCE_PER_HOST: String(AT_HOST),
      FETCH_WAIT_SECONDS: '0',
    },
  });
});

const ask = ({ key }: SeededAccount): Promise<Answer> =>
  call(server.origin, {
    method: 'POST',
    path: '/api/v1/image-to-video.php',
    key,
    body: { image_url: `http://127.0.0.1:${port}/slow.png` },
    headers: [['Prefer', 'respond-async']],
  });

/** Begins so many fetches, which the host holds. */
async function hold(account: SeededAccount, count: number): Promise<Promise<Answer>[]> {
  const before = held.length;
  const asked = Array.from({ length: count }, () => ask(account));
  await waitUntil({ what: 'the host to be asked' }, () => held.length === before + count);
  return asked;
}

async function release(asked: readonly Promise<Answer>[]): Promise<number[]> {
  for (const response of held.splice(0)) response.end(plainPng(64, 48));
  return (await Promise.all(asked)).map(({ status }) => status);
}

describe('a fetch whose turn does not come in time', () => {
  it('is refused with 429 resource_budget where the account itself has as many under way as it may, and blames no address', async () => {
    const account = await seedAccount(server.database);
    const asked = await hold(account, OF_ONE);
    const answer = await ask(account);
    const { error, param, rate_limit: rateLimit } = errorOf(answer, 'resource_budget');
    expect([error, param]).toEqual([
      `Resource budget exceeded: ${OF_ONE} images of this account are being fetched or read already.`,
      null,
    ]);
    expect(rateLimit).toMatchObject({ count: OF_ONE, limit: OF_ONE, remaining: 0 });
    expect(answer.header('Retry-After')).toBe(String(rateLimit?.reset_in_seconds));
    expect(await release(asked)).toEqual([202, 202]);
    const again = await hold(account, 1);
    expect(await release(again)).toEqual([202]);
  });

  it('is refused with 500 busy where the host is asked by others as often as it may be, and takes nothing', async () => {
    const accounts = await Promise.all([1, 2, 3].map(() => seedAccount(server.database)));
    const [first, second, third] = accounts as [SeededAccount, SeededAccount, SeededAccount];
    const asked = [...(await hold(first, OF_ONE)), ...(await hold(second, AT_HOST - OF_ONE))];
    const answer = await ask(third);
    expect(errorOf(answer, 'busy').error).toBe(
      'The server is busy: too many images are being fetched, from this host or in all.',
    );
    expect([answer.header('Retry-After'), answer.header('X-RateLimit-Remaining')]).toEqual([null, '15']);
    expect(await release(asked)).toEqual([202, 202, 202]);
  });
});
