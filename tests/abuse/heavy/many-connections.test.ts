import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { networkInterfaces } from 'node:os';
import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import {
  type Answer,
  call,
  errorOf,
  postText,
  seedAccount,
  type SeededAccount,
  seedVideo,
  sendRaw,
  startServer,
  type TestServer,
  VIDEO_STATUS,
  waitUntil,
} from '../../support/index.js';
import { besideAttack } from '../support/beside-attack.js';
import { MOST_SLOWDOWN } from '../support/slowdown.js';

const OF_ONE_ADDRESS = 5;
/** An address of this machine that is not loopback: what speaks to it speaks from it. */
const OUTSIDE = Object.values(networkInterfaces())
  .flatMap((addresses) => addresses ?? [])
  .find(({ internal, family }) => !internal && family === 'IPv4')?.address;

let server: TestServer;
let payer: SeededAccount;
let paid: string;

beforeAll(async () => {
  const env = {
    HOST: '0.0.0.0',
    HTTPS: 'off',
    PUBLIC_URL: 'http://clips.example.com',
    TRUSTED_PROXIES: '127.0.0.1',
    CONNECTIONS_PER_ADDRESS: String(OF_ONE_ADDRESS),
    RATE_LIMIT: '1000',
  };
  server = await startServer({ role: 'http', env });
  payer = await seedAccount(server.database);
  paid = await seedVideo(server.database, payer);
});

const held = new AbortController();
const opened: Socket[] = [];
afterEach(() => {
  for (const socket of opened.splice(0)) socket.destroy();
});

const originOn = (host: string): string => `http://${host}:${new URL(server.origin).port}`;
const statusFrom = (address: string, origin = originOn('127.0.0.1')): Promise<Answer> =>
  call(origin, {
    path: `${VIDEO_STATUS}?video_id=${paid}`,
    key: payer.key,
    headers: [['X-Forwarded-For', address]],
  });

/** Makes calls that are held from hosts of one network, until so many are. */
async function hold(
  account: SeededAccount,
  count: number,
  addressOf: (index: number) => string,
): Promise<void> {
  const { signal } = held;
  for (let index = 1; index <= count; index += 1) {
    const headers = [['X-Forwarded-For', addressOf(index)]] as const;
    postText({ origin: originOn('127.0.0.1'), key: account.key }, undefined, { headers, signal }).catch(
      () => undefined,
    );
  }
  await waitUntil({ what: 'the calls to be held' }, async () =>
    (await call(originOn('127.0.0.1'), { path: '/metrics' })).text.includes(`clipwright_calls_held ${count}`),
  );
}

describe('one client behind a proxy who keeps many requests under way', () => {
  it('is told busy past CONNECTIONS_PER_ADDRESS, whichever host of its /64 asks, and another client is served as ever', async () => {
    const attacker = await seedAccount(server.database);
    const { alone, beside } = await besideAttack({
      customer: () => statusFrom('198.51.100.7'),
      attack: () => hold(attacker, OF_ONE_ADDRESS, (index) => `2001:db8:bad:1::${index}`),
      atHeight: () =>
        waitUntil(
          { what: 'the next to be refused' },
          async () => (await statusFrom('2001:db8:bad:1::99')).status === 500,
        ),
    });
    errorOf(await statusFrom('2001:db8:bad:1:ffff::1'), 'busy');
    expect((await statusFrom('2001:db8:bad:2::1')).status).toBe(200);
    expect(beside.answers.map(({ status }) => status)).toEqual(alone.answers.map(() => 200));
    expect(beside.p95Ms).toBeLessThan(alone.p95Ms * MOST_SLOWDOWN);
    held.abort();
    await waitUntil(
      { what: 'the client to be let in again' },
      async () => (await statusFrom('2001:db8:bad:1::1')).status === 200,
    );
  });
});

describe(`one address with many connections (${OUTSIDE === undefined ? 'not to be tried: this machine has no address but loopback' : 'from an address of this machine that is not loopback'})`, () => {
  it('is told busy past CONNECTIONS_PER_ADDRESS, then closed, and has room again when it hangs up', async () => {
    if (OUTSIDE === undefined)
      return expect(
        Object.values(networkInterfaces())
          .flat()
          .every((address) => address?.internal ?? true),
      ).toBe(true);
    const origin = originOn(OUTSIDE);
    await idle(OUTSIDE, OF_ONE_ADDRESS);
    const refused = await call(origin, { path: `${VIDEO_STATUS}?video_id=${paid}`, key: payer.key });
    errorOf(refused, 'busy');
    expect(refused.header('Connection')).toBe('close');
    expect((await statusFrom('198.51.100.7')).status).toBe(200);
    await idle(OUTSIDE, 100);
    expect(
      (
        await sendRaw(origin, {
          bytes: 'GET /healthz HTTP/1.1\r\nHost: clips\r\n\r\n',
          answers: 'until closed',
        })
      ).received,
    ).toHaveLength(0);
    await waitUntil({ what: 'a line in the log' }, () => server.stderr().includes(`"network":"${OUTSIDE}"`));
    for (const socket of opened.splice(0)) socket.destroy();
    await waitUntil(
      { what: 'room again' },
      async () => (await call(origin, { path: '/healthz' }).catch(() => null))?.status === 200,
    );
  });
});

/** Opens connections that never ask for anything. */
async function idle(host: string, count: number): Promise<void> {
  const sockets = Array.from({ length: count }, () =>
    connect({ host, port: Number(new URL(server.origin).port) }).on('error', () => undefined),
  );
  opened.push(...sockets);
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
}
