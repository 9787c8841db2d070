import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { statusOf } from '../support/index.js';
import { expectInvariants } from './invariants.js';
import { SeededChance } from './seeded-chance.js';
import { Stage } from './stage.js';

const CLIENTS = 8;
const LEAVES_WITHIN_MS = 3_000;

describe('a client that goes away', () => {
  it('cancels nothing: its video is made once, counted once, and the status tells of it', async () => {
    const chance = new SeededChance('leaving clients');
    const stage = await Stage.open();
    const server = await stage.start('all');
    stage.journal.expectResets();
    const leave = async (): Promise<void> => {
      const controller = new AbortController();
      const call = stage.post(server, { signal: controller.signal });
      await sleep(chance.between(0, LEAVES_WITHIN_MS));
      controller.abort();
      await call;
    };
    await Promise.all(Array.from({ length: CLIENTS }, leave));
    const rows = await expectInvariants(stage);
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.map(({ status, attempt }) => [status, attempt])).toEqual(rows.map(() => ['completed', 1]));
    const caller = { origin: server.origin, key: stage.account.key };
    for (const { id } of rows) expect((await statusOf(caller, id)).status).toBe('completed');
  });
});
