import { describe, expect, it } from '@jest/globals';
import { type Answer, call, serverDatabase, startServer, waitUntil } from '../../support/index.js';
import { everyRoute, type Route, titleOf } from '../every-route.js';
import { ExternalPostgres } from '../external-postgres.js';
import { endConnections, tablesOf } from '../lost-database.js';
import { isAlive, loseUnder, toldOf, wellAgain } from '../lose-under.js';
import { openMigrated } from '../open-migrated.js';
import { SeededChance } from '../seeded-chance.js';
import { tell } from '../tell.js';
import { Visitor, WELCOME } from '../visitor.js';

const ROUNDS = 8;

describe('a server whose PostgreSQL is killed and started again', () => {
  it('under any route, one after the other, answers in order, lives on, and the route works again', async () => {
    const postgres = await ExternalPostgres.start();
    const stage = await openMigrated(postgres, WELCOME);
    const server = await stage.start('http');
    const visitor = await Visitor.at(server);
    const tables = await tablesOf(server.database);
    const cut: string[] = [];
    const killAndStart = async (): Promise<void> => {
      await postgres.kill();
      await postgres.start();
    };
    for (const route of await everyRoute(server.origin)) {
      if (await loseUnder({ server, visitor, route }, killAndStart, tables)) cut.push(titleOf(route));
    }
    tell(`PostgreSQL was killed in a statement of ${cut.length} routes`);
    expect(cut.length).toBeGreaterThan(0);
  }, 900_000);

  it(`at a random moment of all routes at once, ${ROUNDS} times, with a worker in the same process, answers all of them and lives on`, async () => {
    const chance = new SeededChance('PostgreSQL killed under every route at once');
    const postgres = await ExternalPostgres.start();
    const stage = await openMigrated(postgres, WELCOME);
    const server = await stage.start('all');
    const visitor = await Visitor.at(server);
    const routes = await everyRoute(server.origin);
    const wrong: string[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const calls = await waitUntil({ what: 'the calls' }, () => callsOf(visitor, routes).catch(() => null));
      const answers = calls.map(async (calling, index) =>
        toldOf(routes[index] as Route, await calling().catch(() => null)),
      );
      await chance.moment(400);
      await postgres.kill();
      await postgres.start();
      (await Promise.all(answers)).forEach(
        (told, index) =>
          told === 'in order' || wrong.push(`round ${round}, ${titleOf(routes[index] as Route)}: ${told}`),
      );
      expect(isAlive(server)).toBe(true);
      await waitUntil(
        { what: 'the server to be ready again' },
        async () => (await call(server.origin, { path: '/readyz' })).status === 200,
      );
    }
    expect(wrong).toEqual([]);
    for (const route of routes) await wellAgain({ server, visitor, route });
  }, 600_000);
});

describe('a server whose database connections are ended', () => {
  it('as any route uses any one table, at its first statement or a later one, answers in order and lives on', async () => {
    const server = await startServer({ role: 'http', database: await serverDatabase(), env: WELCOME });
    const visitor = await Visitor.at(server);
    const cut: string[] = [];
    const [routes, tables] = [await everyRoute(server.origin), await tablesOf(server.database)];
    const pairs = routes.flatMap((route) => tables.map((table) => ({ route, table })));
    for (const { route, table } of pairs) {
      if (await loseUnder({ server, visitor, route }, () => endConnections(server.database), [table]))
        cut.push(`${titleOf(route)} at ${table}`);
    }
    tell(`${cut.length} pairs of route and table were cut off: ${cut.join(', ')}`);
    expect(new Set(cut.map((pair) => pair.split(' at ')[0])).size).toBeLessThan(cut.length);
  }, 1_200_000);
});

/** The calls of all routes, ready to go together. */
async function callsOf(visitor: Visitor, routes: readonly Route[]): Promise<(() => Promise<Answer>)[]> {
  const calls: (() => Promise<Answer>)[] = [];
  for (const route of routes) calls.push(await visitor.ready(route));
  return calls;
}
