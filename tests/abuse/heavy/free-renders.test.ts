import { beforeAll, describe, expect, it } from '@jest/globals';
import { newPerson, type Person } from '../../dashboard/support/person.js';
import {
  postText,
  rowsOf,
  seedAccount,
  type SeededAccount,
  SHORT_CLIP,
  startServer,
  type TestServer,
  waitUntil,
} from '../../support/index.js';
import { besideAttack } from '../support/beside-attack.js';

/** What is asked for, from the largest to what the plan Free makes. */
const WISHES = [
  { prompt: 'a storm over the sea', video_model: 'modelb3', resolution: '2k', duration: 15 },
  { prompt: 'a storm over the sea', resolution: '720p', duration: 5 },
];
/** What is looked at is what they may do at any moment of their day. */
const ENDLESS_DAY = '{"free": {"a_day": null}}';
/**
 * A call waits for a clip of Free that is being made, and for no other: at 720p and 5 s that is about ten
 * times its own second.
 */
const WORST_RATIO = 20;
const CALLS = 4;

let server: TestServer;
let freeloaders: Person[];
let payer: SeededAccount;

beforeAll(async () => {
  server = await startServer({ env: { WORKER_SLOTS: '1', RATE_LIMIT: '10000', PLANS_FILE: ENDLESS_DAY } });
  freeloaders = [await newPerson(server.origin), await newPerson(server.origin)];
  payer = await seedAccount(server.database);
});

const mayAsk = async (person: Person): Promise<boolean> =>
  (await person.tell<{ studio: { used: { at_once: number } } }>({ path: '/dashboard/overview' })).studio.used
    .at_once < 2;

/** Asks again as soon as one of theirs is done: how fast the server refuses is another test's affair. */
async function askOnAndOn(person: Person, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    for (const body of WISHES) await person.ask({ path: '/dashboard/videos', body });
    await waitUntil(
      { what: 'one of theirs to be done', everyMs: 200 },
      async () => signal.aborted || (await mayAsk(person)),
    );
  }
}

const inTheMaking = () =>
  rowsOf(server.database, `SELECT 1 AS one FROM videos WHERE status = 'processing' AND account_id <> $1`, [
    payer.accountId,
  ]);

describe('two Free accounts whose clips are never out of the making', () => {
  it('cost a customer who pays the clip under way, and never a time-out', async () => {
    const { alone, beside } = await besideAttack({
      customer: () => postText({ origin: server.origin, key: payer.key }, SHORT_CLIP),
      attack: async (signal) =>
        void (await Promise.all(freeloaders.map((person) => askOnAndOn(person, signal)))),
      atHeight: () =>
        waitUntil({ what: 'a clip of Free in the making' }, async () => (await inTheMaking()).length > 0),
      calls: CALLS,
    });
    expect([...alone.answers, ...beside.answers].map(({ status }) => status)).toEqual(
      Array.from({ length: 2 * CALLS }, () => 200),
    );
    expect(beside.p95Ms / alone.p95Ms).toBeLessThan(WORST_RATIO);
  });
});
