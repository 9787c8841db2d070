import { beforeAll, describe, expect, it } from '@jest/globals';
import type { TestDatabase } from '@clipwright/testing';
import { expectInvariants } from '../../faults/invariants.js';
import { openMigrated } from '../../faults/open-migrated.js';
import { type Stage, type StageServer } from '../../faults/stage.js';
import { StallingProxy } from '../../faults/stalling-proxy.js';
import { tell } from '../../faults/tell.js';
import { startServer, waitUntil } from '../../support/index.js';
import { DebianPostgres } from './debian-postgres.js';
import { startPgBouncer } from './pgbouncer.js';

const BACK_WITHIN_MS = 20_000;
const MANY = { RATE_LIMIT: '1000' };
const PASSED_ON = 'statement_timeout,lock_timeout,idle_in_transaction_session_timeout';

const databaseAt = (port: number): TestDatabase => ({
  name: 'outside',
  url: DebianPostgres.urlAt(port),
  drop: () => Promise.resolve(),
});

describe('a standby that takes over', () => {
  let primary: DebianPostgres;
  let standby: DebianPostgres;
  let address: StallingProxy;
  let stage: Stage;
  let http: StageServer;

  beforeAll(async () => {
    primary = await DebianPostgres.start();
    address = await StallingProxy.before({ path: primary.socket });
    stage = await openMigrated({ database: databaseAt(address.port) }, MANY);
    standby = await primary.standby();
    [http] = [await stage.start('http'), await stage.start('worker'), await stage.start('worker')];
  });

  it('has every video that was accepted, its place and its credits, and new ones are admitted within 20 s', async () => {
    for (let n = 0; n < 6; n += 1) await stage.admit(http);
    const held = [stage.post(http), stage.post(http)];
    await primary.kill();
    const lostAtMs = performance.now();
    address.moveTo({ path: standby.socket });
    await standby.promote();
    await waitUntil({ what: 'an admission', withinMs: BACK_WITHIN_MS, everyMs: 50 }, () =>
      stage.admit(http).catch(() => null),
    );
    tell(
      `after a failover a generation was admitted ${Math.round(performance.now() - lostAtMs)} ms after the loss`,
    );
    await Promise.all(held);
    expect(stage.servers.map(({ process }) => process.exitCode)).toEqual([null, null, null]);
    const rows = await expectInvariants(stage, { finishWithinMs: 120_000 });
    expect(rows.filter(({ status }) => status === 'completed').length).toBeGreaterThanOrEqual(7);
  });
});

describe('PgBouncer before PostgreSQL', () => {
  let postgres: DebianPostgres;

  const through = async (settings: Parameters<typeof startPgBouncer>[1]): Promise<TestDatabase> => {
    const socket = await startPgBouncer(postgres, settings);
    return databaseAt((await StallingProxy.before({ path: socket })).port);
  };
  const failsToStart = async (settings: Parameters<typeof startPgBouncer>[1]): Promise<string> =>
    await startServer({ database: await through(settings) }).then(
      () => 'It started.',
      (error: unknown) => String(error),
    );

  beforeAll(async () => {
    postgres = await DebianPostgres.start();
  });

  it('is refused where it refuses what Clipwright sets, with what to write into its configuration', async () => {
    expect(await failsToStart({ pool_mode: 'session' })).toContain(
      `say pool_mode = session and ignore_startup_parameters = ${PASSED_ON}.`,
    );
  });

  it('is refused where it passes no limit on, with the statement that gives it to the role', async () => {
    const said = await failsToStart({ pool_mode: 'session', ignore_startup_parameters: PASSED_ON });
    const [statement = ''] = /ALTER ROLE [^;]+;/.exec(said) ?? [];
    expect(statement).toBe(`ALTER ROLE "clipwright" SET idle_in_transaction_session_timeout = '10s';`);
    await postgres.ask(statement);
  });

  it('works in session mode, once both are done: a held call is answered with its video', async () => {
    const database = await through({ pool_mode: 'session', ignore_startup_parameters: PASSED_ON });
    const stage = await openMigrated({ database }, MANY);
    const server = await stage.start('all');
    expect(await stage.post(server)).toEqual(expect.objectContaining({ status: 200 }));
    await expectInvariants(stage);
  });

  it('is refused in transaction mode, where notifications are lost', async () => {
    const said = await failsToStart({ pool_mode: 'transaction', ignore_startup_parameters: PASSED_ON });
    expect(said).toContain('that lends connections out by the transaction');
  });
});
