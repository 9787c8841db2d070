import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { seedAccount } from '../../support/index.js';
import { expectInvariants } from '../invariants.js';
import { SeededChance } from '../seeded-chance.js';
import { LONG_CLIP, SHORT_CLIP, Stage, type StageServer } from '../stage.js';
import { tell } from '../tell.js';

const ROUNDS = 6;

describe('API and worker processes killed at random, over and over, under load', () => {
  it('lose no accepted video, take credits once each, and let no key over its window', async () => {
    const chance = new SeededChance('random kills');
    const stage = await Stage.open();
    const accounts = [stage.account, await seedAccount(stage.database)];
    const http: StageServer[] = [await stage.start('http'), await stage.start('http')];
    const workers: StageServer[] = [await stage.start('worker'), await stage.start('worker')];
    stage.journal.expectResets();
    const state = { over: false };
    const client = async (index: number): Promise<void> => {
      while (!state.over) {
        const body = chance.next() < 0.3 ? LONG_CLIP : SHORT_CLIP;
        await Promise.all([
          stage.post(http[index % 2]!, { body, account: accounts[index % 2]! }),
          sleep(400),
        ]);
      }
    };
    const clients = Array.from({ length: 6 }, (_, index) => client(index));
    for (let round = 0; round < ROUNDS; round += 1) {
      await chance.moment(2_000);
      const [kind, role] = chance.next() < 0.5 ? ([http, 'http'] as const) : ([workers, 'worker'] as const);
      const which = chance.between(0, 1);
      kind[which]!.kill('SIGKILL');
      kind[which] = await stage.start(role);
    }
    state.over = true;
    await Promise.all(clients);
    const rows = await expectInvariants(stage, { finishWithinMs: 180_000, sample: 3 });
    const retaken = rows.filter(({ attempt }) => attempt > 1).length;
    tell(`${rows.length} videos were accepted over ${ROUNDS} kills, ${retaken} were taken over`);
    expect(rows.every(({ status }) => status === 'completed')).toBe(true);
  });
});
