import { beforeAll, expect, it } from '@jest/globals';
import {
  call,
  givePlan,
  putKey,
  rowsOf,
  seedManyVideos,
  startServer,
  type TestServer,
  unusedKey,
} from '../support/index.js';
import { accountIdOf } from './support/operator.js';
import { newPerson, type Person } from './support/person.js';

const VIDEOS = 200_000;
/** Videos that a page looks at. */
const A_PAGE = 5_000;
const WALRUS = 'a Walrus, the first that was ever made';
const MINUTE_MS = 60_000;

interface Page {
  readonly videos: readonly {
    readonly video_id: string;
    readonly prompt: string;
    readonly created_at: string;
  }[];
  readonly next_cursor: string | null;
  readonly looked_back_to: string | null;
}

let server: TestServer;
let person: Person;
let accountId: string;

beforeAll(async () => {
  server = await startServer();
  person = await newPerson(server.origin);
  accountId = await accountIdOf(server.database, person.email);
  await seedManyVideos(server.database, { accountId }, { videos: VIDEOS, oldest: WALRUS });
});

async function pagesOf(query: string): Promise<Page[]> {
  const pages: Page[] = [];
  for (let cursor: string | null = ''; cursor !== null; cursor = pages.at(-1)?.next_cursor ?? null)
    pages.push(
      await person.tell<Page>({
        path: `/dashboard/videos?limit=60&${query}${cursor === '' ? '' : `&cursor=${cursor}`}`,
      }),
    );
  return pages;
}

it('a search goes through 200,000 videos in pages of so many each, says how far back it is, and finds the oldest', async () => {
  const pages = await pagesOf('words=walrus%20FIRST');
  expect(pages.flatMap(({ videos }) => videos.map(({ prompt }) => prompt))).toEqual([WALRUS]);
  const reached = pages.map(({ looked_back_to: moment }) => (moment === null ? null : Date.parse(moment)));
  expect(reached.at(-1)).toBeNull();
  const steps = reached.slice(1, -1).map((moment, at) => Number(reached[at]) - Number(moment));
  expect(steps).toEqual(steps.map(() => A_PAGE * MINUTE_MS));
});

it.each(['words=nothing', 'mode=image', 'ratio=9:16&status=expired', 'model=modelb3&words=lighthouse'])(
  'a search for what no video is, %s, ends with nothing',
  async (query) => {
    const pages = await pagesOf(query);
    expect(pages.flatMap(({ videos }) => videos)).toEqual([]);
    expect(pages.length).toBeGreaterThan(1);
  },
);

it('a search that many videos meet has whole pages, one after the other, and says nothing of how far back it looked', async () => {
  const first = await person.tell<Page>({ path: '/dashboard/videos?limit=60&words=number%201' });
  const next = await person.tell<Page>({
    path: `/dashboard/videos?limit=60&words=number%201&cursor=${first.next_cursor}`,
  });
  const shown = [...first.videos, ...next.videos];
  expect(new Set(shown.map(({ video_id: id }) => id)).size).toBe(120);
  expect(shown.map(({ created_at: at }) => at)).toEqual(
    shown
      .map(({ created_at: at }) => at)
      .toSorted()
      .toReversed(),
  );
  expect([first.looked_back_to, next.looked_back_to]).toEqual([null, null]);
});

it('a search passes what is in the trash', async () => {
  await rowsOf(server.database, `UPDATE videos SET trashed_at = now() WHERE prompt = $1`, [WALRUS]);
  expect((await pagesOf('words=walrus')).flatMap(({ videos }) => videos)).toEqual([]);
  await rowsOf(server.database, `UPDATE videos SET trashed_at = NULL WHERE prompt = $1`, [WALRUS]);
});

it("the API's own list has whole pages as before", async () => {
  const key = unusedKey();
  await givePlan(server.database, accountId, 'api');
  await putKey(server.database, accountId, key);
  const answer = await call(server.origin, { path: '/api/v1/videos?limit=100&mode=text', key });
  const page = answer.json as Page;
  expect(Object.keys(page).toSorted()).toEqual(['next_cursor', 'success', 'videos']);
  expect(page.videos).toHaveLength(100);
});
