import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { rowsOf, waitUntil } from '../../support/index.js';
import { ExternalPostgres } from '../external-postgres.js';
import { expectInvariants } from '../invariants.js';
import { openMigrated } from '../open-migrated.js';
import { expectRefusals } from '../refusals.js';
import { SeededChance } from '../seeded-chance.js';
import { LONG_CLIP, Stage, type StageServer } from '../stage.js';
import { tell } from '../tell.js';
import { untilAnyBegun, videoRows } from '../video-rows.js';

const BACK_WITHIN_MS = 30_000;

async function expectBack(stage: Stage, server: StageServer, what: string): Promise<void> {
  const overAtMs = performance.now();
  await waitUntil({ what: 'an admission', withinMs: BACK_WITHIN_MS, everyMs: 20 }, () =>
    stage.admit(server).catch(() => null),
  );
  tell(`${what}: a generation was admitted ${Math.round(performance.now() - overAtMs)} ms after its end`);
}

describe('PostgreSQL', () => {
  it('killed three times under load, at random moments, loses no acknowledged video', async () => {
    const chance = new SeededChance('Postgres killed again and again');
    const postgres = await ExternalPostgres.start();
    const stage = await openMigrated(postgres, { RATE_LIMIT: '1000', WORKER_SLOTS: '2' });
    const [http] = [await stage.start('http'), await stage.start('worker')];
    const until = { over: false };
    const load = Array.from({ length: 3 }, async () => {
      while (!until.over) await Promise.all([stage.admit(http).catch(() => null), sleep(500)]);
    });
    for (let round = 0; round < 3; round += 1) {
      await chance.moment(2_500);
      await postgres.kill();
      await sleep(chance.between(0, 2_000));
      await postgres.start();
      await expectBack(stage, http, 'Postgres killed under load');
    }
    until.over = true;
    await Promise.all(load);
    tell(`${stage.journal.acceptedVideos().size} videos were acknowledged`);
    await expectInvariants(stage, { finishWithinMs: 180_000 });
  });

  it('stopped for 20 s: every call is refused within 5 s, none is admitted, a running video is finished and settled', async () => {
    const postgres = await ExternalPostgres.start();
    const stage = await openMigrated(postgres);
    const server = await stage.start('all');
    const held = stage.post(server, { body: LONG_CLIP });
    await untilAnyBegun(stage.database);
    await postgres.stop();
    await expectRefusals(stage, server);
    await expectRefusals(stage, server);
    await postgres.start();
    await expectBack(stage, server, 'Postgres stopped for 20 s');
    expect((await held)?.status).toBe(200);
    const rows = await expectInvariants(stage);
    expect(rows).toHaveLength(2);
    expect(rows[0]).toMatchObject({ status: 'completed', attempt: 1 });
  });

  it('restarted, as in a failover, costs no held call its answer', async () => {
    const postgres = await ExternalPostgres.start();
    const stage = await openMigrated(postgres);
    const server = await stage.start('all');
    const held = [stage.post(server, { body: LONG_CLIP }), stage.post(server)];
    await waitUntil(
      { what: 'both admissions' },
      async () => (await videoRows(stage.database)).length === held.length,
    );
    await postgres.stop();
    await postgres.start();
    await expectBack(stage, server, 'Postgres restarted');
    expect((await Promise.all(held)).map((answer) => answer?.text)).toEqual([
      expect.stringContaining('video_url'),
      expect.stringContaining('video_url'),
    ]);
    await expectInvariants(stage);
  });
});

describe('connections to PostgreSQL', () => {
  const idle: pg.Client[] = [];

  afterEach(async () => {
    await Promise.all(idle.splice(0).map((client) => client.end().catch(() => undefined)));
  });

  it('ended all of them, each second for 15 s, end no process and lose no video', async () => {
    const stage = await Stage.open({ env: { RATE_LIMIT: '1000' } });
    const [http] = [await stage.start('http'), await stage.start('worker')];
    const endAll = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid() AND application_name LIKE 'clipwright%'`;
    const calls: Promise<unknown>[] = [];
    for (let second = 0; second < 15; second += 1) {
      calls.push(stage.post(http));
      await sleep(1_000);
      expect((await rowsOf(stage.database, endAll)).length).toBeGreaterThan(0);
    }
    await Promise.all(calls);
    // The server may not have noticed yet that the last of them were ended.
    await expectBack(stage, http, 'connections ended each second');
    expect(await stage.post(http)).toEqual(expect.objectContaining({ status: 200 }));
    expect(stage.servers.map(({ process }) => process.exitCode)).toEqual([null, null]);
    tell(
      `${stage.journal.answeredVideos().length} calls were answered while connections were ended each second`,
    );
    await expectInvariants(stage, { finishWithinMs: 120_000 });
  });

  it('used up by others: calls are answered with 500 within 5 s, and all is well once there is room again', async () => {
    const postgres = await ExternalPostgres.start({
      settings: { max_connections: '40', superuser_reserved_connections: '0', reserved_connections: '0' },
    });
    const stage = await openMigrated(postgres);
    const worker = await stage.start('worker');
    const http = await stage.start('http');
    await takeAll(stage.database.url, idle);
    await rowsOf(
      stage.database,
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name LIKE 'clipwright%'`,
    );
    await takeAll(stage.database.url, idle);
    await expectRefusals(stage, http);
    await Promise.all(idle.splice(0).map((client) => client.end()));
    await expectBack(stage, http, 'connection slots used up');
    expect(worker.process.exitCode).toBeNull();
    await expectInvariants(stage);
  });
});

/** Opens sessions until the server has no room for another. */
async function takeAll(url: string, idle: pg.Client[]): Promise<void> {
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    const connected = await client.connect().then(
      () => true,
      () => false,
    );
    if (!connected) return;
    idle.push(client);
  }
}

describe('conflicts between transactions', () => {
  it('are tried again, three times in all; then the answer is 500 and nothing is admitted', async () => {
    const stage = await Stage.open();
    const http = await stage.start('http');
    const admitted = (): Promise<boolean> =>
      stage.admit(http).then(
        () => true,
        () => false,
      );
    for (const statement of CONFLICT) await rowsOf(stage.database, statement);
    expect([await admitted(), await admitted()]).toEqual([true, true]);
    for (const statement of [EVERY_FOURTH, 'ALTER SEQUENCE commits RESTART'])
      await rowsOf(stage.database, statement);
    expect([await admitted(), await admitted(), await admitted(), await admitted()]).toEqual([
      false,
      true,
      false,
      true,
    ]);
    await rowsOf(stage.database, 'DROP TRIGGER conflict ON credit_entries');
    await stage.start('worker');
    expect(await expectInvariants(stage)).toHaveLength(4);
  });
});

/**
 * Lets only every so many-th commit of an admission through. A sequence counts those too that are rolled
 * back.
 */
const conflictUnless = (share: number): string =>
  `CREATE OR REPLACE FUNCTION conflict() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     IF nextval('commits') % ${share} <> 0 THEN RAISE EXCEPTION 'could not serialize access' USING ERRCODE = '40001'; END IF;
     RETURN NULL;
   END $$`;

const EVERY_FOURTH = conflictUnless(4);

const CONFLICT = [
  'CREATE SEQUENCE commits',
  conflictUnless(3),
  'CREATE CONSTRAINT TRIGGER conflict AFTER INSERT ON credit_entries DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION conflict()',
];
