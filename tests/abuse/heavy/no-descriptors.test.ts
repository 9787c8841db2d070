import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { Agent } from 'node:http';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  type Answer,
  call,
  generated,
  postText,
  seedAccount,
  startServer,
  type TestServer,
} from '../../support/index.js';
import { everyRoute, type Route, titleOf } from '../../faults/every-route.js';
import { endConnections } from '../../faults/lost-database.js';
import { isAlive, toldOf, wellAgain } from '../../faults/lose-under.js';
import { Visitor, WELCOME } from '../../faults/visitor.js';

const PLENTY = 4_096;

let server: TestServer;
let visitor: Visitor;
let routes: Route[];

beforeAll(async () => {
  server = await startServer({ env: { ...WELCOME, WORKER_SLOTS: '1' } });
  visitor = await Visitor.at(server);
  routes = await everyRoute(server.origin);
});

const mayOpen = async (descriptors: number): Promise<void> =>
  void (await promisify(execFile)('prlimit', [
    '--pid',
    String(server.pid),
    `--nofile=${descriptors}:${PLENTY}`,
  ]));

const openNow = async (): Promise<number> => (await readdir(`/proc/${server.pid}/fd`)).length;

/**
 * Makes the call while the server can open so many descriptors more than it holds; null without an answer.
 */
async function callWithFew(calling: () => Promise<Answer>, more: number): Promise<Answer | null> {
  await mayOpen((await openNow()) + more);
  try {
    return await calling().catch(() => null);
  } finally {
    await mayOpen(PLENTY);
  }
}

/**
 * Gives an agent whose one connection the server has taken already: of the descriptors that are left it needs
 * none.
 */
async function takenIn(): Promise<Agent> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  await call(server.origin, { path: '/healthz', agent });
  return agent;
}

describe('a server that can open no more files and connections', () => {
  it.each([0, 1, 3])(
    'but %i lives on under every route, answers in order, and the route works again',
    async (more) => {
      const told: string[] = [];
      for (const route of routes) {
        const calling = await visitor.ready(route);
        const agent = await takenIn();
        // Its connections to the database would do without new descriptors.
        await endConnections(server.database);
        const answer = await callWithFew(() => calling(agent), more);
        agent.destroy();
        told.push(`${titleOf(route)}: ${toldOf(route, answer)}`);
        expect(isAlive(server)).toBe(true);
        await wellAgain({ server, visitor, route });
      }
      expect(told).toEqual(routes.map((route) => `${titleOf(route)}: in order`));
    },
  );

  it('never says that a video is gone because it could not be opened', async () => {
    const { key } = await seedAccount(server.database);
    const { video_url: url } = generated(await postText({ origin: server.origin, key }));
    const path = new URL(url).pathname;
    const statuses: (number | undefined)[] = [];
    for (const more of [1, 1, 1])
      statuses.push((await callWithFew(() => call(server.origin, { path }), more))?.status);
    expect(statuses.filter((status) => status !== 200 && status !== 500)).toEqual([]);
    expect((await call(server.origin, { path })).status).toBe(200);
  });

  it('answers again at once when it had none for a new connection', async () => {
    await callWithFew(() => call(server.origin, { path: '/healthz', timeoutMs: 2_000 }), 0);
    expect((await call(server.origin, { path: '/healthz' })).status).toBe(200);
    expect(isAlive(server)).toBe(true);
  });
});
