import { beforeAll, describe, expect, it } from '@jest/globals';
import { ListVideosResponse } from '@clipwright/core/videos';
import type { Example, DescribedRoute } from '../../apps/api/src/features/api-docs/described-route.js';
import { ROUTES } from '../../apps/api/src/features/api-docs/described-routes.js';
import {
  type Answer,
  call,
  openApiOf,
  rowsOf,
  seedAccount,
  type SeededAccount,
  startServer,
  type TestServer,
  waitUntil,
} from '../support/index.js';

let server: TestServer;
let account: SeededAccount;

beforeAll(async () => {
  server = await startServer();
  account = await seedAccount(server.database);
});

/** What only a server knows stands in the examples as a placeholder. */
async function filledIn(text: string): Promise<string> {
  const page = ListVideosResponse.parse(
    (await call(server.origin, { path: '/api/v1/videos?limit=1', key: account.key })).json,
  );
  return text
    .replace('{video_id}', page.videos[0]?.video_id ?? '')
    .replace('{next_cursor}', page.next_cursor ?? '');
}

async function sendExample(route: DescribedRoute, example: Example): Promise<Answer> {
  const path = `${route.paths[0] ?? ''}${example.query === undefined ? '' : `?${example.query}`}`;
  return await call(server.origin, {
    method: route.method.toUpperCase(),
    path: await filledIn(path),
    key: account.key,
    headers: Object.entries(example.headers ?? {}),
    ...(example.body === undefined ? {} : { body: example.body }),
  });
}

const EXAMPLES = ROUTES.flatMap((route) =>
  route.examples.map((example): [string, string, { route: DescribedRoute; example: Example }] => [
    route.id,
    example.name,
    { route, example },
  ]),
);

/** The next example may delete what this one began. */
const untilNothingIsUnderWay = () =>
  waitUntil({ what: 'the videos to be finished' }, async () => {
    const open = await rowsOf(
      server.database,
      `SELECT 1 AS open FROM videos WHERE status IN ('queued', 'processing')`,
    );
    return open.length === 0;
  });

describe('the description at /openapi.json', () => {
  it.each(EXAMPLES)(
    'sends an example that works, with the headers that it promises: %s, %s',
    async (_id, _name, { route, example }) => {
      const answer = await sendExample(route, example);
      expect(answer.status).toBe(example.status);
      const promised =
        (await openApiOf(server.origin)).paths[route.paths[0] ?? '']?.[route.method]?.responses[
          String(answer.status)
        ]?.headers ?? {};
      const missing = Object.keys(promised).filter(
        (name) => name !== 'Idempotency-Replayed' && answer.header(name) === null,
      );
      expect(missing).toEqual([]);
      await untilNothingIsUnderWay();
    },
  );
});
