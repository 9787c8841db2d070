import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { atIdlePace } from '@clipwright/testing';
import { createFetchTurns } from './fetch-turns.js';

const { signal } = new AbortController();
const never = (aborted: AbortSignal): Promise<never> => sleep(60_000, undefined as never, { signal: aborted, ref: false });

describe('the fetches of one owner', () => {
  it('are under way a few at a time, and each gets its turn', async () => {
    const turns = createFetchTurns({ atOnce: 3, totalMs: 10_000 });
    let underWay = 0;
    let most = 0;
    const fetch = async (): Promise<string> => {
      most = Math.max(most, (underWay += 1));
      await sleep(5);
      underWay -= 1;
      return 'fetched';
    };
    const all = await Promise.all(Array.from({ length: 20 }, () => turns.run({ owner: 'a', signal }, fetch)));
    expect(all).toEqual(Array.from({ length: 20 }, () => 'fetched'));
    expect(most).toBe(3);
  });

  it('do not hold up those of another', async () => {
    const turns = createFetchTurns({ atOnce: 1, totalMs: 500 });
    const stuck = turns.run({ owner: 'a', signal }, never);
    expect(await turns.run({ owner: 'b', signal }, () => Promise.resolve('fetched'))).toBe('fetched');
    expect(await stuck).toMatchObject({ ok: false, reason: 'timed_out' });
  });

  it('wait no longer than one fetch may take, and then are refused like one', async () => {
    const turns = createFetchTurns({ atOnce: 1, totalMs: 200 });
    const { result: both, elapsedMs } = await atIdlePace(() => Promise.all([turns.run({ owner: 'a', signal }, never), turns.run({ owner: 'a', signal }, never)]));
    expect(both).toEqual([expect.objectContaining({ reason: 'timed_out' }), expect.objectContaining({ reason: 'timed_out' })]);
    expect(elapsedMs).toBeLessThan(1000);
    expect(await turns.run({ owner: 'a', signal }, () => Promise.resolve('fetched'))).toBe('fetched');
  });

  it('give the turn back when one fails, and tell its own error and that of a shutdown', async () => {
    const turns = createFetchTurns({ atOnce: 1, totalMs: 10_000 });
    await expect(turns.run({ owner: 'a', signal }, () => Promise.reject(new Error('the disk is full')))).rejects.toThrow('the disk is full');
    const closing = new AbortController();
    const stuck = turns.run({ owner: 'a', signal: closing.signal }, async (aborted) => {
      await never(aborted).catch(() => undefined);
      throw aborted.reason;
    });
    closing.abort(new Error('the server is shutting down'));
    await expect(stuck).rejects.toThrow('the server is shutting down');
  });
});
