import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { call, errorOf, seedAccount, VIDEO_STATUS } from '../../support/index.js';
import { expectInvariants } from '../invariants.js';
import { SeededChance } from '../seeded-chance.js';
import { LONG_CLIP, Stage, type StageServer } from '../stage.js';
import { tell } from '../tell.js';
import { untilAnyBegun } from '../video-rows.js';

const ROUNDS = 3;

describe('SIGTERM', () => {
  it('to one of two replicas with 45 calls in flight answers them all within the grace time and breaks none', async () => {
    const chance = new SeededChance('SIGTERM to one of two');
    const stage = await Stage.open({ env: { SHUTDOWN_GRACE_SECONDS: '3', WORKER_SLOTS: '2' } });
    const replicas = [await stage.start('http'), await stage.start('http'), await stage.start('worker')];
    const accounts = [stage.account, await seedAccount(stage.database), await seedAccount(stage.database)];
    const calls = accounts.flatMap((account) =>
      Array.from({ length: 15 }, (_, index) => stage.post(replicas[index % 2]!, { account })),
    );
    await untilAnyBegun(stage.database);
    await chance.moment(2_000);
    replicas[0]!.kill('SIGTERM');
    const askedAtMs = performance.now();
    expect(await replicas[0]!.exited).toEqual({ code: 0, signal: null });
    tell(
      `a replica with calls in flight exited ${Math.round(performance.now() - askedAtMs)} ms after SIGTERM, 3 s of it grace`,
    );
    const answers = await Promise.all(calls);
    const late = answers.filter((answer) => answer?.status !== 200);
    for (const answer of late) errorOf(answer!, 'generation_timeout');
    expect(answers.filter((answer) => answer?.header('X-RateLimit-Remaining') === null)).toEqual([]);
    const rows = await expectInvariants(stage, { finishWithinMs: 180_000 });
    expect(rows).toHaveLength(45);
    expect(rows.every(({ status }) => status === 'completed')).toBe(true);
  });

  it('twice, and then SIGKILL, is a kill: the next start finishes what was accepted', async () => {
    const chance = new SeededChance('SIGTERM, SIGTERM, SIGKILL');
    const stage = await Stage.open();
    const server = await stage.start('all');
    stage.journal.expectResets();
    const calls = Array.from({ length: 4 }, () => stage.post(server, { body: LONG_CLIP }));
    await untilAnyBegun(stage.database);
    server.kill('SIGTERM');
    await chance.moment(500);
    server.kill('SIGTERM');
    await chance.moment(1_500);
    server.kill('SIGKILL');
    await Promise.all(calls);
    await stage.start('all');
    const rows = await expectInvariants(stage);
    expect(rows.map(({ status }) => status)).toEqual(rows.map(() => 'completed'));
  });
});

describe('a rolling restart under constant load', () => {
  it('fails no status read and loses no video', async () => {
    const stage = await Stage.open({ env: { SHUTDOWN_GRACE_SECONDS: '2' } });
    const replicas: StageServer[] = [await stage.start('http'), await stage.start('http')];
    await stage.start('worker');
    const id = await stage.admit(replicas[0]!);
    const reads = { over: false, made: 0, moved: 0, failed: [] as string[] };
    const readers = Array.from({ length: 3 }, async () => {
      while (!reads.over) await Promise.all([readByBalancer(stage, replicas, id, reads), sleep(150)]);
    });
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const index of [0, 1]) {
        const held = stage.post(replicas[index]!);
        replicas[index]!.kill('SIGTERM');
        expect(await replicas[index]!.exited).toEqual({ code: 0, signal: null });
        await held;
        replicas[index] = await stage.start('http');
      }
    }
    reads.over = true;
    await Promise.all(readers);
    tell(
      `${reads.made} status reads over ${ROUNDS * 2} restarts, ${reads.moved} of them sent on to the other replica`,
    );
    expect(reads.failed).toEqual([]);
    stage.journal.expectResets();
    await expectInvariants(stage);
  });
});

/** Reads a status as a balancer does: where no connection is to be had, from the other replica. */
async function readByBalancer(
  { account }: Stage,
  replicas: readonly StageServer[],
  id: string,
  reads: { made: number; moved: number; failed: string[] },
): Promise<void> {
  reads.made += 1;
  for (const { origin } of [...replicas].reverse()) {
    const answer = await call(origin, { path: `${VIDEO_STATUS}?video_id=${id}`, key: account.key }).catch(
      () => null,
    );
    if (answer?.status === 200) return;
    if (answer !== null) reads.failed.push(`${answer.status} ${answer.text}`);
    reads.moved += 1;
  }
  reads.failed.push('neither replica answered');
}
