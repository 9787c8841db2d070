import { describe, expect, it } from '@jest/globals';
import { call, serverDatabase, startServer } from '../support/index.js';
import { endConnections, tablesOf } from './lost-database.js';
import { loseUnder } from './lose-under.js';
import { tell } from './tell.js';
import { everyRoute, titleOf } from './every-route.js';
import { Visitor, WELCOME } from './visitor.js';

const USE_THE_DATABASE = [
  'GET /dashboard/session',
  'GET /dashboard/overview',
  'GET /dashboard/videos',
  'POST /dashboard/sign-in',
  'POST /api/v1/text-to-video',
  'GET /api/v1/videos',
];

describe('a server whose database connections are ended', () => {
  it('in the middle of any route answers in order, lives on, and the route works again', async () => {
    const server = await startServer({ role: 'http', database: await serverDatabase(), env: WELCOME });
    const visitor = await Visitor.at(server);
    const [tables, cut] = [await tablesOf(server.database), [] as string[]];
    for (const route of await everyRoute(server.origin)) {
      const wasCut = await loseUnder(
        { server, visitor, route },
        () => endConnections(server.database),
        tables,
      );
      if (wasCut) cut.push(titleOf(route));
    }
    tell(`${cut.length} routes were cut off in a statement: ${cut.join(', ')}`);
    expect(cut).toEqual(expect.arrayContaining(USE_THE_DATABASE));
    expect((await call(server.origin, { path: '/healthz' })).status).toBe(200);
  });
});
