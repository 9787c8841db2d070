import { expect, it } from '@jest/globals';
import { holdLock } from '../faults/hold-lock.js';
import { newPerson } from '../dashboard/support/person.js';
import {
  call,
  errorOf,
  postText,
  rowsOf,
  seedAccount,
  SHORT_CLIP,
  startServer,
  VIDEO_STATUS,
  waitUntil,
} from '../support/index.js';

const MOST = 15;
/** With fewer, the calls did not ask for all that there is. */
const AT_WORK = 12;
const CALLS = 16;

const times = <Made>(make: () => Made): Made[] => Array.from({ length: CALLS }, make);

/** Every session of the database but the tests' own, which have no name. */
const SESSIONS = `
  SELECT count(*)::int AS sessions FROM pg_stat_activity
  WHERE datname = current_database() AND backend_type = 'client backend' AND application_name <> ''`;

/** What requests, sign-ins, readers and the queue come to: none of them goes on until its time is up. */
const STUCK =
  'LOCK TABLE accounts, sessions, videos, limiter_windows, pgboss.job, pgboss.queue IN ACCESS EXCLUSIVE MODE';

it('one process that does everything has at most fifteen connections, with more work than those can do', async () => {
  const server = await startServer();
  const { database, origin } = server;
  const { key } = await seedAccount(database);
  const person = await newPerson(origin);
  const lock = await holdLock(database, STUCK);
  const posts = times(() =>
    postText({ origin, key }, SHORT_CLIP, { headers: [['Prefer', 'respond-async']] }),
  );
  const reads = times(() => call(origin, { path: `${VIDEO_STATUS}?video_id=vid_none`, key }));
  const others = times(() => [person.ask({ path: '/dashboard/session' }), person.signIn()]);
  let most = 0;
  let gaveUp = false;
  const firstToGiveUp = Promise.all([Promise.race(posts), Promise.race(reads)]).finally(
    () => (gaveUp = true),
  );
  await waitUntil({ what: 'a call of each kind to give up' }, async () => {
    const [row] = await rowsOf<{ sessions: number }>(database, SESSIONS);
    most = Math.max(most, row?.sessions ?? 0);
    return gaveUp;
  });
  await lock.release();
  for (const answer of await firstToGiveUp) errorOf(answer, 'busy');
  await Promise.all([...posts, ...reads, ...others.flat()]);
  expect(most).toBeGreaterThanOrEqual(AT_WORK);
  expect(most).toBeLessThanOrEqual(MOST);
  await server.stop();
});
