import { describe, expect, it } from '@jest/globals';
import { call, rowsOf, seedAccount, type TestServer, waitUntil } from '../../support/index.js';
import { LONG_CLIP, Stage } from '../stage.js';
import { untilAllFinished, untilBegun, untilRow, type VideoRow } from '../video-rows.js';

/**
 * Waits until the job that carried a dead worker's video may be taken again; whoever answers HTTP looks after
 * the queue too.
 */
async function untilOfferedAgain({ database }: Stage, videoId: string): Promise<void> {
  const statement = `
    SELECT 1 FROM pgboss.job JOIN videos ON videos.ticket = job.data ->> 'videoId' AND videos.line = job.name
    WHERE videos.id = $1 AND job.state = 'retry' AND job.start_after < now()`;
  await waitUntil(
    { what: `the job of ${videoId} to be offered again`, withinMs: 60_000 },
    async () => (await rowsOf(database, statement, [videoId])).length === 1,
  );
}

const cancel = ({ origin }: TestServer, key: string, id: string) =>
  call(origin, { method: 'DELETE', path: `/api/v1/videos/${id}`, key });

/** Every attempt of every video in the order in which they were begun. */
async function rememberClaims({ database }: Stage): Promise<() => Promise<string[]>> {
  const statements = [
    'CREATE TABLE claims (at timestamptz NOT NULL DEFAULT clock_timestamp(), id text NOT NULL, attempt integer NOT NULL)',
    `CREATE FUNCTION remember_claims() RETURNS trigger LANGUAGE plpgsql AS $$
     BEGIN
       INSERT INTO claims (id, attempt) VALUES (NEW.id, NEW.attempt);
       RETURN NULL;
     END $$`,
    'CREATE TRIGGER remember_claims AFTER UPDATE ON videos FOR EACH ROW WHEN (NEW.attempt > OLD.attempt) EXECUTE FUNCTION remember_claims()',
  ];
  for (const statement of statements) await rowsOf(database, statement);
  return async () =>
    (
      await rowsOf<{ claim: string }>(
        database,
        `SELECT id || ' ' || attempt AS claim FROM claims ORDER BY at`,
      )
    ).map(({ claim }) => claim);
}

const completed = (rows: readonly VideoRow[]): string[] =>
  rows.filter(({ status }) => status === 'completed').map(({ id }) => id);

describe('a video whose worker was killed', () => {
  it('is made next, before all who waited behind it, also when another video had brought its job', async () => {
    const stage = await Stage.open({ env: { WORKER_SLOTS: '1' } });
    const claims = await rememberClaims(stage);
    const http = await stage.start('http');
    const other = await seedAccount(stage.database);
    const given = await stage.admit(http);
    const lost = await stage.admit(http, { body: LONG_CLIP });
    const waiting = [
      await stage.admit(http, { account: other }),
      await stage.admit(http, { account: other }),
      await stage.admit(http),
    ];
    await cancel(http, stage.account.key, given);
    const first = await stage.start('worker');
    await untilBegun(stage.database, lost);
    first.kill('SIGKILL');
    await first.exited;
    await untilOfferedAgain(stage, lost);
    await stage.start('worker');
    expect(completed(await untilAllFinished(stage.database, 180_000))).toEqual([lost, ...waiting]);
    expect(await claims()).toEqual([`${lost} 1`, `${lost} 2`, ...waiting.map((id) => `${id} 1`)]);
  });

  it('is found by a worker that itself waits for what the dead one holds: nothing stands still', async () => {
    const stage = await Stage.open({ env: { WORKER_SLOTS: '1', ACCOUNT_AT_ONCE: '1' } });
    const http = await stage.start('http');
    const first = await stage.start('worker');
    const lost = await stage.admit(http, { body: LONG_CLIP });
    await untilBegun(stage.database, lost);
    const waiting = await stage.admit(http);
    const second = await stage.start('worker');
    await untilWaitsFor(stage);
    first.kill('SIGKILL');
    await untilRow(
      stage.database,
      { id: lost, what: 'in its second attempt', withinMs: 90_000 },
      ({ attempt }) => attempt === 2,
    );
    expect(completed(await untilAllFinished(stage.database, 180_000))).toEqual([lost, waiting]);
    await second.stop();
  });
});

/** Waits until a worker has taken a job and found that its account has as much in the making as it may. */
async function untilWaitsFor({ database }: Stage): Promise<void> {
  const statement = `SELECT 1 FROM pgboss.job WHERE name = 'generate-video' AND state = 'active' HAVING count(*) = 2`;
  await waitUntil(
    { what: 'both jobs to be taken', withinMs: 60_000 },
    async () => (await rowsOf(database, statement)).length === 1,
  );
}
